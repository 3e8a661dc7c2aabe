import { Anchor, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { RunData } from "../../shared/data";
import { percent } from "../../shared/format";
import { Section } from "../../shared/Section";
import { Sheet } from "../../shared/Sheet";

/** Tasks that were sometimes passed and sometimes not, where a task was tried more than once. */
export function Trials({ data }: { data: RunData }): ReactNode {
  const { most, tasks, flaky, pass_hat_k: chances } = data.trials;
  if (most < 2) return null;
  const found = Object.entries(flaky);
  return (
    <Section title="Trials" note={`Up to ${most} trials of ${tasks} tasks; ${found.length} passed in some trials and not in others. pass^k is the chance that k trials of a task all pass.`}>
      <Text size="sm" mb="sm">
        {chances.map((chance, index) => `pass^${index + 1} ${percent(chance)}`).join(", ")}
      </Text>
      {found.length === 0 ? (
        <Text size="sm">None: every task ended the same way in all its trials.</Text>
      ) : (
        <Sheet
          name="Flaky tasks"
          head={["Task", "Passed"]}
          rows={found.map(([task, { passed, of }]) => ({
            key: task,
            cells: [
              <Anchor key="task" component={Link} to={`/tasks?text=${task}`} size="sm">
                {task}
              </Anchor>,
              `${passed} of ${of}`,
            ],
          }))}
        />
      )}
    </Section>
  );
}
