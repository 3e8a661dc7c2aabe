import { Group, SegmentedControl, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";

import { AXIS, Chart, GRID, HINT } from "../../shared/Chart";
import type { By, RunData } from "../../shared/data";
import { words } from "../../shared/format";
import { OUTCOMES, colourOf } from "../../shared/outcomes";
import { Section } from "../../shared/Section";

const ROW_PX = 34;

/** How many runs ended how, as one bar a part. */
export function OutcomeMix({ data }: { data: RunData }): ReactNode {
  const [by, setBy] = useState<By>("category");
  const strata = data.strata.filter((stratum) => stratum.by === by);
  const occurring = OUTCOMES.filter(({ name }) => strata.some((stratum) => (stratum.outcomes[name] ?? 0) > 0));
  const bars = strata.map((stratum) => ({ name: stratum.name, ...stratum.outcomes }));
  const heard = strata.map(({ name, outcomes }) => `${name}: ${mix(outcomes)}`).join("; ");
  return (
    <Section
      title="How the runs ended"
      aside={
        <SegmentedControl
          size="xs"
          aria-label="Bars by"
          data={[
            { value: "category", label: "Category" },
            { value: "environment", label: "App" },
          ]}
          value={by}
          onChange={(value) => setBy(value as By)}
        />
      }
    >
      <Chart name={`Outcomes. ${heard}`} height={60 + ROW_PX * bars.length} caption={<Legend names={occurring.map(({ name }) => name)} />}>
        <BarChart data={bars} layout="vertical" margin={{ left: 0, right: 12 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} horizontal={false} />
          <XAxis type="number" {...AXIS} allowDecimals={false} />
          <YAxis type="category" dataKey="name" width={96} {...AXIS} />
          <Tooltip {...HINT} cursor={{ fill: "var(--mantine-color-default-hover)" }} />
          {occurring.map(({ name }) => (
            <Bar key={name} dataKey={name} name={words(name)} stackId="all" fill={colourOf(name)} isAnimationActive={false} />
          ))}
        </BarChart>
      </Chart>
    </Section>
  );
}

function mix(outcomes: Record<string, number>): string {
  return Object.entries(outcomes)
    .map(([name, some]) => `${words(name)} ${some}`)
    .join(", ");
}

/** What each colour means, in words. */
function Legend({ names }: { names: string[] }): ReactNode {
  return (
    <Group component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none", rowGap: 4 }}>
      {OUTCOMES.filter(({ name }) => names.includes(name)).map(({ name, meaning }) => (
        <Text component="li" size="xs" key={name} c="dimmed">
          <span aria-hidden style={{ background: colourOf(name), borderRadius: 3, display: "inline-block", height: 10, marginRight: 5, width: 10 }} />
          <b>{words(name)}</b>: {meaning}
        </Text>
      ))}
    </Group>
  );
}
