/** The page of a comparison: the answer first, then what it rests on. */
import { Container, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

import { Answer } from "../features/comparison/Answer";
import { Incidence } from "../features/comparison/Incidence";
import { Apart, Pairs, Sides } from "../features/comparison/Pairs";
import { Flaky, Matched, Parts, Tables } from "../features/comparison/Tables";
import type { ComparisonData } from "../shared/comparison";
import { SchemeButton } from "../shared/SchemeButton";

export function ComparisonPage({ data }: { data: ComparisonData }): ReactNode {
  const runs = data.sides.flatMap((side) => side.runs);
  const trials = data.trials === 1 ? "one trial each" : `up to ${data.trials} trials each`;
  return (
    <Container size={1180} px={{ base: "xs", sm: "md" }} py="md">
      <Stack gap="md">
        <header>
          <Group justify="space-between" align="flex-start" wrap="nowrap">
            <div style={{ minWidth: 0 }}>
              <Title order={1} style={{ overflowWrap: "anywhere" }}>
                {data.sides.map((side) => side.name).join(" and ")}
              </Title>
              <Text c="dimmed" size="sm" style={{ overflowWrap: "anywhere" }}>
                runs {runs.join(", ")} · {data.tasks} tasks, {trials}
              </Text>
            </div>
            <SchemeButton />
          </Group>
        </header>
        <Stack component="main" gap="md">
          <Answer data={data} />
          <Sides data={data} />
          <Pairs data={data} />
          <Apart data={data} />
          <Incidence data={data} />
          <Matched data={data} />
          <Tables data={data} />
          <Parts data={data} />
          <Flaky data={data} />
        </Stack>
      </Stack>
    </Container>
  );
}
