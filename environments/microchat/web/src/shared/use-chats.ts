import { useServerQuery } from "@sentinel/kit";

import { api, ofChat } from "./api";

/** Every chat with its unread count and last line. */
export function useChats() {
  return useServerQuery(["chats"], (signal) => api.GET("/api/chats", { signal }));
}

/** One chat and who is in it; looking at it marks nothing. */
export function useChat(id: string) {
  return useServerQuery(["chat", id], (signal) => api.GET("/api/chats/{chat_id}", { ...ofChat(id), signal }));
}
