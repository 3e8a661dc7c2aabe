import { ErrorState, LoadingRows } from "@sentinel/kit";
import type { ReactNode } from "react";
import { useParams } from "react-router";

import { Missing } from "../../../shared/Missing";
import { useTodayText } from "../../../shared/use-now";
import { isDay } from "../../../shared/wall";
import { useDays, useInstances } from "../api/use-instances";
import { AgendaView } from "./AgendaView";
import { BigCalendar } from "./BigCalendar";
import { Toolbar } from "./Toolbar";
import classes from "./ViewPage.module.css";
import { YearView } from "./YearView";
import { type View, isView, spanOf, titleOf } from "./pages";

/** One page of one view: `/week/2026-10-13`; without either, the month of today. */
export function ViewPage(): ReactNode {
  const { view = "month", day } = useParams();
  const today = useTodayText();
  if (!isView(view) || (day !== undefined && !isDay(day))) return <Missing />;
  return <Page view={view} day={day ?? today} />;
}

function Page({ view, day }: { view: View; day: string }): ReactNode {
  return (
    <div className={classes.page}>
      <Toolbar view={view} day={day} />
      <section className={classes.body} aria-label={titleOf(view, day)}>
        {view === "year" ? <Year day={day} /> : <Instances view={view} day={day} />}
      </section>
    </div>
  );
}

function Instances({ view, day }: { view: Exclude<View, "year">; day: string }): ReactNode {
  const [first, last] = spanOf(view, day);
  const query = useInstances(first, last);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows label="Loading events" />;
  if (view === "agenda") return <AgendaView first={first} cards={query.data} />;
  return <BigCalendar view={view} day={day} cards={query.data} />;
}

function Year({ day }: { day: string }): ReactNode {
  const [first, last] = spanOf("year", day);
  const query = useDays(first, last);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows label="Loading days" />;
  return <YearView year={day.slice(0, 4)} counts={new Map(query.data.map((one) => [one.day, one.count]))} />;
}
