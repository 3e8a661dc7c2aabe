import { type CSSProperties, type ReactNode, useRef, useState } from "react";

import classes from "./Player.module.css";

interface Props {
  label: string;
  /** What the value says in words. */
  text: string;
  value: number;
  max: number;
  isDisabled?: boolean;
  /** Called once when the hand lets go, and for every step of the keyboard. */
  onChosen: (value: number) => void;
}

/** A bar with a handle. While it is dragged it stays where the hand is; then the server says where it stands. */
export function Slider({ label, text, value, max, isDisabled = false, onChosen }: Props): ReactNode {
  const [dragged, setDragged] = useState<number | null>(null);
  const isHeld = useRef(false);
  const shown = dragged ?? value;

  function letGo(): void {
    isHeld.current = false;
    if (dragged !== null) onChosen(dragged);
    setDragged(null);
  }

  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text}
      className={classes.slider}
      style={{ "--share": `${max > 0 ? (shown / max) * 100 : 0}%` } as CSSProperties}
      min={0}
      max={Math.max(Math.floor(max), 1)}
      step={1}
      disabled={isDisabled}
      value={Math.floor(shown)}
      onPointerDown={() => (isHeld.current = true)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onChange={(event) => {
        const chosen = Number(event.target.value);
        if (isHeld.current) setDragged(chosen);
        else onChosen(chosen);
      }}
    />
  );
}
