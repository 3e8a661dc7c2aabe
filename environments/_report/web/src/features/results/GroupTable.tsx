import { SegmentedControl } from "@mantine/core";
import { type ReactNode, useState } from "react";

import { type By, DELAYS, type RunData, type Stratum } from "../../shared/data";
import { dollars, milliseconds, percent, rate, tokens } from "../../shared/format";
import { Section } from "../../shared/Section";
import { ShareText } from "../../shared/ShareText";
import { Sheet } from "../../shared/Sheet";

const CHOICES: { value: By; label: string }[] = [
  { value: "category", label: "Category" },
  { value: "criterion", label: "Criterion" },
  { value: "environment", label: "App" },
];
const WITHIN = DELAYS.map((delay) => (delay === "any" ? "at any time" : `within ${delay} s`));
const HEAD = ["", "Runs", "Passed", ...WITHIN, "False alarms", "Median reaction", "Median tokens", "Cost"];

const NOTE =
  "Success within so many seconds of the moment, and at any time, is a share of the runs in which something happened. False alarms are of the runs in which nothing happened. Reaction times are of successes.";
const MEANINGS: Partial<Record<By, string>> = {
  category: "Passive: tell the user once it has happened. Active: do something about it, then tell. Noop: nothing happens, and nothing is to be written.",
  criterion: "Absolute: a state that the page itself shows. Relative: a change against what was there at the beginning.",
};

/** Everything by category, criterion or app, and the whole below. */
export function GroupTable({ data }: { data: RunData }): ReactNode {
  const [by, setBy] = useState<By>("category");
  const shown = data.strata.filter((stratum) => stratum.by === by || stratum.by === "all");
  const rows = [...shown.filter((stratum) => stratum.by !== "all"), ...shown.filter((stratum) => stratum.by === "all")];
  return (
    <Section
      title="Success"
      note={[NOTE, MEANINGS[by] ?? ""].join(" ")}
      aside={<SegmentedControl size="xs" aria-label="Parted by" data={CHOICES} value={by} onChange={(value) => setBy(value as By)} />}
    >
      <Sheet name={`Success by ${by}`} head={HEAD} rows={rows.map((stratum) => ({ key: `${stratum.by} ${stratum.name}`, cells: cells(stratum) }))} />
    </Section>
  );
}

function cells(stratum: Stratum): ReactNode[] {
  const of = stratum.timely.of;
  return [
    stratum.name,
    stratum.runs,
    <ShareText key="passed" share={stratum.passed} />,
    ...DELAYS.map((delay) => (of === 0 ? "–" : percent(rate({ count: stratum.within[delay], of })))),
    stratum.false_alarms.of === 0 ? "–" : `${stratum.false_alarms.count} of ${stratum.false_alarms.of}`,
    milliseconds(stratum.reaction_median_ms),
    tokens(stratum.tokens_median),
    dollars(stratum.cost_usd),
  ];
}
