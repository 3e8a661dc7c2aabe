import { Button, Group, Modal, TextInput } from "@mantine/core";
import { PersonAvatar, useServerAction, useServerQuery, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import { type Person, api } from "../../../shared/api";
import classes from "./NewChatDialog.module.css";

/** Choose one person for a chat of two, or several and a name for a group. */
export function NewChatDialog({ onClose }: { onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [chosen, setChosen] = useState<Person[]>([]);
  const [name, setName] = useState("");
  const [typed, setTyped] = useState("");
  const { mutate } = useServerAction((people: string[]) => api.POST("/api/chats", { body: { people, name } }));

  function start(): void {
    mutate(
      chosen.map((person) => person.id),
      { onError: toasts.failed, onSuccess: (chat) => (onClose(), void navigate(`/chat/${chat.id}`)) },
    );
  }

  function choose(person: Person): void {
    setTyped("");
    setChosen((known) => (known.some((one) => one.id === person.id) ? known : [...known, person]));
  }

  return (
    <Modal opened onClose={onClose} title="New chat" closeButtonProps={{ "aria-label": "Close" }}>
      <div className={classes.chosen}>
        {chosen.map((person) => (
          <button key={person.id} type="button" aria-label={`Remove ${person.name}`} className={classes.chip} onClick={() => setChosen(chosen.filter((one) => one !== person))}>
            {person.name} ×
          </button>
        ))}
      </div>
      <TextInput label="People" placeholder="Name, job or address" value={typed} data-autofocus onChange={(event) => setTyped(event.currentTarget.value)} />
      <Found typed={typed} onChoose={choose} />
      {chosen.length > 1 && <TextInput mt="sm" label="Name of the group" value={name} onChange={(event) => setName(event.currentTarget.value)} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen.length === 0} onClick={start}>
          Start chat
        </Button>
      </Group>
    </Modal>
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
