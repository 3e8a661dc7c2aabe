import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** Channels, videos and playlists that hold all words. */
export function useSearch(query: string) {
  return useServerQuery(["search", query], (signal) => api.GET("/api/search", { params: { query: { query } }, signal }));
}
