/** What the user can do to mails, from the list as well as from the reading pane. */
import { useServerAction, useToasts } from "@sentinel/kit";

import { type FolderId, type MailSummary, api } from "./api";
import { folderLook } from "./folders";
import { countOf } from "./mail-text";

export type Change = { read: boolean } | { starred: boolean } | { folder: FolderId };

const path = (id: string) => ({ params: { path: { mail_id: id } } });

export function useMailActions() {
  const toasts = useToasts();
  const onError = (error: Error) => toasts.failed(error);
  const read = useServerAction(({ id, isRead }: { id: string; isRead: boolean }) => api.POST("/api/mails/{mail_id}/read", { ...path(id), body: { read: isRead } }));
  const star = useServerAction(({ id, isStarred }: { id: string; isStarred: boolean }) => api.POST("/api/mails/{mail_id}/star", { ...path(id), body: { starred: isStarred } }));
  const pin = useServerAction(({ id, isPinned }: { id: string; isPinned: boolean }) => api.POST("/api/mails/{mail_id}/pin", { ...path(id), body: { pinned: isPinned } }));
  const move = useServerAction(({ id, folder }: { id: string; folder: FolderId }) => api.POST("/api/mails/{mail_id}/move", { ...path(id), body: { folder } }));
  const remove = useServerAction((id: string) => api.DELETE("/api/mails/{mail_id}", path(id)));
  const bulk = useServerAction(({ ids, change }: { ids: string[]; change: Change }) => api.POST("/api/mails/bulk", { body: { ids, change } }));

  function moveTo(mail: MailSummary, folder: FolderId): void {
    const undo = () => move.mutate({ id: mail.id, folder: mail.folder }, { onError });
    move.mutate({ id: mail.id, folder }, { onError, onSuccess: () => toasts.done(`Moved to ${nameOf(folder)}.`, undo) });
  }

  function changeAll(mails: MailSummary[], change: Change): void {
    const undo = "folder" in change ? () => putBack(mails) : undefined;
    bulk.mutate({ ids: idsOf(mails), change }, { onError, onSuccess: () => toasts.done(doneText(mails.length, change), undo) });
  }

  function putBack(mails: MailSummary[]): void {
    for (const folder of new Set(mails.map((mail) => mail.folder))) {
      bulk.mutate({ ids: idsOf(mails.filter((mail) => mail.folder === folder)), change: { folder } }, { onError });
    }
  }

  return {
    setRead: (mail: MailSummary, isRead: boolean) => read.mutate({ id: mail.id, isRead }, { onError }),
    setStarred: (mail: MailSummary, isStarred: boolean) => star.mutate({ id: mail.id, isStarred }, { onError }),
    setPinned: (mail: MailSummary, isPinned: boolean) => pin.mutate({ id: mail.id, isPinned }, { onError }),
    moveTo,
    changeAll,
    removeForGood: (mail: MailSummary) => remove.mutate(mail.id, { onError, onSuccess: () => toasts.done("Deleted for good.") }),
  };
}

export type MailActions = ReturnType<typeof useMailActions>;

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
