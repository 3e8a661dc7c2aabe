import { IconButton } from "@sentinel/kit";
import { IconMail, IconMailOpened } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { Moment } from "../../../shared/Moment";
import type { Alert } from "../../../shared/api";
import classes from "./Alerts.module.css";

const KINDS: Record<string, string> = {
  results: "New results",
  citations: "New citations",
  author: "Author",
  recommended: "Recommended",
};

/** One alert with its read state. */
export function AlertRow({ alert, onMark }: { alert: Alert; onMark: (read: boolean) => void }): ReactNode {
  const { topic, text, kind, is_read: isRead } = alert;
  return (
    <li className={classes.alert} data-unread={!isRead}>
      <div>
        <p className={classes.kind}>
          {!isRead && <span className={classes.unread}>Unread</span>} {KINDS[kind]} · <Moment atS={alert.received_at_s} />
        </p>
        <h2>{topic}</h2>
        <p>{text}</p>
      </div>
      <IconButton label={`Mark ${isRead ? "unread" : "read"}: ${topic}`} onClick={() => onMark(!isRead)}>
        {isRead ? <IconMailOpened size={18} aria-hidden /> : <IconMail size={18} aria-hidden />}
      </IconButton>
    </li>
  );
}
