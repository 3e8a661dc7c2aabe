/** What the user can do from more than one page. */
import { useServerAction, useServerQuery, useToasts } from "@sentinel/kit";
import { useMemo } from "react";

import { type Artist, type Playlist, type Track, api } from "./api";

const ofTrack = (id: string) => ({ params: { path: { track_id: id } } });
const ofPlaylist = (id: string) => ({ params: { path: { playlist_id: id } } });

export function useLike(): (track: Track) => void {
  const { failed } = useToasts();
  const { mutate } = useServerAction((track: Track) => api.POST("/api/tracks/{track_id}/like", { ...ofTrack(track.id), body: { liked: !track.is_liked } }));
  return (track) => mutate(track, { onError: failed });
}

export function useFollow(): (artist: Artist) => void {
  const { failed } = useToasts();
  const { mutate } = useServerAction((artist: Artist) =>
    api.POST("/api/artists/{artist_id}/follow", { params: { path: { artist_id: artist.id } }, body: { followed: !artist.is_followed } }),
  );
  return (artist) => mutate(artist, { onError: failed });
}

/** The user's playlists and the public ones. */
export function usePlaylists() {
  return useServerQuery(["playlists"], (signal) => api.GET("/api/playlists", { signal }));
}

export interface Collecting {
  queue: (track: Track) => void;
  add: (track: Track, playlist: Playlist) => void;
}

/** Put songs somewhere, and say so. */
export function useCollecting(): Collecting {
  const { done, failed } = useToasts();
  const { mutate: queue } = useServerAction((track: Track) => api.POST("/api/deck/queue", { body: { track_id: track.id } }));
  const { mutate: add } = useServerAction(({ track, playlist }: { track: Track; playlist: Playlist }) =>
    api.POST("/api/playlists/{playlist_id}/songs", { ...ofPlaylist(playlist.id), body: { track_id: track.id } }),
  );
  return useMemo(
    () => ({
      queue: (track) => queue(track, { onSuccess: () => done(`“${track.title}” is in the queue.`), onError: failed }),
      add: (track, playlist) =>
        add({ track, playlist }, { onSuccess: () => done(`“${track.title}” is in “${playlist.title}”.`), onError: failed }),
    }),
    [done, failed, queue, add],
  );
}
