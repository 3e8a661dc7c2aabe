import { EmptyState } from "@sentinel/kit";
import { IconUserHeart } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { ArtistCards, PlaylistCards } from "../../../shared/Cards";
import { Shown } from "../../../shared/Shown";
import pages from "../../../shared/pages.module.css";
import { usePlaylists } from "../../../shared/use-actions";
import { useFollowed } from "../api/use-library";

/** The artists whom the user follows, and the user's playlists. */
export function LibraryPage(): ReactNode {
  const own = usePlaylists().data?.own ?? [];
  return (
    <>
      <header className={pages.plain}>
        <h1>Your library</h1>
      </header>
      <section aria-labelledby="artists" className={pages.section}>
        <h2 id="artists">Artists you follow</h2>
        <Shown query={useFollowed()} what="list of artists" rows={3}>
          {(artists) =>
            artists.length > 0 ? (
              <ArtistCards artists={artists} label="Artists you follow" />
            ) : (
              <EmptyState icon={<IconUserHeart size={46} stroke={1.3} />} title="You follow nobody yet">
                Open an artist’s page to follow.
              </EmptyState>
            )
          }
        </Shown>
      </section>
      {own.length > 0 && (
        <section aria-labelledby="playlists" className={pages.section}>
          <h2 id="playlists">Your playlists</h2>
          <PlaylistCards playlists={own} label="Your playlists" />
        </section>
      )}
    </>
  );
}
