import { FileIcon, sizeText } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Attachment } from "../../../shared/api";
import { useFileAddress } from "../../../shared/file-address";
import classes from "./ReadingPane.module.css";

/** The files that came with the mail; each opens over the mailbox. */
export function Attachments({ attachments }: { attachments: Attachment[] }): ReactNode {
  const addressOf = useFileAddress();
  return (
    <section aria-label="Attachments" className={classes.attachments}>
      {attachments.map((file) => (
        <Link key={file.id} to={addressOf(file.id)} className={classes.attachment}>
          <FileIcon kind={file.kind} size={28} />
          <span className={classes.file}>
            <span className={classes.fileName}>{file.name}</span> <span className={classes.size}>{sizeText(file.size_bytes)}</span>
          </span>
        </Link>
      ))}
    </section>
  );
}
