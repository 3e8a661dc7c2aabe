import type { ReactNode } from "react";
import { useParams } from "react-router";

import { Covers } from "../../../shared/Covers";
import { Head, PlayAll } from "../../../shared/Head";
import { Shown } from "../../../shared/Shown";
import { TrackList } from "../../../shared/TrackList";
import type { Source } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { usePlaying } from "../../../shared/use-player";
import { countOf } from "../../../shared/words";
import { useMood } from "../api/use-mood";

export function MoodPage(): ReactNode {
  const { moodId = "" } = useParams();
  const { playList } = usePlaying();
  const source: Source = { source: "mood", source_id: moodId };
  return (
    <Shown query={useMood(moodId)} what="mood">
      {(mood) => (
        <>
          <Head kind="Mood" title={mood.name} picture={<Covers urls={mood.tracks.slice(0, 12).map((track) => track.cover_url).filter((url, n, all) => all.indexOf(url) === n)} size={196} />}>
            {countOf(mood.songs, "song", "songs")}, the most played first
          </Head>
          <div className={pages.actions}>
            <PlayAll label={`Play ${mood.name}`} onPlay={() => playList(source)} />
          </div>
          <div className={pages.list}>
            <TrackList tracks={mood.tracks} label={`Songs for ${mood.name}`} source={source} hasAlbum />
          </div>
        </>
      )}
    </Shown>
  );
}
