import { useServerAction, useServerQuery, useToasts } from "@sentinel/kit";

import { api } from "../../../shared/api";

const ofList = (id: string) => ({ params: { path: { playlist_id: id } } });

/** The user's own playlists. */
export function useOwnPlaylists() {
  return useServerQuery(["playlists"], (signal) => api.GET("/api/playlists", { signal }));
}

export function usePlaylist(id: string) {
  return useServerQuery(["playlist", id], (signal) => api.GET("/api/playlists/{playlist_id}", { ...ofList(id), signal }));
}

export function useCreatePlaylist() {
  return useServerAction((title: string) => api.POST("/api/playlists", { body: { title } }));
}

/** What can be done to a playlist of the user's own. */
export function usePlaylistRequests(id: string) {
  const { failed } = useToasts();
  const { mutateAsync: rename } = useServerAction((title: string) => api.PATCH("/api/playlists/{playlist_id}", { ...ofList(id), body: { title } }));
  const { mutateAsync: remove } = useServerAction(() => api.DELETE("/api/playlists/{playlist_id}", ofList(id)));
  const { mutate: takeOut } = useServerAction((videoId: string) =>
    api.DELETE("/api/playlists/{playlist_id}/videos/{video_id}", { params: { path: { playlist_id: id, video_id: videoId } } }),
  );
  return { rename, remove, takeOut: (videoId: string) => takeOut(videoId, { onError: failed }) };
}
