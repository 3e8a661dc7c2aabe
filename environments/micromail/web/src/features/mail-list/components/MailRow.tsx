import { type KeyboardEvent, type MouseEvent, type ReactNode, memo, useState } from "react";

import type { MailSummary } from "../../../shared/api";
import type { MailActions } from "../../../shared/mail-actions";
import classes from "./MailRow.module.css";
import { RowActions } from "./RowActions";
import { RowFace } from "./RowFace";
import { RowMarks } from "./RowMarks";
import { RowText } from "./RowText";

export interface MailRowProps {
  mail: MailSummary;
  isFolderShown: boolean;
  isOpen: boolean;
  isCurrent: boolean;
  isSelecting: boolean;
  isSelected: boolean;
  actions: Pick<MailActions, "moveTo" | "setRead" | "setStarred" | "setPinned">;
  onOpen: (mail: MailSummary) => void;
  onToggle: (id: string) => void;
}

/**
 * One mail of the list: one option whose text, seen and heard, is read in one go.
 *
 * Drawn anew only when the mail or its state changes: a new arrival costs one row, not the whole list.
 */
export const MailRow = memo(function MailRow(props: MailRowProps): ReactNode {
  const { mail, isFolderShown, isOpen, isCurrent, isSelecting, isSelected, actions, onOpen, onToggle } = props;
  const [isHovered, setHovered] = useState(false);

  function onClick(event: MouseEvent): void {
    if (isSelecting || event.ctrlKey || event.metaKey) onToggle(mail.id);
    else onOpen(mail);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (event.key === " " || isSelecting) onToggle(mail.id);
    else onOpen(mail);
  }

  return (
    <div role="presentation" className={classes.slot} onMouseEnter={() => setHovered(true)} onMouseLeave={() => setHovered(false)}>
      <div
        role="option"
        aria-selected={isSelecting ? isSelected : isOpen}
        tabIndex={isCurrent ? 0 : -1}
        data-mail={mail.id}
        data-unread={!mail.is_read || undefined}
        data-open={isOpen || undefined}
        data-selected={isSelected || undefined}
        className={classes.row}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <RowFace mail={mail} isBox={isSelecting || isHovered} isSelected={isSelected} onToggle={onToggle} />
        <RowText mail={mail} isFolderShown={isFolderShown} />
        <RowMarks mail={mail} isFolderShown={isFolderShown} />
      </div>
      {isHovered && !isSelecting && <RowActions mail={mail} actions={actions} />}
    </div>
  );
});
