import { useServerAction, useServerQuery } from "@sentinel/kit";
import { useEffect } from "react";

import { api } from "./api";

/** One mail in full. */
export function useMail(id: string) {
  return useServerQuery(["mail", id], (signal) => api.GET("/api/mails/{mail_id}", { params: { path: { mail_id: id } }, signal }));
}

/** Tell the server that the user has opened the mail: once for each opening, whatever is refetched later. */
export function useOpening(id: string): void {
  const { mutate } = useServerAction((opened: string) => api.POST("/api/mails/{mail_id}/open", { params: { path: { mail_id: opened } } }));
  useEffect(() => mutate(id), [id, mutate]);
}
