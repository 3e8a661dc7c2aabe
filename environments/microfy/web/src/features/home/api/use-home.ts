import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useTrending() {
  return useServerQuery(["trending"], (signal) => api.GET("/api/trending", { signal }));
}

export function useFresh() {
  return useServerQuery(["fresh"], (signal) => api.GET("/api/fresh", { signal }));
}

export function useMoods() {
  return useServerQuery(["moods"], (signal) => api.GET("/api/moods", { signal }));
}
