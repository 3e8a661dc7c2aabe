import { useServerQuery } from "@sentinel/kit";

import { type Span, api } from "../../../shared/api";

export function usePortfolio() {
  return useServerQuery(["portfolio"], (signal) => api.GET("/api/portfolio", { signal }));
}

export function usePortfolioChart(span: Span) {
  return useServerQuery(["portfolio-chart", span], (signal) => api.GET("/api/portfolio/chart", { params: { query: { span } }, signal }));
}

export function useWatchlist() {
  return useServerQuery(["watchlist"], (signal) => api.GET("/api/watchlist", { signal }));
}
