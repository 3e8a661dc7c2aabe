import { ErrorState, IconButton, LoadingRows, useShortcuts } from "@sentinel/kit";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { useChat } from "../../../shared/use-chats";
import { useThread } from "../api/use-conversation";
import { Composer } from "./Composer";
import type { DraftProps } from "./Conversation";
import classes from "./Conversation.module.css";
import { MessageList } from "./MessageList";

interface Props extends DraftProps {
  chatId: string;
  messageId: string;
  onClose: () => void;
}

/** The answers to one message, beside the chat. */
export function ThreadPane({ chatId, messageId, onClose, draft, onDraft }: Props): ReactNode {
  const chat = useChat(chatId);
  const thread = useThread(messageId);
  useShortcuts({ Escape: onClose });
  return (
    <section aria-label="Thread" className={classes.side}>
      <header className={classes.sideHead}>
        <h2 className={classes.name}>Thread</h2>
        <IconButton label="Close thread" size={32} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </header>
      {thread.isPending && <LoadingRows rows={3} label="Loading thread" />}
      {thread.isError && <ErrorState error={thread.error} title="The thread could not be loaded" onRetry={() => void thread.refetch()} />}
      {thread.isSuccess && chat.isSuccess && (
        <>
          <MessageList label="Thread messages" messages={[thread.data.parent, ...thread.data.answers]} chatId={chatId} />
          <Composer chat={chat.data} threadId={messageId} messages={[thread.data.parent, ...thread.data.answers]} draft={draft} onDraft={onDraft} />
        </>
      )}
    </section>
  );
}
