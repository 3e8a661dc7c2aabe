import { Button } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
import { IconAlertCircle, IconPaperclip, IconSend2, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Attachment } from "../../../shared/api";
import classes from "./Compose.module.css";

interface Props {
  attachments: Attachment[];
  /** Why the mail could not be saved or sent. */
  alert: string | null;
  status: string;
  onSend: () => void;
  onDiscard: () => void;
}

export function ComposeFoot({ attachments, alert, status, onSend, onDiscard }: Props): ReactNode {
  return (
    <footer className={classes.foot}>
      {attachments.length > 0 && (
        <ul aria-label="Attached files" className={classes.files}>
          {attachments.map(({ id, name }) => (
            <li key={id} className={classes.file}>
              <IconPaperclip size={14} aria-hidden /> {name}
            </li>
          ))}
        </ul>
      )}
      {alert !== null && (
        <p role="alert" className={classes.alert}>
          <IconAlertCircle size={16} aria-hidden /> {alert}
        </p>
      )}
      <div className={classes.buttons}>
        <Button rightSection={<IconSend2 size={17} aria-hidden />} onClick={onSend}>
          Send
        </Button>
        <span className={classes.status}>{status}</span>
        <IconButton label="Discard draft" onClick={onDiscard}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </div>
    </footer>
  );
}
