import { Button, Checkbox, Group, NativeSelect, TextInput, Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";

import type { EventWish } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { useCalendars } from "../../../shared/use-calendars";
import classes from "./EventForm.module.css";
import { GuestField } from "./GuestField";
import { choicesWith } from "./ReminderChoice";
import { RepeatField } from "./RepeatField";
import { WhenFields } from "./WhenFields";
import { type Draft, wishOf } from "./draft";

interface Props {
  title: string;
  /** What the fields hold at first; later changes of it are not taken over, so that nothing typed is lost. */
  start: Draft;
  error: Error | null;
  isSaving: boolean;
  onSave: (wish: EventWish) => void;
  onCancel: () => void;
}

/** All that can be said about an event. */
export function EventForm({ title, start, error, isSaving, onSave, onCancel }: Props): ReactNode {
  const [draft, setDraft] = useState(start);
  const calendars = (useCalendars().data ?? []).filter((calendar) => calendar.can_edit);
  const set = (change: Partial<Draft>): void => setDraft((old) => ({ ...old, ...change }));
  return (
    <div className={shared.page}>
      <form
        aria-label={title}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(wishOf(draft));
        }}
      >
        <h1 className={shared.pageTitle}>{title}</h1>
        <TextInput label="Title" value={draft.title} onChange={(event) => set({ title: event.currentTarget.value })} size="md" />
        <WhenFields draft={draft} onChange={setDraft} />
        <Checkbox label="All day" checked={draft.isAllDay} onChange={(event) => set({ isAllDay: event.currentTarget.checked })} />
        <RepeatField repeat={draft.repeat} day={draft.firstDay} onChange={(repeat) => set({ repeat })} />
        <div className={classes.pair}>
          <NativeSelect
            label="Calendar"
            data={calendars.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.calendarId}
            onChange={(event) => set({ calendarId: event.currentTarget.value })}
          />
          <NativeSelect
            label="Reminder"
            data={choicesWith(draft.reminderMin)}
            value={draft.reminderMin === null ? "none" : String(draft.reminderMin)}
            onChange={({ currentTarget: { value } }) => set({ reminderMin: value === "none" ? null : Number(value) })}
          />
        </div>
        <TextInput label="Place" value={draft.place} onChange={(event) => set({ place: event.currentTarget.value })} />
        <GuestField guests={draft.guests} onChange={(guests) => set({ guests })} />
        <Textarea
          label="Description"
          autosize
          minRows={3}
          value={draft.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        {error !== null && (
          <p role="alert" className={classes.error}>
            {error.message}
          </p>
        )}
        <Group>
          <Button type="submit" disabled={isSaving}>
            Save
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </form>
    </div>
  );
}
