import { Button } from "@mantine/core";
import { EmptyState, ErrorState, LoadingRows, PersonAvatar, useSession, useToasts, useToday } from "@sentinel/kit";
import { IconAlarm, IconBell } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Notice } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { useTodayText } from "../../../shared/use-now";
import { useNotices, useReadNotice, useReadNotices } from "../api/use-notices";
import classes from "./Notices.module.css";
import { pathOf, sentenceOf } from "./sentences";

/** What others did, and reminders, newest first. Looking at them marks nothing as read. */
export function NoticesPage(): ReactNode {
  const query = useNotices();
  const { failed } = useToasts();
  const { mutate: readAll } = useReadNotices();
  const hasNew = (query.data ?? []).some((notice) => !notice.is_read);
  return (
    <div className={shared.page}>
      <div className={shared.narrow}>
        <div className={classes.head}>
          <h1 className={shared.pageTitle}>Notices</h1>
          {hasNew && (
            <Button variant="default" size="xs" onClick={() => readAll(undefined, { onError: failed })}>
              Mark all as read
            </Button>
          )}
        </div>
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && <LoadingRows label="Loading notices" />}
        {query.data?.length === 0 && (
          <EmptyState icon={<IconBell size={44} stroke={1.3} />} title="No notices">
            Invitations, changes by others and reminders appear here.
          </EmptyState>
        )}
        <ul aria-label="Notices" className={classes.list}>
          {query.data?.map((notice) => (
            <Row key={notice.id} notice={notice} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Row({ notice }: { notice: Notice }): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const todayText = useTodayText();
  const { failed } = useToasts();
  const { mutate: read } = useReadNotice();
  const path = pathOf(notice);
  const said = (
    <>
      {notice.is_read ? "" : <span className="heard">New: </span>}
      {sentenceOf(notice, todayText)}
      <time className={classes.time}> {calendar.short(notice.at_s, today)}</time>
    </>
  );
  return (
    <li className={classes.row} data-new={!notice.is_read}>
      {notice.actor === null ? <IconAlarm size={32} stroke={1.4} aria-hidden /> : <PersonAvatar person={notice.actor} size={34} />}
      {path === null ? <span className={classes.text}>{said}</span> : <Link to={path} className={classes.text}>{said}</Link>}
      {!notice.is_read && (
        <Button variant="subtle" size="compact-xs" aria-label={`Mark as read: ${notice.title}`} onClick={() => read(notice.id, { onError: failed })}>
          Mark as read
        </Button>
      )}
    </li>
  );
}
