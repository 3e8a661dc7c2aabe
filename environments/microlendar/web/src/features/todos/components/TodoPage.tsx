import { Button, Group, TextInput, Textarea } from "@mantine/core";
import { ApiError, ConfirmDialog, ErrorState, LoadingRows, useSession, useToasts } from "@sentinel/kit";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";

import { Missing } from "../../../shared/Missing";
import { PersonLine } from "../../../shared/PersonLine";
import type { TodoDetail } from "../../../shared/api";
import shared from "../../../shared/shared.module.css";
import { fullDay } from "../../../shared/wall";
import { useDeleteTodo, useEditTodo, useMarkTodo, useTodo } from "../api/use-todos";
import classes from "./Todos.module.css";

/** One task with its notes. */
export function TodoPage(): ReactNode {
  const { todoId = "" } = useParams();
  const query = useTodo(todoId);
  const [isEditing, setEditing] = useState(false);
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status === 404;
    return isMissing ? <Missing what="This task does not exist" /> : <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <LoadingRows label="Loading task" />;
  return (
    <div className={shared.page}>
      <article className={shared.narrow} aria-label={`Task: ${query.data.title}`}>
        <p>
          <Link to="/tasks" className={classes.back}>
            ‹ All tasks
          </Link>
        </p>
        {isEditing ? <Edit todo={query.data} onEnd={() => setEditing(false)} /> : <Show todo={query.data} onEdit={() => setEditing(true)} />}
      </article>
    </div>
  );
}

function Show({ todo, onEdit }: { todo: TodoDetail; onEdit: () => void }): ReactNode {
  const { calendar } = useSession();
  const { failed } = useToasts();
  const { mutate: mark } = useMarkTodo();
  return (
    <>
      <h1 className={shared.pageTitle} data-done={todo.is_done}>
        {todo.title}
      </h1>
      <dl className={classes.facts}>
        <dt>Due</dt>
        <dd>{todo.due_on === null ? "No due date" : fullDay(todo.due_on)}</dd>
        <dt>From</dt>
        <dd>
          <PersonLine person={todo.by} />
        </dd>
        <dt>State</dt>
        <dd>{todo.done_at_s === null ? "Open" : `Done ${calendar.full(todo.done_at_s)}`}</dd>
        <dt>Notes</dt>
        <dd className={classes.notes}>{todo.notes === "" ? "No notes" : todo.notes}</dd>
      </dl>
      <Group mt="lg">
        <Button onClick={() => mark({ id: todo.id, done: !todo.is_done }, { onError: failed })}>{todo.is_done ? "Mark as open" : "Mark as done"}</Button>
        <Button variant="default" onClick={onEdit}>
          Edit
        </Button>
        {todo.is_own && <Delete todo={todo} />}
      </Group>
    </>
  );
}

function Delete({ todo }: { todo: TodoDetail }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { failed } = useToasts();
  const { mutate: remove } = useDeleteTodo(todo.id);
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete this task?"
        action="Delete"
        onClose={() => setOpen(false)}
        onConfirm={() => remove(undefined, { onError: failed, onSuccess: () => void navigate("/tasks") })}
      >
        {todo.title}
      </ConfirmDialog>
    </>
  );
}

function Edit({ todo, onEnd }: { todo: TodoDetail; onEnd: () => void }): ReactNode {
  const [title, setTitle] = useState(todo.title);
  const [due, setDue] = useState(todo.due_on ?? "");
  const [notes, setNotes] = useState(todo.notes);
  const { mutate: edit, error } = useEditTodo(todo.id);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        edit({ title, notes, due_on: due === "" ? null : due }, { onSuccess: onEnd });
      }}
    >
      <TextInput label="Title" value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
      <TextInput type="date" label="Due" mt="sm" value={due} onChange={(event) => setDue(event.currentTarget.value)} w={200} />
      <Textarea label="Notes" mt="sm" autosize minRows={4} value={notes} onChange={(event) => setNotes(event.currentTarget.value)} />
      {error !== null && (
        <p role="alert" className={classes.error}>
          {error.message}
        </p>
      )}
      <Group mt="lg">
        <Button type="submit">Save</Button>
        <Button variant="default" onClick={onEnd}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
