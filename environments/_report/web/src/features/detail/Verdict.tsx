import { Alert, Anchor, Blockquote, Group, List, SimpleGrid, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

import type { Row } from "../../shared/data";
import type { Detail } from "../../shared/detail";
import { words } from "../../shared/format";
import { OutcomeBadge } from "../../shared/OutcomeBadge";
import { outcomeOf } from "../../shared/outcomes";
import { Section } from "../../shared/Section";

/** What was asked, what was written, the verdict and why. */
export function Verdict({ detail, row }: { detail: Detail; row: Row }): ReactNode {
  const { result, attempts, folder } = detail;
  return (
    <Section title="Verdict">
      <Alert color={outcomeOf(result.outcome).colour} variant="light" title={`${words(result.outcome)}: ${outcomeOf(result.outcome).meaning}`}>
        {result.explanation}
      </Alert>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md" spacing="lg">
        <Said title="The user asked" text={result.prompt} />
        <Said title="The agent wrote" text={result.message} />
      </SimpleGrid>
      <Text size="sm" mt="md">
        The published rule {row.paper_passed ? "would pass" : "would not pass"} this run. Failed tests: {result.flags.length === 0 ? "none" : result.flags.map(words).join(", ")}. The agent
        ended: {words(result.stop_reason)}.
      </Text>
      {result.warnings.length > 0 && (
        <List size="sm" mt="xs">
          {result.warnings.map((warning) => (
            <List.Item key={warning}>Warning: {warning}</List.Item>
          ))}
        </List>
      )}
      {result.error !== null && <pre className="verbatim">{result.error}</pre>}
      {attempts.length > 1 && <Attempts attempts={attempts} />}
      <Text size="sm" mt="xs">
        Its record:{" "}
        <Anchor href={folder} size="sm">
          {folder}
        </Anchor>
      </Text>
    </Section>
  );
}

function Said({ title, text }: { title: string; text: string | null }): ReactNode {
  return (
    <div>
      <Title order={3}>{title}</Title>
      <Blockquote p="sm" mt={6} style={{ maxHeight: "20rem", overflow: "auto", whiteSpace: "pre-wrap" }}>
        {text ?? <Text c="dimmed">nothing</Text>}
      </Blockquote>
    </div>
  );
}

function Attempts({ attempts }: Pick<Detail, "attempts">): ReactNode {
  return (
    <>
      <Title order={3} mt="sm">
        Attempts
      </Title>
      {attempts.map(({ attempt, outcome, why }) => (
        <Group key={attempt} gap="xs" mt={4} wrap="nowrap" align="flex-start">
          <Text size="sm">{attempt}</Text>
          <OutcomeBadge name={outcome} />
          <Text size="sm">{why}</Text>
        </Group>
      ))}
    </>
  );
}
