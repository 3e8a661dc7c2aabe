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
      <Warning title="These runs are not comparable, and were compared all the same" color="red" texts={data.unlike} />
      <Warning title="These runs had different limits, so a difference need not be the agents'" color="orange" texts={data.limits} />
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

function Warning({ title, color, texts }: { title: string; color: string; texts: string[] }): ReactNode {
  if (texts.length === 0) return null;
  return (
    <Alert color={color} icon={<IconAlertTriangle aria-hidden />} title={title}>
      <List size="sm">
        {texts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
