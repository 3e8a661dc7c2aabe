import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useLiked() {
  return useServerQuery(["liked"], (signal) => api.GET("/api/liked", { signal }));
}

export function useFollowed() {
  return useServerQuery(["artists"], (signal) => api.GET("/api/artists", { signal }));
}

export function useHistory() {
  return useServerQuery(["history"], (signal) => api.GET("/api/history", { signal }));
}
