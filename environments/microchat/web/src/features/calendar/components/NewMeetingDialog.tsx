import { Button, Group, Modal, TextInput, Textarea } from "@mantine/core";
import { useToasts } from "@sentinel/kit";
import { type FormEvent, type ReactNode, useState } from "react";

import type { Person } from "../../../shared/api";
import { PeoplePicker } from "../../../shared/PeoplePicker";
import { useMeetingActions } from "../api/use-meetings";

interface Props {
  /** The day that is proposed, as 2026-10-13. */
  day: string;
  onClose: () => void;
  onCreated: (id: string, startsAtS: number) => void;
}

/** Calls a meeting: what, when, who, where. */
export function NewMeetingDialog({ day, onClose, onCreated }: Props): ReactNode {
  const toasts = useToasts();
  const { create } = useMeetingActions();
  const [people, setPeople] = useState<Person[]>([]);
  const [form, setForm] = useState({ title: "", day, begins: "15:00", ends: "15:30", place: "", agenda: "" });

  function field(name: keyof typeof form) {
    return { value: form[name], onChange: (event: { currentTarget: { value: string } }) => setForm({ ...form, [name]: event.currentTarget.value }) };
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const meeting = { ...form, people: people.map(({ id }) => id) };
    create(meeting, { onError: toasts.failed, onSuccess: (made) => (toasts.done(`“${made.title}” is in the calendar.`), onCreated(made.id, made.starts_at_s)) });
  }

  return (
    <Modal opened onClose={onClose} title="New meeting" closeButtonProps={{ "aria-label": "Close" }}>
      <form onSubmit={onSubmit} noValidate>
        <TextInput label="Title" data-autofocus {...field("title")} />
        <Group grow mt="sm">
          <TextInput label="Day" type="date" {...field("day")} />
          <TextInput label="Begins" type="time" {...field("begins")} />
          <TextInput label="Ends" type="time" {...field("ends")} />
        </Group>
        <div style={{ marginTop: 12 }}>
          <PeoplePicker label="Invite" chosen={people} onChosen={setPeople} />
        </div>
        <TextInput mt="sm" label="Place" placeholder="A room, or a link" {...field("place")} />
        <Textarea mt="sm" label="What it is about" autosize minRows={2} {...field("agenda")} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={form.title.trim() === "" || form.day === "" || form.begins === "" || form.ends === ""}>
            Create meeting
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
