import { ApiError, EmptyState, ErrorState, LoadingRows, useShortcuts } from "@sentinel/kit";
import { IconMessageOff } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { useChatActions } from "../../../shared/chat-actions";
import { useChat } from "../../../shared/use-chats";
import { useMessages, useOpening } from "../api/use-conversation";
import { ChatHead } from "./ChatHead";
import { Composer } from "./Composer";
import classes from "./Conversation.module.css";
import { MessageList } from "./MessageList";

export interface DraftProps {
  draft: string;
  onDraft: (text: string) => void;
}

interface Props extends DraftProps {
  id: string;
  hasSide: boolean;
  onClose: () => void;
}

/** The chat that the user has opened; what arrives while it is open stays unread until the user does something. */
export function Conversation({ id, hasSide, onClose, draft, onDraft }: Props): ReactNode {
  const chat = useChat(id);
  const messages = useMessages(id);
  useOpening(id);
  useShortcuts(hasSide ? {} : { Escape: onClose });
  const error = chat.error ?? messages.error;
  return (
    <section aria-label="Conversation" className={classes.pane}>
      {error instanceof ApiError && error.status === 404 && (
        <EmptyState icon={<IconMessageOff size={48} stroke={1.2} />} title="There is no such chat">
          Choose another one from the list.
        </EmptyState>
      )}
      {error !== null && !(error instanceof ApiError && error.status === 404) && (
        <ErrorState error={error} title="The chat could not be loaded" onRetry={() => (void chat.refetch(), void messages.refetch())} />
      )}
      {error === null && (chat.isPending || messages.isPending) && <LoadingRows rows={5} label="Loading chat" />}
      {chat.isSuccess && messages.isSuccess && (
        <>
          <ChatHead chat={chat.data} />
          <MessageList label="Messages" messages={messages.data} chatId={id} canAnswer />
          {chat.data.unread > 0 && <NewBar id={id} count={chat.data.unread} />}
          <Composer chat={chat.data} threadId={null} messages={messages.data} draft={draft} onDraft={onDraft} />
        </>
      )}
    </section>
  );
}

/** What has arrived since the chat was opened. */
function NewBar({ id, count }: { id: string; count: number }): ReactNode {
  const { setRead } = useChatActions();
  return (
    <div role="status" className={classes.newBar}>
      {count === 1 ? "1 new message" : `${count} new messages`}
      <button type="button" className={classes.newButton} onClick={() => setRead(id, true)}>
        Mark as read
      </button>
    </div>
  );
}
