"""Rows of the tables in the shapes of responses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.media import avatar_url
from environments._kit.world import World
from environments.microtube.models.pictures import film_url, thumb_info
from environments.microtube.models.shapes import (
    ChannelCard,
    ChannelDetail,
    CommentInfo,
    CommentThread,
    NotificationInfo,
    PlaylistCard,
    PlaylistDetail,
    VideoCard,
    VideoDetail,
)
from environments.microtube.models.tables import NAME, Channel, Comment, Notification, Playlist, Video, Watched


@dataclass(frozen=True)
class Views:
    """Makes the shapes of one response."""

    world: World
    watched: Collection[str]
    """References of what is in the history."""

    @classmethod
    def of(cls, world: World, session: Session) -> Views:
        """For what this session shows."""
        return cls(world, set(session.scalars(select(Watched.video_ref))))

    def channel(self, channel: Channel) -> ChannelCard:
        """An account for a list."""
        return ChannelCard(**self._channel_fields(channel))

    def channel_detail(self, channel: Channel, videos: Iterable[Video], playlists: Iterable[Playlist]) -> ChannelDetail:
        """An opened channel."""
        return ChannelDetail(
            **self._channel_fields(channel),
            about=channel.about,
            videos=self.videos(videos),
            playlists=[self.playlist(playlist) for playlist in playlists],
        )

    def video(self, video: Video) -> VideoCard:
        """A video for a list."""
        return VideoCard(**self._video_fields(video))

    def videos(self, videos: Iterable[Video]) -> list[VideoCard]:
        """Videos for a list."""
        return [self.video(video) for video in videos]

    def video_detail(
        self,
        video: Video,
        playlists: Iterable[Playlist],
        shared_with: Sequence[str],
        up_next: Iterable[Video],
    ) -> VideoDetail:
        """An opened video.

        Args:
            video: The opened one.
            playlists: The user's own that hold it.
            shared_with: Names of those to whom the user has sent it.
            up_next: What stands beside it.
        """
        return VideoDetail(
            **self._video_fields(video),
            film_url=film_url(video),
            description=video.description,
            likes=video.likes + (video.rating == "like"),
            dislikes=video.dislikes + (video.rating == "dislike"),
            rating=video.rating,
            playlist_ids=[playlist.id for playlist in playlists],
            shared_with=list(shared_with),
            comments=len(video.comments),
            threads=self._threads(video.comments),
            up_next=self.videos(up_next),
        )

    def comment(self, comment: Comment) -> CommentInfo:
        """A comment."""
        return CommentInfo(**self._comment_fields(comment))

    def playlist(self, playlist: Playlist) -> PlaylistCard:
        """A playlist for a list."""
        return PlaylistCard(**self._playlist_fields(playlist))

    def playlist_detail(self, playlist: Playlist) -> PlaylistDetail:
        """An opened playlist."""
        videos = self.videos(entry.video for entry in playlist.entries)
        return PlaylistDetail(**self._playlist_fields(playlist), videos=videos)

    def notification(self, notification: Notification) -> NotificationInfo:
        """Something that the user is told of."""
        video = notification.video
        return NotificationInfo(
            id=notification.id,
            kind=notification.kind,
            actor=self.channel(notification.actor),
            video_id=video.id if video else None,
            video_title=video.title if video else None,
            thumb=thumb_info(video) if video else None,
            at_s=notification.at_s,
            is_read=notification.is_read,
        )

    def _threads(self, comments: Sequence[Comment]) -> list[CommentThread]:
        replies: dict[str, list[CommentInfo]] = {}
        for comment in comments:
            if comment.parent_ref is not None:
                replies.setdefault(comment.parent_ref, []).append(self.comment(comment))
        return [
            CommentThread(**self._comment_fields(comment), replies=replies.get(comment.ref, []))
            for comment in reversed(comments)
            if comment.parent_ref is None
        ]

    def _channel_fields(self, channel: Channel) -> dict[str, object]:
        same = ("id", "name", "handle", "is_user", "is_subscribed", "is_notified")
        return {name: getattr(channel, name) for name in same} | {
            "avatar_url": avatar_url(self.world, NAME, channel.ref),
            "subscribers": channel.subscribers + channel.is_subscribed,
        }

    def _video_fields(self, video: Video) -> dict[str, object]:
        same = ("id", "title", "topic", "length_s", "published_at_s", "views")
        return {name: getattr(video, name) for name in same} | {
            "channel": self.channel(video.channel),
            "thumb": thumb_info(video),
            "is_watched": video.ref in self.watched,
        }

    def _comment_fields(self, comment: Comment) -> dict[str, object]:
        same = ("id", "text", "written_at_s", "is_liked")
        return {name: getattr(comment, name) for name in same} | {
            "author": self.channel(comment.author),
            "likes": comment.likes + comment.is_liked,
        }

    def _playlist_fields(self, playlist: Playlist) -> dict[str, object]:
        return {name: getattr(playlist, name) for name in ("id", "title", "is_fixed")} | {
            "owner": self.channel(playlist.owner),
            "count": len(playlist.entries),
            "cover": thumb_info(playlist.entries[0].video) if playlist.entries else None,
            "is_own": playlist.owner.is_user,
        }
