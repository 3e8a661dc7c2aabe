"""What happens in a mailbox, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from environments._kit.files import FileItem
from environments._kit.people import Persona
from environments._kit.tables import AddedBy
from environments._kit.world import World
from environments.micromail.models.catalog import Address, MailItem, address_of, is_user
from environments.micromail.models.tables import Attachment, Mail, Recipient, id_of


def find_by_ref(session: Session, ref: str) -> Mail | None:
    """The mail of this reference, if it is in the mailbox."""
    return session.scalar(select(Mail).where(Mail.ref == ref))


def deliver_mail(
    session: Session, world: World, item: MailItem, at_s: float, added_by: AddedBy, folder: str | None = None
) -> Mail:
    """Put a mail of the catalog into the mailbox.

    Args:
        session: Where to.
        world: The world that the mail is of.
        item: The mail.
        at_s: When it was sent, simulated seconds from the start.
        added_by: Who puts it there.
        folder: Another folder than the catalog's.

    Raises:
        ValueError: It is in the mailbox already.
    """
    if find_by_ref(session, item.id):
        raise ValueError(f"{item.id!r} is in the mailbox already")
    mail = make_mail(world, item, at_s, added_by, folder)
    session.add(mail)
    return mail


def make_mail(world: World, item: MailItem, at_s: float, added_by: AddedBy, folder: str | None = None) -> Mail:
    """A mail of the catalog, ready to be put into a mailbox."""
    added = {"added_at": at_s, "added_by": added_by}
    mail = Mail(
        id=id_of(item.id),
        ref=item.id,
        folder=folder or item.folder,
        subject=item.subject,
        body=item.body,
        sent_at_s=at_s,
        is_read=item.is_read or item.folder == "drafts",
        is_starred=item.is_starred,
        is_pinned=item.is_pinned,
        is_draft=item.folder == "drafts",
        is_own=is_user(world, item.sender),
        importance=item.importance,
        is_external=_is_external(world, item),
        mentions_me=mentions(world.user, item.body),
        thread=item.thread or item.id,
        **_sender(world, item),
        **added,
    )
    mail.recipients = [
        recipient(world, person, field, at_s, added_by)
        for field, people in (("to", item.to), ("cc", item.cc))
        for person in people
    ]
    mail.attachments = [attachment(file, n, at_s, added_by) for n, file in enumerate(item.attachments)]
    return mail


def recipient(world: World, person: str | Address, field: str, at_s: float, added_by: AddedBy) -> Recipient:
    """One address of a mail."""
    address = address_of(world, person)
    user = is_user(world, person)
    ref = world.user.id if user else person if isinstance(person, str) else None
    return Recipient(
        field=field, ref=ref, name=address.name, email=address.email, is_user=user, added_at=at_s, added_by=added_by
    )


def attachment(file: FileItem, position: int, at_s: float, added_by: AddedBy) -> Attachment:
    """A file of the catalog."""
    return Attachment(
        id=id_of(file.id),
        ref=file.id,
        source=file.id,
        position=position,
        name=file.name,
        kind=file.kind,
        size_bytes=file.size_bytes,
        added_at=at_s,
        added_by=added_by,
    )


def look_up(session: Session, world: World, emails: Iterable[str]) -> Iterator[str | Address]:
    """Who is behind addresses: somebody of the world, somebody who wrote to this mailbox, or just the address."""
    known = world.by_email
    for email in emails:
        writer = select(Mail.sender_name).where(func.lower(Mail.sender_email) == func.lower(email)).limit(1)
        yield known.get(email.lower()) or Address(name=session.scalar(writer) or email, email=email)


def mentions(user: Persona, body: str) -> bool:
    """Whether a text addresses the user by `@` and first name or handle."""
    names = "|".join(re.escape(name) for name in (user.first_name, user.handle.removeprefix("@")))
    return re.search(rf"(?<!\w)@(?:{names})(?!\w)", body, re.IGNORECASE) is not None


def preview(body: str, max_chars: int = 140) -> str:
    """The beginning of a text on one line; what lies past it is not seen in any list."""
    text = " ".join(body.split())
    return text if len(text) <= max_chars else text[: max_chars - 1].rstrip() + "…"


def _sender(world: World, item: MailItem) -> dict[str, str | None]:
    address = address_of(world, item.sender)
    ref = item.sender if isinstance(item.sender, str) else None
    if is_user(world, item.sender):
        ref = world.user.id
    return {"sender_ref": ref, "sender_name": address.name, "sender_email": address.email}


def _is_external(world: World, item: MailItem) -> bool:
    if is_user(world, item.sender):
        return False
    domain = address_of(world, item.sender).email.rpartition("@")[2]
    return domain.lower() not in world.home_domains
