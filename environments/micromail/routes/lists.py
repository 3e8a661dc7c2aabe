"""Folders and lists of mails."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Query
from sqlalchemy import case, func, select

from environments._kit.context import App
from environments._kit.refusal import not_found
from environments.micromail.models.catalog import Folder
from environments.micromail.models.shapes import Filter, FolderInfo, MailList, Order, Sort, summary
from environments.micromail.models.tables import Mail, id_of

router = APIRouter()

UNREAD = case((Mail.is_read, 0), else_=1)
FILTERS: dict[Filter, Callable[[Mail], bool]] = {
    "all": lambda _mail: True,
    "unread": lambda mail: not mail.is_read,
    "starred": lambda mail: mail.is_starred,
    "mentions": lambda mail: mail.mentions_me,
    "attachments": lambda mail: bool(mail.attachments),
    "important": lambda mail: mail.importance == "high",
}
SORTS: dict[Sort, Callable[[Mail], Any]] = {
    "date": lambda mail: mail.sent_at_s,
    "sender": lambda mail: fold(_correspondents(mail)),
    "subject": lambda mail: fold(mail.subject),
}


@router.get("/api/folders")
def list_folders(app: App) -> list[FolderInfo]:
    """All folders with their counts."""
    with app.reading() as session:
        found = session.execute(select(Mail.folder, func.count(), func.sum(UNREAD)).group_by(Mail.folder)).all()
    counts = {folder: (total, unread) for folder, total, unread in found}
    return [_folder_info(folder, *counts.get(folder, (0, 0))) for folder in get_args(Folder)]


@router.get("/api/mails")
def list_mails(
    app: App,
    folder: Folder | None = None,
    search: str = "",
    filter: Filter = "all",  # noqa: A002  (the name in the URL)
    sort: Sort = "date",
    order: Order = "desc",
    limit: Annotated[int | None, Query(ge=1)] = None,
) -> MailList:
    """Mails of a folder, or of all folders; pinned ones first. With a limit only so many; the total counts all."""
    wanted = select(Mail) if folder is None else select(Mail).where(Mail.folder == folder)
    words = fold(search).split()
    with app.reading() as session:
        found = [m for m in session.scalars(wanted.order_by(Mail.id)) if FILTERS[filter](m) and _holds(m, words)]
        found.sort(key=lambda mail: mail.sent_at_s, reverse=True)  # newest first among equals
        found.sort(key=SORTS[sort], reverse=order == "desc")
        found.sort(key=lambda mail: not mail.is_pinned)
        return MailList(mails=[summary(mail, app.world) for mail in found[:limit]], total=len(found))


@router.get("/api/threads/{thread_id}")
def list_thread(thread_id: str, app: App) -> MailList:
    """The mails of a conversation from all folders but Junk and Deleted, oldest first."""
    with app.reading() as session:
        mails = session.scalars(select(Mail).where(Mail.folder.not_in(("junk", "deleted"))).order_by(Mail.sent_at_s))
        found = [summary(mail, app.world) for mail in mails if id_of(mail.thread) == thread_id]
    if not found:
        raise not_found("conversation")
    return MailList(mails=found, total=len(found))


def _folder_info(folder: Folder, total: int, unread: int) -> FolderInfo:
    return FolderInfo(id=folder, name=folder.capitalize(), total=total, unread=unread)


def fold(text: str) -> str:
    """Text without case and accents, for searching and sorting."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def _correspondents(mail: Mail) -> str:
    """Whom a list names: the writer, or of the user's own mails the receivers."""
    return ", ".join(r.name for r in mail.addressed("to")) if mail.is_own else mail.sender_name


def _holds(mail: Mail, words: list[str]) -> bool:
    if not words:
        return True
    people = [text for r in mail.recipients if r.field != "bcc" for text in (r.name, r.email)]
    text = fold("\n".join((mail.subject, mail.sender_name, mail.sender_email, mail.body, *people)))
    return all(word in text for word in words)
