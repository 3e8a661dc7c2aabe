import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconThumbUp } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { VideoRows } from "../../../shared/VideoRows";
import { useLiked } from "../api/use-lists";
import classes from "./Home.module.css";

/** What the user likes. */
export function LikedPage(): ReactNode {
  const query = useLiked();
  if (query.isError) return <ErrorState error={query.error} title="Your liked videos could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading your liked videos" />;
  return (
    <div className={classes.narrow}>
      <header className={classes.head}>
        <h1>Liked videos</h1>
        <span>Only you see this list</span>
      </header>
      {query.data.length === 0 && (
        <EmptyState icon={<IconThumbUp size={46} stroke={1.3} />} title="No liked videos yet">
          Videos that you like appear here.
        </EmptyState>
      )}
      <VideoRows videos={query.data} label="Liked videos" />
    </div>
  );
}
