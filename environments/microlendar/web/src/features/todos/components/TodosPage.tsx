import { Checkbox } from "@mantine/core";
import { EmptyState, ErrorState, LoadingRows, useToasts } from "@sentinel/kit";
import { IconChecklist } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { TodoLine } from "../../../shared/TodoLine";
import type { Todo } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { useMarkTodo, useTodos } from "../api/use-todos";
import { NewTodo } from "./NewTodo";
import classes from "./Todos.module.css";

/** The task list: what is open, by due date, and what is done. */
export function TodosPage(): ReactNode {
  const query = useTodos();
  const todos = query.data ?? [];
  const open = todos.filter((todo) => !todo.is_done);
  const done = todos.filter((todo) => todo.is_done);
  return (
    <div className={shared.page}>
      <div className={shared.narrow}>
        <h1 className={shared.pageTitle}>Tasks</h1>
        <NewTodo />
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && <LoadingRows label="Loading tasks" />}
        {query.data !== undefined && open.length === 0 && (
          <EmptyState icon={<IconChecklist size={44} stroke={1.3} />} title="Nothing left to do" />
        )}
        {open.length > 0 && <List name="Open" todos={open} />}
        {done.length > 0 && <List name="Done" todos={done.toReversed()} />}
      </div>
    </div>
  );
}

function List({ name, todos }: { name: string; todos: readonly Todo[] }): ReactNode {
  const { failed } = useToasts();
  const { mutate: mark } = useMarkTodo();
  return (
    <section aria-label={`${name}: ${todos.length}`} className={classes.list}>
      <h2>
        {name} <span className={classes.count}>{todos.length}</span>
      </h2>
      <ul>
        {todos.map((todo) => (
          <TodoLine
            key={todo.id}
            todo={todo}
            before={
              <Checkbox
                radius="xl"
                aria-label={`Done: ${todo.title}`}
                checked={todo.is_done}
                onChange={(event) => mark({ id: todo.id, done: event.currentTarget.checked }, { onError: failed })}
              />
            }
          />
        ))}
      </ul>
    </section>
  );
}
