import { EmptyState, IconButton, LoadingRows } from "@sentinel/kit";
import { IconPlaylist, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Track } from "../../../shared/api";
import pages from "../../../shared/pages.module.css";
import { useDeck } from "../../../shared/use-player";
import { useDeckActions } from "../api/use-deck";
import classes from "./Queue.module.css";

/** What plays, what the user has queued, and what comes next in the list. */
export function QueuePage(): ReactNode {
  const deck = useDeck().data;
  const { unqueue } = useDeckActions();
  if (deck === undefined) return <LoadingRows rows={5} label="Loading the queue" />;
  const isEmpty = deck.playing === null && deck.queued.length === 0;
  return (
    <>
      <header className={pages.plain}>
        <h1>Queue</h1>
        <p>Autoplay is off: no song follows by itself. “Next song” in the player goes on.</p>
      </header>
      {isEmpty && (
        <EmptyState icon={<IconPlaylist size={46} stroke={1.3} />} title="Nothing is queued">
          Play a song, or add one from the menu beside it.
        </EmptyState>
      )}
      {deck.playing !== null && (
        <Part title="Now playing">
          <Row track={deck.playing} />
        </Part>
      )}
      {deck.queued.length > 0 && (
        <Part title="Next in the queue">
          {deck.queued.map(({ entry_id, track }) => (
            <Row key={entry_id} track={track}>
              <IconButton label={`Take ${track.title} out of the queue`} onClick={() => unqueue(entry_id)}>
                <IconX size={17} aria-hidden />
              </IconButton>
            </Row>
          ))}
        </Part>
      )}
      {deck.upcoming.length > 0 && (
        <Part title={`Next from: ${deck.source}`}>
          {deck.upcoming.map((track) => (
            <Row key={track.id} track={track} />
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={pages.section}>
      <h2>{title}</h2>
      <ol aria-label={title} className={classes.rows}>
        {children}
      </ol>
    </section>
  );
}

function Row({ track, children }: { track: Track; children?: ReactNode }): ReactNode {
  return (
    <li>
      <img src={track.cover_url} alt="" loading="lazy" />
      <span>
        <Link to={`/track/${track.id}`}>{track.title}</Link>
        <Link to={`/artist/${track.artist.id}`}>{track.artist.name}</Link>
      </span>
      {children}
    </li>
  );
}
