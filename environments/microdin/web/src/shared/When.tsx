import { useSession, useToday } from "@sentinel/kit";
import type { ReactNode } from "react";

/** A moment as lists show it: the clock time of today, the date of other days. */
export function When({ atS }: { atS: number }): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  return (
    <time role="presentation" dateTime={calendar.iso(atS)} title={calendar.full(atS)}>
      {calendar.short(atS, today)}
    </time>
  );
}
