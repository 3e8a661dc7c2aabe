"""The tables of a mailbox."""

from __future__ import annotations

from sqlalchemy import ForeignKey
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from environments._kit.ids import public_id
from environments._kit.tables import Added

NAME = "micromail"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Mail(Added, Tables):
    """A mail that is in the mailbox now."""

    __tablename__ = "mails"

    id: Mapped[str] = mapped_column(primary_key=True)
    """Public id."""
    ref: Mapped[str] = mapped_column(unique=True)
    """Catalog reference (`mail-061`), or `user-mail-<n>`."""
    folder: Mapped[str]
    """inbox, sent, drafts, archive, junk or deleted."""
    sender_ref: Mapped[str | None]
    """Id of a persona or an entity."""
    sender_name: Mapped[str]
    sender_email: Mapped[str]
    subject: Mapped[str]
    body: Mapped[str]
    sent_at_s: Mapped[float]
    """Simulated seconds from the start; of a draft: when it was last saved."""
    is_read: Mapped[bool]
    is_starred: Mapped[bool]
    is_pinned: Mapped[bool]
    is_draft: Mapped[bool]
    is_own: Mapped[bool]
    """Whether the user wrote it."""
    importance: Mapped[str]
    """high, normal or low."""
    is_external: Mapped[bool]
    mentions_me: Mapped[bool]
    thread: Mapped[str]
    """Reference of the thread; a mail without one is a thread of its own."""
    reply_to: Mapped[str | None]
    """Reference of the mail that this one answers."""
    forward_of: Mapped[str | None]
    """Reference of the mail that this one forwards."""

    recipients: Mapped[list[Recipient]] = relationship(
        order_by="Recipient.id", cascade="all, delete-orphan", lazy="selectin"
    )
    attachments: Mapped[list[Attachment]] = relationship(
        order_by="Attachment.position", cascade="all, delete-orphan", lazy="selectin"
    )

    def addressed(self, field: str) -> list[Recipient]:
        """The recipients in `to`, `cc` or `bcc`."""
        return [recipient for recipient in self.recipients if recipient.field == field]


class Recipient(Added, Tables):
    """One address of a mail."""

    __tablename__ = "recipients"

    id: Mapped[int] = mapped_column(primary_key=True)
    mail_id: Mapped[str] = mapped_column(ForeignKey("mails.id"), index=True)
    field: Mapped[str]
    """to, cc or bcc."""
    ref: Mapped[str | None]
    """Id of a persona or an entity."""
    name: Mapped[str]
    email: Mapped[str]
    is_user: Mapped[bool]


class Attachment(Added, Tables):
    """A file that came with a mail."""

    __tablename__ = "attachments"

    id: Mapped[str] = mapped_column(primary_key=True)
    """Public id."""
    ref: Mapped[str] = mapped_column(unique=True)
    source: Mapped[str]
    """Catalog reference of the file; of a forwarded one, that of the original."""
    mail_id: Mapped[str] = mapped_column(ForeignKey("mails.id"), index=True)
    position: Mapped[int]
    name: Mapped[str]
    kind: Mapped[str]
    size_bytes: Mapped[int]


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)
