"""Writing: drafts, and sending them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fastapi import APIRouter, HTTPException
from sqlalchemy.orm import Session

from environments._kit.context import App, AppContext, Change
from environments._kit.refusal import refused
from environments.micromail.models.shapes import DraftWish, MailDetail, detail
from environments.micromail.models.tables import Mail, Recipient
from environments.micromail.models.writing import FIELDS, Desk
from environments.micromail.routes.mails import find_mail

router = APIRouter()

ADDRESS = re.compile(r"[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>.]+")


@router.post("/api/drafts", status_code=201)
def create_draft(wish: DraftWish, app: App) -> MailDetail:
    """Save a new draft; a reply joins the thread, a forwarded mail brings its files."""
    with app.change() as change:
        answered = find_mail(change.session, wish.reply_to) if wish.reply_to else None
        forwarded = find_mail(change.session, wish.forward_of) if wish.forward_of else None
        desk = _desk(change, app)
        draft = desk.new_draft(answered, forwarded)
        desk.write(draft, wish)
        change.session.add(draft)
        change.log("save_draft", draft.ref)
        return detail(draft, app.world)


@router.put("/api/drafts/{mail_id}")
def update_draft(mail_id: str, wish: DraftWish, app: App) -> MailDetail:
    """Save what the user has changed in a draft; what it answers or forwards stays as it was."""
    with app.change() as change:
        draft = _find_draft(change.session, mail_id)
        _desk(change, app).write(draft, wish)
        change.log("edit_draft" if _is_new(draft) else "change_draft", draft.ref)
        return detail(draft, app.world)


@router.delete("/api/drafts/{mail_id}", status_code=204)
def discard_draft(mail_id: str, app: App) -> None:
    """Throw a draft away."""
    with app.change() as change:
        draft = _find_draft(change.session, mail_id)
        change.session.delete(draft)
        change.log("discard_draft" if _is_new(draft) else "delete_draft", draft.ref)


@router.post("/api/drafts/{mail_id}/send")
def send_draft(mail_id: str, app: App) -> MailDetail:
    """Send a draft; it moves to Sent."""
    with app.change() as change:
        draft = _find_draft(change.session, mail_id)
        _refuse_bad_addresses(draft.recipients)
        _desk(change, app).send(draft)
        change.log("send_mail", draft.ref, **_sent_params(draft))
        return detail(draft, app.world)


def _desk(change: Change, app: AppContext) -> Desk:
    return Desk(change.session, app.world, change.at_s)


def _find_draft(session: Session, mail_id: str) -> Mail:
    mail = find_mail(session, mail_id)
    if not mail.is_draft:
        raise HTTPException(409, "This mail was sent already and cannot be changed any more.")
    if mail.folder == "deleted":
        raise HTTPException(409, "This draft was deleted. Move it back to Drafts first.")
    return mail


def _is_new(draft: Mail) -> bool:
    """Whether it was begun in this run; another one was there before, and nobody but its writer can bring it back."""
    return draft.added_by == "user"


def _refuse_bad_addresses(recipients: Sequence[Recipient]) -> None:
    if not recipients:
        raise refused("Add at least one recipient before you send this mail.")
    for somebody in recipients:
        if not ADDRESS.fullmatch(somebody.email):
            raise refused(f"“{somebody.email}” is not a valid e-mail address.")


def _sent_params(mail: Mail) -> dict[str, object]:
    addresses = {field: sorted(somebody.email for somebody in mail.addressed(field)) for field in FIELDS}
    return {**addresses, "subject": mail.subject, "reply_to": mail.reply_to, "forward_of": mail.forward_of}
