import { IconArrowDown, IconAt, IconExclamationMark, IconPaperclip, IconPinFilled, IconStarFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { MailSummary } from "../../../shared/api";
import { folderLook } from "../../../shared/folders";
import classes from "./MailRow.module.css";

interface Props {
  mail: MailSummary;
  isFolderShown: boolean;
}

/** The small signs beside time and subject; the row's text says the same in words. */
export function RowMarks({ mail, isFolderShown }: Props): ReactNode {
  return (
    <>
      <span role="presentation" className={classes.marks}>
        {mail.importance === "high" && <IconExclamationMark size={15} stroke={2.6} className={classes.high} />}
        {mail.importance === "low" && <IconArrowDown size={15} className={classes.low} />}
        {mail.has_attachments && <IconPaperclip size={15} />}
        {mail.is_pinned && <IconPinFilled size={14} className={classes.pin} />}
        {mail.is_starred && <IconStarFilled size={14} className={classes.star} />}
      </span>
      <span role="presentation" className={classes.tags}>
        {mail.mentions_me && <IconAt size={17} className={classes.mention} />}
        {mail.is_external && <span role="presentation" className={classes.external} data-tag="External" />}
        {isFolderShown && <span role="presentation" className={classes.folder} data-tag={folderLook(mail.folder)?.name} />}
      </span>
    </>
  );
}
