import { Text } from "@mantine/core";
import type { ReactNode } from "react";

import type { Action, Detail } from "../../shared/detail";
import { words } from "../../shared/format";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";

/** What the agent did in the app, wrong actions first. */
export function Actions({ detail }: { detail: Detail }): ReactNode {
  const { actions } = detail.result;
  const wrong = actions.filter((action) => !action.allowed);
  if (actions.length === 0) return null;
  const sorted = [...wrong, ...actions.filter((action) => action.allowed)];
  return (
    <Section
      title="What it did in the app"
      note={wrong.length === 0 ? "Nothing that was not asked for." : `${wrong.length} with consequences that nobody asked for, or not at that time; they stand first.`}
    >
      <Sheet name="Actions" head={["Action", "At", "On", "With", "Class", "Judged"]} words={6} rows={sorted.map((action) => ({ key: String(action.id), cells: cells(action) }))} />
    </Section>
  );
}

function cells(action: Action): ReactNode[] {
  const judged = action.allowed ? "allowed" : `wrong${action.undone ? ", undone later" : ""}`;
  return [
    words(action.kind),
    `${action.at_s.toFixed(1)} s`,
    action.target ?? "",
    action.params === null ? "" : JSON.stringify(action.params),
    action.action_class,
    <Text key="judged" span size="sm" c={action.allowed ? undefined : "red"} fw={action.allowed ? undefined : 600}>
      {judged}
    </Text>,
  ];
}
