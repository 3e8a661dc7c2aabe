import { useServerAction } from "@sentinel/kit";
import { useEffect } from "react";

import { api } from "../../../shared/api";

/** Tell the server that the user looks at a file: once for each opening. */
export function useFileOpening(id: string): void {
  const { mutate } = useServerAction((opened: string) => api.POST("/api/attachments/{attachment_id}/open", { params: { path: { attachment_id: opened } } }));
  useEffect(() => mutate(id), [id, mutate]);
}
