import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconStack2 } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { More } from "../../../shared/More";
import { VideoGrid } from "../../../shared/VideoGrid";
import { useSubscriptions } from "../api/use-lists";
import classes from "./Home.module.css";

const PAGE_VIDEOS = 12;

/** The newest videos of the channels that the user has subscribed to. */
export function SubscriptionsPage(): ReactNode {
  const [length, setLength] = useState(PAGE_VIDEOS);
  const query = useSubscriptions(length);
  if (query.isError) return <ErrorState error={query.error} title="The videos could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading videos" />;
  const { videos, total } = query.data;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>Subscriptions</h1>
        <span>Newest first</span>
      </header>
      {videos.length === 0 && (
        <EmptyState icon={<IconStack2 size={46} stroke={1.3} />} title="Nothing from your subscriptions yet">
          Subscribe to channels to see their videos here.
        </EmptyState>
      )}
      <VideoGrid videos={videos} label="Subscriptions" />
      <More what="videos" left={total - videos.length} onMore={() => setLength(length + PAGE_VIDEOS)} />
    </div>
  );
}
