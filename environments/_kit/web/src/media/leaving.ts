/** A page that is closed or left for another address tells the server that nothing plays in it any more. */
import { useEffect, useRef } from "react";

import { LEAVE_ADDRESS, type Playback } from "./player";

/** Sends while the page goes away, when a request of the usual kind would be broken off. */
export function useLeaveWithPage(playback: Playback | null | undefined): void {
  const held = useRef(playback);
  useEffect(() => {
    held.current = playback;
  });
  useEffect(() => {
    function leave(): void {
      if (held.current === null || held.current === undefined) return;
      const body = new Blob([JSON.stringify({ play_id: held.current.play_id })], { type: "application/json" });
      navigator.sendBeacon(LEAVE_ADDRESS, body);
    }
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
}
