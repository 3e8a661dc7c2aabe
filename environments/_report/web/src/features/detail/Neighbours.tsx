import { Anchor, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";

import type { Row } from "../../shared/data";

interface Props {
  before: Row | undefined;
  after: Row | undefined;
  trials: boolean;
}

/** Back to the list as it was, and to the runs beside this one. */
export function Neighbours({ before, after, trials }: Props): ReactNode {
  const navigate = useNavigate();
  return (
    <Group component="nav" aria-label="Runs" justify="space-between" gap="xs">
      <Anchor component="button" size="sm" onClick={() => void (cameFromHere() ? navigate(-1) : navigate("/tasks"))}>
        ← Back
      </Anchor>
      <Group gap="md">
        <Way row={before} trials={trials} sign="‹" />
        <Way row={after} trials={trials} sign="›" />
      </Group>
    </Group>
  );
}

/** Whether the page was at another of its addresses before; a link from elsewhere has no list to go back to. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "idx" in state && Number(state.idx) > 0;
}

function Way({ row, trials, sign }: { row: Row | undefined; trials: boolean; sign: string }): ReactNode {
  if (row === undefined) return null;
  const name = `${row.task}${trials ? `, trial ${row.trial}` : ""}`;
  return (
    <Anchor component={Link} size="sm" to={`/tasks/${row.task}/${row.trial}`} replace>
      {sign === "‹" && "‹ "}
      {name}
      {sign === "›" && " ›"}
    </Anchor>
  );
}
