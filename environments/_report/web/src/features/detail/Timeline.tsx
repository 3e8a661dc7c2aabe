import { Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { CartesianGrid, ReferenceArea, ReferenceLine, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from "recharts";

import { AXIS, Chart, GRID, HINT } from "../../shared/Chart";
import type { Detail } from "../../shared/detail";
import { numberOf } from "../../shared/detail";
import { seconds } from "../../shared/format";
import { Section } from "../../shared/Section";
import { LANES, type Lane, describe } from "./describe";

const DRAWN: readonly Lane[] = LANES.filter((lane) => lane !== "run" && lane !== "condition");
const NAMES: Record<Lane, string> = { app: "App", condition: "Condition", waits: "Waits", looks: "Looks", models: "Models", tools: "Tools", user: "User", run: "Run" };
const COLOURS = [
  ["teal", "counts, or evidence in sight"],
  ["orange", "decoy"],
  ["gray", "filler"],
  ["blue", "owed by the app"],
  ["cyan", "look"],
  ["violet", "agent's model"],
  ["grape", "watcher's model"],
  ["indigo", "tool"],
  ["pink", "message"],
  ["red", "refused or failed"],
] as const;

interface Dot {
  x: number;
  y: number;
  text: string;
  colour: string;
}

function height(lane: Lane): number {
  return DRAWN.length - DRAWN.indexOf(lane);
}

/** What happened when, one lane a kind; the transcript below says it in words. */
export function Timeline({ detail }: { detail: Detail }): ReactNode {
  const { times, labels } = detail.result;
  const dots = detail.events.flatMap<Dot>((event) => {
    const { lane, title, colour } = describe(event);
    return DRAWN.includes(lane) && lane !== "waits" ? [{ x: event.at_s, y: height(lane), text: title, colour }] : [];
  });
  const waits = detail.events.filter((event) => event.kind === "waited");
  const end = Math.max(labels.duration_s, times.ended_at_s);
  const colours = [...new Set(dots.map(({ colour }) => colour))];
  return (
    <Section title="Timeline" note="Simulated seconds. The band is the time from the condition to its end; point at a mark to read it, or read the transcript.">
      <Chart name={heard(detail)} height={270} caption={<Legend colours={colours} waited={waits.length > 0} />}>
        <ScatterChart margin={{ left: 0, right: 16, top: 22, bottom: 0 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} vertical={false} />
          <XAxis type="number" dataKey="x" domain={[0, end]} ticks={ticks(end)} unit=" s" {...AXIS} />
          <YAxis type="number" dataKey="y" domain={[0.5, DRAWN.length + 0.5]} ticks={DRAWN.map(height)} tickFormatter={(y: number) => NAMES[DRAWN[DRAWN.length - y] ?? "run"]} width={56} interval={0} {...AXIS} />
          <Tooltip {...HINT} cursor={false} content={<Hint />} />
          {times.condition_at_s !== null && (
            <ReferenceArea x1={times.condition_at_s} x2={times.window_end_s ?? end} fill="var(--mantine-color-teal-filled)" fillOpacity={0.08} ifOverflow="hidden" />
          )}
          {waits.map((event) => (
            <ReferenceArea key={`${numberOf(event, "from_s")}-${event.at_s}`} x1={numberOf(event, "from_s")} x2={event.at_s} y1={height("waits") - 0.16} y2={height("waits") + 0.16} fill="var(--mantine-color-yellow-5)" fillOpacity={0.55} ifOverflow="hidden" />
          ))}
          {colours.map((colour) => (
            <Scatter key={colour} data={dots.filter((dot) => dot.colour === colour)} fill={`var(--mantine-color-${colour}-6)`} isAnimationActive={false} />
          ))}
          {times.condition_at_s !== null && <ReferenceLine x={times.condition_at_s} stroke="var(--mantine-color-teal-6)" label={label("condition", "insideTopRight")} />}
          {times.contact_at_s !== null && <ReferenceLine x={times.contact_at_s} stroke="var(--mantine-color-pink-6)" label={label("told", "insideTopLeft")} />}
        </ScatterChart>
      </Chart>
    </Section>
  );
}

function label(value: string, position: "insideTopRight" | "insideTopLeft"): object {
  return { value, position, fontSize: 12, fill: "var(--mantine-color-text)", dy: -20 };
}

function ticks(end: number): number[] {
  const step = [60, 120, 300, 600, 3600, 21_600, 86_400].find((seconds_) => end / seconds_ <= 12) ?? 86_400;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, n) => n * step);
}

function heard({ result: { times } }: Detail): string {
  const condition = times.condition_at_s === null ? "The condition never came true" : `The condition came true at ${seconds(times.condition_at_s)}`;
  const contact = times.contact_at_s === null ? "the user was never told" : `the user was told at ${seconds(times.contact_at_s)}`;
  return `Timeline of the run. ${condition}; ${contact}; it ended at ${seconds(times.ended_at_s)}. The transcript below lists every event.`;
}

function Hint({ payload }: { payload?: readonly { payload?: Dot }[] }): ReactNode {
  const dot = payload?.[0]?.payload;
  if (dot === undefined) return null;
  return (
    <div style={{ ...HINT.contentStyle, maxWidth: 320, padding: "6px 10px" }}>
      <b>{dot.x.toFixed(1)} s</b> {dot.text.slice(0, 240)}
    </div>
  );
}

/** The colours of this run's marks. */
function Legend({ colours, waited }: { colours: readonly string[]; waited: boolean }): ReactNode {
  const used = COLOURS.filter(([colour]) => colours.includes(colour)).map(([colour, name]) => [`${colour}-6`, name] as const);
  return (
    <Group gap="sm">
      {[...used, ...(waited ? [["yellow-5", "wait"] as const] : [])].map(([colour, name]) => (
        <Text key={colour} size="xs" span>
          <span aria-hidden style={{ background: `var(--mantine-color-${colour})`, borderRadius: 5, display: "inline-block", height: 9, marginRight: 5, width: 9 }} />
          {name}
        </Text>
      ))}
    </Group>
  );
}
