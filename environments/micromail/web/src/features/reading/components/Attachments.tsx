import { IconFile, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconFileZip, IconPhoto, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Attachment } from "../../../shared/api";
import classes from "./ReadingPane.module.css";

const ICONS: Record<string, TablerIcon> = {
  pdf: IconFileTypePdf,
  image: IconPhoto,
  sheet: IconFileSpreadsheet,
  text: IconFileText,
  archive: IconFileZip,
};

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** The files that came with the mail; each opens in a tab of its own. */
export function Attachments({ attachments }: { attachments: Attachment[] }): ReactNode {
  return (
    <section aria-label="Attachments" className={classes.attachments}>
      {attachments.map((file) => {
        const Icon = ICONS[file.kind] ?? IconFile;
        return (
          <a key={file.id} href={file.url} target="_blank" rel="noreferrer" className={classes.attachment} data-kind={file.kind}>
            <Icon size={28} stroke={1.5} aria-hidden />
            <span className={classes.file}>
              <span className={classes.fileName}>{file.name}</span> <span className={classes.size}>{sizeOf(file.size_bytes)}</span>
            </span>
          </a>
        );
      })}
    </section>
  );
}
