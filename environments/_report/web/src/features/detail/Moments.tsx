import { SimpleGrid } from "@mantine/core";
import type { ReactNode } from "react";

import { CLASSES, type Row } from "../../shared/data";
import type { Detail } from "../../shared/detail";
import { count, dollars, milliseconds, seconds, tokens, words } from "../../shared/format";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";

/** When the things that count happened, and what the run used. */
export function Moments({ detail, row }: { detail: Detail; row: Row & { decided_at_s?: number | null } }): ReactNode {
  const { times, reaction_ms: reaction, usage, wall } = detail.result;
  const moments: [string, number | null][] = [
    ["The condition came true", times.condition_at_s],
    ["Its own app showed it", times.shown_at_s],
    ["It first looked where it could be seen", times.observed_at_s],
    ["It had decided to act", row.decided_at_s ?? null],
    ["What was asked was first done", times.done_at_s],
    ["The user was told", times.contact_at_s],
    ["Its chance passed", times.window_end_s],
    ["It last looked", times.last_observed_s],
    ["The run ended", times.ended_at_s],
  ];
  const used: [string, string][] = [
    ["Reaction time", milliseconds(reaction)],
    ["Tokens", tokens(usage.total_tokens)],
    ["… while waiting", tokens(usage.waiting_tokens)],
    ["… while acting", tokens(usage.acting_tokens)],
    ...(["agent", "watcher"] as const).map((role): [string, string] => [`… ${role}: ${CLASSES.map((name) => words(name.replace("_tokens", ""))).join(", ")}`, CLASSES.map((name) => tokens(usage[role][name])).join(", ")]),
    ["Cost", dollars(usage.cost_usd)],
    ["Model calls", `${count(usage.model_calls)}${usage.failed_attempts > 0 ? `, ${usage.failed_attempts} failed attempts` : ""}`],
    ["Tool calls", count(usage.tool_calls)],
    ["Wakes of the wait tool", `${usage.wakes}, of which ${usage.wakes_that_mattered} mattered`],
    ["Wall time", `${seconds(wall["total_s"] ?? null)}, of which ${seconds(wall["think_s"] ?? null)} in model calls`],
  ];
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Section title="Moments" note="Simulated seconds from the start.">
        <Sheet name="Moments" head={["", "at"]} rows={moments.filter(([, at]) => at !== null).map(([name, at]) => ({ key: name, cells: [name, at === null ? "" : `${at.toFixed(2)} s`] }))} />
      </Section>
      <Section title="Used">
        <Sheet name="Used" head={["", ""]} rows={used.map(([name, value]) => ({ key: name, cells: [name, value] }))} />
      </Section>
    </SimpleGrid>
  );
}
