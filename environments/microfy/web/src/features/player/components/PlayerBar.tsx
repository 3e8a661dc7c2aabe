import { IconButton, PlayedAudio, usePlayback } from "@sentinel/kit";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Deck } from "../../../shared/api";
import { useLike } from "../../../shared/use-actions";
import { useDeck } from "../../../shared/use-player";
import { Controls } from "./Controls";
import classes from "./Player.module.css";
import { Volume } from "./Volume";

/** What plays, at the foot of every page. A song that ends is followed by no other. */
export function PlayerBar(): ReactNode {
  const deck = useDeck().data;
  const playback = usePlayback() ?? null;
  if (deck === undefined) return <footer aria-label="Player" className={classes.bar} />;
  const { playing } = deck;
  const held = playing !== null && playback?.item_id === playing.id ? playback : null;
  return (
    <footer aria-label="Player" className={classes.bar}>
      <Song playing={playing} />
      <Controls deck={deck} playback={held} />
      <Volume deck={deck} />
      {playing !== null && <PlayedAudio key={playing.id} src={playing.tune_url} playback={held} volume={deck.volume / 100} isMuted={deck.is_muted} />}
    </footer>
  );
}

function Song({ playing }: { playing: Deck["playing"] }): ReactNode {
  const like = useLike();
  if (playing === null) return <p className={classes.nothing}>Nothing is playing.</p>;
  return (
    <div className={classes.song}>
      <img src={playing.cover_url} alt="" width={56} height={56} />
      <span className={classes.names}>
        <Link to={`/track/${playing.id}`}>{playing.title}</Link>
        <Link to={`/artist/${playing.artist.id}`}>{playing.artist.name}</Link>
      </span>
      <IconButton label={playing.is_liked ? "Unlike what plays" : "Like what plays"} onClick={() => like(playing)}>
        {playing.is_liked ? <IconHeartFilled size={18} className={classes.on} aria-hidden /> : <IconHeart size={18} aria-hidden />}
      </IconButton>
    </div>
  );
}
