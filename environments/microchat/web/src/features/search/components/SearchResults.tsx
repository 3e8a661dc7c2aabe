import { EmptyState, ErrorState, LoadingRows, PersonAvatar, useServerQuery, useSession, useToday } from "@sentinel/kit";
import { IconSearchOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { type FoundMessage, api } from "../../../shared/api";
import classes from "./SearchResults.module.css";

/** Messages that hold the words; a result leads to its chat or thread. */
export function SearchResults({ words }: { words: string }): ReactNode {
  const query = useServerQuery(["search", words], (signal) => api.GET("/api/search", { params: { query: { q: words } }, signal }));
  return (
    <section aria-label="Search results" className={classes.pane}>
      <h2 className={classes.title}>{query.data === undefined ? "Searching" : titleOf(query.data.total, words)}</h2>
      {query.isPending && <LoadingRows label="Searching" />}
      {query.isError && <ErrorState error={query.error} title="The search failed" onRetry={() => void query.refetch()} />}
      {query.data?.total === 0 && (
        <EmptyState icon={<IconSearchOff size={44} stroke={1.3} />} title="Nothing found">
          No message has these words in its text, names or files.
        </EmptyState>
      )}
      {query.data?.messages.map((found) => <Result key={found.id} found={found} />)}
    </section>
  );
}

function titleOf(total: number, words: string): string {
  return `${total === 1 ? "1 message" : `${total} messages`} with “${words}”`;
}

function Result({ found }: { found: FoundMessage }): ReactNode {
  const { calendar } = useSession();
  const today = useToday();
  const path = found.thread_id === null ? `/chat/${found.chat_id}` : `/chat/${found.chat_id}/thread/${found.thread_id}`;
  return (
    <Link to={path} className={classes.result}>
      <PersonAvatar person={found.sender} size={34} />
      <span>
        <b>{found.sender.name}</b> <span className={classes.where}>in {found.chat_name}, {calendar.short(found.sent_at_s, today)}</span>
        <span className={classes.body}> {found.body}</span>
      </span>
    </Link>
  );
}
