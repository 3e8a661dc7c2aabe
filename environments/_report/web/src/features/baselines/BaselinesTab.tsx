import { Stack } from "@mantine/core";
import type { ReactNode } from "react";

import type { RunData } from "../../shared/data";
import { Floors } from "./Floors";
import { Frontier } from "./Frontier";
import { PaperRule } from "./PaperRule";

export function BaselinesTab({ data }: { data: RunData }): ReactNode {
  return (
    <Stack gap="md">
      <PaperRule data={data} />
      <Floors data={data} />
      <Frontier data={data} />
    </Stack>
  );
}
