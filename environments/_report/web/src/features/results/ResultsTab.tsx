import { Alert, Anchor, Spoiler, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { RunData } from "../../shared/data";
import { GroupTable } from "./GroupTable";
import { HeatMap } from "./HeatMap";
import { Headlines } from "./Headlines";
import { OutcomeMix } from "./OutcomeMix";
import { Trials } from "./Trials";

export function ResultsTab({ data }: { data: RunData }): ReactNode {
  return (
    <Stack gap="md">
      <Unjudged data={data} />
      <Headlines data={data} />
      <GroupTable data={data} />
      <OutcomeMix data={data} />
      <HeatMap data={data} />
      <Trials data={data} />
    </Stack>
  );
}

/** What is in none of the figures, and why. */
function Unjudged({ data }: { data: RunData }): ReactNode {
  const { unfinished } = data;
  const unjudged = data.rows.filter((row) => row.passed === null).length;
  const without = unjudged + unfinished.length;
  if (without === 0) return null;
  const all = data.rows.length + unfinished.length;
  return (
    <Alert color="orange" title={`${without} of ${all} runs have no verdict`}>
      <Text size="sm">
        They are in none of the figures below: faults of ours, runs that were not begun, and runs that were stopped.{" "}
        {unjudged > 0 && (
          <Anchor component={Link} to="/tasks?verdict=none">
            {unfinished.length > 0 ? `Show the ${unjudged} that left a result` : "Show them"}
          </Anchor>
        )}
      </Text>
      {unfinished.length > 0 && (
        <Spoiler maxHeight={64} showLabel="All of them" hideLabel="Fewer" mt="xs">
          <Text size="sm">
            Left no result: <span>{unfinished.join("; ")}</span>
          </Text>
        </Spoiler>
      )}
    </Alert>
  );
}
