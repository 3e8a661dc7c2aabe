"""A tiny app on the kit: notes that can be written and liked. It shows what an app must bring along."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel
from sqlalchemy import select
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from environments._kit.catalog import Catalog, Item, reference
from environments._kit.context import App
from environments._kit.environment import Environment
from environments._kit.events import Event, Stage
from environments._kit.ids import public_id
from environments._kit.people import PersonaRef
from environments._kit.preload import Preload
from environments._kit.refusal import not_found
from environments._kit.tables import Added, next_user_ref
from environments._kit.world import World

NoteRef = Annotated[str, reference("note")]


class Tables(DeclarativeBase):
    pass


class Note(Added, Tables):
    __tablename__ = "notes"

    id: Mapped[str] = mapped_column(primary_key=True)
    ref: Mapped[str]
    text: Mapped[str]
    is_liked: Mapped[bool]


class NoteItem(Item):
    base: Literal["standard"] | None = None
    author: PersonaRef
    text: str


class NotesPreload(Preload):
    base: Literal["standard", "empty"] = "standard"
    liked: list[NoteRef] = []


class NoteWritten(Event):
    note: NoteRef

    def change(self, stage: Stage) -> str | None:
        item = stage.world.of(NoteItem)[self.note]
        stage.session.add(new_note(item.id, item.text, stage.at_s, "timeline"))
        return None


class NoteShape(BaseModel):
    id: str
    text: str
    is_liked: bool


class TextWish(BaseModel):
    text: str


router = APIRouter()


@router.get("/api/notes")
def list_notes(app: App) -> list[NoteShape]:
    with app.reading() as session:
        return [NoteShape(id=n.id, text=n.text, is_liked=n.is_liked) for n in session.scalars(select(Note))]


@router.post("/api/notes", status_code=201)
def write_note(wish: TextWish, app: App) -> NoteShape:
    with app.change() as change:
        note = new_note(next_user_ref(change.session, "note"), wish.text, change.at_s, "user")
        change.session.add(note)
        change.log("write_note", note.ref, text=wish.text)
        return NoteShape(id=note.id, text=note.text, is_liked=False)


@router.post("/api/notes/{note_id}/like", status_code=204)
def like_note(note_id: str, app: App) -> None:
    with app.change() as change:
        note = change.session.get(Note, note_id)
        if note is None:
            raise not_found("note")
        note.is_liked = True
        change.log("like_note", note.ref)


@router.post("/api/notes/{note_id}/shred")
def shred_note(note_id: str, app: App) -> None:
    with app.change() as change:
        change.session.add(new_note("half-shredded", "?", change.at_s, "user"))
        change.log("shred_note", note_id)  # not classified: an error of the app's author


def new_note(ref: str, text: str, at_s: float, added_by: str) -> Note:
    return Note(id=public_id("notes", ref), ref=ref, text=text, is_liked=False, added_at=at_s, added_by=added_by)


def fill(session: Session, world: World, base: str) -> None:
    for item in world.of(NoteItem).values():
        if item.base == base:
            session.add(new_note(item.id, item.text, -60.0, "preload"))


def prepare(session: Session, _world: World, preload: NotesPreload) -> None:
    for ref in preload.liked:
        session.scalars(select(Note).where(Note.ref == ref)).one().is_liked = True


def sound_of(session: Session, note_id: str) -> str | None:
    """Every note is read aloud in a file of its reference."""
    note = session.get(Note, note_id)
    return note and f"sounds/{note.ref}.webm"


def notes_environment(folder: Path) -> Environment:
    return Environment(
        name="notes",
        title="MicroNotes",
        folder=folder,
        tables=Tables.metadata,
        router=router,
        actions={"write_note": "consequential", "like_note": "consequential"},
        events={"note_written": NoteWritten},
        catalogs=[Catalog("note", "notes.jsonl", NoteItem)],
        preload=NotesPreload,
        fill=fill,
        prepare=prepare,
        media={"sounds": sound_of},
    )


NOTES = [
    {"id": "note-001", "base": "standard", "author": "per-002", "text": "Water the ferns."},
    {"id": "note-002", "base": "standard", "author": "per-003", "text": "Return the ladder."},
    *({"id": f"note-{n:03}", "author": "per-004", "text": f"Note number {n}."} for n in range(3, 203)),
]
