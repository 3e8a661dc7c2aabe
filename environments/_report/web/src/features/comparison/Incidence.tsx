import type { ReactNode } from "react";
import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from "recharts";

import { AXIS, Chart, GRID, HINT } from "../../shared/Chart";
import { type ComparisonData, points, type Side } from "../../shared/comparison";
import { percent } from "../../shared/format";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";
import classes from "./comparison.module.css";

const HORIZON_S = 120;
const SHOWN_S = [10, 30, 60, 120];
const COLOURS = ["blue", "orange", "teal", "grape", "red", "gray"];

/** Which share had succeeded how long after the condition. */
export function Incidence({ data }: { data: ComparisonData }): ReactNode {
  const heard = data.sides.map((side) => `${side.name} ${SHOWN_S.map((delay) => `${percent(reached(side, delay))} in ${delay} s`).join(", ")}`);
  return (
    <Section
      title="Success over delay"
      note="The share of the runs with an event that had succeeded so long after the condition. The area below the curve, to 120 s, is 100 if all succeeded at once and 0 if none did in time."
    >
      <Chart name={heard.join("; ")} height={320} caption="Up: succeeded so far. Across: delay after the condition.">
        <LineChart data={rows(data.sides)} margin={{ left: 0, right: 16, top: 8, bottom: 4 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} />
          <XAxis type="number" dataKey="delay" unit=" s" domain={[0, HORIZON_S]} ticks={[0, ...SHOWN_S]} {...AXIS} />
          <YAxis type="number" unit=" %" domain={[0, 100]} width={56} {...AXIS} />
          <Tooltip {...HINT} />
          <Legend formatter={breakable} />
          {data.sides.map((side, index) => (
            <Line
              key={side.name}
              type="stepAfter"
              dataKey={`s${index}`}
              name={side.name}
              stroke={`var(--mantine-color-${COLOURS[index % COLOURS.length]}-filled)`}
              strokeWidth={2}
              strokeDasharray={index === 0 ? "" : `${2 + 4 * index} 3`}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </Chart>
      <Sheet
        name="Areas below the curves"
        head={["", ...SHOWN_S.map((delay) => `${delay} s`), "Area to 120 s"]}
        rows={[...data.sides.map((side) => ({ key: side.name, cells: [side.name, ...SHOWN_S.map((delay) => percent(reached(side, delay))), side.area === null ? "–" : (100 * side.area).toFixed(1)] })), ...differences(data)]}
      />
    </Section>
  );
}

function breakable(name: string): ReactNode {
  return <span className={classes.name}>{name}</span>;
}

function differences(data: ComparisonData): { key: string; cells: ReactNode[] }[] {
  return data.areas.map(({ first, second, difference, low, high }) => {
    const name = `${data.sides[first]?.name} − ${data.sides[second]?.name}`;
    const interval = low === null || high === null ? "" : ` (${points(low)} to ${points(high)})`;
    return { key: name, cells: [name, ...SHOWN_S.map(() => ""), `${points(difference)}${interval}`] };
  });
}

/** The share that had succeeded by then; null where nothing was run. */
function reached(side: Side, delay: number): number | null {
  return side.curve.filter(([step]) => step <= delay).at(-1)?.[1] ?? null;
}

/** One row for each delay at which any curve steps up. */
function rows(sides: Side[]): Record<string, number | null>[] {
  const delays = new Set([0, HORIZON_S, ...sides.flatMap((side) => side.curve.map(([delay]) => delay))]);
  return [...delays]
    .toSorted((a, b) => a - b)
    .map((delay) => ({ delay, ...Object.fromEntries(sides.map((side, index) => [`s${index}`, percentage(reached(side, delay))])) }));
}

function percentage(share: number | null): number | null {
  return share === null ? null : Math.round(1000 * share) / 10;
}
