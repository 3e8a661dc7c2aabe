import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

import type { Detail } from "../../shared/detail";
import { json } from "../../shared/format";
import { Section } from "../../shared/Section";

/** The SQL on which the verdict rests, what it returned, and the facts that the message had to hold. */
export function Statements({ detail }: { detail: Detail }): ReactNode {
  const { sql, fact_values: facts } = detail.result;
  if (sql.length === 0 && Object.keys(facts).length === 0) return null;
  return (
    <Section title="What the verdict rests on" note="Statements over the agent's own database, and over a second one, the shadow, on which the timeline ran without an agent.">
      {Object.entries(facts).map(([name, values]) => (
        <Text size="sm" key={name} mb="xs">
          The message had to hold <b>{name}</b>: {values.length > 0 ? values.map(json).join(", or ") : "not known, the run ended before it was there"}
        </Text>
      ))}
      {sql.map(({ name, sql: statement, database, value }) => (
        <div key={`${name} ${database}`}>
          <Title order={3} mt="sm">
            {name} <Text span c="dimmed" size="sm">{`on ${database === "own" ? "the agent's database" : "the shadow database"} returned`}</Text> {json(value)}
          </Title>
          <pre className="verbatim">{statement}</pre>
        </div>
      ))}
    </Section>
  );
}
