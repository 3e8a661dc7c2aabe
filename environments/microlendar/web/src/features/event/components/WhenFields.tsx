import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";

import classes from "./EventForm.module.css";
import { type Draft, withFirstDay } from "./draft";

/** First and last day, with times unless it lasts whole days. */
export function WhenFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }): ReactNode {
  return (
    <div className={classes.when}>
      <TextInput
        type="date"
        label="Start date"
        value={draft.firstDay}
        onChange={(event) => onChange(withFirstDay(draft, event.currentTarget.value))}
      />
      {!draft.isAllDay && (
        <TextInput
          type="time"
          label="Start time"
          value={draft.startTime}
          onChange={(event) => onChange({ ...draft, startTime: event.currentTarget.value })}
        />
      )}
      <TextInput type="date" label="End date" value={draft.lastDay} onChange={(event) => onChange({ ...draft, lastDay: event.currentTarget.value })} />
      {!draft.isAllDay && (
        <TextInput type="time" label="End time" value={draft.endTime} onChange={(event) => onChange({ ...draft, endTime: event.currentTarget.value })} />
      )}
    </div>
  );
}
