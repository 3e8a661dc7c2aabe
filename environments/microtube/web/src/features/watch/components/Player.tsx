import { IconButton, PlayedVideo, usePositionS } from "@sentinel/kit";
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconReload,
  IconRewindBackward10,
  IconRewindForward10,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import type { Video } from "../../../shared/api";
import { type Watching, useWatching } from "../api/use-watching";
import { SeekBar } from "./SeekBar";
import classes from "./Watch.module.css";

const STEP_S = 10;

/** The film and its controls; where it stands is the server's to say. */
export function Player({ video }: { video: Video }): ReactNode {
  const watching = useWatching(video.id);
  const positionS = usePositionS(watching.playback);
  const [isMuted, setMuted] = useState(false);
  return (
    <section aria-label="Player" className={classes.player}>
      <button type="button" className={classes.screen} aria-hidden tabIndex={-1} onClick={watching.toggle}>
        <PlayedVideo src={video.film_url} poster={video.thumb.url} playback={watching.playback} isMuted={isMuted} className={classes.film} />
      </button>
      <div className={classes.controls}>
        <PlayButton watching={watching} isAtEnd={positionS >= video.length_s} />
        <IconButton label="Back 10 seconds" size={34} variant="transparent" onClick={() => watching.seek(Math.max(positionS - STEP_S, 0))}>
          <IconRewindBackward10 size={20} aria-hidden />
        </IconButton>
        <IconButton label="Forward 10 seconds" size={34} variant="transparent" onClick={() => watching.seek(positionS + STEP_S)}>
          <IconRewindForward10 size={20} aria-hidden />
        </IconButton>
        <SeekBar positionS={positionS} lengthS={video.length_s} onSeek={watching.seek} />
        <IconButton label={isMuted ? "Unmute" : "Mute"} size={34} variant="transparent" onClick={() => setMuted(!isMuted)}>
          {isMuted ? <IconVolumeOff size={20} aria-hidden /> : <IconVolume size={20} aria-hidden />}
        </IconButton>
      </div>
    </section>
  );
}

function PlayButton({ watching, isAtEnd }: { watching: Watching; isAtEnd: boolean }): ReactNode {
  const isRunning = watching.playback?.is_running === true && !isAtEnd;
  const [label, Icon] = isRunning
    ? (["Pause", IconPlayerPauseFilled] as const)
    : isAtEnd
      ? (["Play again", IconReload] as const)
      : (["Play", IconPlayerPlayFilled] as const);
  return (
    <IconButton label={label} size={36} variant="transparent" onClick={watching.toggle}>
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
