import { EmptyState } from "@sentinel/kit";
import { IconMoodEmpty } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { AlbumCards, ArtistCards, PlaylistCards } from "../../../shared/Cards";
import { Shown } from "../../../shared/Shown";
import { TrackList } from "../../../shared/TrackList";
import pages from "../../../shared/pages.module.css";
import { useSearch } from "../api/use-search";

/** What a search has found; a song played from here is a list of its own. */
export function Found({ search }: { search: string }): ReactNode {
  return (
    <Shown query={useSearch(search)} what="search">
      {({ tracks, artists, albums, playlists }) => {
        if (tracks.length + artists.length + albums.length + playlists.length === 0) {
          return (
            <EmptyState icon={<IconMoodEmpty size={46} stroke={1.3} />} title={`Nothing found for “${search}”`}>
              No title and no name has these words.
            </EmptyState>
          );
        }
        return (
          <>
            {tracks.length > 0 && (
              <div className={pages.list}>
                <h2>Songs</h2>
                <TrackList tracks={tracks} label="Songs found" hasAlbum />
              </div>
            )}
            {artists.length > 0 && (
              <section className={pages.section}>
                <h2>Artists</h2>
                <ArtistCards artists={artists} label="Artists found" />
              </section>
            )}
            {albums.length > 0 && (
              <section className={pages.section}>
                <h2>Records</h2>
                <AlbumCards albums={albums} label="Records found" />
              </section>
            )}
            {playlists.length > 0 && (
              <section className={pages.section}>
                <h2>Playlists</h2>
                <PlaylistCards playlists={playlists} label="Playlists found" />
              </section>
            )}
          </>
        );
      }}
    </Shown>
  );
}
