import { Button } from "@mantine/core";
import { EmptyState, ErrorState, LoadingRows, PersonAvatar, useToasts } from "@sentinel/kit";
import { IconBellOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useMomentText } from "../../../shared/Moment";
import type { Activity } from "../../../shared/api";
import { useShown } from "../../../shared/use-shown";
import { countOf } from "../../../shared/words";
import { useActivities, useReadActivities } from "../api/use-activities";
import classes from "./ActivityPage.module.css";

/** How many entries the page shows until the user asks for more. */
const PAGE_ENTRIES = 25;

const SAYS: Record<string, string> = {
  like: "likes your post",
  comment: "commented on your post",
  mention: "mentioned you in a comment",
  follow: "follows you",
};

/** Who did what that concerns the user; being looked at marks nothing as read. */
export function ActivityPage(): ReactNode {
  const query = useActivities();
  const toasts = useToasts();
  const { mutate } = useReadActivities();
  const [length, showMore] = useShown(PAGE_ENTRIES, PAGE_ENTRIES);
  if (query.isError) return <ErrorState error={query.error} title="The activity could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows label="Loading activity" />;
  const entries = query.data;
  const unread = entries.filter((entry) => !entry.is_read).length;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>Activity</h1>
        <span>
          {countOf(entries.length, "entry", "entries")}, {unread} new
        </span>
        {unread > 0 && (
          <Button variant="default" size="compact-md" onClick={() => mutate(undefined, { onError: toasts.failed })}>
            Mark all as read
          </Button>
        )}
      </header>
      {entries.length === 0 && <EmptyState icon={<IconBellOff size={46} stroke={1.3} />} title="Nothing has happened yet" />}
      <div className={classes.entries}>
        {entries.slice(0, length).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </div>
      {entries.length > length && (
        <button type="button" className={classes.more} onClick={showMore}>
          Show more ({entries.length - length} left)
        </button>
      )}
    </div>
  );
}

/** One entry: one link with one text. */
function Entry({ entry }: { entry: Activity }): ReactNode {
  const text = useMomentText();
  const says = SAYS[entry.kind] ?? entry.kind;
  const when = text(entry.at_s);
  const to = entry.post_id === null ? `/profile/${entry.actor.id}` : `/post/${entry.post_id}`;
  const name = `${entry.is_read ? "" : "New: "}${entry.actor.name} ${says}, ${when}`;
  return (
    <Link to={to} className={classes.entry} data-new={!entry.is_read || undefined} aria-label={name}>
      <PersonAvatar person={entry.actor} size={42} />
      <span className={classes.words}>
        <b>{entry.actor.name}</b> {says} <span className={classes.when}>{when}</span>
      </span>
      {entry.picture !== null && <img src={entry.picture.url} alt="" />}
    </Link>
  );
}
