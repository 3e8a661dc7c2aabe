/** What more than one page reads. */
import { useServerQuery } from "@sentinel/kit";

import { api } from "./api";

/** The newest articles, of all or about one stock. */
export function useNews(limit: number, stock = "") {
  return useServerQuery(["news", stock, limit], (signal) => api.GET("/api/news", { params: { query: { limit, stock } }, signal }), {
    standsIn: (key) => key[0] === "news" && key[1] === stock,
  });
}

/** All stocks, or those of a sector. */
export function useStocks(sector = "") {
  return useServerQuery(["stocks", sector], (signal) => api.GET("/api/stocks", { params: { query: { sector } }, signal }));
}
