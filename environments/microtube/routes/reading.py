"""Lists of videos, one video, and the search. Reading changes nothing."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from environments._kit.context import App, AppContext
from environments._kit.folding import fold
from environments._kit.rows import by_id
from environments.microtube.models.shapes import Counts, Found, VideoCard, VideoDetail, VideoList
from environments.microtube.models.tables import Channel, Notification, Playlist, Share, Video
from environments.microtube.models.views import Views
from environments.microtube.routes.finding import NEWEST, own_playlists

router = APIRouter()

TREND_S = 14 * 86_400.0
"""How far back trending videos were uploaded."""
TRENDING = 24
UP_NEXT = 12
FOUND = 30

Limit = Annotated[int, Query(ge=1, le=500)]


@router.get("/api/home")
def list_home(app: App, topic: str = "", limit: Limit = 12) -> VideoList:
    """The newest videos of the home page, of one topic or all, newest first."""
    wanted = select(Video).where(Video.in_home)
    return _newest(app, wanted.where(Video.topic == topic) if topic else wanted, limit)


@router.get("/api/topics")
def list_topics(app: App) -> list[str]:
    """The topics of the home page's videos."""
    with app.reading() as session:
        return list(session.scalars(select(Video.topic).where(Video.in_home).distinct().order_by(Video.topic)))


@router.get("/api/subscriptions")
def list_subscriptions(app: App, limit: Limit = 12) -> VideoList:
    """The newest videos of the channels that the user has subscribed to, newest first."""
    return _newest(app, select(Video).join(Channel).where(Channel.is_subscribed), limit)


@router.get("/api/trending")
def list_trending(app: App) -> list[VideoCard]:
    """What was uploaded in the last two weeks and has the most views."""
    recent = select(Video).where(Video.published_at_s >= app.now_s() - TREND_S)
    with app.reading() as session:
        found = session.scalars(recent.order_by(Video.views.desc(), Video.ref).limit(TRENDING))
        return Views.of(app.world, session).videos(found)


@router.get("/api/liked")
def list_liked(app: App) -> list[VideoCard]:
    """What the user likes."""
    with app.reading() as session:
        found = session.scalars(select(Video).where(Video.rating == "like").order_by(*NEWEST)).all()
        return Views.of(app.world, session).videos(found)


@router.get("/api/videos/{video_id}")
def get_video(video_id: str, app: App) -> VideoDetail:
    """A video with its description and all its comments."""
    with app.reading() as session:
        return detail(session, app, by_id(session, Video, video_id))


@router.get("/api/search")
def search(app: App, query: str = "") -> Found:
    """Channels and playlists by name, videos by title and channel."""
    words = fold(query).split()
    if not words:
        return Found(channels=[], videos=[], playlists=[])
    with app.reading() as session:
        views = Views.of(app.world, session)
        channels = session.scalars(select(Channel).join(Video).distinct().order_by(Channel.name, Channel.ref))
        playlists = session.scalars(select(Playlist).order_by(Playlist.title, Playlist.ref))
        return Found(
            channels=[views.channel(c) for c in channels if _holds(words, f"{c.name} {c.handle}")],
            videos=views.videos(_found_videos(session, words)),
            playlists=[views.playlist(p) for p in playlists if _holds(words, p.title)],
        )


@router.get("/api/counts")
def get_counts(app: App) -> Counts:
    """The number on the bell: notifications that the user has not marked as read."""
    with app.reading() as session:
        unread = session.scalar(select(func.count()).select_from(Notification).where(~Notification.is_read))
        return Counts(unread_notifications=unread or 0)


def detail(session: Session, app: AppContext, video: Video) -> VideoDetail:
    """The shape of an opened video."""
    holding = [playlist for playlist in own_playlists(session) if _is_in(playlist, video)]
    shares = session.scalars(select(Share).where(Share.video_ref == video.ref).order_by(Share.id))
    names = dict.fromkeys(share.to.name for share in shares)
    return Views.of(app.world, session).video_detail(video, holding, list(names), _up_next(session, video))


def _newest(app: AppContext, wanted: Select[Video], limit: int) -> VideoList:
    with app.reading() as session:
        total = session.scalar(select(func.count()).select_from(wanted.subquery())) or 0
        videos = session.scalars(wanted.order_by(*NEWEST).limit(limit))
        return VideoList(videos=Views.of(app.world, session).videos(videos), total=total)


def _up_next(session: Session, video: Video) -> list[Video]:
    """Others of the channel first, then others of the topic."""
    others = session.scalars(
        select(Video).where(Video.ref != video.ref, Video.topic == video.topic).order_by(*NEWEST)
    ).all()
    return sorted(others, key=lambda other: other.channel_ref != video.channel_ref)[:UP_NEXT]


def _found_videos(session: Session, words: list[str]) -> list[Video]:
    videos = session.scalars(select(Video).order_by(*NEWEST))
    return [video for video in videos if _holds(words, f"{video.title} {video.channel.name}")][:FOUND]


def _holds(words: list[str], text: str) -> bool:
    folded = fold(text)
    return all(word in folded for word in words)


def _is_in(playlist: Playlist, video: Video) -> bool:
    return any(entry.video_ref == video.ref for entry in playlist.entries)
