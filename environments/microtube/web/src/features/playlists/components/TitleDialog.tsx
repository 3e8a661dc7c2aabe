import { Button, Group, Modal, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";

interface Props {
  heading: string;
  action: string;
  title: string;
  /** Resolves when the title has been taken; rejects with the reason to show. */
  onSend: (title: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the title of a playlist. */
export function TitleDialog({ heading, action, title: before, onSend, onClose }: Props): ReactNode {
  const [title, setTitle] = useState(before);
  const [refusal, setRefusal] = useState<string | null>(null);
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSend(title).then(onClose, (error: Error) => setRefusal(error.message));
  }
  function onChange(written: string): void {
    setTitle(written);
    setRefusal(null);
  }
  return (
    <Modal opened onClose={onClose} title={heading} size="sm" closeButtonProps={{ "aria-label": "Close" }}>
      <form onSubmit={onSubmit}>
        <TextInput label="Title" value={title} error={refusal} data-autofocus onChange={(event) => onChange(event.currentTarget.value)} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{action}</Button>
        </Group>
      </form>
    </Modal>
  );
}
