import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

export function useAlbum(id: string) {
  return useServerQuery(["album", id], (signal) => api.GET("/api/albums/{album_id}", { params: { path: { album_id: id } }, signal }));
}
