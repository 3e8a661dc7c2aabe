import { IconAlertOctagon, IconArchive, IconFileText, IconInbox, IconSend, IconTrash, type TablerIcon } from "@tabler/icons-react";

import type { FolderId } from "./api";

interface FolderLook {
  id: FolderId;
  name: string;
  icon: TablerIcon;
  /** What the list says when the folder holds nothing. */
  empty: string;
}

export const FOLDERS: readonly FolderLook[] = [
  { id: "inbox", name: "Inbox", icon: IconInbox, empty: "You have dealt with everything." },
  { id: "drafts", name: "Drafts", icon: IconFileText, empty: "Mails you have begun are kept here." },
  { id: "sent", name: "Sent", icon: IconSend, empty: "Mails you send are kept here." },
  { id: "archive", name: "Archive", icon: IconArchive, empty: "Archive a mail to keep it out of the way." },
  { id: "junk", name: "Junk", icon: IconAlertOctagon, empty: "No junk has been caught." },
  { id: "deleted", name: "Deleted", icon: IconTrash, empty: "Deleted mails are kept here until you remove them." },
];

export function folderLook(id: string): FolderLook | undefined {
  return FOLDERS.find((folder) => folder.id === id);
}

/** Where a mail may be moved: a draft only to Deleted and back, any other mail not to the folders of the user's own. */
export function moveTargets(mail: { folder: FolderId | null; is_draft: boolean }): FolderLook[] {
  const allowed: FolderId[] = mail.is_draft ? ["drafts", "deleted"] : ["inbox", "archive", "junk", "deleted"];
  return FOLDERS.filter(({ id }) => allowed.includes(id) && id !== mail.folder);
}
