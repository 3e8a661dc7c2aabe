import type { ReactNode } from "react";

import type { RunData } from "../../shared/data";
import { percent, rate } from "../../shared/format";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";

const MEANINGS: Record<string, string> = {
  idle: "looks once a minute and never writes",
  eager: "writes at once",
  late: "writes blindly at the last second",
  spray: "presses everything at the start and near the end, then writes what fits",
};

/** What agents reach that cannot monitor. */
export function Floors({ data }: { data: RunData }): ReactNode {
  const all = data.strata.find((stratum) => stratum.by === "all");
  if (data.floors === null || all === undefined) return null;
  const of = data.rows.length;
  const rows = [
    { key: data.agent, cells: [<b key="agent">{data.agent}</b>, "this run", `${all.passed.count} of ${all.passed.of}`, percent(rate(all.passed))] },
    ...Object.entries(data.floors).map(([floor, count]) => ({
      key: floor,
      cells: [floor, MEANINGS[floor] ?? "", `${count} of ${of}`, percent(rate({ count, of }))],
    })),
  ];
  return (
    <Section title="Floors" note="Agents that cannot monitor, and what they are expected to pass of the same runs. A result that is no better than these shows nothing.">
      <Sheet name="Passes of the floors" head={["Agent", "", "Passes", "Share"]} rows={rows} words={2} />
    </Section>
  );
}
