import { useNowS, useSession, useToday } from "@sentinel/kit";

import { dateOf, dayFromCount } from "./wall";

/** The server's day: "2026-10-13". */
export function useTodayText(): string {
  return dayFromCount(useToday());
}

/** The server's minute, as a Date of the wall. */
export function useNowDate(): Date {
  const today = useTodayText();
  const { calendar } = useSession();
  return dateOf(`${today}T${calendar.clock(useNowS())}`);
}
