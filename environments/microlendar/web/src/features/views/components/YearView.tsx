import type { ReactNode } from "react";
import { Link } from "react-router";

import { useTodayText } from "../../../shared/use-now";
import { addDays, addMonths, dayNumber, monthName, monthSpan, plainDay } from "../../../shared/wall";
import { countOf } from "../../../shared/words";
import classes from "./YearView.module.css";

const WEEKDAYS = ["S", "M", "T", "W", "T", "F", "S"];
const DAYS_OF_PAGE = 42;

/** Twelve months; the fuller a day, the darker. */
export function YearView({ year, counts }: { year: string; counts: ReadonlyMap<string, number> }): ReactNode {
  const months = Array.from({ length: 12 }, (_, month) => addMonths(`${year}-01-01`, month));
  return (
    <div className={classes.year}>
      {months.map((month) => (
        <Month key={month} month={month} counts={counts} />
      ))}
    </div>
  );
}

function Month({ month, counts }: { month: string; counts: ReadonlyMap<string, number> }): ReactNode {
  const today = useTodayText();
  const [first, last] = monthSpan(month);
  const days = Array.from({ length: DAYS_OF_PAGE }, (_, n) => addDays(first, n)).filter((day) => day <= last);
  const total = days.reduce((sum, day) => sum + (isOf(day, month) ? (counts.get(day) ?? 0) : 0), 0);
  return (
    <section aria-label={monthName(month)} className={classes.month}>
      <h2>
        <Link to={`/month/${month}`}>{monthName(month)}</Link>{" "}
        {total > 0 && <span className={classes.total}>{countOf(total, "event", "events")}</span>}
      </h2>
      <div className={classes.grid}>
        {WEEKDAYS.map((name, n) => (
          // eslint-disable-next-line react/no-array-index-key
          <span key={n} aria-hidden className={classes.weekday}>
            {name}
          </span>
        ))}
        {days.map((day) => (isOf(day, month) ? <Day key={day} day={day} count={counts.get(day) ?? 0} isToday={day === today} /> : <span key={day} />))}
      </div>
    </section>
  );
}

function Day({ day, count, isToday }: { day: string; count: number; isToday: boolean }): ReactNode {
  return (
    <Link
      to={`/day/${day}`}
      className={classes.day}
      data-full={Math.min(count, 5)}
      aria-current={isToday ? "date" : undefined}
      aria-label={`${plainDay(day)}${count > 0 ? `, ${countOf(count, "event", "events")}` : ""}`}
    >
      {dayNumber(day)}
    </Link>
  );
}

function isOf(day: string, month: string): boolean {
  return day.slice(0, 7) === month.slice(0, 7);
}
