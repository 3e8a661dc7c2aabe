/** The player as every page sees it: what is on, and playing something from a list. */
import { usePlayback, usePlayerActions, useServerAction, useServerQuery, useToasts } from "@sentinel/kit";

import { type Source, type Track, api } from "./api";

/** How the player is set and what comes next in it. */
export function useDeck() {
  return useServerQuery(["deck"], (signal) => api.GET("/api/deck", { signal }));
}

interface Wanted extends Source {
  track_id?: string;
}

export interface Playing {
  /** Whether the player holds this song. */
  isHeld: (track: Pick<Track, "id">) => boolean;
  /** Whether it is heard now. */
  isOn: (track: Pick<Track, "id">) => boolean;
  /** Play a song of a list, or pause it where it is on. */
  toggle: (track: Track, source: Source) => void;
  /** Play a list from its first song. */
  playList: (source: Source) => void;
}

export function usePlaying(): Playing {
  const { failed } = useToasts();
  const playback = usePlayback() ?? null;
  const { pause } = usePlayerActions();
  const { mutate } = useServerAction((wanted: Wanted) => api.POST("/api/deck/play", { body: { source_id: "", ...wanted } }));
  const isHeld = ({ id }: Pick<Track, "id">): boolean => playback?.item_id === id;
  const isOn = (track: Pick<Track, "id">): boolean => isHeld(track) && playback?.is_running === true;
  return {
    isHeld,
    isOn,
    toggle: (track, source) => {
      if (playback !== null && isOn(track)) pause.mutate(playback, { onError: failed });
      else mutate({ ...source, track_id: track.id }, { onError: failed });
    },
    playList: (source) => mutate(source, { onError: failed }),
  };
}
