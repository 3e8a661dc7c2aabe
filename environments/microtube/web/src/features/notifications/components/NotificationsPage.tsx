import { Button } from "@mantine/core";
import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconBellOff } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { countOf } from "../../../shared/words";
import { useNotificationRequests, useNotifications } from "../api/use-notifications";
import { NotificationRow } from "./NotificationRow";
import classes from "./Notifications.module.css";

/** What the bell tells; being looked at marks nothing as read. */
export function NotificationsPage(): ReactNode {
  const query = useNotifications();
  const requests = useNotificationRequests();
  if (query.isError) return <ErrorState error={query.error} title="Your notifications could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={4} label="Loading your notifications" />;
  const unread = query.data.filter((notification) => !notification.is_read).length;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>Notifications</h1>
        <span>
          {countOf(query.data.length, "notification", "notifications")}, {unread} unread
        </span>
        {unread > 0 && (
          <Button variant="default" radius="xl" onClick={requests.readAll}>
            Mark all as read
          </Button>
        )}
      </header>
      {query.data.length === 0 && <EmptyState icon={<IconBellOff size={46} stroke={1.3} />} title="You have no notifications" />}
      <ul aria-label="Notifications" className={classes.list}>
        {query.data.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} requests={requests} />
        ))}
      </ul>
    </div>
  );
}
