import { Button, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";

import { useCreateTodo } from "../api/use-todos";
import classes from "./Todos.module.css";

/** Writes a new task; its text stays until the server has it. */
export function NewTodo(): ReactNode {
  const [title, setTitle] = useState("");
  const [due, setDue] = useState("");
  const { mutate: create, error, reset } = useCreateTodo();
  function submit(): void {
    create(
      { title, notes: "", due_on: due === "" ? null : due },
      {
        onSuccess: () => {
          setTitle("");
          setDue("");
        },
      },
    );
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        aria-label="New task"
        placeholder="What is to be done?"
        value={title}
        onChange={(event) => {
          reset();
          setTitle(event.currentTarget.value);
        }}
        className={classes.what}
      />
      <TextInput type="date" aria-label="Due date of the new task" value={due} onChange={(event) => setDue(event.currentTarget.value)} />
      <Button type="submit">Add task</Button>
      {error !== null && (
        <p role="alert" className={classes.error}>
          {error.message}
        </p>
      )}
    </form>
  );
}
