import type { ReactNode } from "react";

import classes from "./shared.module.css";
import { percent, signedMoney } from "./money";

interface Props {
  cents: number;
  /** What the change is compared with. */
  from: number;
  /** Only the percentage, for narrow lists. */
  isShort?: boolean;
}

/** "+$1.20 (+0.48%)", coloured by its sign, which is also written. */
export function Change({ cents, from, isShort = false }: Props): ReactNode {
  const share = percent(cents, from);
  const text = isShort && share !== "" ? share : `${signedMoney(cents)}${share === "" ? "" : ` (${share})`}`;
  return (
    <span role="presentation" className={cents < 0 ? classes.down : classes.up}>
      {text}
    </span>
  );
}
