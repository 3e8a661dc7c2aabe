import { Button, Checkbox, Group, Modal, TextInput, Textarea } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";

import type { PlaylistWords } from "../api/use-playlist";
import classes from "./Playlist.module.css";

interface Props {
  title: string;
  action: string;
  words: PlaylistWords;
  /** Resolves when it has been taken. */
  onSave: (words: PlaylistWords) => Promise<unknown>;
  onClose: () => void;
}

/** Name, description, and whether others see it; what is typed stays until it has been taken. */
export function PlaylistDialog({ title, action, words, onSave, onClose }: Props): ReactNode {
  const [typed, setTyped] = useState(words);
  const [refusal, setRefusal] = useState<string | null>(null);

  function change(part: Partial<PlaylistWords>): void {
    setTyped({ ...typed, ...part });
    setRefusal(null);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSave(typed).then(onClose, (error: Error) => setRefusal(error.message));
  }

  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": "Close" }}>
      <form onSubmit={onSubmit} className={classes.form}>
        <TextInput label="Name" maxLength={80} value={typed.title} onChange={(event) => change({ title: event.target.value })} data-autofocus />
        <Textarea label="Description" rows={3} maxLength={300} value={typed.note} onChange={(event) => change({ note: event.target.value })} />
        <Checkbox label="Public: others can find it" checked={typed.is_public} onChange={(event) => change({ is_public: event.target.checked })} />
        {refusal !== null && (
          <p role="alert" className={classes.refusal}>
            {refusal}
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{action}</Button>
        </Group>
      </form>
    </Modal>
  );
}
