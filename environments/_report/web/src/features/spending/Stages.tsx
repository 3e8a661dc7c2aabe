import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";

import { AXIS, Chart, GRID, HINT } from "../../shared/Chart";
import { type RunData, STAGES, type Stage, type Stratum } from "../../shared/data";
import { seconds } from "../../shared/format";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";

const NAMES: Record<Stage, string> = {
  shown: "until its app shows it",
  seen: "until it looks",
  decided: "until it decides",
  done: "until it has acted",
  told: "until it has written",
};
const COLOURS: Record<Stage, string> = { shown: "gray-5", seen: "orange-5", decided: "yellow-5", done: "cyan-6", told: "teal-7" };
const NOTE =
  "Means over the successes; the parts add up to the mean reaction time. Looking is the wait tool's part and, where what it needs to see lies deeper in the app, the way there; deciding is the model's; acting and writing are tools and what the model thinks between them. A stage that is not known, or that a task does not have, takes no time: the next one holds it.";

interface Split {
  name: string;
  stages: NonNullable<Stratum["stages_s"]>;
}

/** Where the reaction time goes. */
export function Stages({ data }: { data: RunData }): ReactNode {
  const parts = data.strata.filter((stratum) => stratum.by === "all" || stratum.by === "category" || stratum.by === "environment");
  const split = parts.flatMap<Split>(({ name, stages_s: stages }) => (stages === null ? [] : [{ name, stages }]));
  return (
    <Section title="Where the reaction time goes" note={NOTE}>
      {split.length === 0 ? <Text size="sm">There are no successes to split.</Text> : <SplitChart split={split} />}
    </Section>
  );
}

function SplitChart({ split }: { split: Split[] }): ReactNode {
  const bars = split.map(({ name, stages }) => ({ name, ...stages }));
  const whole = (stages: Split["stages"]) => STAGES.reduce((sum, stage) => sum + stages[stage], 0);
  return (
    <>
      <Chart name="Mean reaction time in stages, by part of the run; the table below has the figures" height={70 + 30 * bars.length}>
        <BarChart data={bars} layout="vertical" margin={{ left: 0, right: 12 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} horizontal={false} />
          <XAxis type="number" unit=" s" {...AXIS} />
          <YAxis type="category" dataKey="name" width={96} {...AXIS} />
          <Tooltip {...HINT} cursor={{ fill: "var(--mantine-color-default-hover)" }} formatter={(value) => seconds(Number(value))} />
          {STAGES.map((stage) => (
            <Bar key={stage} dataKey={stage} name={NAMES[stage]} stackId="all" fill={`var(--mantine-color-${COLOURS[stage]})`} isAnimationActive={false} />
          ))}
        </BarChart>
      </Chart>
      <Sheet
        name="Mean reaction time in stages"
        head={["", "Successes", ...STAGES.map((stage) => <Key key={stage} stage={stage} />), "Together"]}
        rows={split.map(({ name, stages }) => ({ key: name, cells: [name, stages.of, ...STAGES.map((stage) => seconds(stages[stage])), seconds(whole(stages))] }))}
      />
    </>
  );
}

function Key({ stage }: { stage: Stage }): ReactNode {
  return (
    <>
      <span aria-hidden style={{ background: `var(--mantine-color-${COLOURS[stage]})`, borderRadius: 3, display: "inline-block", height: 10, marginRight: 5, width: 10 }} />
      {NAMES[stage]}
    </>
  );
}
