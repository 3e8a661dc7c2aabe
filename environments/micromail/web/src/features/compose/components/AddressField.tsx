import { Combobox, Pill, PillsInput, useCombobox } from "@mantine/core";
import { PersonAvatar } from "@sentinel/kit";
import { type KeyboardEvent, type ReactNode, useState } from "react";

import type { Person } from "../../../shared/api";
import { useContacts } from "../api/use-contacts";
import classes from "./Compose.module.css";

interface Props {
  label: string;
  people: Person[];
  autoFocus?: boolean;
  onChange: (people: Person[]) => void;
}

const SEPARATORS = [",", ";", "Enter"];

function typedPerson(typed: string): Person {
  return { name: typed, email: typed, avatar_url: null };
}

/** Addresses as pills, with the user's contacts suggested while typing. */
export function AddressField({ label, people, autoFocus = false, onChange }: Props): ReactNode {
  const [typed, setTyped] = useState("");
  const combobox = useCombobox();
  const found = useContacts(typed).data ?? [];
  const suggested = found.filter(({ email }) => !people.some((person) => person.email === email));

  function add(person: Person): void {
    setTyped("");
    combobox.closeDropdown();
    if (!people.some(({ email }) => email === person.email)) onChange([...people, person]);
  }

  /** What is left in the field counts as an address, so that nothing typed is lost. */
  function finish(): void {
    const text = typed.trim();
    if (text !== "") add(found.find(({ email }) => email.toLowerCase() === text.toLowerCase()) ?? typedPerson(text));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Backspace" && typed === "") onChange(people.slice(0, -1));
    if (event.key === "Escape" && combobox.dropdownOpened) event.stopPropagation();
    const isChoosing = event.key === "Enter" && combobox.getSelectedOptionIndex() !== -1 && combobox.dropdownOpened;
    if (!SEPARATORS.includes(event.key) || isChoosing || typed.trim() === "") return;
    event.preventDefault();
    finish();
  }

  function onType(text: string): void {
    setTyped(text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={(email) => add(found.find((person) => person.email === email) ?? typedPerson(email))}>
      <Combobox.DropdownTarget>
        <PillsInput variant="unstyled" className={classes.address ?? ""} onClick={() => combobox.focusTarget()}>
          <Pill.Group>
            {people.map((person) => (
              <Pill
                key={person.email}
                title={person.email}
                withRemoveButton
                data-bad={!person.email.includes("@") || undefined}
                className={classes.pill ?? ""}
                removeButtonProps={{ "aria-label": `Remove ${person.name}`, "aria-hidden": false }}
                onRemove={() => onChange(people.filter((other) => other !== person))}
              >
                {person.name}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                aria-label={label}
                autoFocus={autoFocus}
                value={typed}
                onChange={(event) => onType(event.currentTarget.value)}
                onKeyDown={onKeyDown}
                onBlur={finish}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={suggested.length === 0}>
        <Combobox.Options aria-label="Contacts">
          {suggested.map((person) => (
            <Combobox.Option key={person.email} value={person.email} className={classes.contact ?? ""} onMouseDown={(event) => event.preventDefault()}>
              <PersonAvatar person={person} size={28} />
              <span role="presentation" className={classes.contactName}>
                {person.name}
                <span className="heard">, </span>
              </span>
              <span role="presentation" className={classes.contactEmail}>
                {person.email}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
