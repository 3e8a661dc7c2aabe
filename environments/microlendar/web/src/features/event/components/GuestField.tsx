import { TextInput, UnstyledButton } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import type { Person } from "../../../shared/api";
import { usePeople } from "../api/use-event";
import classes from "./EventForm.module.css";

interface Props {
  guests: readonly Person[];
  onChange: (guests: readonly Person[]) => void;
}

/** Whom to invite: type a name, choose a person. */
export function GuestField({ guests, onChange }: Props): ReactNode {
  const [search, setSearch] = useState("");
  const found = (usePeople(search).data ?? []).filter((person) => guests.every((guest) => guest.id !== person.id));
  function add(person: Person): void {
    onChange([...guests, person]);
    setSearch("");
  }
  return (
    <div>
      <TextInput
        label="Guests"
        placeholder="Type a name"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (found[0] !== undefined) add(found[0]);
        }}
      />
      {search.trim() !== "" && (
        <ul className={classes.found} aria-label="People found">
          {found.length === 0 && <li>Nobody found</li>}
          {found.map((person) => (
            <li key={person.id}>
              <UnstyledButton onClick={() => add(person)}>
                {person.name} ({person.email})
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {guests.length > 0 && (
        <ul className={classes.guests} aria-label="Guests">
          {guests.map((guest) => (
            <li key={guest.id}>
              {guest.name}
              <IconButton label={`Remove ${guest.name}`} size="xs" onClick={() => onChange(guests.filter((one) => one.id !== guest.id))}>
                <IconX size={13} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
