import { Button } from "@mantine/core";
import { ConfirmDialog, EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconClockHour4 } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { useMomentText } from "../../../shared/Moment";
import { VideoRows } from "../../../shared/VideoRows";
import { countOf } from "../../../shared/words";
import { useHistory, useHistoryRequests } from "../api/use-history";
import classes from "./HistoryPage.module.css";

/** What the user has watched for five seconds or more. */
export function HistoryPage(): ReactNode {
  const query = useHistory();
  const { remove, clear } = useHistoryRequests();
  const [isAsking, setAsking] = useState(false);
  const text = useMomentText();
  if (query.isError) return <ErrorState error={query.error} title="Your history could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading your history" />;
  const watched = new Map(query.data.map((entry) => [entry.video.id, entry.watched_at_s]));
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>History</h1>
        {query.data.length > 0 && (
          <Button variant="default" radius="xl" onClick={() => setAsking(true)}>
            Clear history
          </Button>
        )}
      </header>
      {query.data.length === 0 && (
        <EmptyState icon={<IconClockHour4 size={46} stroke={1.3} />} title="Your history is empty">
          Videos that you watch appear here.
        </EmptyState>
      )}
      <VideoRows
        videos={query.data.map((entry) => entry.video)}
        label="History"
        before={(video) => `Watched ${text(watched.get(video.id) ?? 0)}`}
        onRemove={remove}
        from="your history"
      />
      <ConfirmDialog isOpen={isAsking} title="Clear your history?" action="Clear" onConfirm={clear} onClose={() => setAsking(false)}>
        {countOf(query.data.length, "video goes", "videos go")} from the list.
      </ConfirmDialog>
    </div>
  );
}
