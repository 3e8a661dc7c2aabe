"""Artists: whom the user follows, their pages, following."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.rows import by_id
from environments.microfy.models.shapes import ArtistCard, ArtistDetail, FollowWish
from environments.microfy.models.tables import Album, Artist
from environments.microfy.models.views import artist_card, artist_detail

router = APIRouter()


@router.get("/api/artists")
def list_artists(app: App) -> list[ArtistCard]:
    """Whom the user follows, by name."""
    with app.reading() as session:
        found = session.scalars(select(Artist).where(Artist.is_followed).order_by(Artist.name))
        return [artist_card(artist, app.world) for artist in found]


@router.get("/api/artists/{artist_id}")
def get_artist(artist_id: str, app: App) -> ArtistDetail:
    """An artist with songs and records."""
    with app.reading() as session:
        artist = by_id(session, Artist, artist_id)
        made = select(Album).where(Album.artist_ref == artist.ref).order_by(Album.year.desc(), Album.title)
        return artist_detail(session, artist, session.scalars(made).all(), app.world)


@router.post("/api/artists/{artist_id}/follow")
def follow_artist(artist_id: str, wish: FollowWish, app: App) -> ArtistCard:
    """Follow an artist or stop."""
    with app.change() as change:
        artist = by_id(change.session, Artist, artist_id)
        if artist.is_followed != wish.followed:
            artist.is_followed = wish.followed
            change.log("follow_artist" if wish.followed else "unfollow_artist", artist.ref)
        return artist_card(artist, app.world)
