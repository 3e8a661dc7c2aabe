import type { ReactNode } from "react";
import type { DateHeaderProps, EventProps, HeaderProps } from "react-big-calendar";
import { Link } from "react-router";

import type { Card } from "../../../shared/api";
import { coloured } from "../../../shared/colours";
import { useTodayText } from "../../../shared/use-now";
import { useCalendarOf } from "../../../shared/use-calendars";
import { dayOf, fullDay, lastDay, shortDay, textOf, timeOf } from "../../../shared/wall";
import { eventPath, noteOf } from "../../../shared/words";
import classes from "./EventChip.module.css";

/** One event in month, week or day: a link to its page whose text is all that the chip says. */
export function EventChip({ event, continuesPrior }: EventProps<Card>): ReactNode {
  const calendar = useCalendarOf()(event.calendar_id);
  const today = useTodayText();
  const isTimed = !event.all_day;
  return (
    <Link
      to={eventPath(event)}
      // The library opens it on the click that it hears of, which comes from the keyboard as well.
      onClick={(click) => click.preventDefault()}
      draggable={false}
      className={classes.chip}
      data-timed={isTimed}
      data-standing={event.standing}
      style={coloured(calendar?.colour)}
      title={`${isTimed ? `${timeOf(event.starts_at)}–${timeOf(event.ends_at)} ` : ""}${event.title}`}
    >
      {isTimed && continuesPrior !== true && (
        <>
          <span className={classes.time}>{timeOf(event.starts_at)}</span>{" "}
        </>
      )}
      <span className={classes.title}>{event.title}</span>
      <span className="heard">
        , {daysOf(event, today)}, {noteOf(event, calendar?.name)}
      </span>
    </Link>
  );
}

/** The number of a day in the month view leads to its day. */
export function DayNumber({ date, label, onDrillDown }: DateHeaderProps): ReactNode {
  const day = dayOf(textOf(date));
  return (
    <button type="button" className={classes.day} aria-label={fullDay(day)} onClick={onDrillDown}>
      {label.replace(/^0/, "")}
    </button>
  );
}

/** The head of a day in week and day: the button around it has this as its name. */
export function DayName({ label }: HeaderProps): ReactNode {
  return <span>{label}</span>;
}

/** "Tue 13 Oct", or the first and last day. */
function daysOf(card: Card, today: string): string {
  const [first, last] = [dayOf(card.starts_at), lastDay(card)];
  return first === last ? shortDay(first, today) : `${shortDay(first, today)} to ${shortDay(last, today)}`;
}
