import { type ReactNode, useState } from "react";

import type { FetchResult } from "../data/api";
import { useServerQuery } from "../data/hooks";
import { ErrorState } from "../states/ErrorState";
import { LoadingRows } from "../states/LoadingRows";
import { PdfView } from "./PdfView";
import { PreviewView } from "./PreviewView";
import classes from "./files.module.css";
import type { FilePreview, ShownFile } from "./shown-file";

interface Props {
  file: ShownFile;
  loadPreview: (signal: AbortSignal) => Promise<FetchResult<FilePreview>>;
}

const UNREADABLE = "The file could not be shown";

/** What stands in a file, drawn by whoever can: the browser, the PDF reader, or from what the server read. */
export function FileView({ file, loadPreview }: Props): ReactNode {
  if (file.kind === "image") return <Picture file={file} />;
  if (file.kind === "pdf") return <PdfView url={file.url} />;
  return <Preview file={file} loadPreview={loadPreview} />;
}

function Picture({ file }: { file: ShownFile }): ReactNode {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <ErrorState title={UNREADABLE} error={new Error("The picture did not arrive or is damaged.")} />;
  return <img src={file.url} alt={file.name} className={classes.picture} onError={() => setBroken(true)} />;
}

function Preview({ file, loadPreview }: Props): ReactNode {
  const query = useServerQuery(["file-preview", file.url], loadPreview, { fixed: true });
  if (query.isPending) return <LoadingRows rows={3} label="Loading file" />;
  if (query.isError) return <ErrorState error={query.error} title={UNREADABLE} onRetry={() => void query.refetch()} />;
  return <PreviewView preview={query.data} />;
}
