import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useParams } from "react-router";

import { AlbumCards } from "../../../shared/Cards";
import { Head, PlayAll } from "../../../shared/Head";
import { Shown } from "../../../shared/Shown";
import { TrackList } from "../../../shared/TrackList";
import type { Source, Track } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { useFollow } from "../../../shared/use-actions";
import { usePlaying } from "../../../shared/use-player";
import { countOf } from "../../../shared/words";
import { useArtist } from "../api/use-artist";
import classes from "./ArtistPage.module.css";

const RELEASED = { name: "Released", of: (track: Track) => track.released_at_s };

export function ArtistPage(): ReactNode {
  const { artistId = "" } = useParams();
  const follow = useFollow();
  const { playList } = usePlaying();
  const source: Source = { source: "artist", source_id: artistId };
  return (
    <Shown query={useArtist(artistId)} what="artist">
      {(artist) => (
        <>
          <Head kind={`Artist · ${artist.genre}`} title={artist.name} picture={<img src={artist.image_url ?? ""} alt="" className={classes.portrait} />}>
            {artist.city !== "" && `${artist.city} · `}
            {countOf(artist.followers, "follower", "followers")} · {countOf(artist.listeners, "listener", "listeners")} last month
          </Head>
          <div className={pages.actions}>
            <PlayAll label={`Play ${artist.name}`} isDisabled={artist.popular.length === 0} onPlay={() => playList(source)} />
            <Button size="md" radius="xl" variant="default" onClick={() => follow(artist)}>
              {artist.is_followed ? "Unfollow" : "Follow"}
            </Button>
          </div>
          <div className={pages.section}>
            <p className={pages.note}>{artist.description}</p>
          </div>
          <div className={pages.list}>
            {artist.popular.length > 0 && (
              <section aria-labelledby="popular">
                <h2 id="popular">Popular</h2>
                <TrackList tracks={artist.popular} label="Popular" source={source} hasAlbum />
              </section>
            )}
            {artist.singles.length > 0 && (
              <section aria-labelledby="singles">
                <h2 id="singles">Singles</h2>
                <TrackList tracks={artist.singles} label="Singles" source={source} moment={RELEASED} />
              </section>
            )}
          </div>
          {artist.albums.length > 0 && (
            <section aria-labelledby="records" className={pages.section}>
              <h2 id="records">Records</h2>
              <AlbumCards albums={artist.albums} label="Records" />
            </section>
          )}
        </>
      )}
    </Shown>
  );
}
