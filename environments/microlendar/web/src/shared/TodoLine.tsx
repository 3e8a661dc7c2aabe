import type { ReactNode } from "react";
import { Link } from "react-router";

import classes from "./TodoLine.module.css";
import type { Todo } from "./api";
import { useTodayText } from "./use-now";
import { shortDay } from "./wall";

/** A to-do as lists show it: what, until when, who has put it there. */
export function TodoLine({ todo, before }: { todo: Todo; before?: ReactNode }): ReactNode {
  const today = useTodayText();
  const isLate = todo.due_on !== null && todo.due_on < today && !todo.is_done;
  const due = todo.due_on === null ? "no due date" : `${isLate ? "overdue: " : "due "}${shortDay(todo.due_on, today)}`;
  return (
    <li className={classes.line} data-done={todo.is_done}>
      {before}
      <Link to={`/tasks/${todo.id}`} className={classes.link}>
        <span className={classes.title}>{todo.title}</span>
        <span className={classes.note}>
          <span className="heard">, </span>
          <span data-late={isLate}>{due}</span>
          {!todo.is_own && `, from ${todo.by.name}`}
        </span>
      </Link>
    </li>
  );
}
