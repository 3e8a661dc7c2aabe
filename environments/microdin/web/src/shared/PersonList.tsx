import type { ReactNode } from "react";

import type { Person } from "./api";
import classes from "./cards.module.css";
import { PersonLine } from "./PersonLine";

/** People or companies, one below the other. */
export function PersonList({ people, label }: { people: readonly Person[]; label: string }): ReactNode {
  return (
    <ul className={classes.list} aria-label={label}>
      {people.map((person) => (
        <li key={person.id} className={classes.row}>
          <PersonLine person={person} />
        </li>
      ))}
    </ul>
  );
}
