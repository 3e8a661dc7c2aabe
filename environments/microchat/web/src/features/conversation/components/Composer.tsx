import { Menu } from "@mantine/core";
import { IconButton, useToasts } from "@sentinel/kit";
import { IconAlertTriangle, IconAt, IconPaperclip, IconSend, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";

import type { Chat, FileInfo, Message } from "../../../shared/api";
import { useSending } from "../api/use-conversation";
import classes from "./Composer.module.css";
import type { DraftProps } from "./Conversation";

interface Props extends DraftProps {
  chat: Chat;
  threadId: string | null;
  /** Whose files may be passed on. */
  messages: Message[];
}

/** Writes a message; what is typed stays, whatever arrives meanwhile. */
export function Composer({ chat, threadId, messages, draft, onDraft }: Props): ReactNode {
  const toasts = useToasts();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isUrgent, setUrgent] = useState(false);
  const [files, setFiles] = useState<FileInfo[]>([]);
  const { mutate, isPending } = useSending(chat.id, threadId);

  function send(): void {
    if (draft.trim() === "" || isPending) return;
    const message = { body: draft, urgent: isUrgent, file_ids: files.map(({ id }) => id) };
    mutate(message, { onError: toasts.failed, onSuccess: () => (onDraft(""), setUrgent(false), setFiles([])) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function mention(name: string): void {
    onDraft(`${draft}${draft === "" || draft.endsWith(" ") ? "" : " "}@${name} `);
    box.current?.focus();
  }

  return (
    <div className={classes.composer} data-urgent={isUrgent || undefined}>
      {files.length > 0 && (
        <div className={classes.files}>
          {files.map((file) => (
            <button key={file.id} type="button" aria-label={`Leave out ${file.name}`} className={classes.file} onClick={() => setFiles(files.filter((one) => one !== file))}>
              {file.name} <IconX size={13} aria-hidden />
            </button>
          ))}
        </div>
      )}
      <textarea ref={box} rows={threadId === null ? 2 : 1} aria-label={threadId === null ? `Message to ${chat.name}` : "Reply in thread"} placeholder={threadId === null ? "Write a message" : "Reply"} value={draft} className={classes.text} onChange={(event) => onDraft(event.target.value)} onKeyDown={onKeyDown} />
      <div className={classes.tools}>
        <MentionMenu chat={chat} onChoose={mention} />
        <FileMenu messages={messages} onChoose={(file) => setFiles((known) => (known.some(({ id }) => id === file.id) ? known : [...known, file]))} />
        <IconButton label="Mark as urgent" aria-pressed={isUrgent} size={30} color={isUrgent ? "red" : "gray"} variant={isUrgent ? "light" : "subtle"} onClick={() => setUrgent(!isUrgent)}>
          <IconAlertTriangle size={18} aria-hidden />
        </IconButton>
        <span className={classes.space} />
        <IconButton label={threadId === null ? "Send" : "Send reply"} size={32} variant="filled" color="violet" disabled={draft.trim() === ""} onClick={send}>
          <IconSend size={17} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

function MentionMenu({ chat, onChoose }: { chat: Chat; onChoose: (name: string) => void }): ReactNode {
  return (
    <Menu position="top-start">
      <Menu.Target>
        <IconButton label="Mention somebody" size={30}>
          <IconAt size={18} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown mah={280} style={{ overflowY: "auto" }}>
        {chat.members.slice(1).map((member) => (
          <Menu.Item key={member.id} onClick={() => onChoose(member.name)}>
            {member.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function FileMenu({ messages, onChoose }: { messages: Message[]; onChoose: (file: FileInfo) => void }): ReactNode {
  const files = messages.flatMap((message) => message.files);
  return (
    <Menu position="top-start">
      <Menu.Target>
        <IconButton label="Pass on a file of this chat" size={30} disabled={files.length === 0}>
          <IconPaperclip size={18} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map((file) => (
          <Menu.Item key={file.id} onClick={() => onChoose(file)}>
            {file.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
