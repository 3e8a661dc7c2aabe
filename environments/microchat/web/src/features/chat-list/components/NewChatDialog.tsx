import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useServerAction, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import { type Person, api } from "../../../shared/api";
import { PeoplePicker } from "../../../shared/PeoplePicker";

/** Choose one person for a chat of two, or several and a name for a group. */
export function NewChatDialog({ onClose }: { onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [chosen, setChosen] = useState<Person[]>([]);
  const [name, setName] = useState("");
  const { mutate } = useServerAction((people: string[]) => api.POST("/api/chats", { body: { people, name } }));

  function start(): void {
    mutate(
      chosen.map((person) => person.id),
      { onError: toasts.failed, onSuccess: (chat) => (onClose(), void navigate(`/chat/${chat.id}`)) },
    );
  }

  return (
    <Modal opened onClose={onClose} title="New chat" closeButtonProps={{ "aria-label": "Close" }}>
      <PeoplePicker label="People" chosen={chosen} onChosen={setChosen} isFirst />
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
