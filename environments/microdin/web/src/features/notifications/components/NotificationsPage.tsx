import { Button } from "@mantine/core";
import { IconButton, useSession, useToasts, useToday } from "@sentinel/kit";
import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import type { Notification } from "../../../shared/api";
import cards from "../../../shared/cards.module.css";
import { Loaded } from "../../../shared/Loaded";
import { Face } from "../../../shared/PersonLine";
import { When } from "../../../shared/When";
import { useNotifications, useRead, useReadAll } from "../api/use-notifications";

const PAGE_NOTIFICATIONS = 25;

/** What is behind the bell, the newest first; looking at it marks nothing as read. */
export function NotificationsPage(): ReactNode {
  const toasts = useToasts();
  const [length, setLength] = useState(PAGE_NOTIFICATIONS);
  const { mutate: readAll } = useReadAll();
  return (
    <Loaded query={useNotifications()} what="Your notifications">
      {({ notifications, unread }) => (
        <section aria-label="Notifications" className={cards.card}>
          <div role="presentation" className={cards.head}>
            <h1 className={cards.title}>Notifications</h1>
            <span className={cards.count}>{unread} unread</span>
            <span className={cards.spacer} />
            <Button variant="subtle" disabled={unread === 0} onClick={() => readAll(null, { onError: toasts.failed })}>
              Mark all as read
            </Button>
          </div>
          <ul className={cards.list} aria-label="Notifications, the newest first">
            {notifications.slice(0, length).map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </ul>
          {notifications.length > length && (
            <button type="button" className={cards.more} onClick={() => setLength(length + PAGE_NOTIFICATIONS)}>
              Show older notifications ({notifications.length - length} left)
            </button>
          )}
        </section>
      )}
    </Loaded>
  );
}

function NotificationRow({ notification }: { notification: Notification }): ReactNode {
  const { id, actor, body, path, happened_at_s: atS, is_read: isRead } = notification;
  const toasts = useToasts();
  const { mutate } = useRead();
  const { calendar } = useSession();
  const when = calendar.short(atS, useToday());
  const read = () => {
    if (!isRead) mutate(id, { onError: toasts.failed });
  };
  return (
    <li className={cards.row} data-new={!isRead || undefined}>
      <Face person={actor} size={46} />
      <Link to={path} className={cards.grow} onClick={read}>
        {!isRead && <span className="heard">Unread, </span>}
        <b role="presentation">{actor.name}</b> {body}
        <span className="heard">, </span>
        <span role="presentation" className={cards.line} style={{ display: "block" }}>
          <When atS={atS} />
        </span>
      </Link>
      {!isRead && (
        <IconButton label={`Mark as read: ${actor.name}, ${when}`} size={32} onClick={read}>
          <IconCheck size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
