import { ErrorState, IconButton, LoadingRows, useServerQuery, useSession, useToday } from "@sentinel/kit";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { type Meeting, api } from "../../../shared/api";
import { noonOf, workingDays } from "../week";
import classes from "./CalendarPage.module.css";
import { MeetingPane } from "./MeetingPane";

/** A week of meetings, and the chosen one beside it. */
export function CalendarPage(): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const [weeks, setWeeks] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useServerQuery(["meetings"], (signal) => api.GET("/api/meetings", { signal }));
  const days = workingDays(today + weeks * 7);
  const meeting = query.data?.find((one) => one.id === chosen);
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>Calendar</h1>
        <IconButton label="Week before" size={32} onClick={() => setWeeks(weeks - 1)}>
          <IconChevronLeft size={19} aria-hidden />
        </IconButton>
        <button type="button" className={classes.now} onClick={() => setWeeks(0)}>
          This week
        </button>
        <IconButton label="Week after" size={32} onClick={() => setWeeks(weeks + 1)}>
          <IconChevronRight size={19} aria-hidden />
        </IconButton>
      </header>
      {query.isPending && <LoadingRows label="Loading calendar" />}
      {query.isError && <ErrorState error={query.error} title="The calendar could not be loaded" onRetry={() => void query.refetch()} />}
      {query.isSuccess && (
        <div className={classes.week}>
          {days.map((day) => (
            <section key={day} aria-label={calendar.date(noonOf(day, calendar), today)} data-today={day === today || undefined} className={classes.day}>
              <h2 className={classes.dayName}>{calendar.date(noonOf(day, calendar), today)}</h2>
              {query.data.filter((one) => calendar.day(one.starts_at_s) === day).map((one) => (
                <MeetingCard key={one.id} meeting={one} isChosen={one.id === chosen} onChoose={() => setChosen(one.id)} />
              ))}
            </section>
          ))}
        </div>
      )}
      {meeting !== undefined && <MeetingPane meeting={meeting} onClose={() => setChosen(null)} />}
    </main>
  );
}

function MeetingCard({ meeting, isChosen, onChoose }: { meeting: Meeting; isChosen: boolean; onChoose: () => void }): ReactNode {
  const { calendar } = useSession();
  return (
    <button type="button" aria-pressed={isChosen} data-answer={meeting.answer} className={classes.card} onClick={onChoose}>
      <span className={classes.time}>
        {calendar.clock(meeting.starts_at_s)} to {calendar.clock(meeting.ends_at_s)}
      </span>
      <span className={classes.cardTitle}> {meeting.title}</span>
      <span className={classes.place}> {meeting.place}</span>
    </button>
  );
}
