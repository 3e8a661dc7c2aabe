"""One mail: reading it, opening it, and removing it for good."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.refusal import not_found
from environments.micromail.models.shapes import MailDetail, detail
from environments.micromail.models.tables import Mail

router = APIRouter()


def find_mail(session: Session, mail_id: str) -> Mail:
    """The mail of this public id.

    Raises:
        HTTPException: It is not in the mailbox (404).
    """
    mail = session.get(Mail, mail_id)
    if mail is None:
        raise not_found("mail")
    return mail


@router.get("/api/mails/{mail_id}")
def get_mail(mail_id: str, app: App) -> MailDetail:
    """The full mail; changes nothing."""
    with app.reading() as session:
        return detail(find_mail(session, mail_id), app.world)


@router.post("/api/mails/{mail_id}/open")
def open_mail(mail_id: str, app: App) -> MailDetail:
    """Open a mail to read it, which marks it read."""
    with app.change() as change:
        mail = find_mail(change.session, mail_id)
        mail.is_read = True
        change.log("open_mail", mail.ref)
        return detail(mail, app.world)


@router.delete("/api/mails/{mail_id}", status_code=204)
def delete_mail(mail_id: str, app: App) -> None:
    """Remove a deleted mail for good."""
    with app.change() as change:
        mail = find_mail(change.session, mail_id)
        if mail.folder != "deleted":
            raise HTTPException(409, "Only mails in Deleted can be removed for good. Delete this mail first.")
        change.session.delete(mail)
        change.log("delete_mail", mail.ref)
