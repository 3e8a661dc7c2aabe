import { Alert, Anchor, Stack, Text } from "@mantine/core";
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
  const without = data.rows.filter((row) => row.passed === null).length + data.unfinished;
  if (without === 0) return null;
  const all = data.rows.length + data.unfinished;
  return (
    <Alert color="orange" title={`${without} of ${all} runs have no verdict`}>
      <Text size="sm">
        They are in none of the figures below: faults of ours, runs that were not begun
        {data.unfinished > 0 ? ` and ${data.unfinished} that left no result` : ""}.{" "}
        <Anchor component={Link} to="/tasks?verdict=none">
          Show them
        </Anchor>
      </Text>
    </Alert>
  );
}
