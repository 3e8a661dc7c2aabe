import { useServerAction, useServerQuery, useToasts } from "@sentinel/kit";
import { useEffect } from "react";

import { api } from "../../../shared/api";

const path = (id: string) => ({ params: { path: { thread_id: id } } });

/** All conversations, with the beginning of the last message of each. */
export function useThreads() {
  return useServerQuery(["threads"], (signal) => api.GET("/api/threads", { signal }));
}

/** One conversation. */
export function useThread(id: string) {
  return useServerQuery(["thread", id], (signal) => api.GET("/api/threads/{thread_id}", { ...path(id), signal }));
}

/** What can be done with a conversation; opening marks read what is in it at that moment, once for each opening. */
export function useThreadRequests(id: string) {
  const { failed } = useToasts();
  const { mutate: open } = useServerAction((opened: string) => api.POST("/api/threads/{thread_id}/open", path(opened)));
  const { mutateAsync: send } = useServerAction((text: string) => api.POST("/api/threads/{thread_id}/messages", { ...path(id), body: { text } }));
  const { mutate: mute } = useServerAction((muted: boolean) => api.POST("/api/threads/{thread_id}/mute", { ...path(id), body: { muted } }));
  useEffect(() => open(id), [id, open]);
  return {
    send,
    markRead: () => open(id, { onError: failed }),
    setMuted: (isMuted: boolean) => mute(isMuted, { onError: failed }),
  };
}
