import { NativeSelect } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import type { ReactNode } from "react";

import type { EventDetail } from "../../../shared/api";
import { REMINDERS, countOf } from "../../../shared/words";
import { useReminder } from "../api/use-event";

/** When the user is reminded; saved at once. */
export function ReminderChoice({ event }: { event: EventDetail }): ReactNode {
  const { failed } = useToasts();
  const { mutate: remind } = useReminder({ id: event.event_id, on: event.on });
  return (
    <NativeSelect
      aria-label="Reminder"
      w={200}
      data={choicesWith(event.reminder_min)}
      value={event.reminder_min === null ? "none" : String(event.reminder_min)}
      onChange={({ currentTarget: { value } }) => remind(value === "none" ? null : Number(value), { onError: failed })}
    />
  );
}

/** The usual ones, and what is set if that is another. */
export function choicesWith(minutes: number | null): { value: string; label: string }[] {
  const isUsual = minutes === null || REMINDERS.some(({ value }) => value === String(minutes));
  return isUsual ? [...REMINDERS] : [...REMINDERS, { value: String(minutes), label: `${countOf(minutes, "minute", "minutes")} before` }];
}
