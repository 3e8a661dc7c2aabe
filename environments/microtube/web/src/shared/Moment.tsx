import { useSession, useToday } from "@sentinel/kit";
import type { ReactNode } from "react";

/** A moment of simulated time as lists show it: "10:42" today, "Mon 12 Oct" before. */
export function useMomentText(): (atS: number) => string {
  const { calendar } = useSession();
  const today = useToday();
  return (atS) => calendar.short(atS, today);
}

export function Moment({ atS, className }: { atS: number; className?: string | undefined }): ReactNode {
  const { calendar } = useSession();
  const text = useMomentText();
  return (
    <time dateTime={calendar.iso(atS)} title={calendar.full(atS)} className={className}>
      {text(atS)}
    </time>
  );
}
