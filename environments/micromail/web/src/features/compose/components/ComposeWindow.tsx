import { useSession, useToasts } from "@sentinel/kit";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

import { useDraftSaver } from "../api/use-draft-saver";
import type { DraftSeed, DraftText } from "../draft";
import classes from "./Compose.module.css";
import { ComposeBar } from "./ComposeBar";
import { ComposeFields } from "./ComposeFields";
import { ComposeFoot } from "./ComposeFoot";

interface Props {
  seed: DraftSeed;
  onClose: () => void;
}

/** Where a mail is written; docked over the reading pane, so that the mailbox stays in sight. */
export function ComposeWindow({ seed, onClose }: Props): ReactNode {
  const { calendar } = useSession();
  const toasts = useToasts();
  const saver = useDraftSaver(seed);
  const [text, setText] = useState<DraftText>(seed);
  const [isSmall, setSmall] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef({ text, saver });
  const isDone = useRef(false);
  useEffect(() => {
    latest.current = { text, saver };
  });
  useEffect(() => {
    // However the window goes away, the text stays.
    const keep = (isLast: boolean) => !isDone.current && void latest.current.saver.save(latest.current.text, isLast);
    const onPageHide = () => keep(true);
    window.addEventListener("pagehide", onPageHide);
    return () => {
      window.removeEventListener("pagehide", onPageHide);
      keep(false);
    };
  }, []);

  function end(run: () => Promise<void>, done: string): void {
    isDone.current = true;
    run().then(
      () => {
        onClose();
        toasts.done(done);
      },
      (error: Error) => {
        isDone.current = false;
        setRefusal(error.message);
      },
    );
  }

  function send(): void {
    const isAddressed = text.to.length + text.cc.length + text.bcc.length > 0;
    if (isAddressed) end(() => saver.send(text), "Mail sent.");
    else setRefusal("Add at least one recipient before you send this mail.");
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") onClose();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
  }

  function onBlur(): void {
    // After the field's own blur handler has been heard and drawn: it may add what was left in it.
    queueMicrotask(() => void latest.current.saver.save(latest.current.text));
  }

  function change(part: Partial<DraftText>): void {
    setText((old) => ({ ...old, ...part }));
    setRefusal(null);
  }

  const savedText = saver.savedAtS === null ? "" : `Draft saved ${calendar.clock(saver.savedAtS)}`;
  return (
    <section role="dialog" aria-label={seed.title} className={classes.window} data-small={isSmall || undefined} onKeyDown={onKeyDown} onBlur={onBlur}>
      <ComposeBar title={text.subject.trim() === "" ? seed.title : text.subject} isSmall={isSmall} onResize={() => setSmall(!isSmall)} onClose={onClose} />
      {!isSmall && (
        <>
          <ComposeFields seed={seed} text={text} onChange={change} />
          <ComposeFoot
            attachments={seed.attachments}
            alert={refusal ?? saver.error?.message ?? null}
            status={savedText}
            onSend={send}
            onDiscard={() => end(saver.discard, "Draft discarded.")}
          />
        </>
      )}
    </section>
  );
}
