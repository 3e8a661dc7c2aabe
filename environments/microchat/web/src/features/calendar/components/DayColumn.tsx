import { useSession, useToday } from "@sentinel/kit";
import type { ReactNode } from "react";

import type { Meeting } from "../../../shared/api";
import { noonOf } from "../week";
import classes from "./CalendarPage.module.css";

interface Props {
  day: number;
  meetings: Meeting[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The meetings of one day. */
export function DayColumn({ day, meetings, chosen, onChoose }: Props): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const name = calendar.date(noonOf(day, calendar), today);
  return (
    <section aria-label={name} data-today={day === today || undefined} className={classes.day}>
      <h2 className={classes.dayName}>{name}</h2>
      {meetings.map((meeting) => (
        <button key={meeting.id} type="button" aria-pressed={meeting.id === chosen} data-answer={meeting.answer} className={classes.card} onClick={() => onChoose(meeting.id)}>
          <span className={classes.time}>
            {calendar.clock(meeting.starts_at_s)} to {calendar.clock(meeting.ends_at_s)}
          </span>
          <span className={classes.cardTitle}> {meeting.title}</span>
          <span className={classes.place}> {meeting.place}</span>
        </button>
      ))}
    </section>
  );
}
