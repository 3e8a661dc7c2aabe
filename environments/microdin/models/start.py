"""The start state: the base of the catalogs, and what a task's preload changes about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.preload import Preload
from environments._kit.rows import Row
from environments._kit.world import World
from environments.microdin.models import network
from environments.microdin.models.catalog import (
    CommentItem,
    Dated,
    InvitationItem,
    InvitationRef,
    JobItem,
    JobRef,
    MessageItem,
    NotificationItem,
    NotificationRef,
    PostItem,
    ProfileItem,
    SuggestionItem,
)
from environments.microdin.models.tables import Connection, Follow, Invitation, Job, Notification

CONNECTED_S = -400 * 86_400.0
"""Since when (simulated s) the first of the user's connections has been one; the others follow, a week each."""
WEEK_S = 7 * 86_400.0
FOLLOWED = ("ent-001", "ent-002", "ent-004", "ent-017", "ent-030", "ent-143")
"""What the user follows from the start."""

ADDERS: tuple[tuple[type[Dated], Callable[..., Any]], ...] = (
    (PostItem, network.publish_post),
    (CommentItem, network.write_comment),
    (JobItem, network.post_job),
    (InvitationItem, network.receive_invitation),
    (SuggestionItem, network.suggest),
    (MessageItem, network.deliver_message),
    (NotificationItem, network.notify),
)


class DinPreload(Preload):
    """A task's start state."""

    base: Literal["standard", "empty"] = "standard"
    only_jobs: list[JobRef] | None = None
    """The jobs that are in the list; None = all of the base."""
    only_invitations: list[InvitationRef] | None = None
    """The invitations that wait for an answer; None = all of the base."""
    unread_notifications: list[NotificationRef] | None = None
    """The notifications that are unread; None = as the catalog says."""


def fill(session: Session, world: World, base: str) -> None:
    """Put the items of a base into an empty network."""
    for model, add in ADDERS:
        for item in world.of(model).values():
            if item.base == base and item.at_s is not None:
                add(session, item, item.at_s, "preload")
    if base == "standard":
        _fill_user(session, world)


def _fill_user(session: Session, world: World) -> None:
    known = [profile.person for profile in world.of(ProfileItem).values() if profile.is_connected]
    for place, person in enumerate(known):
        since_s = CONNECTED_S + place * WEEK_S
        session.add(Connection(person_ref=person, since_s=since_s, added_at=since_s, added_by="preload"))
    for ref in FOLLOWED:
        if ref in world.items["entity"]:
            session.add(Follow(entity_ref=ref, added_at=CONNECTED_S, added_by="preload"))


def prepare(session: Session, _world: World, preload: DinPreload) -> None:
    """Apply the rest of a task's preload.

    Raises:
        ValueError: It names something that is not there at the start.
    """
    if preload.only_jobs is not None:
        _keep_only(session, Job, "only_jobs", preload.only_jobs)
    if preload.only_invitations is not None:
        _keep_only(session, Invitation, "only_invitations", preload.only_invitations)
    if preload.unread_notifications is not None:
        unread = _refs(session, Notification, "unread_notifications", preload.unread_notifications)
        for notification in session.scalars(select(Notification)):
            notification.is_read = notification.ref not in unread


def _keep_only(session: Session, table: type[Row], field: str, refs: list[str]) -> None:
    kept = _refs(session, table, field, refs)
    for row in session.scalars(select(table)).all():
        if row.ref not in kept:
            session.delete(row)


def _refs(session: Session, table: type[Row], field: str, refs: list[str]) -> set[str]:
    there = set(session.scalars(select(table.ref)))
    for ref in refs:
        if ref not in there:
            raise ValueError(f"preload: field {field!r}: {ref!r} is not there at the start")
    return set(refs)
