import { useNowS, useSession } from "@sentinel/kit";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";

import type { MailSummary } from "../../../shared/api";
import { marksOf, partyOf, subjectOf } from "../../../shared/mail-text";
import type { MailActions } from "../../../shared/mail-actions";
import classes from "./MailRow.module.css";
import { RowActions } from "./RowActions";
import { RowFace } from "./RowFace";
import { RowMarks } from "./RowMarks";

export interface MailRowProps {
  mail: MailSummary;
  isOpen: boolean;
  isCurrent: boolean;
  isSelecting: boolean;
  isSelected: boolean;
  actions: Pick<MailActions, "moveTo" | "setRead" | "setStarred" | "setPinned">;
  onOpen: (mail: MailSummary) => void;
  onToggle: (id: string) => void;
}

/** One mail of the list: one option with everything in its name, so that it is read in one go. */
export function MailRow({ mail, isOpen, isCurrent, isSelecting, isSelected, actions, onOpen, onToggle }: MailRowProps): ReactNode {
  const [isHovered, setHovered] = useState(false);
  const { calendar } = useSession();
  const time = calendar.short(mail.sent_at_s, useNowS());
  const state = mail.is_draft ? ["Draft"] : mail.is_read ? [] : ["Unread"];
  const name = [...state, partyOf(mail), subjectOf(mail), mail.preview, time, ...marksOf(mail)].filter((part) => part !== "").join(", ");

  function onClick(event: MouseEvent): void {
    if (isSelecting || event.ctrlKey || event.metaKey) onToggle(mail.id);
    else onOpen(mail);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (event.key === " " || isSelecting) onToggle(mail.id);
    else onOpen(mail);
  }

  return (
    <div
      role="option"
      aria-label={name}
      aria-selected={isSelecting ? isSelected : isOpen}
      tabIndex={isCurrent ? 0 : -1}
      data-mail={mail.id}
      data-unread={!mail.is_read || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      className={classes.row}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <RowFace mail={mail} isBox={isSelecting || isHovered} isSelected={isSelected} onToggle={onToggle} />
      <div aria-hidden className={classes.lines}>
        <div className={classes.line}>
          <span className={classes.party}>{partyOf(mail)}</span>
          <RowMarks mail={mail} />
          <span className={classes.time}>{time}</span>
        </div>
        <div className={classes.line}>
          {mail.is_draft && <span className={classes.draft}>Draft</span>}
          <span className={classes.subject}>{subjectOf(mail)}</span>
          {mail.mentions_me && <span className={classes.mention}>@</span>}
          {mail.is_external && <span className={classes.external}>External</span>}
        </div>
        <div className={classes.preview}>{mail.preview}</div>
      </div>
      {isHovered && !isSelecting && <RowActions mail={mail} actions={actions} />}
    </div>
  );
}
