import type { ReactNode } from "react";

import { type ComparisonData, type Estimate, type Pair, points, pValue } from "../../shared/comparison";
import { dollars, percent } from "../../shared/format";
import { Section } from "../../shared/Section";
import { ShareText } from "../../shared/ShareText";
import { Sheet } from "../../shared/Sheet";

const SIDES = ["", "Timely success", "False alarms", "No verdict", "With these counted either way", "Cost"];
const PAIRS = ["Pair", "Endpoint", "Tasks", "Shares", "Difference, points", "p", "p after Holm", "Test", "Found 4 times in 5"];

/** Each agent's two headlines. */
export function Sides({ data }: { data: ComparisonData }): ReactNode {
  const rows = data.sides.map((side) => ({
    key: side.name,
    cells: [
      side.name,
      <ShareText key="timely" share={side.timely} />,
      <ShareText key="alarms" share={side.false_alarms} />,
      side.timely.unknown + side.false_alarms.unknown,
      `${bounds(side.timely)}; ${bounds(side.false_alarms)}`,
      dollars(side.cost_usd),
    ],
  }));
  return (
    <Section
      title="Headlines"
      note="Timely: right within 60 s, of the runs with an event. False alarms: messages, of the runs with nothing to report. Intervals are 95 %, clustered by task. Runs without a verdict are errors of the benchmark and tasks that were not run."
    >
      <Sheet name="Headlines by agent" head={SIDES} rows={rows} />
    </Section>
  );
}

/** Each pair's tests. */
export function Pairs({ data }: { data: ComparisonData }): ReactNode {
  return (
    <Section
      title="Pairs"
      note="The primary endpoint is timely success, the guardrail false alarms; both are paired by task. The last column is the smallest true difference, in points, that four of five such comparisons would find."
    >
      <Sheet name="Pairs of agents" head={PAIRS} words={2} rows={data.pairs.map((pair) => ({ key: key(pair), cells: cells(pair, data) }))} />
    </Section>
  );
}

/** The tasks on which everything hangs: those that did not end alike. */
export function Apart({ data }: { data: ComparisonData }): ReactNode {
  if (data.apart.length === 0) return null;
  const rows = data.apart.map(({ task_id, sides }) => ({ key: task_id, cells: [task_id, ...sides] }));
  return (
    <Section title="Tasks that did not end alike" note={`${rows.length} of ${data.tasks}; all others were passed, and in time, by all or by none. Why stands in each run's own report.`}>
      <Sheet name="Tasks that did not end alike" head={["Task", ...data.sides.map((side) => side.name)]} words={1 + data.sides.length} rows={rows} />
    </Section>
  );
}

function key(pair: Pair): string {
  return `${pair.endpoint} ${pair.first} ${pair.second}`;
}

function cells(pair: Pair, data: ComparisonData): ReactNode[] {
  return [
    `${data.sides[pair.first]?.name} − ${data.sides[pair.second]?.name}`,
    pair.endpoint,
    pair.tasks,
    `${percent(pair.first_share)}, ${percent(pair.second_share)}`,
    `${points(pair.difference)} (${points(pair.low)} to ${points(pair.high)})`,
    pValue(pair.p_value),
    pValue(pair.p_adjusted),
    pair.method,
    pair.detectable === null ? "none" : Math.ceil(100 * pair.detectable),
  ];
}

function bounds({ at_least, at_most }: Estimate): string {
  return at_least === null || at_most === null ? "–" : `${Math.round(100 * at_least)} to ${Math.round(100 * at_most)} %`;
}
