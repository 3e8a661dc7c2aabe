import { Checkbox, Menu } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
import { IconAlertOctagon, IconArchive, IconFolderSymlink, IconMail, IconMailOpened, IconStar, IconTrash, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { FolderId, MailSummary } from "../../../shared/api";
import { moveTargets } from "../../../shared/folders";
import type { Change, MailActions } from "../../../shared/mail-actions";
import type { Selection } from "../selection";
import classes from "./MailList.module.css";

interface Props {
  selection: Selection;
  mails: readonly MailSummary[];
  /** Whether these are all: nothing is chosen that the user has not been shown. */
  isAll: boolean;
  /** The folder that the list shows; null: a search through all. */
  folder: FolderId | null;
  changeAll: MailActions["changeAll"];
}

/** Stands in the title's place while mails are being chosen. */
export function BulkBar({ selection, mails, isAll, folder, changeAll }: Props): ReactNode {
  const count = selection.ids.size;
  const isFull = count > 0 && count === mails.length;
  const choice = isAll ? "Select all" : "Select all shown";
  const targets = moveTargets({ folder, is_draft: folder === "drafts" });

  function apply(change: Change): void {
    changeAll(mails.filter(({ id }) => selection.ids.has(id)), change);
    selection.end();
  }
  const button = (label: string, icon: ReactNode, change: Change) => {
    const isOffered = !("folder" in change) || targets.some(({ id }) => id === change.folder);
    if (!isOffered) return null;
    return (
      <IconButton label={label} disabled={count === 0} onClick={() => apply(change)}>
        {icon}
      </IconButton>
    );
  };
  return (
    <div role="toolbar" aria-label="Selected mails" className={classes.bulk}>
      <Checkbox
        size="sm"
        label={count === 0 ? choice : `${count} selected`}
        aria-label={isFull ? "Select none" : choice}
        checked={isFull}
        indeterminate={count > 0 && !isFull}
        onChange={() => selection.setAll(isFull ? [] : mails.map(({ id }) => id))}
      />
      <span className={classes.spacer} />
      {folder !== "drafts" && button("Mark selected read", <IconMailOpened size={18} aria-hidden />, { read: true })}
      {folder !== "drafts" && button("Mark selected unread", <IconMail size={18} aria-hidden />, { read: false })}
      {button("Star selected", <IconStar size={18} aria-hidden />, { starred: true })}
      {button("Archive selected", <IconArchive size={18} aria-hidden />, { folder: "archive" })}
      {button("Delete selected", <IconTrash size={18} aria-hidden />, { folder: "deleted" })}
      {button("Move selected to junk", <IconAlertOctagon size={18} aria-hidden />, { folder: "junk" })}
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton label="Move selected to folder" disabled={count === 0}>
            <IconFolderSymlink size={18} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {targets.map(({ id, name, icon: Icon }) => (
            <Menu.Item key={id} leftSection={<Icon size={16} aria-hidden />} onClick={() => apply({ folder: id })}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <IconButton label="End selection" onClick={selection.end}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
