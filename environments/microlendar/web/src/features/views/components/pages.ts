/** Which days a page of a view shows, what it is called, and which pages lie beside it. */
import { addDays, addMonths, fullDay, monthName, monthSpan, monthTitle, plainDay, startOfWeek } from "../../../shared/wall";

export type View = "day" | "week" | "month" | "year" | "agenda";

export const VIEWS: readonly View[] = ["day", "week", "month", "year", "agenda"];
const AGENDA_DAYS = 28;

export function isView(text: string): text is View {
  return (VIEWS as readonly string[]).includes(text);
}

/** The calendar holds these days and all between them. */
const FIRST_DAY = "2020-01-01";
const LAST_DAY = "2029-12-31";

/** First and last day, of those that the calendar holds. */
export function spanOf(view: View, day: string): [string, string] {
  const [first, last] = pageOf(view, day);
  return [first < FIRST_DAY ? FIRST_DAY : first, last > LAST_DAY ? LAST_DAY : last];
}

function pageOf(view: View, day: string): [string, string] {
  switch (view) {
    case "day":
      return [day, day];
    case "week":
      return [startOfWeek(day), addDays(startOfWeek(day), 6)];
    case "month":
      return monthSpan(day);
    case "year":
      return [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`];
    case "agenda":
      return [day, addDays(day, AGENDA_DAYS - 1)];
  }
}

/** A day of the page before (-1) or after (1). */
export function beside(view: View, day: string, step: 1 | -1): string {
  switch (view) {
    case "day":
      return addDays(day, step);
    case "week":
      return addDays(day, 7 * step);
    case "month":
      return addMonths(day, step);
    case "year":
      return addMonths(day, 12 * step);
    case "agenda":
      return addDays(day, AGENDA_DAYS * step);
  }
}

export function titleOf(view: View, day: string): string {
  const [first, last] = spanOf(view, day);
  if (view === "day") return fullDay(day);
  if (view === "month") return monthTitle(day);
  if (view === "year") return day.slice(0, 4);
  const year = first.slice(0, 4) === last.slice(0, 4) ? "" : ` ${first.slice(0, 4)}`;
  const begin = monthName(first) === monthName(last) && year === "" ? String(Number(first.slice(8))) : plainDay(first);
  return `${begin}${year} – ${plainDay(last)} ${last.slice(0, 4)}`;
}
