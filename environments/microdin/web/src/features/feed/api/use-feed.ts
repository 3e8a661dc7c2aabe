import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** The newest posts. */
export function useFeed(limit: number) {
  return useServerQuery(["feed", limit], (signal) => api.GET("/api/feed", { params: { query: { limit } }, signal }));
}

/** Publishes what the user wrote. */
export function usePublish() {
  return useServerAction((text: string) => api.POST("/api/posts", { body: { text } }));
}
