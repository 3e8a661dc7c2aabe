import { IconFile, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconFileZip, IconPhoto, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { FileInfo } from "./api";
import classes from "./files.module.css";

const ICONS: Record<string, TablerIcon> = {
  pdf: IconFileTypePdf,
  image: IconPhoto,
  sheet: IconFileSpreadsheet,
  text: IconFileText,
  archive: IconFileZip,
};

export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** A file as a card that opens it in a tab of its own. */
export function FileCard({ file }: { file: FileInfo }): ReactNode {
  const Icon = ICONS[file.kind] ?? IconFile;
  return (
    <a href={file.url} target="_blank" rel="noreferrer" className={classes.card} data-kind={file.kind}>
      <Icon size={26} stroke={1.5} aria-hidden />
      <span className={classes.texts}>
        <span className={classes.name}>{file.name}</span> <span className={classes.size}>{sizeOf(file.size_bytes)}</span>
      </span>
    </a>
  );
}

/** The files of a message: pictures are shown, everything has its card. */
export function Files({ files }: { files: FileInfo[] }): ReactNode {
  return (
    <div className={classes.files}>
      {files.map((file) => (
        <div key={file.id} className={classes.file}>
          {file.kind === "image" && <img src={file.url} alt="" decoding="sync" className={classes.picture} />}
          <FileCard file={file} />
        </div>
      ))}
    </div>
  );
}
