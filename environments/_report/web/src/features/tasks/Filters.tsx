import { Group, NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { RunData } from "../../shared/data";
import { words } from "../../shared/format";
import type { Query } from "./query";

interface Props {
  data: RunData;
  query: Query;
  onChange: (part: Partial<Query>) => void;
}

const VERDICTS = [
  { value: "", label: "any verdict" },
  { value: "passed", label: "passed" },
  { value: "failed", label: "failed" },
  { value: "none", label: "no verdict" },
];

export function Filters({ data, query, onChange }: Props): ReactNode {
  const verdicts = data.trials.most > 1 ? [...VERDICTS, { value: "flaky", label: "flaky" }] : VERDICTS;
  return (
    <Group gap="xs" role="search" aria-label="Tasks">
      <TextInput
        aria-label="Search tasks, messages and reasons"
        placeholder="Search tasks, messages, reasons"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={query.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        style={{ flex: "1 1 220px" }}
      />
      <NativeSelect aria-label="Verdict" data={verdicts} value={query.verdict} onChange={(event) => onChange({ verdict: event.currentTarget.value })} />
      <NativeSelect aria-label="Outcome" data={choices("any outcome", data.rows.map((row) => row.outcome))} value={query.outcome} onChange={(event) => onChange({ outcome: event.currentTarget.value })} />
      <NativeSelect aria-label="App" data={choices("any app", data.rows.map((row) => row.environment))} value={query.app} onChange={(event) => onChange({ app: event.currentTarget.value })} />
      <NativeSelect
        aria-label="Category"
        data={choices("any category", data.rows.map((row) => row.category))}
        value={query.category}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="Criterion"
        data={choices("any criterion", data.rows.map((row) => row.criterion))}
        value={query.criterion}
        onChange={(event) => onChange({ criterion: event.currentTarget.value })}
      />
    </Group>
  );
}

function choices(any: string, values: string[]): { value: string; label: string }[] {
  return [{ value: "", label: any }, ...[...new Set(values)].toSorted().map((value) => ({ value, label: words(value) }))];
}
