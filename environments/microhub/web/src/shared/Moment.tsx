import { useSession, useToday } from "@sentinel/kit";
import type { ReactNode } from "react";

/** A moment of simulated time as lists show it: "10:42" today, "Mon 12 Oct" before. */
export function Moment({ atS }: { atS: number }): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  return (
    <time dateTime={calendar.iso(atS)} title={calendar.full(atS)}>
      {calendar.short(atS, today)}
    </time>
  );
}
