import { useServerQuery } from "@sentinel/kit";

import { api } from "../shared/api";

/** What waits for the user. */
export function useBadges() {
  return useServerQuery(["badges"], (signal) => api.GET("/api/badges", { signal }));
}
