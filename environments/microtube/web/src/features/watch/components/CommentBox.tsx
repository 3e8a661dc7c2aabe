import { Button, Textarea } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";

import classes from "./Comments.module.css";

interface Props {
  label: string;
  action: string;
  /** Resolves when the text has been taken; the box is then emptied. */
  onSend: (text: string) => Promise<unknown>;
}

/** A box to write in, with its button; what is typed stays until it has been sent. */
export function CommentBox({ label, action, onSend }: Props): ReactNode {
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSend(text).then(
      () => setText(""),
      (error: Error) => setRefusal(error.message),
    );
  }

  function onChange(written: string): void {
    setText(written);
    setRefusal(null);
  }

  return (
    <form className={classes.box} onSubmit={onSubmit}>
      <Textarea
        aria-label={label}
        placeholder={`${label} …`}
        rows={text === "" ? 1 : 3}
        error={refusal}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" radius="xl" size="compact-md" disabled={text.trim() === ""}>
        {action}
      </Button>
    </form>
  );
}
