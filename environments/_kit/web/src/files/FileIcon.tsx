import { IconFile, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconFileZip, IconPhoto, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";

import classes from "./files.module.css";

const ICONS: Record<string, TablerIcon> = {
  pdf: IconFileTypePdf,
  image: IconPhoto,
  sheet: IconFileSpreadsheet,
  document: IconFileText,
  text: IconFileText,
  archive: IconFileZip,
};

/** The sign of a kind of file, in the kind's colour. */
export function FileIcon({ kind, size }: { kind: string; size: number }): ReactNode {
  const Icon = ICONS[kind] ?? IconFile;
  return <Icon size={size} stroke={1.5} aria-hidden className={classes.icon} data-kind={kind} />;
}
