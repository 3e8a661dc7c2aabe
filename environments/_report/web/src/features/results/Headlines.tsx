import { Paper, SimpleGrid, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

import type { Proportion, RunData } from "../../shared/data";
import { dollars, interval, milliseconds, percent, rate, tokens } from "../../shared/format";
import classes from "./results.module.css";

export function Headlines({ data }: { data: RunData }): ReactNode {
  const all = data.strata.find((stratum) => stratum.by === "all");
  if (all === undefined) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md">
      <Headline name="Timely success" share={all.timely} of="runs in which something happened: done, and the user told, within 60 s" colour="teal" />
      <Headline name="False alarms" share={all.false_alarms} of="runs in which nothing happened: the user was told all the same" colour="red" />
      <Figure name="Reaction time" value={milliseconds(all.reaction_median_ms)}>
        {all.within.any === 0 ? "there was no success" : `median of ${all.within.any} successes; nine of ten within ${milliseconds(all.reaction_p90_ms)}`}
      </Figure>
      <Figure name="Cost" value={dollars(data.spent.cost_usd)}>
        {tokens(data.spent.tokens)} tokens in {data.spent.attempts} attempts, repeated ones included{perPass(data.spent.cost_usd, all.passed.count)}
      </Figure>
    </SimpleGrid>
  );
}

function perPass(cost: number | null, passed: number): string {
  return cost === null || cost === 0 || passed === 0 ? "" : `; ${dollars(cost / passed)} for each of ${passed} passed runs`;
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }): ReactNode {
  const heading = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={heading}>
      <Title order={2} id={heading} size="sm" c="dimmed" fw={600}>
        {name}
      </Title>
      <Text className={classes.number}>{value}</Text>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </Paper>
  );
}

function Headline({ name, share, of, colour }: { name: string; share: Proportion; of: string; colour: string }): ReactNode {
  if (share.of === 0) {
    return (
      <Figure name={name} value="–">
        no such runs here
      </Figure>
    );
  }
  return (
    <Figure name={name} value={percent(rate(share))}>
      {share.count} of {share.of} {of}
      <Bar share={share} colour={colour} />
      95 % interval {interval(share)}
    </Figure>
  );
}

function place(value: number | null): string {
  return `${100 * (value ?? 0)}%`;
}

/** The share as a mark on the line from nought to all, with its interval around it. */
function Bar({ share, colour }: { share: Proportion; colour: string }): ReactNode {
  const width = `${100 * ((share.high ?? 0) - (share.low ?? 0))}%`;
  return (
    <span className={classes.bar} aria-hidden>
      <span className={classes.range} style={{ left: place(share.low), width, background: `var(--mantine-color-${colour}-light-hover)` }} />
      <span className={classes.mark} style={{ left: place(rate(share)), background: `var(--mantine-color-${colour}-filled)` }} />
    </span>
  );
}
