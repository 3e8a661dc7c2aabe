import type { CSSProperties } from "react";

import type { Calendar } from "./api";

export type Colour = Calendar["colour"];

/** Strong enough for white letters upon them. */
export const COLOURS: Record<Colour, string> = {
  cobalt: "#2c5cc5",
  moss: "#4d7424",
  plum: "#84388a",
  amber: "#95610a",
  rust: "#b0452a",
  teal: "#0f7670",
  rose: "#b93063",
  slate: "#566270",
};

/** Sets `--colour` for the style sheets. */
export function coloured(colour: Colour | undefined): CSSProperties {
  return { "--colour": COLOURS[colour ?? "slate"] } as CSSProperties;
}
