import { useSession, useToday } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Area, AreaChart, ReferenceLine, Tooltip, XAxis, YAxis } from "recharts";

import type { ChartData, Span } from "./api";
import { money, signedMoney } from "./money";
import classes from "./shared.module.css";

export const SPANS: readonly Span[] = ["1D", "1W", "1M", "3M", "1Y"];
const SPAN_NAMES: Record<Span, string> = { "1D": "today", "1W": "1 week", "1M": "1 month", "3M": "3 months", "1Y": "1 year" };
const WIDTH = 700;
const HEIGHT = 230;

/** Nights and weekends have no width; within today a line is as long as its time. */
function placeOf({ span, points }: ChartData, n: number): number {
  return span === "1D" ? (points[n]?.at_s ?? 0) : n;
}

interface Props {
  chart: ChartData;
  /** Of what. */
  name: string;
}

/** A line over a span. Its size is fixed and nothing of it moves, so that it is drawn when the page is. */
export function LineChart({ chart, name }: Props): ReactNode {
  const { points, reference_cents, change_cents, span } = chart;
  const cents = points.map((point) => point.cents);
  const low = Math.min(...cents);
  const high = Math.max(...cents);
  const colour = change_cents < 0 ? "var(--app-down)" : "var(--app-up)";
  const data = points.map(({ cents: value }, n) => ({ x: placeOf(chart, n), cents: value }));
  return (
    <figure className={classes.chart}>
      <div role="img" aria-label={`${name}, ${SPAN_NAMES[span]}: low ${money(low)}, high ${money(high)}, change ${signedMoney(change_cents)}`}>
        <AreaChart width={WIDTH} height={HEIGHT} data={data} margin={{ top: 8, right: 0, bottom: 4, left: 0 }} accessibilityLayer={false}>
          <XAxis dataKey="x" type="number" domain={["dataMin", "dataMax"]} hide />
          <YAxis domain={[Math.min(low, reference_cents), Math.max(high, reference_cents)]} hide />
          <ReferenceLine y={reference_cents} stroke="#9fb1af" strokeDasharray="2 5" />
          <Tooltip isAnimationActive={false} cursor={{ stroke: "#9fb1af" }} content={<Hint chart={chart} />} />
          <Area dataKey="cents" type="linear" stroke={colour} strokeWidth={2} fill={colour} fillOpacity={0.06} dot={false} isAnimationActive={false} />
        </AreaChart>
      </div>
      <figcaption className={classes.ends}>
        <Ends chart={chart} />
        <span>
          Low {money(low)} · High {money(high)}
        </span>
      </figcaption>
    </figure>
  );
}

function usePointText(span: Span): (atS: number) => string {
  const { calendar } = useSession();
  const today = useToday();
  if (span === "1D") return (atS) => calendar.clock(atS);
  if (span === "1W") return (atS) => `${calendar.date(atS, today)} ${calendar.clock(atS)}`;
  return (atS) => calendar.date(atS, today);
}

function Ends({ chart }: { chart: ChartData }): ReactNode {
  const text = usePointText(chart.span);
  const first = chart.points[0];
  const last = chart.points.at(-1);
  return (
    <span>
      {first !== undefined && text(first.at_s)} – {last !== undefined && text(last.at_s)}
    </span>
  );
}

/** What the pointer is over; the chart says where that is. */
function Hint({ chart, label }: { chart: ChartData; label?: number }): ReactNode {
  const text = usePointText(chart.span);
  const point = chart.points.find((_, n) => placeOf(chart, n) === label);
  if (point === undefined) return null;
  return (
    <div className={classes.hint}>
      <b>{money(point.cents)}</b> {text(point.at_s)}
    </div>
  );
}
