import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useSearch(q: string, repo: string | null) {
  const query = { q, ...(repo === null ? {} : { repo }) };
  return useServerQuery(["search", q, repo], (signal) => api.GET("/api/search", { params: { query }, signal }));
}
