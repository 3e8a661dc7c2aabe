"""What the user does with a video: like, dislike, share."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import PersonaRow
from environments.microtube.models.shapes import ChannelCard, RatingWish, ShareWish, VideoDetail
from environments.microtube.models.tables import Channel, Share, Video
from environments.microtube.models.views import Views
from environments.microtube.routes.reading import detail

router = APIRouter()

LOGGED = {"like": "like_video", "dislike": "dislike_video"}
CONTACTS = 8


@router.post("/api/videos/{video_id}/rate")
def rate_video(video_id: str, wish: RatingWish, app: App) -> VideoDetail:
    """Like a video, dislike it, or take either back."""
    with app.change() as change:
        video = by_id(change.session, Video, video_id)
        if video.rating != wish.rating:
            change.log(LOGGED.get(wish.rating) or f"un{LOGGED[video.rating]}", video.ref)
            video.rating = wish.rating
            change.session.flush()
        return detail(change.session, app, video)


@router.get("/api/contacts")
def list_contacts(app: App, search: str = "") -> list[ChannelCard]:
    """People to whom a video can be sent, by name."""
    words = fold(search).split()
    people = select(Channel).join(PersonaRow, PersonaRow.id == Channel.ref).where(~Channel.is_user)
    with app.reading() as session:
        found = session.scalars(people.order_by(Channel.name, Channel.ref))
        views = Views.of(app.world, session)
        named = [channel for channel in found if all(word in fold(channel.name) for word in words)]
        return [views.channel(channel) for channel in named[:CONTACTS]]


@router.post("/api/videos/{video_id}/share")
def share_video(video_id: str, wish: ShareWish, app: App) -> VideoDetail:
    """Send a video to somebody."""
    with app.change() as change:
        video = by_id(change.session, Video, video_id)
        person = by_id(change.session, Channel, wish.channel_id)
        if person.is_user:
            raise refused("Choose somebody else to send the video to.")
        if change.session.get(PersonaRow, person.ref) is None:
            raise refused("A video can be sent to people only.")
        change.session.add(Share(video_ref=video.ref, to_ref=person.ref, added_at=change.at_s, added_by="user"))
        change.session.flush()
        change.log("share_video", video.ref, to=person.ref)
        return detail(change.session, app, video)
