"""The start state: the base of the catalog, and what a task's preload changes about it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.catalog import Part
from environments._kit.preload import ADDED_APART_S, Preload
from environments._kit.world import World
from environments.micromail.models.catalog import MailItem, MailRef
from environments.micromail.models.mailbox import deliver_mail, find_by_ref, make_mail
from environments.micromail.models.tables import Mail


class AddedItems(Part):
    """Items of the catalog that a task adds to the start state."""

    mails: list[MailRef] = Field(default_factory=list)


class MailPreload(Preload):
    """A task's start state."""

    base: Literal["standard", "empty"] = "standard"
    add: AddedItems = AddedItems()
    read: list[MailRef] | Literal["all"] = Field(default_factory=list)
    unread: list[MailRef] = Field(default_factory=list)
    starred: list[MailRef] = Field(default_factory=list)


def fill(session: Session, world: World, base: str) -> None:
    """Put the mails of a base into an empty mailbox."""
    session.add_all(
        make_mail(world, item, item.sent_at_s, "preload")
        for item in world.of(MailItem).values()
        if item.base == base and item.sent_at_s is not None
    )


def prepare(session: Session, world: World, preload: MailPreload) -> None:
    """Apply the rest of a task's preload.

    Raises:
        ValueError: A mail is added twice, or one is to be changed that is not in the mailbox at the start.
    """
    for n, ref in enumerate(reversed(preload.add.mails), start=1):
        item = world.of(MailItem)[ref]
        sent_at_s = -n * ADDED_APART_S if item.sent_at_s is None else item.sent_at_s
        deliver_mail(session, world, item, sent_at_s, "preload")
    if preload.read == "all":
        for mail in session.scalars(select(Mail)):
            mail.is_read = True
    else:
        _set(session, "read", preload.read, is_read=True)
    _set(session, "unread", preload.unread, is_read=False)
    _set(session, "starred", preload.starred, is_starred=True)


def _set(session: Session, field: str, refs: list[str], **values: bool) -> None:
    for ref in refs:
        mail = find_by_ref(session, ref)
        if mail is None:
            raise ValueError(f"preload: field {field!r}: {ref!r} is not in the mailbox at the start")
        for name, value in values.items():
            setattr(mail, name, value)
