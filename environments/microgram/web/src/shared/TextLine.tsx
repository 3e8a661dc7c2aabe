import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";

import classes from "./shared.module.css";

interface Props {
  label: string;
  action: string;
  /** Resolves when the text has been taken; the line is then emptied. */
  onSend: (text: string) => Promise<unknown>;
}

/** One line to write in, with its button; what is typed stays until it has been sent. */
export function TextLine({ label, action, onSend }: Props): ReactNode {
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSend(text).then(
      () => setText(""),
      (error: Error) => setRefusal(error.message),
    );
  }

  return (
    <form className={classes.line} onSubmit={onSubmit}>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <div>
        <input
          type="text"
          aria-label={label}
          placeholder={`${label} …`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal(null);
          }}
        />
        <Button type="submit" variant="subtle" size="compact-md">
          {action}
        </Button>
      </div>
    </form>
  );
}
