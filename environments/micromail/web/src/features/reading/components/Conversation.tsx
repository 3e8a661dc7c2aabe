import { PersonAvatar, useSession, useToday } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router";

import type { Mail } from "../../../shared/api";
import { withoutFile } from "../../../shared/file-address";
import { useThread } from "../api/use-thread";
import classes from "./Conversation.module.css";

/** The other mails of the conversation, each a link that opens it. */
export function Conversation({ mail }: { mail: Mail }): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const others = useThread(mail);
  const place = useLocation().pathname.split("/")[1];
  const search = withoutFile(useSearchParams()[0]);
  if (others.length === 0) return null;
  return (
    <section aria-label="Conversation" className={classes.conversation}>
      <h3 className={classes.title}>{others.length} more {others.length === 1 ? "mail" : "mails"} in this conversation</h3>
      {others.map(({ id, sender, preview, sent_at_s, is_read }) => (
        <Link key={id} to={{ pathname: `/${place}/${id}`, search }} className={classes.mail} data-unread={!is_read || undefined}>
          <PersonAvatar person={sender} size={26} />
          <span role="presentation" className={classes.sender}>
            {sender.name}
            <span className="heard">,</span>
          </span>
          <span role="presentation" className={classes.preview}>
            {preview}
            <span className="heard">,</span>
          </span>
          <span role="presentation" className={classes.time}>
            {calendar.short(sent_at_s, today)}
          </span>
        </Link>
      ))}
    </section>
  );
}
