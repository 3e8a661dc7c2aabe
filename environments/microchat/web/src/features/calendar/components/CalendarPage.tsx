import { Button } from "@mantine/core";
import { ErrorState, IconButton, LoadingRows, useSession, useToday } from "@sentinel/kit";
import { IconChevronLeft, IconChevronRight, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { useMeetings } from "../api/use-meetings";
import { isoOf, shownDays, weeksBetween } from "../week";
import classes from "./CalendarPage.module.css";
import { DayColumn } from "./DayColumn";
import { MeetingPane } from "./MeetingPane";
import { NewMeetingDialog } from "./NewMeetingDialog";

/** A week of meetings, and the chosen one beside it. */
export function CalendarPage(): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const [weeks, setWeeks] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isNewOpen, setNewOpen] = useState(false);
  const query = useMeetings();
  const meetings = query.data ?? [];
  const days = shownDays(today + weeks * 7, new Set(meetings.map((one) => calendar.day(one.starts_at_s))));
  const meeting = meetings.find((one) => one.id === chosen);

  function onCreated(id: string, startsAtS: number): void {
    setNewOpen(false);
    setWeeks(weeksBetween(today, calendar.day(startsAtS)));
    setChosen(id);
  }

  return (
    <main className={classes.page} data-pane={meeting !== undefined || undefined}>
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
        <Button ml="auto" size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNewOpen(true)}>
          New meeting
        </Button>
      </header>
      {query.isPending && <LoadingRows label="Loading calendar" />}
      {query.isError && <ErrorState error={query.error} title="The calendar could not be loaded" onRetry={() => void query.refetch()} />}
      {query.isSuccess && (
        <div className={classes.week}>
          {days.map((day) => (
            <DayColumn key={day} day={day} meetings={meetings.filter((one) => calendar.day(one.starts_at_s) === day)} chosen={chosen} onChoose={setChosen} />
          ))}
        </div>
      )}
      {meeting !== undefined && <MeetingPane meeting={meeting} onClose={() => setChosen(null)} />}
      {isNewOpen && <NewMeetingDialog day={isoOf(today)} onClose={() => setNewOpen(false)} onCreated={onCreated} />}
    </main>
  );
}
