"""One song: its page with the lyrics, and liking it."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microfy.models.library import set_liked
from environments.microfy.models.shapes import LikeWish, TrackDetail, TrackRow
from environments.microfy.models.tables import Mood, Track, TrackMood
from environments.microfy.models.views import track_detail, track_row

router = APIRouter()


@router.get("/api/tracks/{track_id}")
def get_track(track_id: str, app: App) -> TrackDetail:
    """A song with its lyrics; they can be read without playing it."""
    with app.reading() as session:
        track = by_id(session, Track, track_id)
        has = select(TrackMood.mood_ref).where(TrackMood.track_ref == track.ref)
        moods = session.scalars(select(Mood).where(Mood.ref.in_(has)).order_by(Mood.name)).all()
        return track_detail(track, moods)


@router.post("/api/tracks/{track_id}/like")
def like_track(track_id: str, wish: LikeWish, app: App) -> TrackRow:
    """Put a song into the liked songs or take it out."""
    with app.change() as change:
        track = by_id(change.session, Track, track_id)
        if track.is_liked != wish.liked:
            set_liked(track, wish.liked, change.at_s)
            change.log("like_track" if wish.liked else "unlike_track", track.ref)
        return track_row(track)
