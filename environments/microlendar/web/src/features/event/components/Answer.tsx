import { Button } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import type { ReactNode } from "react";

import type { EventDetail } from "../../../shared/api";
import { useAnswer } from "../api/use-event";
import classes from "./EventPage.module.css";

const CHOICES = [
  ["accepted", "Accept"],
  ["maybe", "Maybe"],
  ["declined", "Decline"],
] as const;
const SAID: Partial<Record<EventDetail["standing"], string>> = {
  waiting: "You have not answered yet.",
  accepted: "You have accepted.",
  maybe: "You may come.",
  declined: "You have declined.",
};

/** The user's answer to an invitation. */
export function Answer({ event }: { event: EventDetail }): ReactNode {
  const { failed } = useToasts();
  const { mutate: answer } = useAnswer({ id: event.event_id, on: event.on });
  return (
    <section aria-label="Your answer" className={classes.answer}>
      <span>
        {event.organiser.name} invites you. {SAID[event.standing]}
      </span>
      {CHOICES.map(([value, label]) => (
        <Button
          key={value}
          size="xs"
          variant={event.standing === value ? "filled" : "default"}
          aria-pressed={event.standing === value}
          onClick={() => answer(value, { onError: failed })}
        >
          {label}
        </Button>
      ))}
    </section>
  );
}
