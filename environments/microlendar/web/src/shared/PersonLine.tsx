import { PersonAvatar } from "@sentinel/kit";
import type { ReactNode } from "react";

import type { Person } from "./api";
import classes from "./shared.module.css";

/** A face, a name, and what is said beside it. */
export function PersonLine({ person, children }: { person: Person; children?: ReactNode }): ReactNode {
  return (
    <span className={classes.person}>
      <PersonAvatar person={person} size={28} />
      <span>
        {person.name}
        {children}
      </span>
    </span>
  );
}
