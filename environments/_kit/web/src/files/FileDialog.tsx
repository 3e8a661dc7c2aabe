import { Modal } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";

import type { FetchResult } from "../data/api";
import { FileIcon } from "./FileIcon";
import { FileView } from "./FileView";
import classes from "./files.module.css";
import { type FilePreview, type ShownFile, sizeText } from "./shown-file";

interface Props {
  file: ShownFile;
  /** Asks the server what stands in the file; asked only for kinds that the browser cannot show itself. */
  loadPreview: (signal: AbortSignal) => Promise<FetchResult<FilePreview>>;
  onClose: () => void;
}

/** When the component goes, the focus returns to where it was before. */
function useReturningFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}

/** A file, looked at where one is: no tab, no program beside the browser. */
export function FileDialog({ file, loadPreview, onClose }: Props): ReactNode {
  useReturningFocus();
  return (
    <Modal.Root opened onClose={onClose} size={820} yOffset="4vh" transitionProps={{ duration: 0 }}>
      <Modal.Overlay transitionProps={{ duration: 0 }} />
      <Modal.Content>
        <Modal.Header className={classes.header ?? ""}>
          <FileIcon kind={file.kind} size={24} />
          <Modal.Title className={classes.name ?? ""}>{file.name}</Modal.Title>
          <span className={classes.size}>{sizeText(file.size_bytes)}</span>
          <a href={`${file.url}?download=true`} download={file.name} className={classes.download}>
            <IconDownload size={17} aria-hidden /> Download
          </a>
          <Modal.CloseButton aria-label="Close file" title="Close file" data-autofocus className={classes.close ?? ""} />
        </Modal.Header>
        <Modal.Body className={classes.body ?? ""}>
          <FileView file={file} loadPreview={loadPreview} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
