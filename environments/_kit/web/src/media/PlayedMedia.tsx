import { type ReactNode, useEffect, useRef } from "react";

import { useFollowing } from "./following";
import type { Playback } from "./player";

interface Props {
  src: string;
  /** What the server's player holds, if it is this film or tune. */
  playback: Playback | null;
  /** 0 to 1. */
  volume?: number;
  isMuted?: boolean;
  className?: string | undefined;
}

/** A film that plays in a circle where the server's player stands. What it shows is said beside it. */
export function PlayedVideo({ src, playback, volume = 1, isMuted = false, poster, className }: Props & { poster?: string }): ReactNode {
  const ref = useRef<HTMLVideoElement>(null);
  useFollowing(ref, playback);
  useEffect(() => {
    if (ref.current !== null) ref.current.volume = volume;
  }, [volume]);
  // The films have no sound track, hence no captions: what is muted is what a film with one would have.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video ref={ref} className={className} src={src} poster={poster} muted={isMuted} data-followed aria-hidden loop playsInline preload="auto" />;
}

/** Music that plays in a circle where the server's player stands; nothing of it is seen. */
export function PlayedAudio({ src, playback, volume = 1, isMuted = false }: Props): ReactNode {
  const ref = useRef<HTMLAudioElement>(null);
  useFollowing(ref, playback);
  useEffect(() => {
    if (ref.current !== null) ref.current.volume = volume;
  }, [volume]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <audio ref={ref} src={src} muted={isMuted} data-followed aria-hidden loop preload="auto" />;
}
