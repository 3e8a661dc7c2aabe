import { FileDialog, FileIcon, sizeText, useServerAction } from "@sentinel/kit";
import { type ReactNode, useEffect, useState } from "react";

import { type FileInfo, api } from "./api";
import classes from "./files.module.css";

const ofFile = (id: string) => ({ params: { path: { file_id: id } } });

/** A file as a card that opens it over the page. */
export function FileCard({ file }: { file: FileInfo }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes.card} onClick={() => setOpen(true)}>
        <FileIcon kind={file.kind} size={26} />
        <span className={classes.texts}>
          <span className={classes.name}>{file.name}</span> <span className={classes.size}>{sizeText(file.size_bytes)}</span>
        </span>
      </button>
      {isOpen && <OpenFile file={file} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenFile({ file, onClose }: { file: FileInfo; onClose: () => void }): ReactNode {
  const { mutate } = useServerAction((id: string) => api.POST("/api/files/{file_id}/open", ofFile(id)));
  useEffect(() => mutate(file.id), [file.id, mutate]);
  return <FileDialog file={file} loadPreview={(signal) => api.GET("/api/files/{file_id}/preview", { ...ofFile(file.id), signal })} onClose={onClose} />;
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
