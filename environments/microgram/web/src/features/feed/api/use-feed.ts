import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** The newest posts of the feed; while more of them are on their way, the fewer stay. */
export function useFeed(limit: number) {
  return useServerQuery(["feed", limit], (signal) => api.GET("/api/feed", { params: { query: { limit } }, signal }), {
    standsIn: ([name]) => name === "feed",
  });
}
