import { IconButton, PersonAvatar } from "@sentinel/kit";
import { IconMail, IconMailOpened, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useMomentText } from "../../../shared/Moment";
import type { Notification } from "../../../shared/api";
import type { useNotificationRequests } from "../api/use-notifications";
import classes from "./Notifications.module.css";

/** What somebody did, by kind, and whether the title of the video follows. */
const SAYS: Record<string, string> = {
  upload: "uploaded:",
  reply: "replied to your comment on:",
  comment: "commented on your video:",
  comment_like: "likes your comment on:",
  subscriber: "subscribed to your channel",
};

interface Props {
  notification: Notification;
  requests: ReturnType<typeof useNotificationRequests>;
}

/** One notification: one link with one text; opening it marks it as read. */
export function NotificationRow({ notification, requests }: Props): ReactNode {
  const text = useMomentText();
  const { id, actor, kind, video_id: videoId, video_title: title, thumb, is_read: isRead } = notification;
  const says = [SAYS[kind] ?? kind, ...(title === null ? [] : [title])].join(" ");
  const when = text(notification.at_s);
  return (
    <li className={classes.row} data-unread={!isRead || undefined}>
      <Link
        to={videoId === null ? `/channel/${actor.id}` : `/watch/${videoId}`}
        aria-label={`${isRead ? "" : "Unread: "}${actor.name} ${says}, ${when}`}
        onClick={() => {
          if (!isRead) requests.mark(id, true);
        }}
      >
        <PersonAvatar person={actor} size={46} />
        <span>
          <b>{actor.name}</b> {says}
          <small>{when}</small>
        </span>
        {thumb !== null && <img src={thumb.url} alt="" loading="lazy" />}
      </Link>
      <IconButton label={`Mark as ${isRead ? "unread" : "read"}: ${actor.name}, ${when}`} onClick={() => requests.mark(id, !isRead)}>
        {isRead ? <IconMail size={18} aria-hidden /> : <IconMailOpened size={18} aria-hidden />}
      </IconButton>
      <IconButton label={`Dismiss: ${actor.name}, ${when}`} onClick={() => requests.dismiss(id)}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
