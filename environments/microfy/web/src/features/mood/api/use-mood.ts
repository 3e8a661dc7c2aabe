import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useMood(id: string) {
  return useServerQuery(["mood", id], (signal) => api.GET("/api/moods/{mood_id}", { params: { path: { mood_id: id } }, signal }));
}
