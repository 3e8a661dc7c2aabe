import { Button, Menu } from "@mantine/core";
import { ConfirmDialog, IconButton } from "@sentinel/kit";
import {
  IconAlertOctagon,
  IconArchive,
  IconArrowBackUp,
  IconArrowBackUpDouble,
  IconArrowForwardUp,
  IconFolderSymlink,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconPin,
  IconPinFilled,
  IconStar,
  IconStarFilled,
  IconTrash,
  IconTrashX,
  IconX,
  type TablerIcon,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import type { FolderId, Mail } from "../../../shared/api";
import { moveTargets } from "../../../shared/folders";
import type { MailActions } from "../../../shared/mail-actions";
import classes from "./ReadingPane.module.css";

export interface ToolbarActions extends Omit<MailActions, "changeAll"> {
  reply: (mail: Mail) => void;
  replyAll: (mail: Mail) => void;
  forward: (mail: Mail) => void;
  close: () => void;
}

interface Props {
  mail: Mail;
  actions: ToolbarActions;
}

/** What can be done with the open mail. */
export function MailToolbar({ mail, actions }: Props): ReactNode {
  return (
    <div role="toolbar" aria-label="Mail actions" className={classes.toolbar}>
      {!mail.is_draft && <Answers mail={mail} actions={actions} />}
      <Filing mail={mail} actions={actions} />
      {!mail.is_draft && <Marking mail={mail} actions={actions} />}
      <span className={classes.spacer} />
      <IconButton label="Close mail" onClick={actions.close}>
        <IconX size={19} aria-hidden />
      </IconButton>
    </div>
  );
}

function Answers({ mail, actions }: Props): ReactNode {
  return (
    <>
      <Button variant="light" size="xs" leftSection={<IconArrowBackUp size={17} aria-hidden />} onClick={() => actions.reply(mail)}>
        Reply
      </Button>
      <IconButton label="Reply all" onClick={() => actions.replyAll(mail)}>
        <IconArrowBackUpDouble size={19} aria-hidden />
      </IconButton>
      <IconButton label="Forward" onClick={() => actions.forward(mail)}>
        <IconArrowForwardUp size={19} aria-hidden />
      </IconButton>
      <span className={classes.divider} />
    </>
  );
}

/** Every folder that has a button of its own; the menu beside them offers all. */
const FILING: { folder: FolderId; label: string; icon: TablerIcon }[] = [
  { folder: "archive", label: "Archive", icon: IconArchive },
  { folder: "deleted", label: "Delete", icon: IconTrash },
  { folder: "junk", label: "Junk", icon: IconAlertOctagon },
];

function Filing({ mail, actions }: Props): ReactNode {
  const targets = moveTargets(mail);
  const canGo = (folder: FolderId) => targets.some(({ id }) => id === folder);
  return (
    <>
      {FILING.filter(({ folder }) => canGo(folder)).map(({ folder, label, icon: Icon }) => (
        <IconButton key={folder} label={label} onClick={() => actions.moveTo(mail, folder)}>
          <Icon size={18} aria-hidden />
        </IconButton>
      ))}
      {mail.folder === "deleted" && <Removal mail={mail} actions={actions} />}
      {mail.folder === "junk" && (
        <IconButton label="Not junk" onClick={() => actions.moveTo(mail, "inbox")}>
          <IconInbox size={18} aria-hidden />
        </IconButton>
      )}
      <Menu position="bottom-start">
        <Menu.Target>
          <IconButton label="Move to">
            <IconFolderSymlink size={18} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {targets.map(({ id, name, icon: Icon }) => (
            <Menu.Item key={id} leftSection={<Icon size={16} aria-hidden />} onClick={() => actions.moveTo(mail, id)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function Removal({ mail, actions }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton label="Delete for good" onClick={() => setAsking(true)}>
        <IconTrashX size={18} aria-hidden />
      </IconButton>
      <ConfirmDialog isOpen={isAsking} title="Delete this mail for good?" action="Delete for good" onClose={() => setAsking(false)} onConfirm={() => actions.removeForGood(mail)}>
        It cannot be brought back.
      </ConfirmDialog>
    </>
  );
}

function Marking({ mail, actions }: Props): ReactNode {
  return (
    <>
      <span className={classes.divider} />
      <IconButton label={mail.is_read ? "Mark unread" : "Mark read"} onClick={() => actions.setRead(mail, !mail.is_read)}>
        {mail.is_read ? <IconMail size={18} aria-hidden /> : <IconMailOpened size={18} aria-hidden />}
      </IconButton>
      <IconButton label={mail.is_starred ? "Unstar" : "Star"} onClick={() => actions.setStarred(mail, !mail.is_starred)}>
        {mail.is_starred ? <IconStarFilled size={18} className={classes.star} aria-hidden /> : <IconStar size={18} aria-hidden />}
      </IconButton>
      <IconButton label={mail.is_pinned ? "Unpin" : "Pin"} onClick={() => actions.setPinned(mail, !mail.is_pinned)}>
        {mail.is_pinned ? <IconPinFilled size={18} className={classes.pin} aria-hidden /> : <IconPin size={18} aria-hidden />}
      </IconButton>
    </>
  );
}
