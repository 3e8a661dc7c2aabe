import { Code, List, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

import type { RunData, Session } from "../../shared/data";
import { json } from "../../shared/format";
import { labelsOf } from "../../shared/LabelBadges";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";

/** Versions, settings and hashes: what somebody needs who wants to run it again. */
export function RunTab({ data }: { data: RunData }): ReactNode {
  const { made } = data;
  return (
    <Stack gap="md">
      {data.warnings.length > 0 && <Warnings data={data} />}
      {data.labels.length > 1 && <Mixture data={data} />}
      <Section title="Sessions" note="Each pytest session that began or completed this run.">
        <Stack gap="md">
          {made.sessions.map((session) => (
            <SessionSheet key={session.started_at} session={session} />
          ))}
        </Stack>
      </Section>
      <Section title="Settings" note="Every setting with its value and where it came from.">
        <Sheet
          name="Settings"
          head={["Setting", "Value", "From"]}
          words={3}
          rows={Object.entries(made.settings).map(([name, { value, source }]) => ({ key: name, cells: [name, value === null ? "none" : json(value), source] }))}
        />
      </Section>
      <Section title="What it rests on" note="Labels, options of the browser, and SHA-256 of code and catalogs.">
        <Pairs name="Labels, browser and hashes" pairs={{ ...made.labels, ...made.browser, ...made.hashes }} />
      </Section>
    </Stack>
  );
}

function Warnings({ data }: { data: RunData }): ReactNode {
  return (
    <Section title="Warnings">
      <List size="sm">
        {data.warnings.map(({ text, runs }) => (
          <List.Item key={text}>
            {text} <Text span size="xs" c="dimmed">{`(${runs} ${runs === 1 ? "run" : "runs"})`}</Text>
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

function Mixture({ data }: { data: RunData }): ReactNode {
  return (
    <Section title="Different settings" note="Not all runs came about in the same way; only runs of equal labels can be compared.">
      <List size="sm">
        {data.labels.map((labels) => (
          <List.Item key={JSON.stringify(labels)}>
            {labelsOf(labels)
              .map(({ text }) => text)
              .join(", ")}
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

function SessionSheet({ session }: { session: Session }): ReactNode {
  const { versions, ...rest } = session;
  return <Pairs name={`Session of ${session.started_at}`} pairs={{ ...rest, ...versions }} />;
}

function Pairs({ name, pairs }: { name: string; pairs: Record<string, unknown> }): ReactNode {
  const known = Object.entries(pairs).filter(([, value]) => value !== null && value !== "");
  return (
    <Sheet
      name={name}
      head={["", "Value"]}
      words={2}
      rows={known.map(([key, value]) => ({ key, cells: [key, typeof value === "object" ? <Code key="value">{JSON.stringify(value)}</Code> : json(value)] }))}
    />
  );
}
