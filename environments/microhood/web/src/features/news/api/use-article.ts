import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useArticle(id: string) {
  return useServerQuery(["article", id], (signal) => api.GET("/api/news/{news_id}", { params: { path: { news_id: id } }, signal }));
}
