import { IconButton } from "@sentinel/kit";
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { usePlaying } from "../../../shared/use-player";
import { useFresh } from "../api/use-home";
import classes from "./HomePage.module.css";

/** Singles that have come out outside the trending list, as tiles. */
export function Fresh(): ReactNode {
  const tracks = useFresh().data ?? [];
  const playing = usePlaying();
  if (tracks.length === 0) return null;
  return (
    <section aria-labelledby="fresh">
      <div className={classes.sectionHead}>
        <h2 id="fresh">Fresh singles</h2>
        <p>New, and not in the trending list.</p>
      </div>
      <ul aria-label="Fresh singles" className={classes.tiles}>
        {tracks.map((track) => {
          const isOn = playing.isOn(track);
          return (
            <li key={track.id} className={classes.tile}>
              <img src={track.cover_url} alt="" />
              <span className={classes.tileNames}>
                <Link to={`/track/${track.id}`}>{track.title}</Link>
                <Link to={`/artist/${track.artist.id}`}>{track.artist.name}</Link>
              </span>
              <IconButton label={`${isOn ? "Pause" : "Play"} ${track.title}`} variant="filled" color="apricot" radius="xl" className={classes.tilePlay} onClick={() => playing.toggle(track, { source: "fresh" })}>
                {isOn ? <IconPlayerPauseFilled size={15} aria-hidden /> : <IconPlayerPlayFilled size={15} aria-hidden />}
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
