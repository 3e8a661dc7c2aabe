import { Badge } from "@mantine/core";
import type { ReactNode } from "react";

import { words } from "./format";
import { outcomeOf } from "./outcomes";

export function OutcomeBadge({ name }: { name: string }): ReactNode {
  const outcome = outcomeOf(name);
  return (
    <Badge color={outcome.colour} variant="light" tt="none" title={outcome.meaning} style={{ flex: "none", maxWidth: "none", overflow: "visible" }} miw="max-content">
      {words(name)}
    </Badge>
  );
}
