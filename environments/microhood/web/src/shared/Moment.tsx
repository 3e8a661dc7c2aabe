import { useSession, useToday } from "@sentinel/kit";
import type { ReactNode } from "react";

/** A moment as lists show it: "10:42" today, "Mon 12 Oct" before. */
export function useMomentText(): (atS: number) => string {
  const { calendar } = useSession();
  const today = useToday();
  return (atS) => calendar.short(atS, today);
}

/** A moment with its day and hour: "today 10:42", "Mon 12 Oct 16:05". */
export function Moment({ atS }: { atS: number }): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const day = calendar.day(atS) === today ? "today" : calendar.date(atS, today);
  return (
    <time dateTime={calendar.iso(atS)} title={calendar.full(atS)}>
      {day} {calendar.clock(atS)}
    </time>
  );
}
