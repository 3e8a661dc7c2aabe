import { Menu } from "@mantine/core";
import { IconButton, useToasts } from "@sentinel/kit";
import { IconAlertTriangle, IconAt, IconSend, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";

import type { Chat, Message } from "../../../shared/api";
import { useSending } from "../api/use-conversation";
import { type Attached, useLeavingOut } from "../api/use-uploading";
import { AttachMenu } from "./AttachMenu";
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
  const [files, setFiles] = useState<Attached[]>([]);
  const { mutate, isPending } = useSending(chat.id, threadId);
  const isEmpty = draft.trim() === "" && files.length === 0;
  const isReply = threadId !== null;

  function send(): void {
    if (isEmpty || isPending) return;
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

  function attach(file: Attached): void {
    setFiles((known) => (known.some(({ id }) => id === file.id) ? known : [...known, file]));
  }

  return (
    <div className={classes.composer} data-urgent={isUrgent || undefined}>
      {files.length > 0 && <AttachedFiles files={files} onFiles={setFiles} />}
      <textarea ref={box} rows={isReply ? 1 : 2} aria-label={isReply ? "Reply in thread" : `Message to ${chat.name}`} placeholder={isReply ? "Reply" : "Write a message"} value={draft} className={classes.text} onChange={(event) => onDraft(event.target.value)} onKeyDown={onKeyDown} />
      <div className={classes.tools}>
        <MentionMenu chat={chat} isReply={isReply} onChoose={mention} />
        <AttachMenu label={isReply ? "Attach a file to the reply" : "Attach a file"} known={messages.flatMap((message) => message.files)} onAttach={attach} />
        <IconButton label={isReply ? "Mark the reply as urgent" : "Mark as urgent"} aria-pressed={isUrgent} size={30} color={isUrgent ? "red" : "gray"} variant={isUrgent ? "light" : "subtle"} onClick={() => setUrgent(!isUrgent)}>
          <IconAlertTriangle size={18} aria-hidden />
        </IconButton>
        <span className={classes.space} />
        <IconButton label={isReply ? "Send reply" : "Send"} size={32} variant="filled" color="violet" disabled={isEmpty} onClick={send}>
          <IconSend size={17} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

/** What goes with the message; a click leaves a file out again. */
function AttachedFiles({ files, onFiles }: { files: Attached[]; onFiles: (files: Attached[]) => void }): ReactNode {
  const toasts = useToasts();
  const { mutate: leaveOut } = useLeavingOut();

  function remove(file: Attached): void {
    onFiles(files.filter((one) => one !== file));
    if (file.isNew) leaveOut(file.id, { onError: toasts.failed });
  }

  return (
    <div className={classes.files}>
      {files.map((file) => (
        <button key={file.id} type="button" aria-label={`Leave out ${file.name}`} className={classes.file} onClick={() => remove(file)}>
          {file.name} <IconX size={13} aria-hidden />
        </button>
      ))}
    </div>
  );
}

function MentionMenu({ chat, isReply, onChoose }: { chat: Chat; isReply: boolean; onChoose: (name: string) => void }): ReactNode {
  return (
    <Menu position="top-start">
      <Menu.Target>
        <IconButton label={isReply ? "Mention somebody in the reply" : "Mention somebody"} size={30}>
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
