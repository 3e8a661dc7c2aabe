import { type ReactNode, useState } from "react";

import type { DraftSeed, DraftText } from "../draft";
import { AddressField } from "./AddressField";
import classes from "./Compose.module.css";

interface Props {
  seed: DraftSeed;
  text: DraftText;
  onChange: (part: Partial<DraftText>) => void;
}

/** Receivers, subject and text. CC and BCC come when they are wanted. */
export function ComposeFields({ seed, text, onChange }: Props): ReactNode {
  const [isCc, setCc] = useState(text.cc.length > 0);
  const [isBcc, setBcc] = useState(text.bcc.length > 0);
  const isAnswer = seed.replyTo !== null;
  return (
    <div className={classes.fields}>
      <div className={classes.field}>
        <span aria-hidden className={classes.label}>
          To
        </span>
        <AddressField label="To" people={text.to} autoFocus={!isAnswer} onChange={(to) => onChange({ to })} />
        {!isCc && (
          <button type="button" className={classes.more} aria-label="Add CC" onClick={() => setCc(true)}>
            CC
          </button>
        )}
        {!isBcc && (
          <button type="button" className={classes.more} aria-label="Add BCC" onClick={() => setBcc(true)}>
            BCC
          </button>
        )}
      </div>
      {isCc && (
        <div className={classes.field}>
          <span aria-hidden className={classes.label}>
            CC
          </span>
          <AddressField label="CC" people={text.cc} onChange={(cc) => onChange({ cc })} />
        </div>
      )}
      {isBcc && (
        <div className={classes.field}>
          <span aria-hidden className={classes.label}>
            BCC
          </span>
          <AddressField label="BCC" people={text.bcc} onChange={(bcc) => onChange({ bcc })} />
        </div>
      )}
      <div className={classes.field}>
        <input
          type="text"
          aria-label="Subject"
          placeholder="Subject"
          className={classes.subject}
          value={text.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
      </div>
      <textarea
        ref={isAnswer ? startAtTop : undefined}
        aria-label="Text"
        className={classes.body}
        value={text.body}
        onChange={(event) => onChange({ body: event.target.value })}
      />
    </div>
  );
}

/** An answer is written above what it answers. */
function startAtTop(element: HTMLTextAreaElement | null): void {
  element?.focus({ preventScroll: true });
  element?.setSelectionRange(0, 0);
}
