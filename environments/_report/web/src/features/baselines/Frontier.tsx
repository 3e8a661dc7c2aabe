import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { CartesianGrid, LabelList, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from "recharts";

import { AXIS, Chart, GRID, HINT } from "../../shared/Chart";
import type { RunData } from "../../shared/data";
import { percent } from "../../shared/format";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";

const NOTE =
  "The line is computed, not run: an agent that looks at a fixed interval, beginning at a random moment, makes no mistake and acts in no time; its looks are counted up to this run's conditions. " +
  "Nobody who polls at a fixed interval does better with as few looks; who is woken by a change can.";
/** From this interval on the points lie far enough apart to be named. */
const NAMED_S = 60;
const TICKS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** How much looking timely success takes, for who polls perfectly, and for this run's agent. */
export function Frontier({ data }: { data: RunData }): ReactNode {
  if (data.frontier === null) return null;
  const { line, agent } = data.frontier;
  const points = line.map(({ looks, timely, interval_s }) => ({ x: looks, y: Math.round(100 * timely), name: interval_s >= NAMED_S ? `${interval_s} s` : "" }));
  const own = agent.looks === null ? [] : [{ x: agent.looks, y: Math.round(100 * agent.timely), name: data.agent }];
  return (
    <Section title="The frontier of polling" note={NOTE}>
      <Chart name="Timely success against looks a run; the table below has the figures" height={320} caption="Up: timely success. Across: looks a run, on a logarithmic scale. At the points: the interval between looks; all up to 60 s are timely.">
        <ScatterChart margin={{ left: 0, right: 40, top: 20, bottom: 4 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} />
          <XAxis type="number" dataKey="x" name="looks a run" scale="log" domain={[1, 720]} ticks={TICKS} allowDataOverflow {...AXIS} />
          <YAxis type="number" dataKey="y" name="timely success" unit=" %" domain={[0, 100]} width={56} {...AXIS} />
          <Tooltip {...HINT} />
          <Scatter data={points} fill="var(--mantine-color-dimmed)" line={{ stroke: "var(--mantine-color-dimmed)" }} isAnimationActive={false}>
            <LabelList dataKey="name" position="right" offset={8} fontSize={11} fill="var(--mantine-color-dimmed)" />
          </Scatter>
          <Scatter data={own} fill="var(--mantine-primary-color-filled)" isAnimationActive={false}>
            <LabelList dataKey="name" position="top" fontSize={12} fill="var(--mantine-color-text)" />
          </Scatter>
        </ScatterChart>
      </Chart>
      {agent.looks === null && <Text size="sm">How often this agent looked is not known: it used the page itself, not our tools.</Text>}
      <Sheet
        name="The frontier of polling"
        head={["Who looks", "Looks a run", "Timely success"]}
        rows={[
          { key: "agent", cells: [<b key="agent">{data.agent}</b>, agent.looks ?? "unknown", percent(agent.timely)] },
          ...line.map(({ interval_s: interval, looks, timely }) => ({ key: String(interval), cells: [`every ${interval} s`, looks, percent(timely)] })),
        ]}
      />
    </Section>
  );
}
