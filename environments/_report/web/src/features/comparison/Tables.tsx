import { Text } from "@mantine/core";
import type { ReactNode } from "react";

import { CATEGORIES, type ComparisonData, type Side } from "../../shared/comparison";
import { percent, rate, tokens } from "../../shared/format";
import { Section } from "../../shared/Section";
import { ShareText } from "../../shared/ShareText";
import { Sheet } from "../../shared/Sheet";

/** The two published tables for our runs, and the published figures where they were asked for. */
export function Tables({ data }: { data: ComparisonData }): ReactNode {
  const ours = data.sides.flatMap((side) => [
    { key: side.name, cells: [side.name, ...CATEGORIES.map((name) => percent(rate(row(side.categories, name).passed)))] },
    { key: `${side.name} published`, cells: [<Text key="name" span size="sm" c="dimmed" pl="md">by the published rule</Text>, ...CATEGORIES.map((name) => percent(rate(row(side.categories, name).paper_passed)))] },
  ]);
  const spent = data.sides.map((side) => ({ key: side.name, cells: [side.name, ...CATEGORIES.map((name) => used(row(side.categories, name)))] }));
  const theirs = data.published.map((one) => ({ key: one.name, cells: [`${one.name} (published)`, ...CATEGORIES.map((name) => percent(one.success[name]))] }));
  const theirTokens = data.published.map((one) => ({ key: one.name, cells: [`${one.name} (published)`, ...CATEGORIES.map((name) => tokens(one.median_tokens[name]))] }));
  return (
    <Section title="By category" note={data.published.length > 0 ? `Published figures: ${data.source}; ${data.caveat}.` : undefined}>
      <Sheet name="Passed by category" head={["Passed", ...CATEGORIES]} rows={[...ours, ...theirs]} />
      <Sheet name="Median tokens by category" head={["Median tokens", ...CATEGORIES]} rows={[...spent, ...theirTokens]} />
    </Section>
  );
}

function used({ passed, tokens_median }: Side["categories"][number]): string {
  return passed.of === 0 ? "–" : tokens(tokens_median);
}

function row<T extends { category: string }>(rows: T[], category: string): T {
  const found = rows.find((one) => one.category === category);
  if (found === undefined) throw new Error(`no figures of ${category}`);
  return found;
}

/** Hits and false alarms on the same tasks, for agents that also ran without the events. */
export function Matched({ data }: { data: ComparisonData }): ReactNode {
  const rows = data.sides.flatMap(({ name, matched }) =>
    matched === null
      ? []
      : [{ key: name, cells: [name, <ShareText key="hits" share={matched.hits} />, <ShareText key="alarms" share={matched.alarms} />, <ShareText key="both" share={matched.both_right} />] }],
  );
  if (rows.length === 0) return null;
  return (
    <Section title="The same tasks with and without their event" note="An agent that really watches reports in time where the event came, and stays silent where it did not.">
      <Sheet name="Hits and false alarms" head={["", "Hits", "False alarms", "Both right"]} rows={rows} />
    </Section>
  );
}

/** Timely success by part. */
export function Parts({ data }: { data: ComparisonData }): ReactNode {
  const parts = data.sides[0]?.strata ?? [];
  const rows = parts.map((part, index) => ({
    key: `${part.kind} ${part.name}`,
    cells: [`${part.kind} ${part.name}`, ...data.sides.map((side) => share(side.strata[index]?.timely))],
  }));
  return (
    <Section title="Timely success by part" note="Description: parts are not tested. Of many parts, some look better by chance.">
      <Sheet name="Timely success by part" head={["", ...data.sides.map((side) => side.name)]} rows={rows} />
    </Section>
  );
}

function share(timely: { count: number; of: number } | undefined): string {
  return timely === undefined || timely.of === 0 ? "–" : `${percent(rate(timely))} of ${timely.of}`;
}

/** Tasks of which some trials passed and some did not. */
export function Flaky({ data }: { data: ComparisonData }): ReactNode {
  if (data.trials < 2) return null;
  return (
    <Section title="Flaky tasks" note="Some trials passed, some did not.">
      {data.sides.map((side) => (
        <Text key={side.name} size="sm" style={{ overflowWrap: "anywhere" }}>
          <b>{side.name}</b>: {side.flaky.length === 0 ? "none" : side.flaky.join(", ")}
        </Text>
      ))}
    </Section>
  );
}
