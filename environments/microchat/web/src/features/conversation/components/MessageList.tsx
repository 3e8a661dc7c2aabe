import { useSession, useToday } from "@sentinel/kit";
import { Fragment, type ReactNode, useLayoutEffect, useRef } from "react";

import type { Message } from "../../../shared/api";
import { labelsOf } from "../labels";
import classes from "./Conversation.module.css";
import { MessageCard } from "./MessageCard";

interface Props {
  label: string;
  messages: Message[];
  chatId: string;
  /** Whether messages have threads of their own. */
  canAnswer?: boolean;
}

/** How near the end still counts as being there, in pixels. */
const NEAR_PX = 60;

/** Messages with a line for each day and one before what is new; it stays at its end as long as the user is there. */
export function MessageList({ label, messages, chatId, canAnswer = false }: Props): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  });

  function onScroll(): void {
    const { current } = box;
    if (current !== null) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
  }

  const labels = labelsOf(messages, calendar, today);
  const firstUnread = messages.find((message) => !message.is_read)?.id;
  return (
    <div ref={box} role="log" aria-label={label} aria-live="off" className={classes.messages} onScroll={onScroll}>
      {messages.length === 0 && <p className={classes.none}>Nothing has been said here yet.</p>}
      {messages.map((message, place) => {
        const before = messages[place - 1];
        const isNewDay = before === undefined || calendar.day(before.sent_at_s) !== calendar.day(message.sent_at_s);
        const isSame = !isNewDay && before.sender.id === message.sender.id && message.sent_at_s - before.sent_at_s < 300;
        return (
          <Fragment key={message.id}>
            {isNewDay && <div className={classes.day}>{calendar.day(message.sent_at_s) === today ? "Today" : calendar.date(message.sent_at_s, today)}</div>}
            {message.id === firstUnread && <div className={classes.newLine}>New</div>}
            <MessageCard message={message} label={`${labels.get(message.id)}${canAnswer ? "" : ", in the thread"}`} chatId={chatId} isSame={isSame} canAnswer={canAnswer} />
          </Fragment>
        );
      })}
    </div>
  );
}
