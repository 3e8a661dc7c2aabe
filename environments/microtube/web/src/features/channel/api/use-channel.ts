import { useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

/** A channel with its videos and playlists; `me` is the user's own. */
export function useChannel(id: string) {
  return useServerQuery(["channel", id], (signal) => api.GET("/api/channels/{channel_id}", { params: { path: { channel_id: id } }, signal }));
}
