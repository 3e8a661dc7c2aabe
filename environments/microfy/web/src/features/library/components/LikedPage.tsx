import { EmptyState } from "@sentinel/kit";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { Head, PlayAll } from "../../../shared/Head";
import { Shown } from "../../../shared/Shown";
import { TrackList } from "../../../shared/TrackList";
import pages from "../../../shared/pages.module.css";
import { usePlaying } from "../../../shared/use-player";
import { countOf, durationOf } from "../../../shared/words";
import { useLiked } from "../api/use-library";
import classes from "./Library.module.css";

export function LikedPage(): ReactNode {
  const { playList } = usePlaying();
  const picture = (
    <span className={classes.heart} aria-hidden>
      <IconHeartFilled size={88} />
    </span>
  );
  return (
    <Shown query={useLiked()} what="list of liked songs">
      {(tracks) => (
        <>
          <Head kind="Only you see this" title="Liked songs" picture={picture}>
            {countOf(tracks.length, "song", "songs")}, {durationOf(tracks.reduce((sum, track) => sum + track.length_s, 0))}
          </Head>
          {tracks.length > 0 ? (
            <>
              <div className={pages.actions}>
                <PlayAll label="Play Liked songs" onPlay={() => playList({ source: "liked" })} />
              </div>
              <div className={pages.list}>
                <TrackList tracks={tracks} label="Liked songs" source={{ source: "liked" }} hasAlbum />
              </div>
            </>
          ) : (
            <div className={pages.none}>
              <EmptyState icon={<IconHeart size={46} stroke={1.3} />} title="No liked songs yet">
                Press the heart beside a song to keep it here.
              </EmptyState>
            </div>
          )}
        </>
      )}
    </Shown>
  );
}
