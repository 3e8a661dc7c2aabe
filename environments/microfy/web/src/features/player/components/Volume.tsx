import { IconButton } from "@sentinel/kit";
import { IconPlaylist, IconVolume, IconVolume3 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";

import type { Deck } from "../../../shared/api";
import { useDeckActions } from "../api/use-deck";
import classes from "./Player.module.css";
import { Slider } from "./Slider";

/** The queue, and how loud it is. */
export function Volume({ deck }: { deck: Deck }): ReactNode {
  const { setVolume } = useDeckActions();
  const Icon = deck.is_muted ? IconVolume3 : IconVolume;
  return (
    <div className={classes.right}>
      <span className={classes.autoplay} title="No song follows by itself; “Next song” plays the next one.">
        Autoplay off
      </span>
      <NavLink to="/queue" aria-label="Queue" title="Queue" className={classes.queueLink}>
        <IconPlaylist size={20} aria-hidden />
      </NavLink>
      <IconButton label={deck.is_muted ? "Unmute" : "Mute"} onClick={() => setVolume(deck.volume, !deck.is_muted)}>
        <Icon size={19} aria-hidden />
      </IconButton>
      <div className={classes.volume}>
        <Slider
          label="Volume"
          text={deck.is_muted ? "muted" : `${deck.volume} %`}
          value={deck.is_muted ? 0 : deck.volume}
          max={100}
          onChosen={(volume) => setVolume(volume, false)}
        />
      </div>
    </div>
  );
}
