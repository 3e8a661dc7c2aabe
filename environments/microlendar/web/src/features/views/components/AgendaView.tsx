import { EmptyState } from "@sentinel/kit";
import { IconCalendarSmile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Card } from "../../../shared/api";
import { CardRow } from "../../../shared/CardRow";
import { useTodayText } from "../../../shared/use-now";
import { dayOf, fullDay } from "../../../shared/wall";
import classes from "./AgendaView.module.css";

/** Four weeks as a list, by the day on which each event begins. */
export function AgendaView({ first, cards }: { first: string; cards: readonly Card[] }): ReactNode {
  const today = useTodayText();
  const byDay = new Map<string, Card[]>();
  for (const card of cards) {
    const day = dayOf(card.starts_at) < first ? first : dayOf(card.starts_at);
    byDay.set(day, [...(byDay.get(day) ?? []), card]);
  }
  if (byDay.size === 0) {
    return <EmptyState icon={<IconCalendarSmile size={44} stroke={1.3} />} title="Nothing in these four weeks" />;
  }
  return (
    <div className={classes.agenda}>
      {[...byDay].map(([day, ofDay]) => (
        <section key={day} aria-label={fullDay(day)} className={classes.day}>
          <h2 data-today={day === today}>
            <Link to={`/day/${day}`}>{fullDay(day)}</Link>
          </h2>
          <ul aria-label={`Events of ${fullDay(day)}`}>
            {ofDay.map((card) => (
              <CardRow key={`${card.event_id}${card.on}`} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
