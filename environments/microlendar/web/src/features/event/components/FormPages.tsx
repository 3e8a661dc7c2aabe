import { ApiError, ErrorState, LoadingRows, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";

import { Missing } from "../../../shared/Missing";
import { ScopeDialog } from "../../../shared/ScopeDialog";
import type { EventDetail, EventWish, Scope } from "../../../shared/api";
import { useCalendars } from "../../../shared/use-calendars";
import { useNowDate } from "../../../shared/use-now";
import { isDay } from "../../../shared/wall";
import { eventPath } from "../../../shared/words";
import { useCreateEvent, useEditEvent, useEvent } from "../api/use-event";
import { EventForm } from "./EventForm";
import { draftOf, newDraft } from "./draft";

const HOME = "Personal";

/** Writes a new event. */
export function NewPage(): ReactNode {
  const [query] = useSearchParams();
  const now = useNowDate();
  const navigate = useNavigate();
  const { done } = useToasts();
  const calendars = useCalendars().data;
  const { mutate: create, error, isPending } = useCreateEvent();
  if (calendars === undefined) return <LoadingRows label="Loading calendars" />;
  const own = calendars.filter((calendar) => calendar.can_edit);
  const home = own.find((calendar) => calendar.name === HOME) ?? own[0];
  function save(wish: EventWish): void {
    create(wish, {
      onSuccess: (event) => {
        done(`${event.title} saved`);
        void navigate(eventPath(event));
      },
    });
  }
  return (
    <EventForm
      key={query.toString()}
      title="New event"
      start={newDraft(query, now, home?.id ?? "")}
      error={error}
      isSaving={isPending}
      onSave={save}
      onCancel={() => void navigate(-1)}
    />
  );
}

/** Changes an event. */
export function EditPage(): ReactNode {
  const { eventId = "" } = useParams();
  const on = useSearchParams()[0].get("on") ?? undefined;
  const query = useEvent({ id: eventId, on });
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 422);
    return isMissing ? <Missing what="This event does not exist" /> : <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <LoadingRows label="Loading event" />;
  return <Edit key={`${query.data.event_id} ${query.data.on}`} event={query.data} />;
}

function Edit({ event }: { event: EventDetail }): ReactNode {
  const navigate = useNavigate();
  const { done } = useToasts();
  const { mutate: edit, error, isPending } = useEditEvent(event.event_id);
  const [waiting, setWaiting] = useState<EventWish | null>(null);
  function send(body: EventWish, scope: Scope): void {
    setWaiting(null);
    edit(
      { on: event.on, scope, body },
      {
        onSuccess: (saved) => {
          done(`${saved.title} saved`);
          void navigate(eventPath(saved));
        },
      },
    );
  }
  return (
    <>
      <EventForm
        title="Edit event"
        start={draftOf(event)}
        error={error}
        isSaving={isPending}
        onSave={(wish) => (event.repeat === null ? send(wish, "all") : setWaiting(wish))}
        onCancel={() => void navigate(isDay(event.on) ? eventPath(event) : "/")}
      />
      {waiting !== null && (
        <ScopeDialog title="Edit repeating event" action="Save" onClose={() => setWaiting(null)} onChoose={(scope) => send(waiting, scope)} />
      )}
    </>
  );
}
