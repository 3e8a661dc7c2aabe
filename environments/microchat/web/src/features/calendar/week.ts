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

/** The days from Monday to Friday of the week that holds this day. */
export function workingDays(day: number): number[] {
  const monday = day - weekdayOf(day);
  return [0, 1, 2, 3, 4].map((place) => monday + place);
}
