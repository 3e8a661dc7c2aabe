/** A file that can be looked at in the page, and what its server reads out of it where the browser cannot. */

export interface ShownFile {
  id: string;
  name: string;
  kind: string;
  size_bytes: number;
  /** Where the file itself is; with `?download=true` the browser keeps it. */
  url: string;
}

export interface TablePreview {
  shape: "table";
  /** The first row is the heading. */
  rows: string[][];
  is_cut: boolean;
}

export interface TextPreview {
  shape: "text";
  paragraphs: string[];
  is_cut: boolean;
}

export interface ArchivePreview {
  shape: "archive";
  entries: { name: string; size_bytes: number }[];
  is_cut: boolean;
}

export type FilePreview = TablePreview | TextPreview | ArchivePreview;

const KB = 1024;

/** "812 B", "34 KB", "1.1 MB" */
export function sizeText(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < KB * KB) return `${Math.round(bytes / KB)} KB`;
  return `${(bytes / KB / KB).toFixed(1)} MB`;
}
