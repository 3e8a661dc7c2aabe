"""The shapes of requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from environments._kit.media import avatar_url
from environments._kit.wish import Wish
from environments._kit.world import World
from environments.micromail.models.catalog import Folder, Importance
from environments.micromail.models.mailbox import preview
from environments.micromail.models.tables import NAME, Attachment, Mail, Recipient, id_of

Filter = Literal["all", "unread", "starred", "mentions", "attachments", "important"]
Sort = Literal["date", "sender", "subject"]
Order = Literal["asc", "desc"]
MailText = Annotated[str, Field(max_length=100_000)]
Addresses = Annotated[list[Annotated[str, Field(max_length=320)]], Field(max_length=100)]


class Person(BaseModel):
    """Somebody who writes or receives mail."""

    name: str
    email: str
    avatar_url: str | None


class FolderInfo(BaseModel):
    """A folder and what is in it."""

    id: Folder
    name: str
    total: int
    unread: int


class MailSummary(BaseModel):
    """A mail as a list shows it: no CC, no attachment names, no text past the preview."""

    id: str
    folder: Folder
    sender: Person
    recipients: str
    """Names of those in To."""
    receiver_avatar_url: str | None
    """In a mail of the user's own: the portrait of the first of them."""
    subject: str
    preview: str
    sent_at_s: float
    is_read: bool
    is_starred: bool
    is_pinned: bool
    importance: Importance
    is_external: bool
    mentions_me: bool
    has_attachments: bool
    thread_id: str
    is_draft: bool


class MailList(BaseModel):
    """Mails of a folder or a search."""

    mails: list[MailSummary]
    total: int


class FileInfo(BaseModel):
    """An attached file."""

    id: str
    name: str
    kind: str
    size_bytes: int
    url: str


class MailDetail(MailSummary):
    """An opened mail."""

    to: list[Person]
    cc: list[Person]
    bcc: list[Person]
    """Only ever filled in the user's own mails."""
    body: str
    attachments: list[FileInfo]


class ReadWish(Wish):
    """Mark a mail read or unread."""

    read: bool


class StarWish(Wish):
    """Star a mail or take the star away."""

    starred: bool


class PinWish(Wish):
    """Pin a mail to the top of its folder, or unpin it."""

    pinned: bool


class MoveWish(Wish):
    """Move a mail."""

    folder: Folder


class BulkChange(Wish):
    """What to do with each of several mails."""

    read: bool | None = None
    starred: bool | None = None
    folder: Folder | None = None


class BulkWish(Wish):
    """Change several mails at once."""

    ids: list[str] = Field(min_length=1)
    change: BulkChange


class DraftWish(Wish):
    """What the user has written so far; addresses may be unfinished."""

    to: Addresses = Field(default_factory=list)
    cc: Addresses = Field(default_factory=list)
    bcc: Addresses = Field(default_factory=list)
    subject: MailText = ""
    body: MailText = ""
    reply_to: str | None = None
    """Id of the mail that this one answers."""
    forward_of: str | None = None
    """Id of the mail that this one forwards; its files come along."""


def summary(mail: Mail, world: World) -> MailSummary:
    """A mail for a list."""
    return MailSummary(**_summary_fields(mail, world))


def detail(mail: Mail, world: World) -> MailDetail:
    """An opened mail."""
    return MailDetail(
        **_summary_fields(mail, world),
        to=[_recipient(r, world) for r in mail.addressed("to")],
        cc=[_recipient(r, world) for r in mail.addressed("cc")],
        bcc=[_recipient(r, world) for r in mail.addressed("bcc")],
        body=mail.body,
        attachments=[file_info(attachment) for attachment in mail.attachments],
    )


def person(world: World, ref: str | None, name: str, email: str) -> Person:
    """Somebody, with a picture where there is one."""
    return Person(name=name, email=email, avatar_url=avatar_url(world, NAME, ref))


def _summary_fields(mail: Mail, world: World) -> dict[str, object]:
    receivers = mail.addressed("to")
    same = ("id", "folder", "subject", "sent_at_s", "is_read", "is_starred", "is_pinned", "importance", "is_external")
    return {name: getattr(mail, name) for name in (*same, "mentions_me", "is_draft")} | {
        "sender": person(world, mail.sender_ref, mail.sender_name, mail.sender_email),
        "recipients": ", ".join(r.name for r in receivers),
        "receiver_avatar_url": avatar_url(world, NAME, receivers[0].ref) if mail.is_own and receivers else None,
        "preview": preview(mail.body),
        "has_attachments": bool(mail.attachments),
        "thread_id": id_of(mail.thread),
    }


def _recipient(recipient: Recipient, world: World) -> Person:
    return person(world, recipient.ref, recipient.name, recipient.email)


def file_info(attachment: Attachment) -> FileInfo:
    """An attached file."""
    return FileInfo(
        id=attachment.id,
        name=attachment.name,
        kind=attachment.kind,
        size_bytes=attachment.size_bytes,
        url=f"/api/attachments/{attachment.id}",
    )
