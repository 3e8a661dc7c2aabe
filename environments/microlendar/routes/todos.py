"""To-dos: the list, one of them, writing, marking as done, deleting."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microlendar.models.shapes import DoneWish, TodoCard, TodoDetail, TodoWish
from environments.microlendar.models.tables import Notice, Todo, listed
from environments.microlendar.models.views import todo_card, todo_detail

router = APIRouter()


@router.get("/api/todos")
def list_todos(app: App) -> list[TodoCard]:
    """All to-dos, what is due first in front, what has no due date after it."""
    order = (Todo.due_on.is_(None), Todo.due_on, Todo.added_at, Todo.ref)
    with app.reading() as session:
        return [todo_card(todo, app.world) for todo in session.scalars(select(Todo).order_by(*order))]


@router.get("/api/todos/{todo_id}")
def get_todo(todo_id: str, app: App) -> TodoDetail:
    """A to-do with its notes."""
    with app.reading() as session:
        return todo_detail(by_id(session, Todo, todo_id), app.world)


@router.post("/api/todos", status_code=201)
def create_todo(wish: TodoWish, app: App) -> TodoDetail:
    """Put something on the list."""
    title = _title(wish)
    with app.change() as change:
        ref = next_user_ref(change.session, "todo")
        todo = Todo(
            **listed(ref, change.at_s, "user"),
            title=title,
            notes=wish.notes.strip(),
            due_on=wish.due_on,
            by_ref=app.world.user.id,
            is_done=False,
            done_at_s=None,
        )
        change.session.add(todo)
        change.session.flush()
        change.log("create_todo", ref, title=title, due_on=wish.due_on)
        return todo_detail(todo, app.world)


@router.put("/api/todos/{todo_id}")
def edit_todo(todo_id: str, wish: TodoWish, app: App) -> TodoDetail:
    """Change title, notes or due date."""
    title = _title(wish)
    with app.change() as change:
        todo = by_id(change.session, Todo, todo_id)
        todo.title, todo.notes, todo.due_on = title, wish.notes.strip(), wish.due_on
        change.log("edit_todo", todo.ref, title=title, due_on=wish.due_on)
        return todo_detail(todo, app.world)


@router.post("/api/todos/{todo_id}/done")
def mark_todo(todo_id: str, wish: DoneWish, app: App) -> TodoDetail:
    """Mark a to-do as done or not any more."""
    with app.change() as change:
        todo = by_id(change.session, Todo, todo_id)
        if todo.is_done != wish.done:
            todo.is_done, todo.done_at_s = wish.done, change.at_s if wish.done else None
            change.log("finish_todo" if wish.done else "reopen_todo", todo.ref)
        return todo_detail(todo, app.world)


@router.delete("/api/todos/{todo_id}", status_code=204)
def delete_todo(todo_id: str, app: App) -> None:
    """Take a to-do off the list; only what the user has written."""
    with app.change() as change:
        todo = by_id(change.session, Todo, todo_id)
        if todo.by_ref != app.world.user.id:
            raise HTTPException(403, "Somebody else has put this on your list; mark it as done instead.")
        for notice in change.session.scalars(select(Notice).where(Notice.todo_ref == todo.ref)):
            notice.todo_ref = None
        change.session.delete(todo)
        change.log("delete_todo", todo.ref)


def _title(wish: TodoWish) -> str:
    title = " ".join(wish.title.split())
    if not title:
        raise refused("Write what is to be done.")
    return title
