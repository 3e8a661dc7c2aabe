import { PersonAvatar, useSession, useToasts } from "@sentinel/kit";
import { IconAlertTriangleFilled, IconAt, IconMessageReply } from "@tabler/icons-react";
import { type ReactNode, memo, useState } from "react";
import { Link } from "react-router";

import { EMOJI, type Emoji, type Message } from "../../../shared/api";
import { Files } from "../../../shared/files";
import { RichText } from "../../../shared/RichText";
import { useMessageActions } from "../api/use-conversation";
import { EditBox } from "./EditBox";
import classes from "./MessageCard.module.css";
import { MessageMenu } from "./MessageMenu";

interface Props {
  message: Message;
  /** Tells it from the other messages of the list. */
  label: string;
  chatId: string;
  /** The same person has just written: face and name are not shown again. */
  isSame: boolean;
  canAnswer: boolean;
}

/** One message with its marks, files, reactions and thread. */
export const MessageCard = memo(function MessageCard({ message, label, chatId, isSame, canAnswer }: Props): ReactNode {
  const { calendar } = useSession();
  const [isEditing, setEditing] = useState(false);
  const { sender, is_own: isOwn } = message;
  return (
    <article aria-label={label} data-message={message.id} data-own={isOwn || undefined} data-same={isSame || undefined} data-me={message.mentions_me || undefined} data-urgent={message.is_urgent || undefined} className={classes.card}>
      {!isOwn && !isSame && <PersonAvatar person={sender} size={34} className={classes.face ?? ""} />}
      <div className={classes.main}>
        <p className={classes.head}>
          {!isSame && !isOwn && <span className={classes.sender}>{sender.name}</span>}
          <time dateTime={calendar.iso(message.sent_at_s)} className={classes.time}>
            {calendar.clock(message.sent_at_s)}
          </time>
          {message.is_edited && !message.is_deleted && <span className={classes.time}>edited</span>}
        </p>
        <div className={classes.bubble}>
          <Marks message={message} />
          {isEditing ? <EditBox message={message} onDone={() => setEditing(false)} /> : <Text message={message} />}
          {message.files.length > 0 && <Files files={message.files} />}
          {!message.is_deleted && !isEditing && <MessageMenu message={message} label={label} chatId={chatId} canAnswer={canAnswer} onEdit={() => setEditing(true)} />}
        </div>
        {message.reactions.length > 0 && <Reactions message={message} label={label} />}
        {message.thread !== null && canAnswer && <ThreadLink message={message} label={label} chatId={chatId} />}
      </div>
    </article>
  );
});

function Marks({ message }: { message: Message }): ReactNode {
  return (
    <>
      {message.is_urgent && (
        <p role="note" aria-label="Marked as urgent" className={classes.urgent}>
          <IconAlertTriangleFilled size={14} aria-hidden /> Urgent
        </p>
      )}
      {message.mentions_me && (
        <p role="note" aria-label="Mentions you" className={classes.mention}>
          <IconAt size={14} stroke={2.2} aria-hidden /> Mentions you
        </p>
      )}
    </>
  );
}

function Text({ message }: { message: Message }): ReactNode {
  if (message.body === "" && !message.is_deleted) return null;
  if (message.is_deleted) return <p className={classes.deleted}>This message was deleted.</p>;
  return <RichText text={message.body} mentions={message.mentions} />;
}

function Reactions({ message, label }: { message: Message; label: string }): ReactNode {
  const toasts = useToasts();
  const { react } = useMessageActions();
  return (
    <div className={classes.reactions}>
      {message.reactions.map(({ emoji, names, is_mine: isMine }) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={isMine}
          aria-label={`${emoji} ${names.length}, ${label}`}
          title={names.join(", ")}
          disabled={!EMOJI.includes(emoji as Emoji)}
          className={classes.reaction}
          onClick={() => react({ id: message.id, emoji: emoji as Emoji, on: !isMine }, { onError: toasts.failed })}
        >
          {emoji} <span>{names.length}</span>
        </button>
      ))}
    </div>
  );
}

function ThreadLink({ message, label, chatId }: { message: Message; label: string; chatId: string }): ReactNode {
  const { calendar } = useSession();
  if (message.thread === null) return null;
  const { count, unread, last_at_s: lastAtS } = message.thread;
  return (
    <Link to={`/chat/${chatId}/thread/${message.id}`} className={classes.thread}>
      <IconMessageReply size={16} aria-hidden /> {count === 1 ? "1 reply" : `${count} replies`}
      <span className="heard"> to {label},</span>
      {unread > 0 && <span className={classes.new}>{unread} new</span>}
      <span className={classes.time}>last {calendar.clock(lastAtS)}</span>
    </Link>
  );
}
