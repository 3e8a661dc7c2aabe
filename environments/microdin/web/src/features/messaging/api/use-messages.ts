import { useServerAction, useServerQuery } from "@sentinel/kit";
import { useEffect } from "react";

import { api } from "../../../shared/api";

const path = (id: string) => ({ params: { path: { person_id: id } } });

export function useConversations() {
  return useServerQuery(["conversations"], (signal) => api.GET("/api/conversations", { signal }));
}

export function useConversation(id: string) {
  return useServerQuery(["conversation", id], (signal) => api.GET("/api/conversations/{person_id}", { ...path(id), signal }));
}

/** Reads what has come so far; what comes later stays unread until the user says so. */
export function useReading(id: string): () => void {
  const { mutate } = useServerAction((read: string) => api.POST("/api/conversations/{person_id}/open", path(read)));
  useEffect(() => mutate(id), [id, mutate]);
  return () => mutate(id);
}

export function useSend(id: string) {
  return useServerAction((text: string) => api.POST("/api/conversations/{person_id}/messages", { ...path(id), body: { text } }));
}
