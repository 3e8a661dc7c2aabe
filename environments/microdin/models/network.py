"""What happens in the network, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

import json
from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.tables import AddedBy
from environments.microdin.models.catalog import (
    CommentItem,
    InvitationItem,
    JobItem,
    MessageItem,
    NotificationItem,
    PostItem,
    SuggestionItem,
)
from environments.microdin.models.tables import (
    Comment,
    Connection,
    Invitation,
    Job,
    Message,
    Notification,
    Post,
    Reaction,
    Referenced,
    Suggestion,
    id_of,
)

Row = TypeVar("Row", bound=Referenced)


def find_by_ref(session: Session, table: type[Row], ref: str) -> Row | None:
    """The row of this reference, if it is there."""
    return session.scalar(select(table).where(table.ref == ref))


def _keys(ref: str, at_s: float, added_by: AddedBy) -> dict[str, object]:
    return {"id": id_of(ref), "ref": ref, "added_at": at_s, "added_by": added_by}


def _add(session: Session, row: Row) -> Row:
    if find_by_ref(session, type(row), row.ref):
        raise ValueError(f"{row.ref!r} is there already")
    session.add(row)
    return row


def publish_post(session: Session, item: PostItem, at_s: float, added_by: AddedBy) -> Post:
    """Put a post of the catalog into the feed, with the reactions it has.

    Raises:
        ValueError: It is there already.
    """
    link = item.link
    post = Post(
        **_keys(item.id, at_s, added_by),
        author_ref=item.author,
        body=item.body,
        posted_at_s=at_s,
        link_title=link.title if link else None,
        link_source=link.source if link else None,
        shared_ref=item.shared,
        is_hidden=False,
    )
    # Nobody can have reacted before, so there is nothing to look up.
    kinds = {given.by: given.kind for given in item.reactions}
    session.add_all(
        Reaction(post_ref=item.id, person_ref=person, kind=kind, added_at=at_s, added_by=added_by)
        for person, kind in kinds.items()
    )
    return _add(session, post)


def react(session: Session, post_ref: str, person_ref: str, kind: str | None, at_s: float, added_by: AddedBy) -> bool:
    """Set what a person thinks of a post; None takes it back. Returns whether that changed anything."""
    found = session.get(Reaction, (post_ref, person_ref))
    if (found.kind if found else None) == kind:
        return False
    if kind is None:
        session.delete(found)
    elif found:
        found.kind = kind
    else:
        session.add(
            Reaction(post_ref=post_ref, person_ref=person_ref, kind=kind, added_at=at_s, added_by=added_by),
        )
    return True


def write_comment(session: Session, item: CommentItem, at_s: float, added_by: AddedBy) -> Comment:
    """Put a comment of the catalog below its post.

    Raises:
        ValueError: It is there already.
    """
    return _add(
        session,
        Comment(
            **_keys(item.id, at_s, added_by),
            post_ref=item.post,
            author_ref=item.author,
            body=item.body,
            written_at_s=at_s,
        ),
    )


def post_job(session: Session, item: JobItem, at_s: float, added_by: AddedBy) -> Job:
    """Put a job ad into the list.

    Raises:
        ValueError: It is there already.
    """
    same = ("title", "city", "workplace", "employment", "level", "salary_low_usd", "salary_high_usd", "description")
    return _add(
        session,
        Job(
            **_keys(item.id, at_s, added_by),
            **{name: getattr(item, name) for name in same},
            company_ref=item.company,
            contact_ref=item.contact,
            requirements=json.dumps(item.requirements, ensure_ascii=False),
            nice_to_have=json.dumps(item.nice_to_have, ensure_ascii=False),
            posted_at_s=at_s,
            is_open=True,
            is_saved=False,
        ),
    )


def receive_invitation(session: Session, item: InvitationItem, at_s: float, added_by: AddedBy) -> Invitation:
    """Let somebody ask to be connected with the user.

    Raises:
        ValueError: It is there already.
    """
    return _add(
        session,
        Invitation(
            **_keys(item.id, at_s, added_by),
            person_ref=item.person,
            is_own=False,
            note=item.note,
            status="pending",
            sent_at_s=at_s,
        ),
    )


def connect(session: Session, person_ref: str, at_s: float, added_by: AddedBy) -> None:
    """Connect somebody with the user, if that is not so already."""
    if session.get(Connection, person_ref) is None:
        session.add(Connection(person_ref=person_ref, since_s=at_s, added_at=at_s, added_by=added_by))


def suggest(session: Session, item: SuggestionItem, at_s: float, added_by: AddedBy) -> Suggestion:
    """Suggest somebody whom the user may know.

    Raises:
        ValueError: It is there already.
    """
    return _add(
        session,
        Suggestion(
            **_keys(item.id, at_s, added_by),
            person_ref=item.person,
            reason=item.reason,
            status="open",
            made_at_s=at_s,
        ),
    )


def deliver_message(session: Session, item: MessageItem, at_s: float, added_by: AddedBy) -> Message:
    """Put a message of the catalog into its conversation.

    Raises:
        ValueError: It is there already.
    """
    is_read = item.is_own or (added_by == "preload" and item.is_read)
    return _add(
        session,
        Message(
            **_keys(item.id, at_s, added_by),
            person_ref=item.person,
            is_own=item.is_own,
            body=item.body,
            sent_at_s=at_s,
            is_read=is_read,
        ),
    )


def notify(session: Session, item: NotificationItem, at_s: float, added_by: AddedBy) -> Notification:
    """Tell the user of something at the bell.

    Raises:
        ValueError: It is there already.
    """
    return _add(
        session,
        Notification(
            **_keys(item.id, at_s, added_by),
            kind=item.kind,
            actor_ref=item.actor,
            body=item.body,
            target_ref=item.target,
            happened_at_s=at_s,
            is_read=added_by == "preload" and item.is_read,
        ),
    )
