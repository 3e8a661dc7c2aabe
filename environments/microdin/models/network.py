"""What happens in the network, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

import json

from sqlalchemy.orm import Session

from environments._kit.rows import add_new
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
    Suggestion,
    listed,
)


def publish_post(session: Session, item: PostItem, at_s: float, added_by: AddedBy) -> Post:
    """Put a post of the catalog into the feed, with the reactions it has.

    Raises:
        ValueError: It is there already.
    """
    link = item.link
    post = Post(
        **listed(item.id, at_s, added_by),
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
    return add_new(session, post)


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
    return add_new(
        session,
        Comment(
            **listed(item.id, at_s, added_by),
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
    return add_new(
        session,
        Job(
            **listed(item.id, at_s, added_by),
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
    return add_new(
        session,
        Invitation(
            **listed(item.id, at_s, added_by),
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
    return add_new(
        session,
        Suggestion(
            **listed(item.id, at_s, added_by),
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
    return add_new(
        session,
        Message(
            **listed(item.id, at_s, added_by),
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
    return add_new(
        session,
        Notification(
            **listed(item.id, at_s, added_by),
            kind=item.kind,
            actor_ref=item.actor,
            body=item.body,
            target_ref=item.target,
            happened_at_s=at_s,
            is_read=added_by == "preload" and item.is_read,
        ),
    )
