import type { ReactNode } from "react";
import { Link } from "react-router";

import { Covers } from "./Covers";
import type { Album, Artist, Playlist } from "./api";
import classes from "./shared.module.css";
import { countOf } from "./words";

function Card({ to, name, second, picture }: { to: string; name: string; second: string; picture: ReactNode }): ReactNode {
  return (
    <li>
      <Link to={to} className={classes.card}>
        {picture}
        <span className={classes.cardName}>{name}</span>
        <span className={classes.cardSecond}>
          <span className="heard">, </span>
          {second}
        </span>
      </Link>
    </li>
  );
}

/** Records, side by side. */
export function AlbumCards({ albums, label }: { albums: readonly Album[]; label: string }): ReactNode {
  return (
    <ul aria-label={label} className={classes.cards}>
      {albums.map((album) => (
        <Card
          key={album.id}
          to={`/album/${album.id}`}
          name={album.title}
          second={`${album.kind} · ${album.year} · ${album.artist.name}`}
          picture={<img src={album.cover_url} alt="" loading="lazy" />}
        />
      ))}
    </ul>
  );
}

/** Artists, side by side. */
export function ArtistCards({ artists, label }: { artists: readonly Artist[]; label: string }): ReactNode {
  return (
    <ul aria-label={label} className={classes.cards}>
      {artists.map((artist) => (
        <Card
          key={artist.id}
          to={`/artist/${artist.id}`}
          name={artist.name}
          second={artist.genre}
          picture={<img src={artist.image_url ?? ""} alt="" loading="lazy" className={classes.round} />}
        />
      ))}
    </ul>
  );
}

/** Playlists, side by side. */
export function PlaylistCards({ playlists, label }: { playlists: readonly Playlist[]; label: string }): ReactNode {
  return (
    <ul aria-label={label} className={classes.cards}>
      {playlists.map((playlist) => (
        <Card
          key={playlist.id}
          to={`/playlist/${playlist.id}`}
          name={playlist.title}
          second={`${playlist.is_own ? "You" : playlist.owner_name} · ${countOf(playlist.songs, "song", "songs")}`}
          picture={<Covers urls={playlist.cover_urls} size={148} />}
        />
      ))}
    </ul>
  );
}
