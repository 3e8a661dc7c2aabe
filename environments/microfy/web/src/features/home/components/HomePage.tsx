import { EmptyState, useSession } from "@sentinel/kit";
import { IconTrendingUp } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { Shown } from "../../../shared/Shown";
import { TrackList } from "../../../shared/TrackList";
import type { Track } from "../../../shared/api";
import { useTrending } from "../api/use-home";
import { Fresh } from "./Fresh";
import classes from "./HomePage.module.css";
import { Moods } from "./Moods";

const ENTERED = { name: "Entered", of: (track: Track) => track.trending_at_s };

/** Moods above, what is fresh, and the trending list. */
export function HomePage(): ReactNode {
  const query = useTrending();
  const { user } = useSession().session;
  return (
    <div className={classes.page}>
      <h1>Good to hear you, {user.name.split(" ")[0]}</h1>
      <Moods />
      <Fresh />
      <section aria-labelledby="trending">
        <div className={classes.sectionHead}>
          <h2 id="trending">Trending now</h2>
          <p>The songs that entered last come first.</p>
        </div>
        <Shown query={query} what="trending list" rows={8}>
          {(tracks) =>
            tracks.length > 0 ? (
              <TrackList tracks={tracks} label="Trending now" source={{ source: "trending" }} hasAlbum moment={ENTERED} />
            ) : (
              <EmptyState icon={<IconTrendingUp size={46} stroke={1.3} />} title="Nothing is trending" />
            )
          }
        </Shown>
      </section>
    </div>
  );
}
