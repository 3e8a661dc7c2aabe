import { EmptyState, ErrorState, IconButton, LoadingRows } from "@sentinel/kit";
import { IconChecks, IconMessagePlus, IconMoodSmile } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { useChatActions } from "../../../shared/chat-actions";
import { useChats } from "../../../shared/use-chats";
import { type Section, type View, VIEWS, sectionsOf } from "../sections";
import classes from "./ChatList.module.css";
import { ChatRow } from "./ChatRow";
import { NewChatDialog } from "./NewChatDialog";

/** Every chat in its section, with unread counts; looking at it marks nothing. */
export function ChatList({ openId }: { openId: string | null }): ReactNode {
  const query = useChats();
  const { readAll } = useChatActions();
  const [view, setView] = useState<View>("all");
  const [isNewOpen, setNewOpen] = useState(false);
  const sections = query.data === undefined ? [] : sectionsOf(query.data, view);
  return (
    <section aria-label="Chat list" className={classes.list}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h1 className={classes.title}>Chats</h1>
          {query.data !== undefined && <p className={classes.count}>{countOf(query.data.unread_messages, query.data.unread_chats)}</p>}
        </div>
        <IconButton label="Mark all as read" size={32} onClick={readAll}>
          <IconChecks size={19} aria-hidden />
        </IconButton>
        <IconButton label="New chat" size={32} onClick={() => setNewOpen(true)}>
          <IconMessagePlus size={19} aria-hidden />
        </IconButton>
      </header>
      <Views view={view} onView={setView} />
      <div className={classes.rows}>
        {query.isPending && <LoadingRows label="Loading chats" />}
        {query.isError && <ErrorState error={query.error} title="The chats could not be loaded" onRetry={() => void query.refetch()} />}
        {query.isSuccess && sections.length === 0 && (
          <EmptyState icon={<IconMoodSmile size={44} stroke={1.3} />} title={view === "unread" ? "Everything is read" : "No chats"}>
            Choose All to see the others.
          </EmptyState>
        )}
        {sections.map((section) => (
          <ListSection key={section.name} section={section} openId={openId} />
        ))}
      </div>
      {isNewOpen && <NewChatDialog onClose={() => setNewOpen(false)} />}
    </section>
  );
}

function countOf(messages: number, chats: number): string {
  if (messages === 0) return "Nothing unread";
  return `${messages} unread in ${chats === 1 ? "1 chat" : `${chats} chats`}`;
}

function Views({ view, onView }: { view: View; onView: (view: View) => void }): ReactNode {
  return (
    <div role="group" aria-label="Show" className={classes.views}>
      {(Object.keys(VIEWS) as View[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === view} className={classes.view} onClick={() => onView(one)}>
          {VIEWS[one]}
        </button>
      ))}
    </div>
  );
}

function ListSection({ section, openId }: { section: Section; openId: string | null }): ReactNode {
  return (
    <section aria-label={section.name} className={classes.section}>
      <h2 className={classes.sectionName}>{section.name}</h2>
      {section.chats.map((chat) => (
        <ChatRow key={chat.id} chat={chat} isOpen={chat.id === openId} />
      ))}
    </section>
  );
}
