"""What the timeline can do on MicroTube."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from environments._kit.events import Event, Stage, refuse_from_the_start, why_gone
from environments._kit.rows import find
from environments._kit.world import World
from environments.microtube.models.catalog import (
    ChannelRef,
    CommentItem,
    CommentRef,
    VideoItem,
    VideoRef,
)
from environments.microtube.models.sharing import notify, upload, write_comment
from environments.microtube.models.tables import Channel, Comment, Video


def _video(stage: Stage, ref: str) -> Video:
    video = find(stage.session, Video, ref)
    if video is None:
        raise LookupError(f"{ref!r} is not uploaded")
    return video


class VideoUploaded(Event):
    """Somebody uploads a video of the catalog; the user hears of it where the channel's bell is on."""

    video: VideoRef

    def check(self, world: World) -> None:
        """Verify that the video exists, is not there from the start and is not the user's.

        Raises:
            LookupError: One of these does not hold.
        """
        super().check(world)
        refuse_from_the_start(world.of(VideoItem)[self.video], "video")
        if world.of(VideoItem)[self.video].channel == world.user.id:
            raise LookupError(f"field 'video': {self.video!r} is the user's own")

    def change(self, stage: Stage) -> str | None:
        """Upload it."""
        video = upload(stage.session, stage.world.of(VideoItem)[self.video], stage.at_s, "timeline")
        stage.session.flush()
        channel = find(stage.session, Channel, video.channel_ref)
        if channel is not None and channel.is_notified:
            notify(stage.session, "upload", channel.ref, video.ref, stage.at_s, "timeline", video.ref)
        return None


class CommentWritten(Event):
    """Somebody writes a comment or a reply; the user hears of it below the own video or comment."""

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
        """Put it below its video, or below the comment that it replies to."""
        item = stage.world.of(CommentItem)[self.comment]
        video = _video(stage, item.video)
        parent = find(stage.session, Comment, item.parent) if item.parent else None
        if item.parent and parent is None:
            return why_gone(stage, item.parent, "delete_comment", "written")
        write_comment(stage.session, item, stage.at_s, "timeline")
        kind = "reply" if parent and parent.author.is_user else "comment" if video.channel.is_user else None
        if kind:
            notify(stage.session, kind, item.author, video.ref, stage.at_s, "timeline", item.id)
        return None


class CommentLiked(Event):
    """Somebody likes a comment; the user hears of it where the comment is the user's."""

    comment: CommentRef
    by: ChannelRef

    def change(self, stage: Stage) -> str | None:
        """Count the like."""
        comment = find(stage.session, Comment, self.comment)
        if comment is None:
            return why_gone(stage, self.comment, "delete_comment", "written")
        comment.likes += 1
        if comment.author.is_user:
            what = f"{self.comment}-{self.by}"
            notify(stage.session, "comment_like", self.by, comment.video_ref, stage.at_s, "timeline", what)
        return None


class VideoWatched(Event):
    """Others watch a video, and some of them like it."""

    video: VideoRef
    views: Annotated[int, Field(ge=1, le=10_000_000)]
    likes: Annotated[int, Field(ge=0, le=10_000_000)] = 0

    def change(self, stage: Stage) -> str | None:
        """Count views and likes."""
        video = _video(stage, self.video)
        video.views += self.views
        video.likes += self.likes
        return None


class Subscribed(Event):
    """Somebody subscribes to the user's channel."""

    by: ChannelRef

    def change(self, stage: Stage) -> str | None:
        """Tell the user."""
        user = find(stage.session, Channel, stage.world.user.id)
        assert user is not None  # every world has the user's channel
        user.subscribers += 1
        notify(stage.session, "subscriber", self.by, None, stage.at_s, "timeline", self.by)
        return None


EVENTS: dict[str, type[Event]] = {
    "video_uploaded": VideoUploaded,
    "comment_written": CommentWritten,
    "comment_liked": CommentLiked,
    "video_watched": VideoWatched,
    "subscribed": Subscribed,
}
