import { lengthText } from "@sentinel/kit";
import { type ReactNode, useEffect, useRef, useState } from "react";

import classes from "./Watch.module.css";

interface Props {
  positionS: number;
  lengthS: number;
  onSeek: (positionS: number) => void;
}

/** The position as a slider; it follows the hand while it is dragged and asks the server once it is let go. */
export function SeekBar({ positionS, lengthS, onSeek }: Props): ReactNode {
  const ref = useRef<HTMLInputElement>(null);
  const [draggedS, setDraggedS] = useState<number | null>(null);
  const shownS = draggedS ?? Math.floor(positionS);
  const latest = useRef(onSeek);
  useEffect(() => {
    latest.current = onSeek;
  });
  useEffect(() => {
    const element = ref.current;
    // The browser's own `change` comes once, at the end; React's comes at every step.
    function settle(): void {
      if (element === null) return;
      latest.current(Number(element.value));
      setDraggedS(null);
    }
    element?.addEventListener("change", settle);
    return () => element?.removeEventListener("change", settle);
  }, []);
  return (
    <>
      <input
        ref={ref}
        type="range"
        aria-label="Position"
        aria-valuetext={`${lengthText(shownS)} of ${lengthText(lengthS)}`}
        min={0}
        max={Math.floor(lengthS)}
        step={1}
        value={shownS}
        onChange={(event) => setDraggedS(Number(event.target.value))}
        style={{ "--played": `${(100 * shownS) / lengthS}%` } as React.CSSProperties}
        className={classes.seek}
      />
      <span aria-hidden className={classes.time}>
        {lengthText(shownS)} / {lengthText(lengthS)}
      </span>
    </>
  );
}
