"""Writing: drafts, and sending them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fastapi import APIRouter, HTTPException
from sqlalchemy.orm import Session

from environments._kit.context import App, Change
from environments._kit.refusal import refused
from environments._kit.tables import next_user_ref
from environments._kit.world import World
from environments.micromail.models.mailbox import look_up, mentions, recipient
from environments.micromail.models.shapes import DraftWish, MailDetail, detail
from environments.micromail.models.tables import Attachment, Mail, Recipient, id_of
from environments.micromail.routes.mails import find_mail

router = APIRouter()

ADDRESS = re.compile(r"[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>.]+")
FIELDS = ("to", "cc", "bcc")


@router.post("/api/drafts", status_code=201)
def create_draft(wish: DraftWish, app: App) -> MailDetail:
    """Save a new draft; a reply joins the thread, a forwarded mail brings its files."""
    with app.change() as change:
        answered = find_mail(change.session, wish.reply_to) if wish.reply_to else None
        forwarded = find_mail(change.session, wish.forward_of) if wish.forward_of else None
        draft = _new_draft(change, app.world, answered, forwarded)
        _write(draft, wish, app.world, change.at_s)
        change.session.add(draft)
        change.log("save_draft", draft.ref)
        return detail(draft, app.world)


@router.put("/api/drafts/{mail_id}")
def update_draft(mail_id: str, wish: DraftWish, app: App) -> MailDetail:
    """Save what the user has changed in a draft."""
    with app.change() as change:
        draft = _find_draft(change.session, mail_id)
        _write(draft, wish, app.world, change.at_s)
        change.log("edit_draft", draft.ref)
        return detail(draft, app.world)


@router.delete("/api/drafts/{mail_id}", status_code=204)
def discard_draft(mail_id: str, app: App) -> None:
    """Throw a draft away."""
    with app.change() as change:
        draft = _find_draft(change.session, mail_id)
        change.session.delete(draft)
        change.log("discard_draft", draft.ref)


@router.post("/api/drafts/{mail_id}/send")
def send_draft(mail_id: str, app: App) -> MailDetail:
    """Send a draft; it moves to Sent."""
    with app.change() as change:
        draft = _find_draft(change.session, mail_id)
        _refuse_bad_addresses(draft.recipients)
        draft.folder, draft.is_draft, draft.is_pinned = "sent", False, False
        draft.sent_at_s = change.at_s
        change.log("send_mail", draft.ref, **_sent_params(draft))
        return detail(draft, app.world)


def _find_draft(session: Session, mail_id: str) -> Mail:
    mail = find_mail(session, mail_id)
    if not mail.is_draft:
        raise HTTPException(409, "This mail was sent already and cannot be changed any more.")
    return mail


def _new_draft(change: Change, world: World, answered: Mail | None, forwarded: Mail | None) -> Mail:
    ref = next_user_ref(change.session, "mail")
    draft = Mail(
        id=id_of(ref),
        ref=ref,
        folder="drafts",
        sender_ref=world.user.id,
        sender_name=world.user.name,
        sender_email=world.user.email,
        is_read=True,
        is_starred=False,
        is_pinned=False,
        is_draft=True,
        is_own=True,
        importance="normal",
        is_external=False,
        thread=answered.thread if answered else ref,
        reply_to=answered.ref if answered else None,
        forward_of=forwarded.ref if forwarded else None,
        added_at=change.at_s,
        added_by="user",
    )
    draft.attachments = [_copy(file, draft, change) for file in forwarded.attachments] if forwarded else []
    return draft


def _copy(file: Attachment, draft: Mail, change: Change) -> Attachment:
    ref = f"{draft.ref}-{file.ref}"
    return Attachment(
        id=id_of(ref),
        ref=ref,
        source=file.source,
        position=file.position,
        name=file.name,
        kind=file.kind,
        size_bytes=file.size_bytes,
        added_at=change.at_s,
        added_by="user",
    )


def _write(draft: Mail, wish: DraftWish, world: World, at_s: float) -> None:
    draft.subject, draft.body, draft.sent_at_s = wish.subject, wish.body, at_s
    draft.mentions_me = mentions(world.user, wish.body)
    draft.recipients = [
        recipient(world, somebody, field, at_s, "user")
        for field in FIELDS
        for somebody in look_up(world, _unique(getattr(wish, field)))
    ]


def _unique(emails: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(email.strip() for email in emails if email.strip()))


def _refuse_bad_addresses(recipients: Sequence[Recipient]) -> None:
    if not recipients:
        raise refused("Add at least one recipient before you send this mail.")
    for somebody in recipients:
        if not ADDRESS.fullmatch(somebody.email):
            raise refused(f"“{somebody.email}” is not a valid e-mail address.")


def _sent_params(mail: Mail) -> dict[str, object]:
    addresses = {field: sorted(r.email for r in mail.addressed(field)) for field in FIELDS}
    return {**addresses, "subject": mail.subject, "reply_to": mail.reply_to, "forward_of": mail.forward_of}
