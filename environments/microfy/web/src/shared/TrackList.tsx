import { IconButton, lengthText } from "@sentinel/kit";
import { IconHeart, IconHeartFilled, IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Moment } from "./Moment";
import { TrackMenu } from "./TrackMenu";
import type { Playlist, Source, Track } from "./api";
import classes from "./shared.module.css";
import { type Collecting, useCollecting, useLike, usePlaylists } from "./use-actions";
import { type Playing, usePlaying } from "./use-player";

interface Look {
  /** Show the record's title, or "Single". */
  hasAlbum?: boolean;
  /** Show numbers in the place of covers. */
  isNumbered?: boolean;
  /** The moment a row shows, and what it says. */
  moment?: { name: string; of: (track: Track) => number | null };
  /** Take a song out of this list. */
  onRemove?: (track: Track) => void;
}

interface Props extends Look {
  tracks: readonly Track[];
  label: string;
  /** What the player goes through when one of them is played; left out, the song alone. */
  source?: Source;
}

/** Songs, one a row: play, title, artist, like and more. What is sung is on the songs' own pages. */
export function TrackList({ tracks, label, source, ...look }: Props): ReactNode {
  const playing = usePlaying();
  const like = useLike();
  const collecting = useCollecting();
  const own = usePlaylists().data?.own ?? [];
  const columns = [look.moment !== undefined && "moment", look.hasAlbum === true && "album"].filter(Boolean).join(" ");
  return (
    <div className={classes.tracks} data-columns={columns}>
      <div className={classes.head} aria-hidden>
        <span>#</span>
        <span>Title</span>
        {look.hasAlbum === true && <span>Record</span>}
        {look.moment !== undefined && <span>{look.moment.name}</span>}
        <span className={classes.right}>Length</span>
      </div>
      <ol aria-label={label}>
        {tracks.map((track, n) => (
          <Row key={track.id} {...{ track, n, source, look, playing, like, collecting, own }} />
        ))}
      </ol>
    </div>
  );
}

interface RowProps {
  track: Track;
  n: number;
  source: Source | undefined;
  look: Look;
  playing: Playing;
  like: (track: Track) => void;
  collecting: Collecting;
  own: readonly Playlist[];
}

function Row({ track, n, source, look, playing, like, collecting, own }: RowProps): ReactNode {
  const isOn = playing.isOn(track);
  const atS = look.moment?.of(track) ?? null;
  return (
    <li className={classes.row} data-held={playing.isHeld(track) || undefined}>
      <span className={classes.first}>
        <span className={classes.number} data-number={n + 1} aria-hidden />
        <IconButton label={`${isOn ? "Pause" : "Play"} ${track.title}`} className={classes.play} onClick={() => playing.toggle(track, source ?? { source: "song", source_id: track.id })}>
          {isOn ? <IconPlayerPauseFilled size={16} aria-hidden /> : <IconPlayerPlayFilled size={16} aria-hidden />}
        </IconButton>
      </span>
      <span className={classes.song}>
        {look.isNumbered !== true && <img src={track.cover_url} alt="" loading="lazy" width={40} height={40} />}
        <span className={classes.names}>
          <Link to={`/track/${track.id}`} className={classes.title}>
            {track.title}
          </Link>
          <Link to={`/artist/${track.artist.id}`} className={classes.by}>
            {track.artist.name}
          </Link>
        </span>
      </span>
      {look.hasAlbum === true && <Record track={track} />}
      {look.moment !== undefined && <span className={classes.quiet}>{atS !== null && <Moment atS={atS} />}</span>}
      <span className={classes.end}>
        <IconButton label={`${track.is_liked ? "Unlike" : "Like"} ${track.title}`} onClick={() => like(track)}>
          {track.is_liked ? <IconHeartFilled size={17} className={classes.liked} aria-hidden /> : <IconHeart size={17} aria-hidden />}
        </IconButton>
        <span className={classes.length}>{lengthText(track.length_s)}</span>
        <TrackMenu track={track} own={own} collecting={collecting} onRemove={look.onRemove} />
      </span>
    </li>
  );
}

function Record({ track }: { track: Track }): ReactNode {
  if (track.album_id === null) return <span className={classes.quiet}>Single</span>;
  return (
    <Link to={`/album/${track.album_id}`} className={classes.quiet}>
      {track.album_title}
    </Link>
  );
}
