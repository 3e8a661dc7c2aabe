import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";

import type { RunData } from "../../shared/data";
import { Section } from "../../shared/Section";
import { Filters } from "./Filters";
import { type Query, readQuery, select, writeQuery } from "./query";
import { TaskTable } from "./TaskTable";

const AT_FIRST = 150;

/** Every run: searched, filtered and sorted by the address, so that "back" leads to the same list. */
export function TasksTab({ data }: { data: RunData }): ReactNode {
  const [parameters, setParameters] = useSearchParams();
  const [all, setAll] = useState(false);
  const query = readQuery(parameters);
  const change = (part: Partial<Query>) => setParameters(writeQuery({ ...query, ...part }), { replace: true });
  const found = select(data, query);
  const shown = all ? found : found.slice(0, AT_FIRST);
  return (
    <Section title="Tasks">
      <Stack gap="sm">
        <Filters data={data} query={query} onChange={change} />
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {found.length === data.rows.length ? `${found.length} runs` : `${found.length} of ${data.rows.length} runs`}
          </Text>
        </Group>
        <TaskTable rows={shown} query={query} trials={data.trials.most > 1} flaky={data.trials.flaky} onSort={change} />
        {shown.length < found.length && (
          <Button variant="default" onClick={() => setAll(true)}>
            Show the other {found.length - shown.length}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
