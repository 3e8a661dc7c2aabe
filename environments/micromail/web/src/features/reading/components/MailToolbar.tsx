import { Button, Menu } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
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
  IconX,
} from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Mail } from "../../../shared/api";
import { MOVE_TARGETS } from "../../../shared/folders";
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
      <Answers mail={mail} actions={actions} />
      <span className={classes.divider} />
      <Filing mail={mail} actions={actions} />
      <span className={classes.divider} />
      <Marking mail={mail} actions={actions} />
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
    </>
  );
}

function Filing({ mail, actions }: Props): ReactNode {
  const isDeleted = mail.folder === "deleted";
  return (
    <>
      {mail.folder !== "archive" && (
        <IconButton label="Archive" onClick={() => actions.moveTo(mail, "archive")}>
          <IconArchive size={18} aria-hidden />
        </IconButton>
      )}
      <IconButton label={isDeleted ? "Delete for good" : "Delete"} onClick={() => (isDeleted ? actions.removeForGood(mail) : actions.moveTo(mail, "deleted"))}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
      {mail.folder === "junk" ? (
        <IconButton label="Not junk" onClick={() => actions.moveTo(mail, "inbox")}>
          <IconInbox size={18} aria-hidden />
        </IconButton>
      ) : (
        <IconButton label="Junk" onClick={() => actions.moveTo(mail, "junk")}>
          <IconAlertOctagon size={18} aria-hidden />
        </IconButton>
      )}
      <Menu position="bottom-start">
        <Menu.Target>
          <IconButton label="Move to">
            <IconFolderSymlink size={18} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {MOVE_TARGETS.filter(({ id }) => id !== mail.folder).map(({ id, name, icon: Icon }) => (
            <Menu.Item key={id} leftSection={<Icon size={16} aria-hidden />} onClick={() => actions.moveTo(mail, id)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function Marking({ mail, actions }: Props): ReactNode {
  return (
    <>
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
