import type { ReactNode } from "react";

import type { RunData, Stratum } from "../../shared/data";
import { percent, rate } from "../../shared/format";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";

const HEAD = ["", "Runs", "Our verdict", "Published rule", "Both pass", "Only ours", "Only the published", "Neither"];
const NOTE =
  "The published rule (arXiv:2606.05342) looks at the app's state at 630 s and at whether the user had been contacted by then, and at nothing else: not at what the message says, nor at what else the agent did. " +
  "Where only the published rule passes a run, look for a message without the fact, or for an action that nobody asked for.";

/** What the published rule would have said, beside what we say. */
export function PaperRule({ data }: { data: RunData }): ReactNode {
  const shown = data.strata.filter((stratum) => stratum.by === "category" || stratum.by === "all");
  const rows = [...shown.filter(({ by }) => by === "category"), ...shown.filter(({ by }) => by === "all")];
  return (
    <Section title="The published rule" note={NOTE}>
      <Sheet name="Our verdicts beside the published rule's" head={HEAD} rows={rows.map((stratum) => ({ key: stratum.name, cells: cells(stratum) }))} />
    </Section>
  );
}

function cells({ name, paper, passed: { of } }: Stratum): ReactNode[] {
  const share = (count: number) => `${count} (${percent(rate({ count, of }))})`;
  return [name, of, share(paper.both + paper.ours_only), share(paper.both + paper.theirs_only), paper.both, paper.ours_only, paper.theirs_only, paper.neither];
}
