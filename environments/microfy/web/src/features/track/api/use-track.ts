import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useTrack(id: string) {
  return useServerQuery(["track", id], (signal) => api.GET("/api/tracks/{track_id}", { params: { path: { track_id: id } }, signal }));
}
