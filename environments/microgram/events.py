"""What the timeline can do on MicroGram."""

from __future__ import annotations

from environments._kit.events import Event, Stage, refuse_from_the_start, why_gone
from environments._kit.rows import find
from environments._kit.world import World
from environments.microgram.models.catalog import (
    CommentItem,
    CommentRef,
    MessageItem,
    MessageRef,
    PostItem,
    PostRef,
    ProfileRef,
    StoryItem,
    StoryRef,
)
from environments.microgram.models.sharing import (
    deliver_message,
    mentions_user,
    notify,
    post_story,
    publish_post,
    write_comment,
)
from environments.microgram.models.tables import Comment, Post


class PostPublished(Event):
    """Somebody publishes a post of the catalog."""

    post: PostRef

    def check(self, world: World) -> None:
        """Verify that the post exists, is not there from the start and is not the user's.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(PostItem)[self.post], "post")
        if world.of(PostItem)[self.post].author == world.user.id:
            raise LookupError(f"field 'post': {self.post!r} is the user's own")

    def change(self, stage: Stage) -> str | None:
        """Publish it."""
        publish_post(stage.session, stage.world.of(PostItem)[self.post], stage.at_s, "timeline")
        return None


class PostLiked(Event):
    """Somebody likes a post; the user hears of it where the post is the user's."""

    post: PostRef
    by: ProfileRef

    def change(self, stage: Stage) -> str | None:
        """Count the like."""
        post = find(stage.session, Post, self.post)
        if post is None:
            return why_gone(stage, self.post, "delete_post", "published")
        post.likes += 1
        if post.author.is_user:
            notify(stage.session, "like", self.by, post.ref, stage.at_s, "timeline", f"{post.ref}-{self.by}")
        return None


class CommentWritten(Event):
    """Somebody writes a comment; the user hears of it where the post is the user's, or the comment names the user."""

    comment: CommentRef

    def check(self, world: World) -> None:
        """Verify that the comment exists, is not there from the start and is not the user's.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(CommentItem)[self.comment], "comment")
        if world.of(CommentItem)[self.comment].author == world.user.id:
            raise LookupError(f"field 'comment': {self.comment!r} is the user's own")

    def change(self, stage: Stage) -> str | None:
        """Put it below its post."""
        item = stage.world.of(CommentItem)[self.comment]
        post = find(stage.session, Post, item.post)
        if post is None:
            return why_gone(stage, item.post, "delete_post", "published")
        write_comment(stage.session, item, stage.at_s, "timeline")
        kind = "comment" if post.author.is_user else "mention" if mentions_user(stage.world.user, item.text) else None
        if kind:
            notify(stage.session, kind, item.author, post.ref, stage.at_s, "timeline", item.id)
        return None


class CommentRemoved(Event):
    """Somebody deletes his or her own comment."""

    comment: CommentRef

    def change(self, stage: Stage) -> str | None:
        """Take it away."""
        comment = find(stage.session, Comment, self.comment)
        if comment is None:
            return why_gone(stage, stage.world.of(CommentItem)[self.comment].post, "delete_post", "published")
        stage.session.delete(comment)
        return None


class StoryPosted(Event):
    """Somebody posts a story."""

    story: StoryRef

    def check(self, world: World) -> None:
        """Verify that the story exists and is not in the bar from the start.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(StoryItem)[self.story], "story")

    def change(self, stage: Stage) -> str | None:
        """Put it into the bar."""
        post_story(stage.session, stage.world.of(StoryItem)[self.story], stage.at_s, "timeline")
        return None


class MessageReceived(Event):
    """Somebody writes to the user."""

    message: MessageRef

    def check(self, world: World) -> None:
        """Verify that the message exists, is not there from the start and is not the user's.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(MessageItem)[self.message], "message")
        if world.of(MessageItem)[self.message].sender == world.user.id:
            raise LookupError(f"field 'message': {self.message!r} is from the user")

    def change(self, stage: Stage) -> str | None:
        """Deliver it, unread."""
        item = stage.world.of(MessageItem)[self.message]
        deliver_message(stage.session, stage.world, item, stage.at_s, "timeline", is_read=False)
        return None


class Followed(Event):
    """Somebody begins to follow the user."""

    by: ProfileRef

    def change(self, stage: Stage) -> str | None:
        """Tell the user."""
        notify(stage.session, "follow", self.by, None, stage.at_s, "timeline", self.by)
        return None


EVENTS: dict[str, type[Event]] = {
    "post_published": PostPublished,
    "post_liked": PostLiked,
    "comment_written": CommentWritten,
    "comment_removed": CommentRemoved,
    "story_posted": StoryPosted,
    "message_received": MessageReceived,
    "followed": Followed,
}
