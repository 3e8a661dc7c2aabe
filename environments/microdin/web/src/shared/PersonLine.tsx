import { PersonAvatar } from "@sentinel/kit";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { Person } from "./api";
import classes from "./cards.module.css";

/** The page of a person or a company. */
export function pathOf(person: Person): string {
  return `/${person.kind === "person" ? "people" : "companies"}/${person.id}`;
}

/** A face or a logo. */
export function Face({ person, size = 44 }: { person: Person; size?: number }): ReactNode {
  return <PersonAvatar person={person} size={size} radius={person.kind === "person" ? "50%" : 8} />;
}

/** A name that leads to its page. */
export function NameLink({ person }: { person: Person }): ReactNode {
  return (
    <Link to={pathOf(person)} className={classes.name}>
      {person.name}
    </Link>
  );
}

/** Face, name and what the person does; further lines and buttons as given. */
export function PersonLine({ person, children, buttons }: { person: Person; children?: ReactNode; buttons?: ReactNode }): ReactNode {
  return (
    <>
      <Face person={person} />
      <div role="presentation" className={classes.grow}>
        <NameLink person={person} />
        <div className={classes.line}>{person.line}</div>
        {children}
      </div>
      {buttons !== undefined && (
        <div role="presentation" className={classes.buttons}>
          {buttons}
        </div>
      )}
    </>
  );
}
