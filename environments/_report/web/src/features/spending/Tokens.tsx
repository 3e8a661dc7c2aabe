import { SimpleGrid, Text } from "@mantine/core";
import type { ReactNode } from "react";

import { CLASSES, type RunData, type Stratum, type TokenCount } from "../../shared/data";
import { count, dollars, percent, seconds, tokens } from "../../shared/format";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";

const NAMES: Record<keyof TokenCount, string> = {
  input_tokens: "input",
  cached_tokens: "of it cached",
  output_tokens: "output",
  reasoning_tokens: "of it reasoning",
};
const NOTE =
  "Of the attempts that count, by whose call it was and by what for. Waiting is what the watcher used, and turns of the agent that did nothing but wait; all else is acting, a look at a decoy included. A sum is unknown as soon as one call's part is: it is never taken for nought.";

/** Tokens by class, role and phase, and what all attempts together took. */
export function Tokens({ data }: { data: RunData }): ReactNode {
  const all = data.strata.find((stratum) => stratum.by === "all");
  if (all === undefined) return null;
  const { roles, phases, total } = all.tokens;
  return (
    <Section title="Tokens and cost" note={NOTE}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Sheet
          name="Tokens by role and class"
          head={["By role", ...CLASSES.map((name) => NAMES[name])]}
          rows={(["agent", "watcher"] as const).map((role) => ({ key: role, cells: [role, ...CLASSES.map((name) => count(roles[role][name]))] }))}
        />
        <Sheet
          name="Tokens by phase"
          head={["By phase", "input and output", "share"]}
          rows={[
            ...(["waiting", "acting"] as const).map((phase) => ({ key: phase, cells: [phase, count(phases[phase]), share(phases[phase], total)] })),
            { key: "total", cells: ["together", count(total), share(total, total)] },
          ]}
        />
      </SimpleGrid>
      <Parts data={data} />
      <Text size="sm" mt="md">
        {spent(data)}
      </Text>
    </Section>
  );
}

/** The same by category and app, agent and watcher together. */
function Parts({ data }: { data: RunData }): ReactNode {
  const parts = data.strata.filter(({ by }) => by === "category" || by === "environment");
  return (
    <Sheet
      name="Tokens and cost by category and app"
      head={["", ...CLASSES.map((name) => NAMES[name]), "while waiting", "while acting", "cost"]}
      rows={parts.map(({ by, name, tokens: used, cost_usd: cost }) => ({
        key: `${by} ${name}`,
        cells: [name, ...CLASSES.map((kind) => tokens(both(used, kind))), tokens(used.phases.waiting), tokens(used.phases.acting), dollars(cost)],
      }))}
    />
  );
}

function both({ roles: { agent, watcher } }: Stratum["tokens"], name: keyof TokenCount): number | null {
  return sum(agent[name], watcher[name]);
}

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}

function share(part: number | null, whole: number | null): string {
  return percent(part === null || whole === null || whole === 0 ? null : part / whole);
}

function spent({ spent: all }: RunData): string {
  const calls = `${count(all.model_calls)} model calls`;
  const failed = all.failed_attempts === 0 ? "" : `, ${count(all.failed_attempts)} failed attempts at calls`;
  const delayed = all.delayed_s === 0 ? "" : `, ${seconds(all.delayed_s)} of pauses and queues, charged to nobody`;
  return (
    `All ${all.attempts} attempts, repeated ones included: ${tokens(all.tokens)} tokens, ${dollars(all.cost_usd)}, ${calls}${failed}${delayed}; ` +
    `${seconds(all.wall_s)} of work on ${(all.simulated_s / 3600).toFixed(1)} simulated hours.`
  );
}
