import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useArtist(id: string) {
  return useServerQuery(["artist", id], (signal) => api.GET("/api/artists/{artist_id}", { params: { path: { artist_id: id } }, signal }));
}
