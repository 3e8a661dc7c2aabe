import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Card } from "./api";
import classes from "./CardRow.module.css";
import { coloured } from "./colours";
import { useCalendarOf } from "./use-calendars";
import { timeText } from "./wall";
import { eventPath, noteOf } from "./words";

interface Props {
  card: Card;
  /** Said in front of the time: the day, where it is not clear from the list. */
  day?: string;
}

/** An event as lists show it: when, what, where, in which calendar. */
export function CardRow({ card, day }: Props): ReactNode {
  const calendar = useCalendarOf()(card.calendar_id);
  return (
    <li className={classes.row} style={coloured(calendar?.colour)} data-standing={card.standing}>
      <Link to={eventPath(card)} className={classes.link}>
        <span className={classes.when}>
          {day !== undefined && `${day}, `}
          {timeText(card)}
        </span>{" "}
        <span className={classes.dot} aria-hidden />
        <span className={classes.title}>{card.title}</span>
        <span className={classes.note}>
          <span className="heard">, </span>
          {[card.place, noteOf(card, calendar?.name)].filter((text) => text !== "").join(" · ")}
        </span>
      </Link>
    </li>
  );
}
