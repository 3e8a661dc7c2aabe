import { useServerAction, useServerQuery } from "@sentinel/kit";
import { useEffect } from "react";

import { type Emoji, api, ofChat, ofMessage } from "../../../shared/api";

export function useMessages(id: string) {
  return useServerQuery(["messages", id], (signal) => api.GET("/api/chats/{chat_id}/messages", { ...ofChat(id), signal }));
}

export function useThread(id: string) {
  return useServerQuery(["thread", id], (signal) => api.GET("/api/messages/{message_id}/thread", { ...ofMessage(id), signal }));
}

/** Tell the server that the user has opened the chat: once for each opening, whatever is refetched later. */
export function useOpening(id: string): void {
  const { mutate } = useServerAction((opened: string) => api.POST("/api/chats/{chat_id}/open", ofChat(opened)));
  useEffect(() => mutate(id), [id, mutate]);
}

export interface NewMessage {
  body: string;
  urgent: boolean;
  file_ids: string[];
}

export function useSending(chatId: string, threadId: string | null) {
  return useServerAction((message: NewMessage) =>
    api.POST("/api/chats/{chat_id}/messages", { ...ofChat(chatId), body: { ...message, thread_id: threadId } }),
  );
}

export function useMessageActions() {
  const { mutate: edit } = useServerAction(({ id, body }: { id: string; body: string }) =>
    api.PUT("/api/messages/{message_id}", { ...ofMessage(id), body: { body } }),
  );
  const { mutate: remove } = useServerAction((id: string) => api.DELETE("/api/messages/{message_id}", ofMessage(id)));
  const { mutate: react } = useServerAction(({ id, emoji, on }: { id: string; emoji: Emoji; on: boolean }) =>
    api.POST("/api/messages/{message_id}/reactions", { ...ofMessage(id), body: { emoji, on } }),
  );
  return { edit, remove, react };
}
