"""Marks and moves, of one mail or several."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException

from environments._kit.context import App, Change
from environments._kit.refusal import refused
from environments.micromail.models.shapes import (
    BulkChange,
    BulkWish,
    MailList,
    MailSummary,
    MoveWish,
    PinWish,
    ReadWish,
    StarWish,
    summary,
)
from environments.micromail.models.tables import Mail
from environments.micromail.routes.mails import find_mail

router = APIRouter()


@router.post("/api/mails/bulk")
def change_mails(wish: BulkWish, app: App) -> MailList:
    """Change several mails at once: all of them, or none if one cannot be changed."""
    if wish.change == BulkChange():
        raise refused("Say what should be done with these mails.")
    with app.change() as change:
        mails = [find_mail(change.session, mail_id) for mail_id in dict.fromkeys(wish.ids)]
        for mail in mails:
            _apply(change, mail, wish.change)
        return MailList(mails=[summary(mail, app.world) for mail in mails], total=len(mails))


@router.post("/api/mails/{mail_id}/read")
def mark_mail_read(mail_id: str, wish: ReadWish, app: App) -> MailSummary:
    """Mark a mail read or unread."""
    return _change_one(mail_id, BulkChange(read=wish.read), app)


@router.post("/api/mails/{mail_id}/star")
def star_mail(mail_id: str, wish: StarWish, app: App) -> MailSummary:
    """Star a mail or take the star away."""
    return _change_one(mail_id, BulkChange(starred=wish.starred), app)


@router.post("/api/mails/{mail_id}/move")
def move_mail(mail_id: str, wish: MoveWish, app: App) -> MailSummary:
    """Move a mail to another folder; to archive, to report as junk and to delete are moves."""
    return _change_one(mail_id, BulkChange(folder=wish.folder), app)


@router.post("/api/mails/{mail_id}/pin")
def pin_mail(mail_id: str, wish: PinWish, app: App) -> MailSummary:
    """Pin a mail to the top of its folder, or unpin it."""
    with app.change() as change:
        mail = find_mail(change.session, mail_id)
        if mail.is_pinned != wish.pinned:
            mail.is_pinned = wish.pinned
            change.log("pin_mail" if wish.pinned else "unpin_mail", mail.ref)
        return summary(mail, app.world)


def _change_one(mail_id: str, wish: BulkChange, app: App) -> MailSummary:
    with app.change() as change:
        mail = find_mail(change.session, mail_id)
        _apply(change, mail, wish)
        return summary(mail, app.world)


def _apply(change: Change, mail: Mail, wish: BulkChange) -> None:
    # What is so already is left alone and not logged: a second click is no second action.
    if wish.read is not None and wish.read != mail.is_read:
        _mark_read(change, mail, wish.read)
    if wish.starred is not None and wish.starred != mail.is_starred:
        mail.is_starred = wish.starred
        change.log("star_mail" if wish.starred else "unstar_mail", mail.ref)
    if wish.folder is not None and wish.folder != mail.folder:
        _move(change, mail, wish.folder)


def _mark_read(change: Change, mail: Mail, read: bool) -> None:
    if mail.is_draft:
        raise HTTPException(409, "A draft cannot be marked unread.")
    mail.is_read = read
    change.log("mark_read" if read else "mark_unread", mail.ref)


def _move(change: Change, mail: Mail, folder: str) -> None:
    if mail.is_draft and folder not in ("drafts", "deleted"):
        raise HTTPException(409, "A draft can only be deleted or sent.")
    if not mail.is_draft and folder == "drafts":
        raise HTTPException(409, "Only drafts can be in Drafts.")
    if folder == "sent" and not mail.is_own:
        raise HTTPException(409, "Only mails that you sent can be in Sent.")
    mail.folder = folder
    change.log("move_mail", mail.ref, folder=folder)
