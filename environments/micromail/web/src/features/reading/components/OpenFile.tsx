import { FileDialog } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";

import { type Attachment, api } from "../../../shared/api";
import { fileIdOf, useFileAddress } from "../../../shared/file-address";
import { useFileOpening } from "../api/use-file-opening";

/** The file of the open mail that the page's address names; an address that names another is put right. */
export function OpenFile({ attachments }: { attachments: Attachment[] }): ReactNode {
  const id = fileIdOf(useSearchParams()[0]);
  const addressOf = useFileAddress();
  const file = attachments.find((one) => one.id === id);
  if (id === null) return null;
  return file === undefined ? <Navigate to={addressOf(null)} replace /> : <OneFile key={id} file={file} />;
}

function OneFile({ file }: { file: Attachment }): ReactNode {
  const navigate = useNavigate();
  const addressOf = useFileAddress();
  useFileOpening(file.id);
  return (
    <FileDialog
      file={file}
      loadPreview={(signal) => api.GET("/api/attachments/{attachment_id}/preview", { params: { path: { attachment_id: file.id } }, signal })}
      onClose={() => void navigate(addressOf(null), { replace: true })}
    />
  );
}
