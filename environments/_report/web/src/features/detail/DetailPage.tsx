/** One run of a task: what was asked, what happened, why it ended as it did. */
import { Alert, Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useParams } from "react-router";

import { type Row, type RunData, hasBlock, readBlock } from "../../shared/data";
import type { Detail, Pictures } from "../../shared/detail";
import { OutcomeBadge } from "../../shared/OutcomeBadge";
import { Actions } from "./Actions";
import { Moments } from "./Moments";
import { Neighbours } from "./Neighbours";
import { Statements } from "./Statements";
import { Timeline } from "./Timeline";
import { Transcript } from "./Transcript";
import { Verdict } from "./Verdict";

type Read = { state: "reading" } | { state: "failed"; why: string } | { state: "read"; detail: Detail; pictures: Pictures | null };

export function DetailPage({ data }: { data: RunData }): ReactNode {
  const { task, trial } = useParams();
  const index = data.rows.findIndex((row) => row.task === task && String(row.trial) === trial);
  const row = data.rows[index];
  if (row === undefined) return <Alert color="orange">{`This run has no trial ${trial ?? ""} of ${task ?? "a task"}.`}</Alert>;
  return (
    <Stack gap="md">
      <Neighbours before={data.rows[index - 1]} after={data.rows[index + 1]} trials={data.trials.most > 1} />
      <Group gap="sm">
        <Title order={2}>
          {row.task}
          {data.trials.most > 1 && `, trial ${row.trial}`}
        </Title>
        <OutcomeBadge name={row.outcome} />
        <Text size="sm" c="dimmed">
          {row.environment} · {row.category} · {row.criterion}
        </Text>
      </Group>
      <Body key={row.block} row={row} />
    </Stack>
  );
}

async function read(block: string): Promise<Read> {
  const pictures = `${block}-pictures`;
  const detail = await readBlock<Detail>(block);
  return { state: "read", detail, pictures: hasBlock(pictures) ? await readBlock<Pictures>(pictures) : null };
}

function Body({ row }: { row: Row }): ReactNode {
  const [found, setFound] = useState<Read>({ state: "reading" });
  useEffect(() => {
    let open = true;
    void read(row.block)
      .catch((error: unknown): Read => ({ state: "failed", why: String(error) }))
      .then((result) => (open ? setFound(result) : undefined));
    return () => {
      open = false;
    };
  }, [row.block]);
  if (found.state === "reading") return <Text role="status">Unpacking …</Text>;
  if (found.state === "failed") return <Alert color="red" title="The details cannot be unpacked">{found.why}</Alert>;
  const { detail, pictures } = found;
  return (
    <>
      {detail.shortened && (
        <Alert color="gray" variant="light">
          Long texts are shortened here, or events left out, so that the page stays small. The whole is in <code>{detail.folder}/events.jsonl</code>.
        </Alert>
      )}
      <Verdict detail={detail} row={row} />
      <Timeline detail={detail} />
      <Moments detail={detail} row={row} />
      <Actions detail={detail} />
      <Statements detail={detail} />
      <Transcript detail={detail} pictures={pictures} />
    </>
  );
}
