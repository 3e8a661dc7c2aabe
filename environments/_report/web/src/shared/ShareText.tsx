import { Text } from "@mantine/core";
import type { ReactNode } from "react";

import type { Proportion } from "./data";
import { interval, percent, rate } from "./format";

/** "85 %, 34 of 40", with its interval below. */
export function ShareText({ share }: { share: Proportion }): ReactNode {
  if (share.of === 0) return "–";
  return (
    <>
      <b>{percent(rate(share))}</b>{" "}
      <Text span size="xs" c="dimmed">
        {share.count} of {share.of}
        <br />
        {interval(share)}
      </Text>
    </>
  );
}
