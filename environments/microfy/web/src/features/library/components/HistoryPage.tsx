import { EmptyState } from "@sentinel/kit";
import { IconHistory } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Moment } from "../../../shared/Moment";
import { Shown } from "../../../shared/Shown";
import pages from "../../../shared/pages.module.css";
import { useHistory } from "../api/use-library";
import classes from "./Library.module.css";

/** What the user has played, the last song first. */
export function HistoryPage(): ReactNode {
  return (
    <>
      <header className={pages.plain}>
        <h1>Recently played</h1>
        <p>A song counts as played after five seconds.</p>
      </header>
      <Shown query={useHistory()} what="history">
        {(rows) =>
          rows.length > 0 ? (
            <ol aria-label="Recently played" className={classes.history}>
              {rows.map(({ track, played_at_s }) => (
                <li key={`${track.id} ${played_at_s}`}>
                  <img src={track.cover_url} alt="" />
                  <span>
                    <Link to={`/track/${track.id}`}>{track.title}</Link>
                    <Link to={`/artist/${track.artist.id}`}>{track.artist.name}</Link>
                  </span>
                  <Moment atS={played_at_s} />
                </li>
              ))}
            </ol>
          ) : (
            <EmptyState icon={<IconHistory size={46} stroke={1.3} />} title="Nothing played yet" />
          )
        }
      </Shown>
    </>
  );
}
