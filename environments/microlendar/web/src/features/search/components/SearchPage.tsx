import { EmptyState, ErrorState, LoadingRows } from "@sentinel/kit";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";

import { CardRow } from "../../../shared/CardRow";
import { TodoLine } from "../../../shared/TodoLine";
import shared from "../../../shared/shared.module.css";
import { useTodayText } from "../../../shared/use-now";
import { dayOf, shortDay } from "../../../shared/wall";
import { countOf } from "../../../shared/words";
import { useSearch } from "../api/use-search";

/** Events and tasks whose title, place or people hold the words. */
export function SearchPage(): ReactNode {
  const q = (useSearchParams()[0].get("q") ?? "").trim();
  return (
    <div className={shared.page}>
      <div className={shared.narrow}>
        <h1 className={shared.pageTitle}>{q === "" ? "Search" : `Search: ${q}`}</h1>
        {q === "" ? (
          <EmptyState icon={<IconSearch size={44} stroke={1.3} />} title="What are you looking for?">
            Write a word of a title, a place or somebody’s name, then press Enter. Descriptions are not searched.
          </EmptyState>
        ) : (
          <Results q={q} />
        )}
      </div>
    </div>
  );
}

function Results({ q }: { q: string }): ReactNode {
  const today = useTodayText();
  const query = useSearch(q);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingRows label="Searching" />;
  const { events, todos } = query.data;
  if (events.length + todos.length === 0) {
    return (
      <EmptyState icon={<IconSearch size={44} stroke={1.3} />} title="Nothing found">
        No title, place or name holds these words.
      </EmptyState>
    );
  }
  return (
    <>
      {events.length > 0 && (
        <section aria-label={countOf(events.length, "event", "events")}>
          <ul style={{ margin: 0, padding: 0 }}>
            {events.map((card) => (
              <CardRow key={card.event_id} card={card} day={shortDay(dayOf(card.starts_at), today)} />
            ))}
          </ul>
        </section>
      )}
      {todos.length > 0 && (
        <section aria-label={countOf(todos.length, "task", "tasks")}>
          <h2 style={{ margin: "18px 10px 6px", fontSize: 15 }}>Tasks</h2>
          <ul style={{ margin: 0, padding: 0, listStyle: "none" }}>
            {todos.map((todo) => (
              <TodoLine key={todo.id} todo={todo} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
