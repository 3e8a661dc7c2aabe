import { IconButton } from "@sentinel/kit";
import { IconArchive, IconMail, IconMailOpened, IconPin, IconPinnedOff, IconStar, IconStarFilled, IconTrash, type TablerIcon } from "@tabler/icons-react";
import type { MouseEvent, ReactNode } from "react";

import type { FolderId, MailSummary } from "../../../shared/api";
import { moveTargets } from "../../../shared/folders";
import { subjectOf } from "../../../shared/mail-text";
import type { MailRowProps } from "./MailRow";
import classes from "./MailRow.module.css";

interface QuickActionProps {
  label: string;
  mail: MailSummary;
  icon: TablerIcon;
  iconClass?: string | undefined;
  run: () => void;
}

/** A small button that acts without opening the row beneath it; its name says for which mail. */
function QuickAction({ label, mail, icon: Icon, iconClass, run }: QuickActionProps): ReactNode {
  function onClick(event: MouseEvent): void {
    event.stopPropagation();
    run();
  }
  return (
    <IconButton label={`${label} “${subjectOf(mail)}”`} title={label} tabIndex={-1} size={28} onClick={onClick}>
      <Icon size={17} className={iconClass} aria-hidden />
    </IconButton>
  );
}

/** Quick actions over the row under the mouse; the reading pane offers the same to everybody else. */
export function RowActions({ mail, actions }: Pick<MailRowProps, "mail" | "actions">): ReactNode {
  const canGo = (folder: FolderId) => moveTargets(mail).some(({ id }) => id === folder);
  const read = mail.is_read ? { label: "Mark unread", icon: IconMail } : { label: "Mark read", icon: IconMailOpened };
  const pin = mail.is_pinned ? { label: "Unpin", icon: IconPinnedOff } : { label: "Pin", icon: IconPin };
  const star = mail.is_starred ? { label: "Unstar", icon: IconStarFilled, iconClass: classes.star } : { label: "Star", icon: IconStar };
  return (
    <span className={classes.actions}>
      {!mail.is_draft && <QuickAction {...read} mail={mail} run={() => actions.setRead(mail, !mail.is_read)} />}
      {!mail.is_draft && <QuickAction {...pin} mail={mail} run={() => actions.setPinned(mail, !mail.is_pinned)} />}
      <QuickAction {...star} mail={mail} run={() => actions.setStarred(mail, !mail.is_starred)} />
      {canGo("archive") && <QuickAction label="Archive" icon={IconArchive} mail={mail} run={() => actions.moveTo(mail, "archive")} />}
      {canGo("deleted") && <QuickAction label="Delete" icon={IconTrash} mail={mail} run={() => actions.moveTo(mail, "deleted")} />}
    </span>
  );
}
