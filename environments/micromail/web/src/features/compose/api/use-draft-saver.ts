import { useServerAction } from "@sentinel/kit";
import { useRef, useState } from "react";

import { type Mail, api } from "../../../shared/api";
import type { DraftSeed, DraftText } from "../draft";

export interface DraftSaver {
  /** When the draft was last saved, s; null as long as it never was. */
  savedAtS: number | null;
  error: Error | null;
  /** Save the text if it differs from what is saved; resolves when it is. */
  save: (text: DraftText, isLast?: boolean) => Promise<void>;
  /**
   * Save and send.
   *
   * Raises:
   *   ApiError: The server refuses, because of an address for instance.
   */
  send: (text: DraftText) => Promise<void>;
  discard: () => Promise<void>;
}

interface SaveInput {
  id: string | null;
  text: DraftText;
  keepalive: boolean;
}

const emails = (people: DraftText["to"]) => people.map(({ email }) => email);
const path = (id: string) => ({ params: { path: { mail_id: id } } });

function bodyOf(text: DraftText, seed: DraftSeed) {
  const { subject, body } = text;
  return { to: emails(text.to), cc: emails(text.cc), bcc: emails(text.bcc), subject, body, reply_to: seed.replyTo, forward_of: seed.forwardOf };
}

/**
 * Keeps one draft saved on the server.
 *
 * It is saved when the user leaves a field, closes the window or the page, not after a pause: a timer would make
 * what the server holds depend on how fast the page happens to be used. Saves wait for each other.
 */
export function useDraftSaver(seed: DraftSeed): DraftSaver {
  const id = useRef(seed.draftId);
  const saved = useRef(JSON.stringify(bodyOf(seed, seed)));
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [savedAtS, setSavedAtS] = useState<number | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const { mutateAsync: put } = useServerAction((input: SaveInput) => {
    const options = { body: bodyOf(input.text, seed), keepalive: input.keepalive };
    return input.id === null ? api.POST("/api/drafts", options) : api.PUT("/api/drafts/{mail_id}", { ...path(input.id), ...options });
  });
  const { mutateAsync: post } = useServerAction((sent: string) => api.POST("/api/drafts/{mail_id}/send", path(sent)));
  const { mutateAsync: remove } = useServerAction((dropped: string) => api.DELETE("/api/drafts/{mail_id}", path(dropped)));

  function inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
    const result = queue.current.then(step);
    queue.current = result.catch(() => undefined);
    return result;
  }

  async function store(text: DraftText, keepalive: boolean): Promise<void> {
    const wanted = JSON.stringify(bodyOf(text, seed));
    if (wanted === saved.current) return;
    const mail: Mail = await put({ id: id.current, text, keepalive });
    id.current = mail.id;
    saved.current = wanted;
    setSavedAtS(mail.sent_at_s);
    setError(null);
  }

  return {
    savedAtS,
    error,
    save: (text, isLast = false) => inTurn(() => store(text, isLast)).catch(setError),
    send: (text) =>
      inTurn(async () => {
        if (id.current === null) saved.current = "";
        await store(text, false);
        if (id.current !== null) await post(id.current);
      }),
    discard: () =>
      inTurn(async () => {
        if (id.current !== null) await remove(id.current);
      }),
  };
}
