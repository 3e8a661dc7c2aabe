import { Stack } from "@mantine/core";
import type { ReactNode } from "react";

import type { RunData } from "../../shared/data";
import { Scatters } from "./Scatters";
import { Stages } from "./Stages";
import { Tokens } from "./Tokens";

export function SpendingTab({ data }: { data: RunData }): ReactNode {
  return (
    <Stack gap="md">
      <Stages data={data} />
      <Tokens data={data} />
      <Scatters data={data} />
    </Stack>
  );
}
