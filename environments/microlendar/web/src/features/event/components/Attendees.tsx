import type { ReactNode } from "react";

import { PersonLine } from "../../../shared/PersonLine";
import type { Attendee } from "../../../shared/api";
import classes from "./EventPage.module.css";

const SAID: Record<Attendee["answer"], string> = {
  organiser: "organiser",
  waiting: "no answer yet",
  accepted: "accepted",
  maybe: "maybe",
  declined: "declined",
};

/** Who is invited, and what each has answered. */
export function Attendees({ people }: { people: readonly Attendee[] }): ReactNode {
  return (
    <ul aria-label="People" className={classes.people}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonLine person={person}>
            {person.is_user ? " (you)" : ""}{" "}
            <span className={classes.said} data-answer={person.answer}>
              – {SAID[person.answer]}
            </span>
          </PersonLine>
        </li>
      ))}
    </ul>
  );
}
