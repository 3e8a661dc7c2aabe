import type { ReactNode } from "react";

import classes from "./TrackPage.module.css";

/** What is sung: a paragraph for each verse, a line for each line. */
export function Lyrics({ text }: { text: string }): ReactNode {
  return (
    <section aria-label="Lyrics" className={classes.lyrics}>
      <h2>Lyrics</h2>
      {text.split(/\n\s*\n/).map((verse, n) => (
        <p key={n}>
          {verse.split("\n").map((line, place) => (
            <span key={place}>{`${line.replaceAll("*", "")}\n`}</span>
          ))}
        </p>
      ))}
    </section>
  );
}
