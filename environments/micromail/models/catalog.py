"""The catalog of mails: what exists in this world, whether or not it is in a mailbox yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Discriminator, Field, Tag, model_validator

from environments._kit.catalog import Catalog, Item, Part, reference
from environments._kit.files import FileItem
from environments._kit.people import Entity, Persona
from environments._kit.world import World

Folder = Literal["inbox", "sent", "drafts", "archive", "junk", "deleted"]
Importance = Literal["high", "normal", "low"]
MailRef = Annotated[str, reference("mail")]

OWN_FOLDERS = ("sent", "drafts")
OLDEST_S = -5 * 366 * 86_400.0


class Address(Part):
    """Somebody who is neither a person nor an entity of the world."""

    name: str
    email: str


def _tag(value: object) -> str:
    return "reference" if isinstance(value, str) else "address"


Correspondent = Annotated[
    Annotated[str, reference("persona", "entity", also=("user",)), Tag("reference")]
    | Annotated[Address, Tag("address")],
    Discriminator(_tag),
]
"""A persona, an entity, `user`, or a name and address."""


class MailItem(Item):
    """One mail of the catalog."""

    base: Literal["standard"] | None
    """In which start state it is; None = in none, it comes by the timeline or by a task's preload."""
    folder: Folder = "inbox"
    sender: Correspondent
    to: list[Correspondent] = Field(min_length=1)
    cc: list[Correspondent] = Field(default_factory=list)
    subject: str
    body: str
    sent_at_s: float | None = Field(default=None, ge=OLDEST_S, le=0)
    """Simulated seconds from the start; None where the timeline says when."""
    is_read: bool = False
    is_starred: bool = False
    is_pinned: bool = False
    importance: Importance = "normal"
    attachments: list[FileItem] = Field(default_factory=list)
    thread: str | None = None

    @model_validator(mode="after")
    def _dated_if_there_from_the_start(self) -> MailItem:
        if self.base and self.sent_at_s is None:
            raise ValueError("field 'sent_at_s': a mail of a base needs the time it was sent")
        return self


def address_of(world: World, person: str | Address) -> Address:
    """Name and address of somebody who writes or receives a mail.

    Raises:
        ValueError: An entity has no domain, so it cannot write mail.
    """
    if isinstance(person, Address):
        return person
    persona = world.user if person == "user" else world.of(Persona).get(person)
    found = persona or world.of(Entity)[person]
    if not found.email:
        raise ValueError(f"entity {person!r} has no domain, so it has no address")
    return Address(name=found.name, email=found.email)


def is_user(world: World, person: str | Address) -> bool:
    """Whether somebody is the signed-in user."""
    return person in ("user", world.user.id)


def _verify(world: World) -> Iterator[tuple[str, str]]:
    owners: dict[str, str] = {}
    for mail in world.of(MailItem).values():
        for attachment in mail.attachments:
            if attachment.id in owners:
                yield mail.id, f"field 'attachments': {attachment.id!r} is already a file of {owners[attachment.id]!r}"
            owners.setdefault(attachment.id, mail.id)
        for person in (mail.sender, *mail.to, *mail.cc):
            try:
                address_of(world, person)
            except ValueError as error:
                yield mail.id, str(error)
        if mail.folder in OWN_FOLDERS and not is_user(world, mail.sender):
            yield mail.id, f"field 'sender': only the user's own mails can be in {mail.folder!r}"


MAILS = Catalog("mail", "mails.jsonl", MailItem, _verify)
