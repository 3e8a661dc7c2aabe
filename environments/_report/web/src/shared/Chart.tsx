import type { ReactElement, ReactNode } from "react";
import { ResponsiveContainer } from "recharts";

import classes from "./shared.module.css";

interface Props {
  /** What it shows, in a sentence: all that is heard of it. The figures stand in a table beside it. */
  name: string;
  height: number;
  children: ReactElement;
  caption?: ReactNode;
}

/** A chart as wide as its place. */
export function Chart({ name, height, children, caption }: Props): ReactNode {
  return (
    <figure className={classes.chart}>
      <div role="img" aria-label={name}>
        <ResponsiveContainer width="100%" height={height}>
          {children}
        </ResponsiveContainer>
      </div>
      {caption !== undefined && <figcaption className={classes.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** How every axis, grid and hint looks. */
export const AXIS = { stroke: "var(--mantine-color-dimmed)", fontSize: 12, tickLine: false } as const;
export const GRID = { stroke: "var(--mantine-color-default-border)", strokeDasharray: "3 3" } as const;
export const HINT = {
  isAnimationActive: false,
  contentStyle: { background: "var(--mantine-color-body)", border: "1px solid var(--mantine-color-default-border)", borderRadius: 8, fontSize: 13 },
  itemStyle: { color: "var(--mantine-color-text)", padding: 0 },
} as const;
