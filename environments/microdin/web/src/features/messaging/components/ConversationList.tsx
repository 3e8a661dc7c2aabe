import { useSession, useToday } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { ConversationSummary } from "../../../shared/api";
import cards from "../../../shared/cards.module.css";
import { Loaded } from "../../../shared/Loaded";
import { Face } from "../../../shared/PersonLine";
import { useConversations } from "../api/use-messages";
import classes from "./Messaging.module.css";

/** With whom the user writes, the newest message first. */
export function ConversationList({ openId }: { openId: string | undefined }): ReactNode {
  return (
    <nav aria-label="Conversations" className={classes.side}>
      <div role="presentation" className={cards.head}>
        <h1 className={cards.title}>Messaging</h1>
      </div>
      <Loaded query={useConversations()} what="Your conversations">
        {(conversations) => conversations.map((one) => <Entry key={one.person.id} conversation={one} isOpen={one.person.id === openId} />)}
      </Loaded>
    </nav>
  );
}

/** One conversation: one link whose name says it all. */
function Entry({ conversation, isOpen }: { conversation: ConversationSummary; isOpen: boolean }): ReactNode {
  const { person, last, last_is_own: isOwn, last_at_s: atS, unread } = conversation;
  const { calendar } = useSession();
  const time = calendar.short(atS, useToday());
  const text = isOwn ? `You: ${last}` : last;
  const name = [person.name, time, text, ...(unread > 0 ? [`${unread} unread`] : [])].join(", ");
  return (
    <Link to={`/messaging/${person.id}`} aria-label={name} aria-current={isOpen ? "page" : undefined} className={classes.entry}>
      <Face person={person} size={44} />
      <span aria-hidden className={cards.grow}>
        <span className={classes.top}>
          <span className={cards.name}>{person.name}</span>
          <span className={cards.line}>{time}</span>
        </span>
        <span className={unread > 0 ? classes.unread : cards.line}>{text}</span>
      </span>
      {unread > 0 && (
        <span aria-hidden className={classes.badge}>
          {unread}
        </span>
      )}
    </Link>
  );
}
