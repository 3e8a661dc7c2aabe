import type { ReactNode } from "react";

import classes from "./states.module.css";

/** Grey bars in the place of rows that are on their way; they do not move, so that a picture of them is stable. */
export function LoadingRows({ rows = 8, label = "Loading" }: { rows?: number; label?: string }): ReactNode {
  return (
    <div role="status" aria-label={label} className={classes.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row} aria-hidden>
          <span className={classes.dot} />
          <span className={classes.bars}>
            <span className={classes.bar} style={{ width: `${40 + ((row * 17) % 30)}%` }} />
            <span className={classes.bar} style={{ width: `${60 + ((row * 23) % 30)}%` }} />
            <span className={classes.bar} style={{ width: `${70 + ((row * 11) % 25)}%` }} />
          </span>
        </div>
      ))}
    </div>
  );
}
