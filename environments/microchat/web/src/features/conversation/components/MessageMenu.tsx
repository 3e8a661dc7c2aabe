import { Menu } from "@mantine/core";
import { ConfirmDialog, IconButton, useToasts } from "@sentinel/kit";
import { IconDots, IconMessageReply, IconPencil, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";

import { EMOJI, type Emoji, type Message } from "../../../shared/api";
import { useMessageActions } from "../api/use-conversation";
import classes from "./MessageCard.module.css";

interface Props {
  message: Message;
  label: string;
  chatId: string;
  canAnswer: boolean;
  onEdit: () => void;
}

/** What can be done with one message. */
export function MessageMenu({ message, label, chatId, canAnswer, onEdit }: Props): ReactNode {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { react, remove } = useMessageActions();
  const [isAsking, setAsking] = useState(false);
  const isMine = (emoji: Emoji) => message.reactions.some((reaction) => reaction.emoji === emoji && reaction.is_mine);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton label={`Message actions: ${label}`} size={26} variant="default" className={classes.menu ?? ""}>
            <IconDots size={16} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.emoji}>
            {EMOJI.map((emoji) => (
              <Menu.Item key={emoji} aria-label={`React with ${emoji}`} className={classes.emojiItem ?? ""} onClick={() => react({ id: message.id, emoji, on: !isMine(emoji) }, { onError: toasts.failed })}>
                {emoji}
              </Menu.Item>
            ))}
          </div>
          {canAnswer && (
            <Menu.Item leftSection={<IconMessageReply size={17} />} onClick={() => void navigate(`/chat/${chatId}/thread/${message.id}`)}>
              Reply in thread
            </Menu.Item>
          )}
          {message.is_own && (
            <>
              <Menu.Item leftSection={<IconPencil size={17} />} onClick={onEdit}>
                Edit
              </Menu.Item>
              <Menu.Item color="red" leftSection={<IconTrash size={17} />} onClick={() => setAsking(true)}>
                Delete
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog isOpen={isAsking} title="Delete this message?" action="Delete" onClose={() => setAsking(false)} onConfirm={() => remove(message.id, { onError: toasts.failed })}>
        The others will see that something was deleted, but not what.
      </ConfirmDialog>
    </>
  );
}
