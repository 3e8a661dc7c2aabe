import { SegmentedControl, SimpleGrid, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { CartesianGrid, LabelList, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from "recharts";

import { AXIS, Chart, GRID, HINT } from "../../shared/Chart";
import type { By, RunData, Stratum } from "../../shared/data";
import { rate } from "../../shared/format";
import { Section } from "../../shared/Section";

interface Dot {
  name: string;
  x: number;
  y: number;
}

interface Axis {
  title: string;
  unit?: string;
  of: (stratum: Stratum) => number | null;
}

const PASSED: Axis = { title: "passed", unit: " %", of: (stratum) => percentage(rate(stratum.passed)) };
const COST: Axis = { title: "mean cost of a run, USD", of: (stratum) => mean(stratum.cost_usd, stratum.passed.of) };
const REACTION: Axis = { title: "median reaction time", unit: " s", of: (stratum) => (stratum.reaction_median_ms === null ? null : stratum.reaction_median_ms / 1000) };
const TOKENS: Axis = { title: "median tokens of a run", of: (stratum) => stratum.tokens_median };

/** What is paid for, against what is got for it. */
export function Scatters({ data }: { data: RunData }): ReactNode {
  const [by, setBy] = useState<By>("environment");
  const strata = data.strata.filter((stratum) => stratum.by === by);
  const choices = [
    { value: "environment", label: "App" },
    { value: "category", label: "Category" },
  ];
  return (
    <Section title="What it costs, and what it brings" aside={<SegmentedControl size="xs" aria-label="A dot for each" data={choices} value={by} onChange={(value) => setBy(value as By)} />}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Dots strata={strata} across={COST} up={PASSED} />
        <Dots strata={strata} across={TOKENS} up={REACTION} />
      </SimpleGrid>
    </Section>
  );
}

function percentage(share: number | null): number | null {
  return share === null ? null : Math.round(1000 * share) / 10;
}

function mean(sum: number | null, of: number): number | null {
  return sum === null || of === 0 ? null : Math.round((1_000_000 * sum) / of) / 1_000_000;
}

function Dots({ strata, across, up }: { strata: Stratum[]; across: Axis; up: Axis }): ReactNode {
  const dots = strata.flatMap<Dot>((stratum) => {
    const [x, y] = [across.of(stratum), up.of(stratum)];
    return x === null || y === null ? [] : [{ name: stratum.name, x, y }];
  });
  const title = `${up.title} against ${across.title}`;
  if (dots.length === 0) return <Text size="sm">{title}: unknown for every part.</Text>;
  const heard = dots.map(({ name, x, y }) => `${name} ${y}${up.unit ?? ""} at ${x}`).join(", ");
  return (
    <Chart name={`${title}: ${heard}`} height={300} caption={`Up: ${up.title}. Across: ${across.title}.`}>
      <ScatterChart margin={{ left: 0, right: 32, top: 20, bottom: 4 }} accessibilityLayer={false}>
        <CartesianGrid {...GRID} />
        <XAxis type="number" dataKey="x" name={across.title} domain={[0, "auto"]} {...AXIS} />
        <YAxis type="number" dataKey="y" name={up.title} unit={up.unit ?? ""} width={56} domain={up === PASSED ? [0, 100] : [0, "auto"]} {...AXIS} />
        <Tooltip {...HINT} />
        <Scatter data={dots} fill="var(--mantine-primary-color-filled)" isAnimationActive={false}>
          <LabelList dataKey="name" position="top" fontSize={11} fill="var(--mantine-color-text)" />
        </Scatter>
      </ScatterChart>
    </Chart>
  );
}
