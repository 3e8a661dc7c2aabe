import { IconBellOff, IconPinFilled } from "@tabler/icons-react";
import { useSession, useToday } from "@sentinel/kit";
import { type ReactNode, memo } from "react";
import { Link } from "react-router";

import type { ChatSummary } from "../../../shared/api";
import { ChatFace } from "../../../shared/ChatFace";
import { PRESENCE } from "../../../shared/presence";
import classes from "./ChatRow.module.css";

const KINDS = { direct: "direct chat", group: "group", meeting: "meeting chat", channel: "channel" } as const;

/** One chat of the list: one link whose text, seen and heard, is read in one go. Drawn anew only when it changes. */
export const ChatRow = memo(function ChatRow({ chat, isOpen }: { chat: ChatSummary; isOpen: boolean }): ReactNode {
  return (
    <Link to={`/chat/${chat.id}`} aria-current={isOpen ? "true" : undefined} data-chat={chat.id} data-unread={chat.unread > 0 || undefined} data-muted={chat.is_muted || undefined} className={classes.row}>
      <ChatFace chat={chat} />
      <span role="presentation" className={classes.name}>
        {chat.name}
        <span className="heard">, {KINDS[chat.kind]}{heardMarks(chat)},</span>
      </span>
      {chat.unread > 0 && (
        <span role="presentation" className={classes.badge}>
          {chat.unread}
          <span className="heard"> unread,</span>
        </span>
      )}
      <LastLine chat={chat} />
      <span role="presentation" className={classes.marks}>
        {chat.is_muted && <IconBellOff size={14} aria-hidden />}
        {chat.is_pinned && <IconPinFilled size={13} aria-hidden />}
      </span>
    </Link>
  );
});

function heardMarks(chat: ChatSummary): string {
  const presence = chat.presence === null ? "" : `, ${PRESENCE[chat.presence].toLowerCase()}`;
  return `${presence}${chat.is_muted ? ", muted" : ""}`;
}

function LastLine({ chat }: { chat: ChatSummary }): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const { last } = chat;
  if (last === null) return <span className={classes.last}>No messages yet</span>;
  const isOther = chat.kind === "direct" && last.sender !== "You";
  return (
    <>
      <span role="presentation" className={classes.last}>
        {!isOther && `${last.sender}: `}
        {last.preview}
        <span className="heard">,</span>
      </span>
      <span role="presentation" className={classes.time}>
        {calendar.short(last.at_s, today)}
      </span>
    </>
  );
}
