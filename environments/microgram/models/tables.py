"""The tables of MicroGram."""

from __future__ import annotations

from functools import partial

from sqlalchemy import ForeignKey
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from environments._kit.ids import public_id
from environments._kit.tables import Added, Listed, listed_columns

NAME = "microgram"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Profile(Listed, Tables):
    """Somebody who has an account: a person or an entity of the world."""

    __tablename__ = "profiles"
    noun = "profile"

    name: Mapped[str]
    handle: Mapped[str]
    bio: Mapped[str]
    city: Mapped[str]
    followers: Mapped[int]
    """The user not counted."""
    following: Mapped[int]
    is_user: Mapped[bool]
    is_followed: Mapped[bool]
    """By the user."""


class Post(Listed, Tables):
    """A published picture."""

    __tablename__ = "posts"
    noun = "post"

    author_ref: Mapped[str] = mapped_column(ForeignKey("profiles.ref"), index=True)
    caption: Mapped[str]
    place: Mapped[str]
    picture: Mapped[str]
    """Path below the world's media folder."""
    alt: Mapped[str]
    posted_at_s: Mapped[float]
    in_feed: Mapped[bool]
    """Whether the user's feed shows it; otherwise only the profile and Explore do."""
    likes: Mapped[int]
    """The user's not counted."""
    is_liked: Mapped[bool]
    """By the user."""
    is_saved: Mapped[bool]

    author: Mapped[Profile] = relationship(lazy="joined", innerjoin=True)
    comments: Mapped[list[Comment]] = relationship(
        order_by="Comment.written_at_s", cascade="all, delete-orphan", lazy="selectin"
    )

    @property
    def all_likes(self) -> int:
        """The user's counted."""
        return self.likes + self.is_liked


class Comment(Listed, Tables):
    """A comment below a post."""

    __tablename__ = "comments"
    noun = "comment"

    post_ref: Mapped[str] = mapped_column(ForeignKey("posts.ref"), index=True)
    author_ref: Mapped[str] = mapped_column(ForeignKey("profiles.ref"), index=True)
    text: Mapped[str]
    written_at_s: Mapped[float]
    likes: Mapped[int]
    """The user's not counted."""
    is_liked: Mapped[bool]

    author: Mapped[Profile] = relationship(lazy="joined", innerjoin=True)


class Story(Listed, Tables):
    """A picture with a line of text, shown one at a time."""

    __tablename__ = "stories"
    noun = "story"

    author_ref: Mapped[str] = mapped_column(ForeignKey("profiles.ref"), index=True)
    text: Mapped[str]
    picture: Mapped[str]
    alt: Mapped[str]
    posted_at_s: Mapped[float]
    is_seen: Mapped[bool]

    author: Mapped[Profile] = relationship(lazy="joined", innerjoin=True)


class Thread(Listed, Tables):
    """A conversation of the user with one or several others."""

    __tablename__ = "threads"
    noun = "conversation"

    title: Mapped[str]
    """The name of a group; empty where the members' names are shown."""
    is_muted: Mapped[bool]

    members: Mapped[list[Member]] = relationship(order_by="Member.id", cascade="all, delete-orphan", lazy="selectin")
    messages: Mapped[list[Message]] = relationship(
        order_by="Message.sent_at_s", cascade="all, delete-orphan", lazy="selectin"
    )

    @property
    def shown_name(self) -> str:
        """The title, or the members' names."""
        return self.title or ", ".join(member.profile.name for member in self.members)


class Member(Added, Tables):
    """Somebody in a thread besides the user."""

    __tablename__ = "members"

    id: Mapped[int] = mapped_column(primary_key=True)
    thread_ref: Mapped[str] = mapped_column(ForeignKey("threads.ref"), index=True)
    profile_ref: Mapped[str] = mapped_column(ForeignKey("profiles.ref"))

    profile: Mapped[Profile] = relationship(lazy="joined", innerjoin=True)


class Message(Listed, Tables):
    """One message of a thread."""

    __tablename__ = "messages"
    noun = "message"

    thread_ref: Mapped[str] = mapped_column(ForeignKey("threads.ref"), index=True)
    sender_ref: Mapped[str] = mapped_column(ForeignKey("profiles.ref"))
    text: Mapped[str]
    sent_at_s: Mapped[float]
    is_read: Mapped[bool]

    sender: Mapped[Profile] = relationship(lazy="joined", innerjoin=True)


class Activity(Listed, Tables):
    """Something that somebody did and that concerns the user."""

    __tablename__ = "activities"
    noun = "activity"

    kind: Mapped[str]
    """like, comment, follow or mention."""
    actor_ref: Mapped[str] = mapped_column(ForeignKey("profiles.ref"), index=True)
    post_ref: Mapped[str | None] = mapped_column(ForeignKey("posts.ref", ondelete="CASCADE"))
    at_s: Mapped[float]
    is_read: Mapped[bool]

    actor: Mapped[Profile] = relationship(lazy="joined", innerjoin=True)
    post: Mapped[Post | None] = relationship(lazy="joined")


class RollPicture(Listed, Tables):
    """A picture on the user's own device, which the user may publish."""

    __tablename__ = "roll"
    noun = "picture"

    picture: Mapped[str]
    alt: Mapped[str]


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)


listed = partial(listed_columns, NAME)
"""The columns that everything listed has."""
