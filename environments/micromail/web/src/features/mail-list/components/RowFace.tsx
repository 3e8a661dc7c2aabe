import { PersonAvatar } from "@sentinel/kit";
import { IconCheck } from "@tabler/icons-react";
import type { MouseEvent, ReactNode } from "react";

import type { MailSummary } from "../../../shared/api";
import { partyOf } from "../../../shared/mail-text";
import classes from "./MailRow.module.css";

interface Props {
  mail: MailSummary;
  isBox: boolean;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

/** The sender's face, or under the mouse a box to choose the mail. Keyboard and screen reader choose by the space bar. */
export function RowFace({ mail, isBox, isSelected, onToggle }: Props): ReactNode {
  if (!isBox) {
    const isOwn = mail.folder === "sent" || mail.folder === "drafts";
    const person = isOwn ? { name: partyOf(mail).replace("To: ", ""), avatar_url: mail.receiver_avatar_url } : mail.sender;
    return <PersonAvatar person={person} size={36} className={classes.face ?? ""} />;
  }
  function onClick(event: MouseEvent): void {
    event.stopPropagation();
    onToggle(mail.id);
  }
  return (
    <span aria-hidden className={classes.boxArea} onClick={onClick}>
      <span className={classes.box} data-checked={isSelected || undefined}>
        {isSelected && <IconCheck size={14} stroke={3} />}
      </span>
    </span>
  );
}
