import type { ReactNode } from "react";

import classes from "./shared.module.css";

/** Asks for more of a list; nothing where all of it is shown. */
export function More({ what, left, onMore }: { what: string; left: number; onMore: () => void }): ReactNode {
  if (left <= 0) return null;
  return (
    <button type="button" className={classes.more} onClick={onMore}>
      Show more {what} ({left} left)
    </button>
  );
}
