/**
 * Times as the server's wall clock shows them: "2026-10-13T10:00", a day "2026-10-13".
 *
 * Where a Date is needed it is that wall time read as UTC, so that neither the browser's zone nor summer time plays a part.
 */
const DAY_MS = 86_400_000;

const FORMATS = {
  monthTitle: { month: "long", year: "numeric" },
  month: { month: "long" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  shortMonth: { month: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

function part(day: string, name: keyof typeof FORMATS): string {
  const format = formats.get(name) ?? new Intl.DateTimeFormat("en-US", { ...FORMATS[name], timeZone: "UTC" });
  formats.set(name, format);
  return format.format(dateOf(day));
}

/** The Date that stands for a day or a time. */
export function dateOf(text: string): Date {
  return new Date(text.length > 10 ? `${text}:00Z` : `${text}T00:00:00Z`);
}

/** The time that a Date stands for. */
export function textOf(date: Date): string {
  return date.toISOString().slice(0, 16);
}

export function dayOf(text: string): string {
  return text.slice(0, 10);
}

/** "09:30" */
export function timeOf(text: string): string {
  return text.slice(11, 16);
}

/** A count of days since 1970, as the kit's calendar has it. */
export function dayFromCount(count: number): string {
  return new Date(count * DAY_MS).toISOString().slice(0, 10);
}

export function isDay(text: string | undefined): text is string {
  return text !== undefined && /^20(2\d)-\d\d-\d\d$/.test(text) && !Number.isNaN(dateOf(text).getTime()) && dayOf(textOf(dateOf(text))) === text;
}

export function addDays(day: string, count: number): string {
  return new Date(dateOf(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): number {
  return Math.round((dateOf(last).getTime() - dateOf(first).getTime()) / DAY_MS);
}

/** The same day of another month, or its last one where that month is shorter. */
export function addMonths(day: string, count: number): string {
  const date = dateOf(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(date.getUTCDate(), length) - 1);
}

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** Weeks begin on Sunday. */
export function startOfWeek(day: string): string {
  return addDays(day, -dateOf(day).getUTCDay());
}

/** The first and last day that a page of the month view shows: whole weeks. */
export function monthSpan(day: string): [string, string] {
  const last = addDays(addMonths(startOfMonth(day), 1), -1);
  return [startOfWeek(startOfMonth(day)), addDays(startOfWeek(last), 6)];
}

/** Monday is 0, as the server counts. */
export function weekdayOf(day: string): number {
  return (dateOf(day).getUTCDay() + 6) % 7;
}

export function dayNumber(day: string): number {
  return Number(day.slice(8, 10));
}

/** "October 2026" */
export function monthTitle(day: string): string {
  return part(day, "monthTitle");
}

export function monthName(day: string): string {
  return part(day, "month");
}

export function weekdayName(day: string): string {
  return part(day, "weekday");
}

/** "13 October" */
export function plainDay(day: string): string {
  return `${dayNumber(day)} ${part(day, "month")}`;
}

/** "Tuesday 13 October 2026" */
export function fullDay(day: string): string {
  return `${part(day, "weekday")} ${plainDay(day)} ${day.slice(0, 4)}`;
}

/** "Tue 13 Oct", and the year where it is another one than that of `today`. */
export function shortDay(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? "" : ` ${day.slice(0, 4)}`;
  return `${part(day, "shortWeekday")} ${dayNumber(day)} ${part(day, "shortMonth")}${year}`;
}

interface Span {
  all_day: boolean;
  starts_at: string;
  ends_at: string;
}

/** The last day on which something takes place; what ends at midnight is over the day before. */
export function lastDay({ starts_at, ends_at }: Span): string {
  const last = timeOf(ends_at) === "00:00" ? addDays(dayOf(ends_at), -1) : dayOf(ends_at);
  return last < dayOf(starts_at) ? dayOf(starts_at) : last;
}

/** "Tuesday 13 October 2026, 11:00–11:50", or the days of what lasts whole ones. */
export function spanText(span: Span): string {
  const first = dayOf(span.starts_at);
  const last = lastDay(span);
  if (span.all_day) return first === last ? `${fullDay(first)}, all day` : `${fullDay(first)} – ${fullDay(last)}`;
  const times = `${timeOf(span.starts_at)}–${timeOf(span.ends_at)}`;
  if (first === dayOf(span.ends_at) || first === last) return `${fullDay(first)}, ${times}`;
  return `${fullDay(first)}, ${timeOf(span.starts_at)} – ${fullDay(dayOf(span.ends_at))}, ${timeOf(span.ends_at)}`;
}

/** What a list shows of a time: "11:00–11:50", "All day". */
export function timeText(span: Span): string {
  return span.all_day ? "All day" : `${timeOf(span.starts_at)}–${timeOf(span.ends_at)}`;
}
