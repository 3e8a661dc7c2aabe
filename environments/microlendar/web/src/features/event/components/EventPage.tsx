import { ApiError, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconBell, IconCalendar, IconClock, IconFileText, IconMapPin, IconRepeat, IconUsers, type TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router";

import { Missing } from "../../../shared/Missing";
import type { EventDetail } from "../../../shared/api";
import { coloured } from "../../../shared/colours";
import shared from "../../../shared/shared.module.css";
import { dayOf, spanText } from "../../../shared/wall";
import { useEvent } from "../api/use-event";
import { Answer } from "./Answer";
import { Attendees } from "./Attendees";
import classes from "./EventPage.module.css";
import { Manage } from "./Manage";
import { ReminderChoice } from "./ReminderChoice";

/** The page of an event, the only place that shows its description. */
export function EventPage(): ReactNode {
  const { eventId = "" } = useParams();
  const on = useSearchParams()[0].get("on") ?? undefined;
  const query = useEvent({ id: eventId, on });
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 422);
    return isMissing ? <Missing what="This event does not exist" /> : <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <LoadingRows label="Loading event" />;
  return <Page event={query.data} />;
}

function Page({ event }: { event: EventDetail }): ReactNode {
  return (
    <div className={shared.page}>
      <article aria-label={`Event: ${event.title}`} className={classes.event} style={coloured(event.calendar.colour)}>
        <p className={classes.back}>
          <Link to={`/month/${dayOf(event.starts_at)}`}>‹ Back to the calendar</Link>
        </p>
        <header className={classes.head}>
          <span className={classes.mark} aria-hidden />
          <h1 className={classes.title}>{event.title}</h1>
          <Manage event={event} />
        </header>
        {event.can_answer && <Answer event={event} />}
        <dl className={classes.facts}>
          <Fact icon={IconClock} name="When">
            {spanText(event)}
          </Fact>
          {event.repeat_text !== "" && (
            <Fact icon={IconRepeat} name="Repeats">
              {event.repeat_text}
            </Fact>
          )}
          {event.place !== "" && (
            <Fact icon={IconMapPin} name="Where">
              {event.place}
            </Fact>
          )}
          <Fact icon={IconCalendar} name="Calendar">
            {event.calendar.name}
          </Fact>
          <Fact icon={IconFileText} name="Description">
            {event.description === "" ? <span className={classes.none}>No description</span> : <p className={classes.text}>{event.description}</p>}
          </Fact>
          <Fact icon={IconUsers} name="People">
            <Attendees people={event.attendees} />
          </Fact>
          <Fact icon={IconBell} name="Reminder">
            <ReminderChoice event={event} />
          </Fact>
        </dl>
      </article>
    </div>
  );
}

function Fact({ icon: Icon, name, children }: { icon: TablerIcon; name: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>
        <Icon size={19} stroke={1.7} aria-hidden />
        {name}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
