"""What the timeline can do in the network."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy.orm import Session

from environments._kit.events import Event, Stage
from environments._kit.people import PersonaRef
from environments._kit.rows import find
from environments._kit.world import World
from environments.microdin.models import network
from environments.microdin.models.catalog import (
    CommentItem,
    CommentRef,
    Dated,
    InvitationItem,
    InvitationRef,
    JobItem,
    JobRef,
    MessageItem,
    MessageRef,
    NotificationItem,
    NotificationRef,
    PostItem,
    PostRef,
    ReactionKind,
    SuggestionItem,
    SuggestionRef,
)
from environments.microdin.models.tables import Invitation, Job, Notification, Post


class _New(Event):
    """An item of the catalog that is not in the network yet."""

    field: ClassVar[str]
    model: ClassVar[type[Dated]]

    def item(self, world: World) -> Any:
        """What the catalog says of it."""
        return world.of(self.model)[getattr(self, self.field)]

    def check(self, world: World) -> None:
        """Verify that the item exists and is not there from the start.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        if base := self.item(world).base:
            ref = getattr(self, self.field)
            raise LookupError(f"field {self.field!r}: {ref!r} is there from the start (base {base!r})")


class PostPublished(_New):
    """Somebody publishes a post."""

    field = "post"
    model = PostItem
    post: PostRef

    def change(self, stage: Stage) -> str | None:
        """Put it into the feed."""
        network.publish_post(stage.session, self.item(stage.world), stage.at_s, "timeline")
        return None


class CommentWritten(_New):
    """Somebody comments on a post."""

    field = "comment"
    model = CommentItem
    comment: CommentRef

    def change(self, stage: Stage) -> str | None:
        """Put it below the post."""
        item: CommentItem = self.item(stage.world)
        _post(stage.session, item.post)
        network.write_comment(stage.session, item, stage.at_s, "timeline")
        return None


class ReactionGiven(Event):
    """Somebody reacts to a post."""

    post: PostRef
    by: PersonaRef
    kind: ReactionKind = "like"

    def change(self, stage: Stage) -> str | None:
        """Count it."""
        _post(stage.session, self.post)
        if not network.react(stage.session, self.post, self.by, self.kind, stage.at_s, "timeline"):
            return f"{self.by!r} has reacted to {self.post!r} like this already"
        return None


class JobPosted(_New):
    """A company posts a job ad."""

    field = "job"
    model = JobItem
    job: JobRef

    def change(self, stage: Stage) -> str | None:
        """Put it into the list."""
        network.post_job(stage.session, self.item(stage.world), stage.at_s, "timeline")
        return None


class JobClosed(Event):
    """A company takes a job ad off the list; its page stays for those who applied."""

    job: JobRef

    def change(self, stage: Stage) -> str | None:
        """Close it."""
        job = find(stage.session, Job, self.job)
        if job is None:
            raise LookupError(f"{self.job!r} was never posted")
        if not job.is_open:
            return f"{self.job!r} is closed already"
        job.is_open = False
        return None


class InvitationReceived(_New):
    """Somebody asks to be connected with the user."""

    field = "invitation"
    model = InvitationItem
    invitation: InvitationRef

    def change(self, stage: Stage) -> str | None:
        """Let it wait for an answer."""
        network.receive_invitation(stage.session, self.item(stage.world), stage.at_s, "timeline")
        return None


class InvitationWithdrawn(Event):
    """Somebody takes an invitation back."""

    invitation: InvitationRef

    def change(self, stage: Stage) -> str | None:
        """Remove it from those that wait."""
        invitation = find(stage.session, Invitation, self.invitation)
        if invitation is None:
            raise LookupError(f"{self.invitation!r} was never sent")
        if invitation.status != "pending":
            return f"{self.invitation!r} is {invitation.status} already"
        invitation.status = "withdrawn"
        return None


class SuggestionMade(_New):
    """The network suggests somebody."""

    field = "suggestion"
    model = SuggestionItem
    suggestion: SuggestionRef

    def change(self, stage: Stage) -> str | None:
        """Put it among the suggestions."""
        network.suggest(stage.session, self.item(stage.world), stage.at_s, "timeline")
        return None


class MessageReceived(_New):
    """Somebody writes to the user; from the user: it is sent from another device."""

    field = "message"
    model = MessageItem
    message: MessageRef

    def change(self, stage: Stage) -> str | None:
        """Put it into the conversation."""
        network.deliver_message(stage.session, self.item(stage.world), stage.at_s, "timeline")
        return None


class NotificationReceived(_New):
    """The user is told of something."""

    field = "notification"
    model = NotificationItem
    notification: NotificationRef

    def change(self, stage: Stage) -> str | None:
        """Put it behind the bell, unread."""
        network.notify(stage.session, self.item(stage.world), stage.at_s, "timeline")
        return None


class NotificationReadElsewhere(Event):
    """The user reads a notification on another device."""

    notification: NotificationRef

    def change(self, stage: Stage) -> str | None:
        """Mark it read."""
        found = find(stage.session, Notification, self.notification)
        if found is None:
            raise LookupError(f"{self.notification!r} was never received")
        if found.is_read:
            return f"{self.notification!r} is read already"
        found.is_read = True
        return None


EVENTS: dict[str, type[Event]] = {
    "post_published": PostPublished,
    "comment_written": CommentWritten,
    "reaction_given": ReactionGiven,
    "job_posted": JobPosted,
    "job_closed": JobClosed,
    "invitation_received": InvitationReceived,
    "invitation_withdrawn": InvitationWithdrawn,
    "suggestion_made": SuggestionMade,
    "message_received": MessageReceived,
    "notification_received": NotificationReceived,
    "notification_read_elsewhere": NotificationReadElsewhere,
}


def _post(session: Session, ref: str) -> Post:
    post = find(session, Post, ref)
    if post is None:
        raise LookupError(f"{ref!r} was never published")
    return post
