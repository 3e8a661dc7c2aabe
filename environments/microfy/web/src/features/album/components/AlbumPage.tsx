import type { ReactNode } from "react";
import { Link, useParams } from "react-router";

import { Head, PlayAll } from "../../../shared/Head";
import { Shown } from "../../../shared/Shown";
import { TrackList } from "../../../shared/TrackList";
import type { Source } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { usePlaying } from "../../../shared/use-player";
import { countOf, durationOf } from "../../../shared/words";
import { useAlbum } from "../api/use-album";

export function AlbumPage(): ReactNode {
  const { albumId = "" } = useParams();
  const { playList } = usePlaying();
  const source: Source = { source: "album", source_id: albumId };
  return (
    <Shown query={useAlbum(albumId)} what="record">
      {(album) => (
        <>
          <Head kind={album.kind} title={album.title} picture={<img src={album.cover_url} alt="" />}>
            <p className={pages.note}>{album.note}</p>
            <Link to={`/artist/${album.artist.id}`}>{album.artist.name}</Link>
            {` · ${album.year} · ${countOf(album.tracks.length, "song", "songs")}, `}
            {durationOf(album.tracks.reduce((sum, track) => sum + track.length_s, 0))}
          </Head>
          <div className={pages.actions}>
            <PlayAll label={`Play ${album.title}`} onPlay={() => playList(source)} />
          </div>
          <div className={pages.list}>
            <TrackList tracks={album.tracks} label={`Songs of ${album.title}`} source={source} isNumbered />
          </div>
        </>
      )}
    </Shown>
  );
}
