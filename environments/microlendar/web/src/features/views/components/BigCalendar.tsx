import { useToasts } from "@sentinel/kit";
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import withDragAndDropModule from "react-big-calendar/lib/addons/dragAndDrop";
import { useNavigate } from "react-router";

import { ScopeDialog } from "../../../shared/ScopeDialog";
import type { Card, Scope } from "../../../shared/api";
import { useCalendarOf } from "../../../shared/use-calendars";
import { useNowDate } from "../../../shared/use-now";
import { addDays, dateOf, dayOf, monthSpan, plainDay, textOf, timeOf } from "../../../shared/wall";
import { eventPath } from "../../../shared/words";
import { useMove } from "../api/use-instances";
import { DayName, DayNumber, EventChip } from "./EventChip";
import { PlainCalendar } from "./PlainCalendar";
import { formats, localizer } from "./localizer";
import classes from "./ViewPage.module.css";

// The add-on is a CommonJS module: bundlers differ in whether its default export is unwrapped.
const withDragAndDrop = ((withDragAndDropModule as unknown as { default?: typeof withDragAndDropModule }).default ??
  withDragAndDropModule) as typeof withDragAndDropModule;
const DragAndDrop = withDragAndDrop<Card>(PlainCalendar);

const FIRST_SHOWN = dateOf("2026-01-01T07:30");
const MIDNIGHT = dateOf("2026-01-01T00:00");
const LAST_MINUTE = dateOf("2026-01-01T23:59");
const ALMOST_A_DAY_MS = 23 * 3_600_000;
const COMPONENTS = {
  event: EventChip,
  month: { dateHeader: DayNumber },
  week: { header: DayName },
  day: { header: DayName },
};

interface Props {
  view: "month" | "week" | "day";
  day: string;
  cards: readonly Card[];
}

interface Drop {
  event: Card;
  start: Date | string;
  end: Date | string;
  isAllDay?: boolean | undefined;
}

/** Month, week and day: drawn by the calendar library, filled and acted on by us. */
export function BigCalendar({ view, day, cards }: Props): ReactNode {
  const navigate = useNavigate();
  const calendarOf = useCalendarOf();
  const now = useNowDate();
  const { failed, done } = useToasts();
  const { mutate: move } = useMove();
  const [dropped, setDropped] = useState<Drop | null>(null);
  const grid = useNamedWeeks(view, day);
  const events = useMemo(() => [...cards], [cards]);
  // A new function for each minute: the library draws its line of "now" anew when the function's answer changes.
  const getNow = useMemo(() => () => now, [now]);

  function send({ event, start, end, isAllDay }: Drop, scope: Scope): void {
    const all_day = isAllDay ?? event.all_day;
    const [starts_at, ends_at] = spanOf(textOf(new Date(start)), textOf(new Date(end)), event, all_day);
    move(
      { id: event.event_id, on: event.on, scope, starts_at, ends_at, all_day },
      { onError: failed, onSuccess: () => done(`${event.title} moved`) },
    );
  }

  function drop(dropped_: Drop): void {
    const { event, isAllDay } = dropped_;
    const isSame = textOf(new Date(dropped_.start)) === event.starts_at && textOf(new Date(dropped_.end)) === event.ends_at;
    if (isSame && (isAllDay ?? event.all_day) === event.all_day) return;
    if (event.is_repeating) setDropped(dropped_);
    else send(dropped_, "all");
  }

  function create({ start, end }: { start: Date; end: Date }): void {
    const [first, last] = [textOf(start), textOf(end)];
    // The library counts whole days with the browser's clock, which may be an hour off.
    const isWhole = view === "month" || (timeOf(first) === "00:00" && end.getTime() - start.getTime() >= ALMOST_A_DAY_MS);
    const query: Record<string, string> = isWhole ? { day: dayOf(first), last: addDays(dayOf(last), -1) } : { start: first, end: last };
    void navigate(`/event/new?${new URLSearchParams(query)}`);
  }

  return (
    <div ref={grid} className={classes.grid}>
      <DragAndDrop
        localizer={localizer}
        formats={formats}
        components={COMPONENTS}
        events={events}
        view={view}
        views={["month", "week", "day"]}
        date={dateOf(day)}
        toolbar={false}
        getNow={getNow}
        min={MIDNIGHT}
        max={LAST_MINUTE}
        scrollToTime={FIRST_SHOWN}
        step={30}
        timeslots={2}
        dayLayoutAlgorithm="no-overlap"
        showAllEvents
        selectable
        resizable={view !== "month"}
        longPressThreshold={250}
        startAccessor={(card) => dateOf(card.starts_at)}
        endAccessor={(card) => dateOf(card.ends_at)}
        allDayAccessor={(card) => card.all_day}
        titleAccessor="title"
        tooltipAccessor={null}
        draggableAccessor={(card) => mayDrag(card, calendarOf(card.calendar_id)?.can_edit)}
        resizableAccessor={(card) => mayDrag(card, calendarOf(card.calendar_id)?.can_edit)}
        drilldownView="day"
        onDrillDown={(date) => void navigate(`/day/${dayOf(textOf(date))}`)}
        onNavigate={() => undefined}
        onView={() => undefined}
        onSelectEvent={(card) => void navigate(eventPath(card))}
        onSelectSlot={create}
        onEventDrop={drop}
        onEventResize={drop}
      />
      {dropped !== null && (
        <ScopeDialog
          title="Move repeating event"
          action="Move"
          onClose={() => setDropped(null)}
          onChoose={(scope) => {
            setDropped(null);
            send(dropped, scope);
          }}
        />
      )}
    </div>
  );
}

/**
 * Gives each week of the month view a name of its own; without one a screen reader reads all of its events as its name.
 * The calendar draws its weeks twice, the first time to measure them, so they are named as they come.
 */
function useNamedWeeks(view: string, day: string) {
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (view !== "month" || grid.current === null) return;
    const shown = grid.current;
    const [first] = monthSpan(day);
    function name(): void {
      const weeks = [...shown.querySelectorAll(".rbc-month-row .rbc-row-content")];
      weeks.forEach((week, n) => week.setAttribute("aria-label", `Week of ${plainDay(addDays(first, 7 * n))}`));
    }
    name();
    const drawn = new MutationObserver(name);
    drawn.observe(shown, { childList: true, subtree: true });
    return () => drawn.disconnect();
  }, [view, day]);
  return grid;
}

function mayDrag(card: Card, canEdit: boolean | undefined): boolean {
  return canEdit === true && (card.standing === "organiser" || card.standing === "none");
}

/** Where something comes to lie; what was dragged from the hours to the whole days (or back) gets a length of its own. */
function spanOf(start: string, end: string, event: Card, allDay: boolean): [string, string] {
  if (allDay && !event.all_day) return [`${dayOf(start)}T00:00`, `${addDays(dayOf(start), 1)}T00:00`];
  if (!allDay && event.all_day) return [start, textOf(new Date(dateOf(start).getTime() + 3_600_000))];
  return [start, end];
}
