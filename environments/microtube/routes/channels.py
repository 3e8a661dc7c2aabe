"""Channels: their pages, subscribing, being told of uploads."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments.microtube.models.shapes import BellWish, ChannelCard, ChannelDetail, SubscribeWish
from environments.microtube.models.sharing import user_channel
from environments.microtube.models.tables import Channel, Playlist, Video
from environments.microtube.models.views import Views
from environments.microtube.routes.finding import NEWEST

router = APIRouter()


@router.get("/api/channels")
def list_subscribed(app: App) -> list[ChannelCard]:
    """The channels that the user has subscribed to, by name."""
    with app.reading() as session:
        found = session.scalars(select(Channel).where(Channel.is_subscribed).order_by(Channel.name, Channel.ref))
        views = Views.of(app.world, session)
        return [views.channel(channel) for channel in found]


@router.get("/api/channels/{channel_id}")
def get_channel(channel_id: str, app: App) -> ChannelDetail:
    """A channel with its videos and playlists; `me` is the user's own."""
    with app.reading() as session:
        channel = user_channel(session) if channel_id == "me" else by_id(session, Channel, channel_id)
        videos = session.scalars(select(Video).where(Video.channel_ref == channel.ref).order_by(*NEWEST)).all()
        lists = select(Playlist).where(Playlist.owner_ref == channel.ref, ~Playlist.is_fixed)
        playlists = session.scalars(lists.order_by(Playlist.title, Playlist.ref)).all()
        return Views.of(app.world, session).channel_detail(channel, videos, playlists)


@router.post("/api/channels/{channel_id}/subscribe")
def subscribe(channel_id: str, wish: SubscribeWish, app: App) -> ChannelCard:
    """Subscribe to a channel or stop."""
    with app.change() as change:
        channel = by_id(change.session, Channel, channel_id)
        if channel.is_user:
            raise refused("You cannot subscribe to your own channel.")
        if channel.is_subscribed != wish.subscribed:
            channel.is_subscribed = wish.subscribed
            channel.is_notified = False
            change.log("subscribe" if wish.subscribed else "unsubscribe", channel.ref)
        return Views.of(app.world, change.session).channel(channel)


@router.post("/api/channels/{channel_id}/notify")
def notify_of_channel(channel_id: str, wish: BellWish, app: App) -> ChannelCard:
    """Be told of a channel's uploads or not any more."""
    with app.change() as change:
        channel = by_id(change.session, Channel, channel_id)
        if not channel.is_subscribed:
            raise refused("Subscribe to the channel first.")
        if channel.is_notified != wish.notified:
            channel.is_notified = wish.notified
            change.log("notify_on" if wish.notified else "notify_off", channel.ref)
        return Views.of(app.world, change.session).channel(channel)
