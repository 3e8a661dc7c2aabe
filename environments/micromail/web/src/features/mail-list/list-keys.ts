import { useShortcuts } from "@sentinel/kit";
import { type RefObject, useState } from "react";

import type { FolderId, MailSummary } from "../../shared/api";
import { moveTargets } from "../../shared/folders";
import type { Change, MailActions } from "../../shared/mail-actions";
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

  const chosen = mails.filter(({ id }) => selection.ids.has(id));
  const single = mails.find(({ id }) => id === openId) ?? current;

  function act(change: Change, one: (mail: MailSummary) => void): void {
    if (chosen.length > 0) {
      actions.changeAll(chosen, change);
      selection.end();
    } else if (single !== null) {
      one(single);
    }
  }

  const moveTo = (folder: FolderId) =>
    act({ folder }, (mail) => moveTargets(mail).some(({ id }) => id === folder) && actions.moveTo(mail, folder));
  const isStarred = single?.is_starred !== true;
  useShortcuts({
    j: () => walk(1),
    k: () => walk(-1),
    x: () => current !== null && selection.toggle(current.id),
    e: () => moveTo("archive"),
    "#": () => moveTo("deleted"),
    "!": () => moveTo("junk"),
    s: () => act({ starred: isStarred }, (mail) => actions.setStarred(mail, isStarred)),
    u: () => act({ read: false }, (mail) => actions.setRead(mail, false)),
  });
  return current?.id ?? mails[0]?.id ?? null;
}
