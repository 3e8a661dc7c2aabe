/** Keeps a film or tune of the page where the server's player stands. */
import { type RefObject, useCallback, useEffect, useRef } from "react";

import { useServer } from "../data/hooks";
import { type Playback, usePositionS } from "./player";

/** So far a running film may be away from the server's position (s): the page's answer took its time. */
const RUNNING_DRIFT_S = 0.75;
const STANDING_DRIFT_S = 0.04;

/** Where a short film stands that is played in a circle. */
function inCircle(positionS: number, durationS: number): number {
  return Number.isFinite(durationS) && durationS > 0 ? positionS % durationS : 0;
}

function drift(one: number, other: number, circleS: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, Math.abs(circleS - apart));
}

function refusalOf(error: unknown): void {
  // A browser may refuse sound before the first click on a page, and breaks off a start when a pause follows.
  const isUsual = error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
  if (!isUsual) throw error;
}

function follow(element: HTMLMediaElement, positionS: number, isRunning: boolean): void {
  if (element.readyState < HTMLMediaElement.HAVE_METADATA) return;
  const wanted = inCircle(positionS, element.duration);
  const most = isRunning ? RUNNING_DRIFT_S : STANDING_DRIFT_S;
  if (drift(element.currentTime, wanted, element.duration) > most) element.currentTime = wanted;
  if (isRunning && element.paused) element.play().catch(refusalOf);
  if (!isRunning && !element.paused) element.pause();
}

/**
 * Make an element (of `loop`) follow the player. While it runs, the page asks the server for the time once a second,
 * so that what shows the position goes on too; where the server's time stands still, nothing changes.
 */
export function useFollowing(ref: RefObject<HTMLMediaElement | null>, playback: Playback | null | undefined): void {
  const { clock } = useServer();
  const positionS = usePositionS(playback);
  const isRunning = playback?.is_running === true && positionS < playback.length_s;
  const second = useRef(-1);
  const adjust = useCallback(() => {
    if (ref.current !== null) follow(ref.current, positionS, isRunning);
  }, [ref, positionS, isRunning]);

  useEffect(() => {
    const element = ref.current;
    adjust();
    element?.addEventListener("loadedmetadata", adjust);
    return () => element?.removeEventListener("loadedmetadata", adjust);
  }, [ref, adjust]);

  useEffect(() => {
    const element = ref.current;
    function tick(): void {
      if (element === null || element.paused || Math.floor(element.currentTime) === second.current) return;
      second.current = Math.floor(element.currentTime);
      // Should the server not answer, the time stands still; the push channel opens again by itself.
      fetch("/api/session").then(
        (response) => clock.read(response.headers.get("X-App-Now")),
        () => undefined,
      );
    }
    element?.addEventListener("timeupdate", tick);
    return () => element?.removeEventListener("timeupdate", tick);
  }, [ref, clock]);
}
