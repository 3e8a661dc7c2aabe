"""What happens on MicroGram, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

import re

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.people import Persona
from environments._kit.rows import add_new, find
from environments._kit.tables import AddedBy
from environments._kit.world import World
from environments.microgram.models.catalog import (
    ActivityItem,
    CommentItem,
    MessageItem,
    PostItem,
    StoryItem,
    ThreadItem,
)
from environments.microgram.models.tables import (
    Activity,
    Comment,
    Member,
    Message,
    Post,
    Profile,
    Story,
    Thread,
    listed,
)


def publish_post(session: Session, item: PostItem, at_s: float, added_by: AddedBy) -> Post:
    """Publish a post of the catalog.

    Raises:
        ValueError: It is published already.
    """
    return add_new(session, post_row(item, at_s, added_by))


def post_story(session: Session, item: StoryItem, at_s: float, added_by: AddedBy) -> Story:
    """Put a story of the catalog into the bar.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, story_row(item, at_s, added_by))


def write_comment(session: Session, item: CommentItem, at_s: float, added_by: AddedBy) -> Comment:
    """Put a comment of the catalog below its post.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, comment_row(item, at_s, added_by))


def deliver_message(
    session: Session, world: World, item: MessageItem, at_s: float, added_by: AddedBy, is_read: bool
) -> Message:
    """Put a message of the catalog into its thread, which is begun if need be.

    Raises:
        ValueError: It is there already.
    """
    if find(session, Thread, item.thread) is None:
        session.add(begin_thread(world.of(ThreadItem)[item.thread], at_s, added_by))
        session.flush()
    return add_new(session, message_row(item, at_s, added_by, is_read))


def post_row(item: PostItem, at_s: float, added_by: AddedBy) -> Post:
    """A post, ready to be published."""
    same = ("caption", "place", "picture", "alt", "in_feed", "likes", "is_liked", "is_saved")
    return Post(
        **listed(item.id, at_s, added_by),
        author_ref=item.author,
        posted_at_s=at_s,
        **{name: getattr(item, name) for name in same},
    )


def story_row(item: StoryItem, at_s: float, added_by: AddedBy) -> Story:
    """A story, ready to be posted."""
    return Story(
        **listed(item.id, at_s, added_by),
        author_ref=item.author,
        text=item.text,
        picture=item.picture,
        alt=item.alt,
        posted_at_s=at_s,
        is_seen=item.is_seen,
    )


def comment_row(item: CommentItem, at_s: float, added_by: AddedBy) -> Comment:
    """A comment, ready to be written."""
    return Comment(
        **listed(item.id, at_s, added_by),
        post_ref=item.post,
        author_ref=item.author,
        text=item.text,
        written_at_s=at_s,
        likes=item.likes,
        is_liked=False,
    )


def message_row(item: MessageItem, at_s: float, added_by: AddedBy, is_read: bool) -> Message:
    """A message, ready to be delivered."""
    return Message(
        **listed(item.id, at_s, added_by),
        thread_ref=item.thread,
        sender_ref=item.sender,
        text=item.text,
        sent_at_s=at_s,
        is_read=is_read,
    )


def begin_thread(item: ThreadItem, at_s: float, added_by: AddedBy) -> Thread:
    """A thread without messages."""
    return Thread(
        **listed(item.id, at_s, added_by),
        title=item.title,
        is_muted=item.is_muted,
        members=[Member(profile_ref=ref, added_at=at_s, added_by=added_by) for ref in item.members],
    )


def notify(
    session: Session, kind: str, actor: str, post: str | None, at_s: float, added_by: AddedBy, what: str
) -> None:
    """Put something that concerns the user on the activity page.

    Args:
        session: Where to.
        kind: like, comment, follow or mention.
        actor: Who did it.
        post: On which post.
        at_s: When, simulated seconds from the start.
        added_by: Who puts it there.
        what: What was done, so that each has a reference of its own.
    """
    session.add(
        Activity(
            **listed(f"act-{kind}-{what}", at_s, added_by),
            kind=kind,
            actor_ref=actor,
            post_ref=post,
            at_s=at_s,
            is_read=False,
        )
    )


def activity_row(item: ActivityItem, at_s: float) -> Activity:
    """Something that concerned the user before the start."""
    return Activity(
        **listed(item.id, at_s, "preload"),
        kind=item.kind,
        actor_ref=item.actor,
        post_ref=item.post,
        at_s=at_s,
        is_read=item.is_read,
    )


def mentions_user(user: Persona, text: str) -> bool:
    """Whether a text addresses the user by `@` and handle."""
    return re.search(rf"(?<!\w)@{re.escape(user.handle.removeprefix('@'))}(?!\w)", text, re.IGNORECASE) is not None


def preview(text: str, max_chars: int) -> str:
    """The beginning of a text on one line; what lies past it is not seen in any list."""
    line = " ".join(text.split())
    return line if len(line) <= max_chars else line[: max_chars - 1].rstrip() + "…"


def user_profile(session: Session) -> Profile:
    """The signed-in user's account."""
    return session.scalars(select(Profile).where(Profile.is_user)).one()
