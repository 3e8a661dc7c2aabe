import { Menu } from "@mantine/core";
import { IconButton } from "@sentinel/kit";
import { IconBell, IconBellOff, IconDots, IconInfoCircle, IconMailOpened, IconPhone, IconPin, IconPinnedOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";

import type { Chat } from "../../../shared/api";
import { useChatActions } from "../../../shared/chat-actions";
import { ChatFace } from "../../../shared/ChatFace";
import { PRESENCE } from "../../../shared/presence";
import classes from "./Conversation.module.css";

/** Name and topic of the open chat, and what can be done with it as a whole. */
export function ChatHead({ chat }: { chat: Chat }): ReactNode {
  const { call } = useChatActions();
  const navigate = useNavigate();
  const other = chat.kind === "direct" ? chat.members[1] : undefined;
  return (
    <header className={classes.head}>
      <ChatFace chat={{ ...chat, avatar_url: other?.avatar_url ?? null, presence: other?.presence ?? null }} size={38} />
      <div className={classes.headTexts}>
        <h2 className={classes.name}>
          {chat.name}
          {chat.team !== null && <span className={classes.team}>{chat.team}</span>}
        </h2>
        <p className={classes.topic}>{subtitleOf(chat)}</p>
      </div>
      {chat.kind !== "channel" && (
        <IconButton label={`Call ${chat.name}`} size={34} onClick={() => call(chat.id, chat.name)}>
          <IconPhone size={19} aria-hidden />
        </IconButton>
      )}
      <IconButton label="Members and files" size={34} onClick={() => void navigate(`/chat/${chat.id}/details`)}>
        <IconInfoCircle size={20} aria-hidden />
      </IconButton>
      <ChatMenu chat={chat} />
    </header>
  );
}

function subtitleOf(chat: Chat): string {
  const other = chat.members[1];
  if (chat.kind === "direct" && other !== undefined) {
    return [PRESENCE[other.presence], other.note, other.job].filter((part) => part !== "").join(" · ");
  }
  const members = chat.members.length === 1 ? "1 member" : `${chat.members.length} members`;
  return chat.topic === "" ? members : `${members} · ${chat.topic}`;
}

function ChatMenu({ chat }: { chat: Chat }): ReactNode {
  const { setPinned, setMuted, setRead } = useChatActions();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label="More for this chat" size={34}>
          <IconDots size={20} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={chat.is_pinned ? <IconPinnedOff size={17} /> : <IconPin size={17} />} onClick={() => setPinned(chat.id, !chat.is_pinned)}>
          {chat.is_pinned ? "Unpin chat" : "Pin chat"}
        </Menu.Item>
        <Menu.Item leftSection={chat.is_muted ? <IconBell size={17} /> : <IconBellOff size={17} />} onClick={() => setMuted(chat.id, !chat.is_muted)}>
          {chat.is_muted ? "Unmute chat" : "Mute chat"}
        </Menu.Item>
        <Menu.Item leftSection={<IconMailOpened size={17} />} onClick={() => setRead(chat.id, chat.unread > 0)}>
          {chat.unread > 0 ? "Mark as read" : "Mark as unread"}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
