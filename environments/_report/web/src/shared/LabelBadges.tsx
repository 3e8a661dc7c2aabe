import { Badge, Group } from "@mantine/core";
import type { ReactNode } from "react";

import type { Labels, RunData } from "./data";
import { words } from "./format";

interface Label {
  text: string;
  /** Something that the reader must know before trusting a figure. */
  alert?: boolean;
}

/** How the numbers came about, and what is unusual about that. */
export function labelsOf(labels: Labels): Label[] {
  const virtual = labels.clock === "virtual";
  const found: (Label | null)[] = [
    { text: `${labels.clock} clock` },
    { text: virtual ? `think time ${labels.think_time}` : `speed ${labels.speed}` },
    { text: `wait tool ${labels.wait_tool}` },
    { text: `${labels.duration_s} s a task` },
    { text: `seed ${labels.seed}` },
    { text: `world ${labels.world}` },
    { text: labels.workers > 1 ? `${labels.workers} workers` : "one process" },
    { text: `through ${labels.interface}` },
    labels.sandbox === null ? null : { text: labels.sandbox, alert: labels.sandbox === "unsandboxed" },
    labels.withheld ? { text: "events withheld", alert: true } : null,
    labels.replay === null ? null : { text: `replayed from ${labels.replay}`, alert: true },
  ];
  return found.filter((label) => label !== null);
}

/** What the agent itself was told. */
function optionsOf({ made }: RunData): Label[] {
  const options = made.settings["agent_option"]?.value;
  if (typeof options !== "object" || options === null) return [];
  return Object.entries(options).map(([name, value]) => ({ text: `${name}=${String(value)}` }));
}

/** Limits that end a run of a task before its time. */
function limitsOf({ made }: RunData): Label[] {
  return ["max_steps", "max_tokens", "max_cost"].flatMap((name) => {
    const value = made.settings[name]?.value ?? null;
    return value === null ? [] : [{ text: `${words(name)} ${String(value)}`, alert: true }];
  });
}

export function LabelBadges({ data }: { data: RunData }): ReactNode {
  const [first] = data.labels;
  const modified = data.made.sessions.some((session) => session.modified === true);
  const shown: Label[] = [
    ...(first === undefined ? [] : labelsOf(first)),
    ...optionsOf(data),
    ...limitsOf(data),
    ...(data.labels.length > 1 ? [{ text: `${data.labels.length} different settings`, alert: true }] : []),
    ...(modified ? [{ text: "code differed from its commit", alert: true }] : []),
  ];
  return (
    <Group component="ul" gap={6} mt="xs" p={0} m={0} aria-label="Labels" style={{ listStyle: "none" }}>
      {shown.map(({ text, alert }) => (
        <li key={text}>
          <Badge variant={alert === true ? "filled" : "default"} color="orange" tt="none" fw={500}>
            {text}
          </Badge>
        </li>
      ))}
    </Group>
  );
}
