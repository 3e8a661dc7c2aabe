import { useServerAction } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** A file that goes with the message that is being written. */
export interface Attached {
  id: string;
  name: string;
  /** Whether it came from the user's computer, and not from an earlier message. */
  isNew: boolean;
}

/** The file travels as it is, without a form around it. */
const AS_IT_IS = { headers: { "Content-Type": "application/octet-stream" }, bodySerializer: (body: unknown) => body as BodyInit };

export function useUploading() {
  return useServerAction((file: File) => api.POST("/api/uploads", { params: { query: { name: file.name } }, body: file as unknown as string, ...AS_IT_IS }));
}

export function useLeavingOut() {
  return useServerAction((id: string) => api.DELETE("/api/uploads/{upload_id}", { params: { path: { upload_id: id } } }));
}
