import { useServerAction, useServerQuery } from "@sentinel/kit";

import { api } from "../../../shared/api";

const of = (id: string) => ({ params: { path: { playlist_id: id } } });

export interface PlaylistWords {
  title: string;
  note: string;
  is_public: boolean;
}

export function usePlaylist(id: string) {
  return useServerQuery(["playlist", id], (signal) => api.GET("/api/playlists/{playlist_id}", { ...of(id), signal }));
}

export function useCreatePlaylist() {
  return useServerAction((words: PlaylistWords) => api.POST("/api/playlists", { body: words }));
}

export function useChangePlaylist(id: string) {
  return useServerAction((words: Partial<PlaylistWords>) => api.PATCH("/api/playlists/{playlist_id}", { ...of(id), body: words }));
}

export function useDeletePlaylist(id: string) {
  return useServerAction((_nothing: null) => api.DELETE("/api/playlists/{playlist_id}", of(id)));
}

export function useRemoveSong(id: string) {
  return useServerAction((trackId: string) =>
    api.DELETE("/api/playlists/{playlist_id}/songs/{track_id}", { params: { path: { playlist_id: id, track_id: trackId } } }),
  );
}
