import { ApiError, EmptyState, ErrorState, IconButton, LoadingRows, PersonAvatar } from "@sentinel/kit";
import { IconBell, IconBellOff, IconMessageOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Moment } from "../../../shared/Moment";
import { TextLine } from "../../../shared/TextLine";
import type { Message } from "../../../shared/api";
import { useThread, useThreadRequests } from "../api/use-threads";
import classes from "./Messages.module.css";

export function ThreadView({ id }: { id: string }): ReactNode {
  const query = useThread(id);
  const requests = useThreadRequests(id);
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState icon={<IconMessageOff size={46} stroke={1.3} />} title="This conversation does not exist" />;
  }
  if (query.isError) return <ErrorState error={query.error} title="The conversation could not be loaded" onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows rows={3} label="Loading the conversation" />;
  const { name, members, messages, is_muted: isMuted } = query.data;
  const firstMember = members[0];
  const hasNew = messages.some((message) => !message.is_read);
  return (
    <>
      <header className={classes.head}>
        <PersonAvatar person={firstMember ?? { name }} size={40} />
        <h2>{members.length === 1 && firstMember !== undefined ? <Link to={`/profile/${firstMember.id}`}>{name}</Link> : name}</h2>
        {members.length > 1 && <span className={classes.members}>{members.map((member) => member.name).join(", ")}</span>}
        <IconButton label={isMuted ? "Unmute" : "Mute"} onClick={() => requests.setMuted(!isMuted)}>
          {isMuted ? <IconBellOff size={19} aria-hidden /> : <IconBell size={19} aria-hidden />}
        </IconButton>
      </header>
      <div className={classes.scroll}>
        <ol aria-label="Messages" className={classes.messages}>
          {messages.map((message) => (
            <Bubble key={message.id} message={message} isGroup={members.length > 1} />
          ))}
        </ol>
      </div>
      {hasNew && (
        <button type="button" className={classes.markRead} onClick={requests.markRead}>
          Mark as read
        </button>
      )}
      <div className={classes.write}>
        <TextLine label="Write a message" action="Send" onSend={requests.send} />
      </div>
    </>
  );
}

function Bubble({ message, isGroup }: { message: Message; isGroup: boolean }): ReactNode {
  const { sender, text, sent_at_s: sentAtS, is_read: isRead } = message;
  return (
    <li className={classes.bubble} data-own={sender.is_user || undefined}>
      <span className={isGroup && !sender.is_user ? classes.sender : "heard"}>{sender.is_user ? "You" : sender.name}: </span>
      <span className={classes.text}>{text}</span>
      <span className={classes.meta}>
        {!isRead && <b>New · </b>}
        <Moment atS={sentAtS} />
      </span>
    </li>
  );
}
