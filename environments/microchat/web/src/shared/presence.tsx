import type { ReactNode } from "react";

import type { Presence } from "./api";
import classes from "./presence.module.css";

export const PRESENCE: Record<Presence, string> = {
  available: "Available",
  busy: "Busy",
  in_call: "In a call",
  away: "Away",
  offline: "Offline",
};

/** A coloured dot on a face; the words stand beside it or are heard. */
export function PresenceDot({ state, isLone = false }: { state: Presence; isLone?: boolean }): ReactNode {
  return <span aria-hidden className={classes.dot} data-state={state} data-lone={isLone || undefined} />;
}
