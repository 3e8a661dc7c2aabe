import type { ReactNode } from "react";

import classes from "./shared.module.css";

const WIDTH = 64;
const HEIGHT = 26;

/** Today's prices as a small line; decoration, the price stands beside it. */
export function Spark({ prices, isDown }: { prices: number[]; isDown: boolean }): ReactNode {
  const low = Math.min(...prices);
  const height = Math.max(...prices) - low || 1;
  const last = Math.max(prices.length - 1, 1);
  const points = prices.map((price, n) => `${((n / last) * WIDTH).toFixed(1)},${(HEIGHT - 2 - ((price - low) / height) * (HEIGHT - 4)).toFixed(1)}`);
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={isDown ? classes.down : classes.up}>
      <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
