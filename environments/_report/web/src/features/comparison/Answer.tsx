import { Alert, List, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { ComparisonData } from "../../shared/comparison";
import { Section } from "../../shared/Section";

/** The answer in sentences, before any figure. */
export function Answer({ data }: { data: ComparisonData }): ReactNode {
  const [first, ...further] = data.conclusion;
  return (
    <>
      {data.unlike.length > 0 && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="These runs are not comparable, and were compared all the same">
          <List size="sm">
            {data.unlike.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {data.limits.length > 0 && (
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title="These runs had different limits, so a difference need not be the agents'">
          <List size="sm">
            {data.limits.map((text) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Section title="Which is better, and how sure that is">
        <Text size="lg" fw={600} style={{ overflowWrap: "anywhere" }}>
          {first}
        </Text>
        {further.map((text) => (
          <Text key={text} mt="xs" style={{ overflowWrap: "anywhere" }}>
            {text}
          </Text>
        ))}
        {data.notes.map((text) => (
          <Text key={text} size="sm" c="dimmed" mt="xs" style={{ overflowWrap: "anywhere" }}>
            Note: {text}
          </Text>
        ))}
      </Section>
    </>
  );
}
