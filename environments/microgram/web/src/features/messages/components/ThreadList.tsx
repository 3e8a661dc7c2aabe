import { ErrorState, LoadingRows, PersonAvatar } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useMomentText } from "../../../shared/Moment";
import type { ThreadCard } from "../../../shared/api";
import { useThreads } from "../api/use-threads";
import classes from "./Messages.module.css";

export function ThreadList({ openId }: { openId: string | null }): ReactNode {
  const query = useThreads();
  return (
    <section aria-label="Conversations" className={classes.list}>
      <h1>Messages</h1>
      {query.isPending && <LoadingRows label="Loading conversations" />}
      {query.isError && <ErrorState error={query.error} title="The conversations could not be loaded" onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p className={classes.none}>No conversations yet.</p>}
      {query.data?.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} isOpen={thread.id === openId} />
      ))}
    </section>
  );
}

/** One conversation: one link with one text. */
function ThreadRow({ thread, isOpen }: { thread: ThreadCard; isOpen: boolean }): ReactNode {
  const text = useMomentText();
  const { id, name, members, last_preview: preview, last_at_s: lastAtS, unread, is_muted: isMuted } = thread;
  const when = text(lastAtS);
  const marks = [unread > 0 ? `${unread} unread` : null, isMuted ? "muted" : null].filter((mark) => mark !== null);
  return (
    <Link
      to={`/messages/${id}`}
      className={classes.row}
      data-unread={unread > 0 || undefined}
      aria-current={isOpen || undefined}
      aria-label={[name, ...marks, preview, when].join(", ")}
    >
      <PersonAvatar person={members[0] ?? { name }} size={48} />
      <span className={classes.rowName}>{name}</span>
      <span className={classes.rowTime}>{when}</span>
      <span className={classes.rowText}>{preview}</span>
      {unread > 0 && <span className={classes.badge}>{unread}</span>}
      {isMuted && <span className={classes.muted}>muted</span>}
    </Link>
  );
}
