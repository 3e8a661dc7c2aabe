/** Opening a video plays it; leaving its page stops it. */
import { type Playback, useLeaveWithPage, usePlayback, usePlayerActions, useToasts } from "@sentinel/kit";
import { useEffect, useRef } from "react";

export interface Watching {
  /** What the server's player holds, once it is this video. */
  playback: Playback | null;
  toggle: () => void;
  seek: (positionS: number) => void;
}

export function useWatching(videoId: string): Watching {
  const { failed } = useToasts();
  const held = usePlayback();
  const playback = held?.item_id === videoId ? held : null;
  const actions = usePlayerActions();
  const { mutate: play } = actions.play;
  const { mutate: leave } = actions.leave;
  const current = useRef(playback);
  useEffect(() => {
    current.current = playback;
  });
  useEffect(() => {
    play({ item_id: videoId }, { onError: failed });
  }, [play, videoId, failed]);
  useEffect(
    () => () => {
      if (current.current !== null) leave(current.current);
    },
    [leave],
  );
  useLeaveWithPage(playback);
  return {
    playback,
    toggle: () => {
      if (playback?.is_running === true) actions.pause.mutate(playback, { onError: failed });
      else play({ item_id: videoId }, { onError: failed });
    },
    seek: (positionS) => {
      if (playback !== null) actions.seek.mutate({ playback, position_s: positionS }, { onError: failed });
    },
  };
}
