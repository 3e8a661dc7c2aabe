"""What happens on MicroTube, whoever is the cause: shared by routes, timeline and start state."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.rows import add_new, find
from environments._kit.tables import AddedBy
from environments.microtube.models.catalog import CommentItem, NotificationItem, PlaylistItem, VideoItem, WatchedItem
from environments.microtube.models.tables import (
    Channel,
    Comment,
    Entry,
    Notification,
    Play,
    Playlist,
    Video,
    Watched,
    listed,
)


def upload(session: Session, item: VideoItem, at_s: float, added_by: AddedBy) -> Video:
    """Upload a video of the catalog.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, video_row(item, at_s, added_by))


def write_comment(session: Session, item: CommentItem, at_s: float, added_by: AddedBy) -> Comment:
    """Put a comment of the catalog below its video.

    Raises:
        ValueError: It is there already.
    """
    return add_new(session, comment_row(item, at_s, added_by))


def notify(
    session: Session, kind: str, actor: str, video: str | None, at_s: float, added_by: AddedBy, what: str
) -> None:
    """Tell the user of something.

    Args:
        session: Where to.
        kind: upload, reply, comment, comment_like or subscriber.
        actor: Who did it.
        video: Which video it is about.
        at_s: When, simulated seconds from the start.
        added_by: Who puts it there.
        what: What was done, so that each has a reference of its own.
    """
    row = Notification(
        **listed(f"note-{kind}-{what}", at_s, added_by), kind=kind, actor_ref=actor, video_ref=video, at_s=at_s,
        is_read=False,
    )  # fmt: skip
    session.add(row)


def count_view(session: Session, play: Play, at_s: float) -> None:
    """What has run for five seconds is a view more, and is in the history."""
    video = find(session, Video, play.item_ref)
    if video is not None:
        video.views += 1
        session.merge(Watched(video_ref=video.ref, watched_at_s=at_s, added_at=at_s, added_by="user"))


def video_row(item: VideoItem, at_s: float, added_by: AddedBy) -> Video:
    """A video, ready to be uploaded."""
    same = (
        "title", "description", "topic", "length_s", "film", "thumb", "alt", "in_home", "views", "likes", "dislikes",
        "rating",
    )  # fmt: skip
    fields = {name: getattr(item, name) for name in same}
    return Video(**listed(item.id, at_s, added_by), channel_ref=item.channel, published_at_s=at_s, **fields)


def comment_row(item: CommentItem, at_s: float, added_by: AddedBy) -> Comment:
    """A comment, ready to be written."""
    return Comment(
        **listed(item.id, at_s, added_by),
        video_ref=item.video,
        parent_ref=item.parent,
        author_ref=item.author,
        text=item.text,
        written_at_s=at_s,
        likes=item.likes,
        is_liked=item.is_liked,
    )


def playlist_row(item: PlaylistItem) -> Playlist:
    """A playlist of the start."""
    added = {"added_at": item.at_s, "added_by": "preload"}
    return Playlist(
        **listed(item.id, item.at_s, "preload"),
        owner_ref=item.owner,
        title=item.title,
        is_fixed=item.is_fixed,
        entries=[Entry(video_ref=ref, **added) for ref in item.videos],
    )


def watched_row(item: WatchedItem) -> Watched:
    """A video of the history at the start."""
    return Watched(video_ref=item.id, watched_at_s=item.at_s, added_at=item.at_s, added_by="preload")


def notification_row(item: NotificationItem) -> Notification:
    """Something that the user was told of before the start."""
    return Notification(
        **listed(item.id, item.at_s, "preload"),
        kind=item.kind,
        actor_ref=item.actor,
        video_ref=item.video,
        at_s=item.at_s,
        is_read=item.is_read,
    )


def user_channel(session: Session) -> Channel:
    """The signed-in user's own channel."""
    return session.scalars(select(Channel).where(Channel.is_user)).one()
