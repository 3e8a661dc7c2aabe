import { Button } from "@mantine/core";
import { lengthText } from "@sentinel/kit";
import { IconHeart, IconHeartFilled, IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";

import { Head } from "../../../shared/Head";
import { Moment } from "../../../shared/Moment";
import { Shown } from "../../../shared/Shown";
import { TrackMenu } from "../../../shared/TrackMenu";
import type { Track } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { useCollecting, useLike, usePlaylists } from "../../../shared/use-actions";
import { usePlaying } from "../../../shared/use-player";
import { countOf } from "../../../shared/words";
import { useTrack } from "../api/use-track";
import { Lyrics } from "./Lyrics";
import classes from "./TrackPage.module.css";

/** A song with its lyrics, which can be read without playing it. */
export function TrackPage(): ReactNode {
  const { trackId = "" } = useParams();
  return (
    <Shown query={useTrack(trackId)} what="song">
      {(track) => (
        <>
          <Head kind={track.album_id === null ? "Single" : "Song"} title={track.title} picture={<img src={track.cover_url} alt="" />}>
            <Link to={`/artist/${track.artist.id}`}>{track.artist.name}</Link>
            {track.album_id !== null && (
              <>
                {" · "}
                <Link to={`/album/${track.album_id}`}>{track.album_title}</Link>
              </>
            )}
            {` · ${track.year} · ${lengthText(track.length_s)} · ${countOf(track.plays, "play", "plays")}`}
          </Head>
          <TrackActions track={track} />
          <div className={classes.body}>
            <Lyrics text={track.lyrics} />
            <dl className={classes.about}>
              {track.trending_at_s !== null && (
                <>
                  <dt>In the trending list since</dt>
                  <dd>
                    <Moment atS={track.trending_at_s} />
                  </dd>
                </>
              )}
              <dt>Moods</dt>
              <dd>{track.moods.join(", ")}</dd>
            </dl>
          </div>
        </>
      )}
    </Shown>
  );
}

function TrackActions({ track }: { track: Track }): ReactNode {
  const playing = usePlaying();
  const like = useLike();
  const collecting = useCollecting();
  const own = usePlaylists().data?.own ?? [];
  const isOn = playing.isOn(track);
  return (
    <div className={pages.actions}>
      <Button
        size="md"
        radius="xl"
        leftSection={isOn ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        onClick={() => playing.toggle(track, { source: "song", source_id: track.id })}
      >
        {isOn ? "Pause" : "Play"}
      </Button>
      <Button
        size="md"
        radius="xl"
        variant="default"
        leftSection={track.is_liked ? <IconHeartFilled size={18} className={classes.liked} aria-hidden /> : <IconHeart size={18} aria-hidden />}
        onClick={() => like(track)}
      >
        {track.is_liked ? "Unlike" : "Like"}
      </Button>
      <TrackMenu track={track} own={own} collecting={collecting} />
    </div>
  );
}
