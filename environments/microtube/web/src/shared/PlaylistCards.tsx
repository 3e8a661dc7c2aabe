import { IconPlaylist } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { PlaylistCard } from "./api";
import classes from "./playlists.module.css";
import { countOf } from "./words";

/** Playlists as cards, each one link with one text. */
export function PlaylistCards({ playlists, label, hasOwner = false }: { playlists: readonly PlaylistCard[]; label: string; hasOwner?: boolean }): ReactNode {
  return (
    <section aria-label={label} className={classes.cards}>
      {playlists.map((playlist) => (
        <Card key={playlist.id} playlist={playlist} hasOwner={hasOwner} />
      ))}
    </section>
  );
}

function Card({ playlist, hasOwner }: { playlist: PlaylistCard; hasOwner: boolean }): ReactNode {
  const { id, title, count, cover, owner } = playlist;
  const videos = countOf(count, "video", "videos");
  const name = ["Playlist " + title, ...(hasOwner ? [`by ${owner.name}`] : []), videos].join(", ");
  return (
    <Link to={`/playlist/${id}`} className={classes.card} aria-label={name}>
      <span className={classes.cover}>
        {cover === null ? <IconPlaylist size={40} stroke={1.3} aria-hidden /> : <img src={cover.url} alt="" loading="lazy" />}
        <span className={classes.count}>
          <IconPlaylist size={16} aria-hidden /> {videos}
        </span>
      </span>
      <span className={classes.title}>{title}</span>
      {hasOwner && <span className={classes.owner}>{owner.name}</span>}
    </Link>
  );
}
