import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Mail } from "../../../shared/api";
import type { ToolbarActions } from "./MailToolbar";
import classes from "./ReadingPane.module.css";

interface Props {
  mail: Mail;
  actions: ToolbarActions;
}

/** The answer buttons under the text, where the eye ends up. */
export function ReplyBar({ mail, actions }: Props): ReactNode {
  return (
    <div className={classes.replyBar}>
      <button type="button" aria-label={`Reply to ${mail.sender.name}`} className={classes.reply} onClick={() => actions.reply(mail)}>
        <IconArrowBackUp size={17} aria-hidden /> Reply
      </button>
      <button type="button" aria-label="Forward this mail" className={classes.reply} onClick={() => actions.forward(mail)}>
        <IconArrowForwardUp size={17} aria-hidden /> Forward
      </button>
    </div>
  );
}
