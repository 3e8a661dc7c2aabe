import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useSearch(q: string) {
  return useServerQuery(["search", q], (signal) => api.GET("/api/search", { params: { query: { q } }, signal }), { enabled: q !== "" });
}
