import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";

import { Markdown } from "./Markdown";
import classes from "./shared.module.css";

interface FieldProps {
  label: string;
  value: string;
  rows?: number;
  onChange: (text: string) => void;
}

/** A field for Markdown, with a look at how it will be. */
export function MarkdownField({ label, value, rows = 5, onChange }: FieldProps): ReactNode {
  const [isPreview, setPreview] = useState(false);
  return (
    <div className={classes.field}>
      <div role="group" aria-label={`${label}: view`} className={classes.fieldTabs}>
        <button type="button" aria-pressed={!isPreview} onClick={() => setPreview(false)}>
          Write
        </button>
        <button type="button" aria-pressed={isPreview} onClick={() => setPreview(true)}>
          Preview
        </button>
        <span className={classes.muted}>Markdown</span>
      </div>
      {isPreview ? (
        <div className={classes.preview}>{value.trim() === "" ? <em>Nothing to preview yet.</em> : <Markdown text={value} />}</div>
      ) : (
        <textarea aria-label={label} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  );
}

interface Props {
  label: string;
  action: string;
  /** Resolves when the text has been taken; the field is then emptied. */
  onSend: (text: string) => Promise<unknown>;
  /** Further buttons. */
  children?: ReactNode;
}

/** A comment being written; what is typed stays until it has been sent. */
export function Composer({ label, action, onSend, children }: Props): ReactNode {
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
    <form aria-label={label} className={classes.composer} onSubmit={onSubmit}>
      <MarkdownField
        label={label}
        value={text}
        onChange={(now) => {
          setText(now);
          setRefusal(null);
        }}
      />
      {refusal !== null && (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
      <div className={classes.buttons}>
        {children}
        <Button type="submit" size="sm">
          {action}
        </Button>
      </div>
    </form>
  );
}
