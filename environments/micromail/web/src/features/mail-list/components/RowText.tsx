import { useSession, useToday } from "@sentinel/kit";
import type { ReactNode } from "react";

import type { MailSummary } from "../../../shared/api";
import { marksOf, partyOf, subjectOf } from "../../../shared/mail-text";
import classes from "./MailRow.module.css";

interface PartProps {
  className: string | undefined;
  /** What is heard after the text, between this part and the next. */
  end?: string;
  children: ReactNode;
}

/** A part of the row's one text: `presentation` keeps it from becoming an element of its own to a screen reader. */
function Part({ className, end = ",", children }: PartProps): ReactNode {
  return (
    <span role="presentation" className={className}>
      {children}
      <span className="heard">{end}</span>
    </span>
  );
}

/** Sender, subject, preview, time and marks, in the order in which they are read; the grid puts them in their places. */
export function RowText({ mail, isFolderShown }: { mail: MailSummary; isFolderShown: boolean }): ReactNode {
  const { calendar } = useSession();
  const time = calendar.short(mail.sent_at_s, useToday());
  const marks = marksOf(mail, isFolderShown);
  return (
    <>
      {!mail.is_read && <Part className="heard">Unread</Part>}
      <Part className={classes.party}>{partyOf(mail)}</Part>
      <Part className={classes.subject}>
        {mail.is_draft && <span className={classes.draft}>Draft </span>}
        {subjectOf(mail)}
      </Part>
      <Part className={classes.preview}>{mail.preview}</Part>
      <Part className={classes.time} end={marks.map((mark) => `, ${mark}`).join("")}>
        {time}
      </Part>
    </>
  );
}
