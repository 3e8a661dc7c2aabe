import { EmptyState } from "@sentinel/kit";
import { IconMessageCircle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useNavigate, useParams } from "react-router";

import { ChatList } from "../features/chat-list/components/ChatList";
import { Conversation } from "../features/conversation/components/Conversation";
import { DetailsPane } from "../features/conversation/components/DetailsPane";
import { ThreadPane } from "../features/conversation/components/ThreadPane";
import classes from "./Frame.module.css";

type Drafts = Record<string, string>;

/** The list of chats, the open one, and beside it a thread or the details. Nothing opens by itself. */
export function ChatPage(): ReactNode {
  const { chatId = null, side, messageId } = useParams();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState<Drafts>({});
  const draftOf = (place: string) => ({
    draft: drafts[place] ?? "",
    onDraft: (text: string) => setDrafts((known) => ({ ...known, [place]: text })),
  });
  const closeSide = () => void navigate(`/chat/${chatId}`);
  const isThread = side === "thread" && messageId !== undefined;
  return (
    <main className={classes.panes} data-side={isThread || side === "details" || undefined}>
      <ChatList openId={chatId} />
      {chatId === null ? (
        <section aria-label="Conversation">
          <EmptyState icon={<IconMessageCircle size={52} stroke={1.1} />} title="Choose a chat to read it">
            Messages stay unread until you open their chat.
          </EmptyState>
        </section>
      ) : (
        <Conversation key={chatId} id={chatId} onClose={() => void navigate("/chat")} hasSide={side !== undefined} {...draftOf(chatId)} />
      )}
      {chatId !== null && isThread && <ThreadPane key={messageId} chatId={chatId} messageId={messageId} onClose={closeSide} {...draftOf(messageId)} />}
      {chatId !== null && side === "details" && <DetailsPane id={chatId} onClose={closeSide} />}
    </main>
  );
}
