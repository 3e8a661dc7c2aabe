import { IconButton } from "@sentinel/kit";
import { IconArchive, IconMail, IconMailOpened, IconPin, IconPinnedOff, IconStar, IconStarFilled, IconTrash } from "@tabler/icons-react";
import type { MouseEvent, ReactNode } from "react";

import type { MailRowProps } from "./MailRow";
import classes from "./MailRow.module.css";

/** A small button that acts without opening the row beneath it. */
function button(label: string, icon: ReactNode, run: () => void): ReactNode {
  function onClick(event: MouseEvent): void {
    event.stopPropagation();
    run();
  }
  return (
    <IconButton label={label} tabIndex={-1} size={28} onClick={onClick}>
      {icon}
    </IconButton>
  );
}

/** Quick actions over the row under the mouse; the reading pane offers the same to everybody else. */
export function RowActions({ mail, actions }: Pick<MailRowProps, "mail" | "actions">): ReactNode {
  return (
    <span className={classes.actions}>
      {!mail.is_draft && (
        <>
          {mail.is_read
            ? button("Mark unread", <IconMail size={17} aria-hidden />, () => actions.setRead(mail, false))
            : button("Mark read", <IconMailOpened size={17} aria-hidden />, () => actions.setRead(mail, true))}
          {button(
            mail.is_pinned ? "Unpin" : "Pin",
            mail.is_pinned ? <IconPinnedOff size={17} aria-hidden /> : <IconPin size={17} aria-hidden />,
            () => actions.setPinned(mail, !mail.is_pinned),
          )}
        </>
      )}
      {button(
        mail.is_starred ? "Unstar" : "Star",
        mail.is_starred ? <IconStarFilled size={17} className={classes.star} aria-hidden /> : <IconStar size={17} aria-hidden />,
        () => actions.setStarred(mail, !mail.is_starred),
      )}
      {mail.folder !== "archive" && !mail.is_draft && button("Archive", <IconArchive size={17} aria-hidden />, () => actions.moveTo(mail, "archive"))}
      {mail.folder !== "deleted" && button("Delete", <IconTrash size={17} aria-hidden />, () => actions.moveTo(mail, "deleted"))}
    </span>
  );
}
