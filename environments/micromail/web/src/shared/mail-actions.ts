/** What the user can do to mails, from the list as well as from the reading pane. */
import { useServerAction, useToasts } from "@sentinel/kit";
import { useMemo } from "react";

import { type FolderId, type MailSummary, api } from "./api";
import { folderLook } from "./folders";
import { countOf } from "./mail-text";

export type Change = { read: boolean } | { starred: boolean } | { folder: FolderId };

export interface MailActions {
  setRead: (mail: MailSummary, isRead: boolean) => void;
  setStarred: (mail: MailSummary, isStarred: boolean) => void;
  setPinned: (mail: MailSummary, isPinned: boolean) => void;
  moveTo: (mail: MailSummary, folder: FolderId) => void;
  removeForGood: (mail: MailSummary) => void;
  changeAll: (mails: MailSummary[], change: Change) => void;
}

const path = (id: string) => ({ params: { path: { mail_id: id } } });

/** The requests; TanStack keeps each `mutate` the same from render to render. */
function useRequests() {
  const { mutate: read } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/mails/{mail_id}/read", { ...path(id), body: { read: isOn } }));
  const { mutate: star } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/mails/{mail_id}/star", { ...path(id), body: { starred: isOn } }));
  const { mutate: pin } = useServerAction(({ id, isOn }: Mark) => api.POST("/api/mails/{mail_id}/pin", { ...path(id), body: { pinned: isOn } }));
  const { mutate: move } = useServerAction(({ id, folder }: Move) => api.POST("/api/mails/{mail_id}/move", { ...path(id), body: { folder } }));
  const { mutate: remove } = useServerAction((id: string) => api.DELETE("/api/mails/{mail_id}", path(id)));
  const { mutate: bulk } = useServerAction(({ ids, change }: Bulk) => api.POST("/api/mails/bulk", { body: { ids, change } }));
  return useMemo(() => ({ read, star, pin, move, remove, bulk }), [read, star, pin, move, remove, bulk]);
}

export function useMailActions(): MailActions {
  const toasts = useToasts();
  const send = useRequests();
  return useMemo(() => {
    const onError = (error: Error) => toasts.failed(error);
    const moved = (folder: FolderId, undo: () => void) => ({ onError, onSuccess: () => toasts.done(`Moved to ${nameOf(folder)}.`, undo) });

    function putBack(mails: MailSummary[]): void {
      for (const folder of new Set(mails.map((mail) => mail.folder))) {
        send.bulk({ ids: idsOf(mails.filter((mail) => mail.folder === folder)), change: { folder } }, { onError });
      }
    }

    return {
      setRead: ({ id }, isOn) => send.read({ id, isOn }, { onError }),
      setStarred: ({ id }, isOn) => send.star({ id, isOn }, { onError }),
      setPinned: ({ id }, isOn) => send.pin({ id, isOn }, { onError }),
      moveTo: ({ id, folder: from }, folder) => send.move({ id, folder }, moved(folder, () => send.move({ id, folder: from }, { onError }))),
      removeForGood: ({ id }) => send.remove(id, { onError, onSuccess: () => toasts.done("Deleted for good.") }),
      changeAll: (mails, change) => {
        const undo = "folder" in change ? () => putBack(mails) : undefined;
        send.bulk({ ids: idsOf(mails), change }, { onError, onSuccess: () => toasts.done(doneText(mails.length, change), undo) });
      },
    };
  }, [toasts, send]);
}

interface Mark {
  id: string;
  isOn: boolean;
}

interface Move {
  id: string;
  folder: FolderId;
}

interface Bulk {
  ids: string[];
  change: Change;
}

function idsOf(mails: readonly MailSummary[]): string[] {
  return mails.map(({ id }) => id);
}

function nameOf(folder: FolderId): string {
  return folderLook(folder)?.name ?? folder;
}

function doneText(count: number, change: Change): string {
  const mails = countOf(count);
  if ("folder" in change) return `Moved ${mails} to ${nameOf(change.folder)}.`;
  if ("read" in change) return `Marked ${mails} as ${change.read ? "read" : "unread"}.`;
  return `${change.starred ? "Starred" : "Unstarred"} ${mails}.`;
}
