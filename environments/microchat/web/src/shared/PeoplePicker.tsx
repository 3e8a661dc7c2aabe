import { TextInput } from "@mantine/core";
import { PersonAvatar, useServerQuery } from "@sentinel/kit";
import { type ReactNode, useState } from "react";

import { type Person, api } from "./api";
import classes from "./PeoplePicker.module.css";

interface Props {
  label: string;
  chosen: Person[];
  onChosen: (people: Person[]) => void;
  isFirst?: boolean;
}

/** Finds people by name, job or address, and keeps those who are chosen. */
export function PeoplePicker({ label, chosen, onChosen, isFirst = false }: Props): ReactNode {
  const [typed, setTyped] = useState("");

  function choose(person: Person): void {
    setTyped("");
    if (!chosen.some((one) => one.id === person.id)) onChosen([...chosen, person]);
  }

  return (
    <>
      {chosen.length > 0 && (
        <div className={classes.chosen}>
          {chosen.map((person) => (
            <button key={person.id} type="button" aria-label={`Remove ${person.name}`} className={classes.chip} onClick={() => onChosen(chosen.filter((one) => one !== person))}>
              {person.name} ×
            </button>
          ))}
        </div>
      )}
      <TextInput label={label} placeholder="Name, job or address" value={typed} data-autofocus={isFirst || undefined} onChange={(event) => setTyped(event.currentTarget.value)} />
      <Found typed={typed} onChoose={choose} />
    </>
  );
}

function Found({ typed, onChoose }: { typed: string; onChoose: (person: Person) => void }): ReactNode {
  const query = typed.trim();
  const { data } = useServerQuery(["people", query], (signal) => api.GET("/api/people", { params: { query: { query } }, signal }), { enabled: query !== "" });
  if (query === "" || data === undefined) return null;
  return (
    <div role="listbox" aria-label="Found people" className={classes.found}>
      {data.length === 0 && <p className={classes.none}>Nobody of that name.</p>}
      {data.map((person) => (
        <button key={person.id} type="button" role="option" aria-selected={false} className={classes.person} onClick={() => onChoose(person)}>
          <PersonAvatar person={person} size={30} />
          <span>
            {person.name} <span className={classes.job}>{person.job}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
