import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconBookmark } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { Tiles } from "../../../shared/Tiles";
import { useSaved } from "../api/use-profile";
import classes from "./Profile.module.css";

export function SavedPage(): ReactNode {
  const query = useSaved();
  if (query.isError) return <ErrorState error={query.error} title="What you saved could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Loading pictures" />;
  return (
    <div className={classes.page}>
      <h1 className={classes.pageTitle}>Saved</h1>
      {query.data.length > 0 ? (
        <Tiles tiles={query.data} label="Saved posts" />
      ) : (
        <EmptyState icon={<IconBookmark size={46} stroke={1.3} />} title="Nothing saved yet">
          Save a post to find it here again.
        </EmptyState>
      )}
    </div>
  );
}
