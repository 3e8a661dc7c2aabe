"""Folders and lists of mails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Query
from sqlalchemy import ColumnElement, and_, case, func, select, true
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.refusal import not_found
from environments.micromail.models.catalog import Folder
from environments.micromail.models.shapes import Filter, FolderInfo, MailList, Order, Sort, summary
from environments.micromail.models.tables import Mail, id_of

router = APIRouter()

UNREAD = case((Mail.is_read, 0), else_=1)
FILTERS: dict[Filter, ColumnElement[bool]] = {
    "all": true(),
    "unread": ~Mail.is_read,
    "starred": Mail.is_starred.expression,
    "mentions": Mail.mentions_me.expression,
    "attachments": Mail.attachments.any(),
    "important": Mail.importance == "high",
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
    wanted = FILTERS[filter] if folder is None else and_(FILTERS[filter], Mail.folder == folder)
    words = fold(search).split()
    with app.reading() as session:
        if words or sort != "date":
            ids = _sorted_by_text(session, wanted, words, sort, order)
        else:
            ids = _sorted_by_date(session, wanted, order)
        # Only the mails that are shown are read whole: a list is asked for after every event.
        shown = {mail.id: mail for mail in session.scalars(select(Mail).where(Mail.id.in_(ids[:limit])))}
        return MailList(mails=[summary(shown[mail_id], app.world) for mail_id in ids[:limit]], total=len(ids))


@router.get("/api/threads/{thread_id}")
def list_thread(thread_id: str, app: App) -> MailList:
    """The mails of a conversation from all folders but Junk and Deleted, oldest first."""
    with app.reading() as session:
        mails = session.scalars(select(Mail).where(Mail.folder.not_in(("junk", "deleted"))).order_by(Mail.sent_at_s))
        found = [summary(mail, app.world) for mail in mails if id_of(mail.thread) == thread_id]
    if not found:
        raise not_found("conversation")
    return MailList(mails=found, total=len(found))


def _sorted_by_date(session: Session, wanted: ColumnElement[bool], order: Order) -> list[str]:
    when = Mail.sent_at_s.desc() if order == "desc" else Mail.sent_at_s
    return list(session.scalars(select(Mail.id).where(wanted).order_by(Mail.is_pinned.desc(), when, Mail.id)))


def _sorted_by_text(
    session: Session, wanted: ColumnElement[bool], words: list[str], sort: Sort, order: Order
) -> list[str]:
    found = [mail for mail in session.scalars(select(Mail).where(wanted).order_by(Mail.id)) if _holds(mail, words)]
    found.sort(key=lambda mail: mail.sent_at_s, reverse=True)  # newest first among equals
    found.sort(key=SORTS[sort], reverse=order == "desc")
    found.sort(key=lambda mail: not mail.is_pinned)
    return [mail.id for mail in found]


def _folder_info(folder: Folder, total: int, unread: int) -> FolderInfo:
    return FolderInfo(id=folder, name=folder.capitalize(), total=total, unread=unread)


def _correspondents(mail: Mail) -> str:
    """Whom a list names: the writer, or of the user's own mails the receivers."""
    return ", ".join(r.name for r in mail.addressed("to")) if mail.is_own else mail.sender_name


def _holds(mail: Mail, words: list[str]) -> bool:
    if not words:
        return True
    people = [text for r in mail.recipients if r.field != "bcc" for text in (r.name, r.email)]
    text = fold("\n".join((mail.subject, mail.sender_name, mail.sender_email, mail.body, *people)))
    return all(word in text for word in words)
