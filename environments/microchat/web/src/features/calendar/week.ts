import type { Calendar } from "@sentinel/kit";

const DAY_S = 86_400;
const NOON_S = 2 * 3600;
/** Simulated second 0 is ten in the morning, so this lies at noon. */

/** Monday = 0; day 0 of the calendar's count was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** A moment around noon of a day, in simulated seconds. */
export function noonOf(day: number, calendar: Calendar): number {
  return (day - calendar.day(0)) * DAY_S + NOON_S;
}

/** The days of the week that holds this day: Monday to Friday, and a day of the weekend if something happens on it. */
export function shownDays(day: number, busy: Set<number>): number[] {
  const monday = day - weekdayOf(day);
  return [0, 1, 2, 3, 4, 5, 6].map((place) => monday + place).filter((one, place) => place < 5 || busy.has(one));
}

/** How many weeks lie between the weeks of two days. */
export function weeksBetween(from: number, to: number): number {
  return (to - weekdayOf(to) - (from - weekdayOf(from))) / 7;
}

/** A day as forms write it: 2026-10-13. */
export function isoOf(day: number): string {
  return new Date(day * DAY_S * 1000).toISOString().slice(0, 10);
}
