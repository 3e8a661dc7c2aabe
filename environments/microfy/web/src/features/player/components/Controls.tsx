import { ActionIcon } from "@mantine/core";
import { IconButton, type Playback } from "@sentinel/kit";
import {
  IconArrowsShuffle,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconRepeat,
  IconRepeatOnce,
} from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Deck } from "../../../shared/api";
import { useDeckActions } from "../api/use-deck";
import classes from "./Player.module.css";
import { Position } from "./Position";

const REPEAT = { off: "Repeat: off", all: "Repeat: the whole list", one: "Repeat: this song" } as const;

/** Shuffle, previous, play, next, repeat, and where the song stands. */
export function Controls({ deck, playback }: { deck: Deck; playback: Playback | null }): ReactNode {
  const actions = useDeckActions();
  const isOn = playback?.is_running === true;
  const isEmpty = playback === null;
  const word = isOn ? "Pause playback" : "Resume playback";
  return (
    <div className={classes.middle}>
      <div className={classes.buttons}>
        <IconButton label={`Shuffle: ${deck.is_shuffled ? "on" : "off"}`} aria-pressed={deck.is_shuffled} className={classes.switch} onClick={() => actions.shuffle(deck)}>
          <IconArrowsShuffle size={18} aria-hidden />
        </IconButton>
        <IconButton label="Previous song" disabled={isEmpty} className={classes.skip} onClick={actions.previous}>
          <IconPlayerSkipBackFilled size={18} aria-hidden />
        </IconButton>
        <ActionIcon
          variant="white"
          color="dark.9"
          size={36}
          radius="xl"
          aria-label={word}
          title={word}
          disabled={isEmpty}
          className={classes.main}
          onClick={() => playback !== null && actions.toggle(playback)}
        >
          {isOn ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        </ActionIcon>
        <IconButton label="Next song" disabled={isEmpty} className={classes.skip} onClick={actions.next}>
          <IconPlayerSkipForwardFilled size={18} aria-hidden />
        </IconButton>
        <IconButton label={REPEAT[deck.repeat]} aria-pressed={deck.repeat !== "off"} className={classes.switch} onClick={() => actions.repeat(deck)}>
          {deck.repeat === "one" ? <IconRepeatOnce size={18} aria-hidden /> : <IconRepeat size={18} aria-hidden />}
        </IconButton>
      </div>
      <Position playback={playback} onSeek={(positionS) => playback !== null && actions.seek(playback, positionS)} />
    </div>
  );
}
