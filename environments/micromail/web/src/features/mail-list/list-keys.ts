import { useShortcuts } from "@sentinel/kit";
import { type RefObject, useState } from "react";

import type { MailSummary } from "../../shared/api";
import type { MailActions } from "../../shared/mail-actions";
import type { Selection } from "./selection";

interface Options {
  box: RefObject<HTMLDivElement | null>;
  mails: readonly MailSummary[];
  openId: string | null;
  actions: MailActions;
  selection: Selection;
}

/**
 * Keys that walk through the list and act on the chosen, the open or the current mail, in this order.
 *
 * Returns:
 *   The id of the row that the Tab key reaches.
 */
export function useListKeys({ box, mails, openId, actions, selection }: Options): string | null {
  const [walkedId, setWalkedId] = useState<string | null>(null);
  const place = mails.findIndex(({ id }) => id === walkedId);
  const current = mails[place] ?? mails.find(({ id }) => id === openId) ?? null;

  function walk(step: number): void {
    const from = current === null ? -1 : mails.indexOf(current);
    const next = mails[from === -1 ? 0 : Math.min(Math.max(from + step, 0), mails.length - 1)];
    if (next === undefined) return;
    setWalkedId(next.id);
    box.current?.querySelector<HTMLElement>(`[data-mail="${next.id}"]`)?.focus();
  }

  function act(many: Parameters<MailActions["changeAll"]>[1], one: (mail: MailSummary) => void): void {
    const mail = mails.find(({ id }) => id === openId) ?? current;
    if (selection.ids.size > 0) {
      actions.changeAll([...selection.ids], many);
      selection.end();
    } else if (mail !== null) {
      one(mail);
    }
  }

  const toggled = !(mails.find(({ id }) => id === openId) ?? current)?.is_starred;
  useShortcuts([
    { key: "j", does: "", run: () => walk(1) },
    { key: "k", does: "", run: () => walk(-1) },
    { key: "x", does: "", run: () => current !== null && selection.toggle(current.id) },
    { key: "e", does: "", run: () => act({ folder: "archive" }, (mail) => actions.moveTo(mail, "archive")) },
    { key: "#", does: "", run: () => act({ folder: "deleted" }, (mail) => actions.moveTo(mail, "deleted")) },
    { key: "!", does: "", run: () => act({ folder: "junk" }, (mail) => actions.moveTo(mail, "junk")) },
    { key: "s", does: "", run: () => act({ starred: toggled }, (mail) => actions.setStarred(mail, toggled)) },
    { key: "u", does: "", run: () => act({ read: false }, (mail) => actions.setRead(mail, false)) },
  ]);
  return current?.id ?? mails[0]?.id ?? null;
}
