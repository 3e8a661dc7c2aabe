import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** Stocks by name or symbol, articles by headline; asked only if there are words. */
export function useSearch(q: string) {
  return useServerQuery(["search", q], (signal) => api.GET("/api/search", { params: { query: { q } }, signal }), { enabled: q !== "" });
}
