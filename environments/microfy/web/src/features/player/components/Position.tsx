import { type Playback, lengthText, usePositionS } from "@sentinel/kit";
import type { ReactNode } from "react";

import classes from "./Player.module.css";
import { Slider } from "./Slider";

/** Where the song stands, by the server's time. */
export function Position({ playback, onSeek }: { playback: Playback | null; onSeek: (positionS: number) => void }): ReactNode {
  const positionS = usePositionS(playback);
  const lengthS = playback?.length_s ?? 0;
  const text = `${lengthText(positionS)} of ${lengthText(lengthS)}`;
  return (
    <div className={classes.position}>
      <span aria-hidden>{lengthText(positionS)}</span>
      <Slider label="Position" text={text} value={positionS} max={lengthS} isDisabled={playback === null} onChosen={onSeek} />
      <span aria-hidden>{lengthText(lengthS)}</span>
    </div>
  );
}
