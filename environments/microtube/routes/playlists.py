"""Playlists: making, renaming and deleting the user's own, and what is in them."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microtube.models.shapes import PlaylistCard, PlaylistDetail, PlaylistWish
from environments.microtube.models.tables import Entry, Playlist, Video, id_of
from environments.microtube.models.views import Views
from environments.microtube.routes.finding import own_playlists

router = APIRouter()


@router.get("/api/playlists")
def list_playlists(app: App) -> list[PlaylistCard]:
    """The user's playlists."""
    with app.reading() as session:
        views = Views.of(app.world, session)
        return [views.playlist(playlist) for playlist in own_playlists(session)]


@router.post("/api/playlists", status_code=201)
def create_playlist(wish: PlaylistWish, app: App) -> PlaylistDetail:
    """Make a playlist."""
    with app.change() as change:
        title = _free_title(change.session, wish.title, None)
        ref = next_user_ref(change.session, "playlist")
        playlist = Playlist(
            id=id_of(ref), ref=ref, owner_ref=app.world.user.id, title=title, is_fixed=False,
            added_at=change.at_s, added_by="user",
        )  # fmt: skip
        change.session.add(playlist)
        change.session.flush()
        change.log("create_playlist", ref, title=title)
        return Views.of(app.world, change.session).playlist_detail(playlist)


@router.get("/api/playlists/{playlist_id}")
def get_playlist(playlist_id: str, app: App) -> PlaylistDetail:
    """A playlist with its videos."""
    with app.reading() as session:
        return Views.of(app.world, session).playlist_detail(by_id(session, Playlist, playlist_id))


@router.patch("/api/playlists/{playlist_id}")
def rename_playlist(playlist_id: str, wish: PlaylistWish, app: App) -> PlaylistDetail:
    """Give a playlist another title."""
    with app.change() as change:
        playlist = _changeable(change.session, playlist_id, "renamed")
        title = _free_title(change.session, wish.title, playlist)
        if playlist.title != title:
            playlist.title = title
            change.log("rename_playlist", playlist.ref, title=title)
        return Views.of(app.world, change.session).playlist_detail(playlist)


@router.delete("/api/playlists/{playlist_id}", status_code=204)
def delete_playlist(playlist_id: str, app: App) -> None:
    """Delete a playlist; its videos stay where they are."""
    with app.change() as change:
        playlist = _changeable(change.session, playlist_id, "deleted")
        change.session.delete(playlist)
        change.log("delete_playlist", playlist.ref)


@router.put("/api/playlists/{playlist_id}/videos/{video_id}")
def save_video(playlist_id: str, video_id: str, app: App) -> PlaylistDetail:
    """Put a video at the end of a playlist."""
    with app.change() as change:
        playlist, video = _own(change.session, playlist_id), by_id(change.session, Video, video_id)
        if _entry(playlist, video) is None:
            playlist.entries.append(Entry(video_ref=video.ref, added_at=change.at_s, added_by="user"))
            change.session.flush()
            change.log("save_video", video.ref, playlist=playlist.ref)
        return Views.of(app.world, change.session).playlist_detail(playlist)


@router.delete("/api/playlists/{playlist_id}/videos/{video_id}")
def unsave_video(playlist_id: str, video_id: str, app: App) -> PlaylistDetail:
    """Take a video out of a playlist."""
    with app.change() as change:
        playlist, video = _own(change.session, playlist_id), by_id(change.session, Video, video_id)
        entry = _entry(playlist, video)
        if entry is not None:
            playlist.entries.remove(entry)
            change.session.flush()
            change.log("unsave_video", video.ref, playlist=playlist.ref)
        return Views.of(app.world, change.session).playlist_detail(playlist)


def _own(session: Session, public: str) -> Playlist:
    playlist = by_id(session, Playlist, public)
    if not playlist.owner.is_user:
        raise HTTPException(403, "Only your own playlists can be changed.")
    return playlist


def _changeable(session: Session, public: str, what: str) -> Playlist:
    playlist = _own(session, public)
    if playlist.is_fixed:
        raise refused(f"{playlist.title} cannot be {what}.")
    return playlist


def _free_title(session: Session, wanted: str, of: Playlist | None) -> str:
    """The title as it will stand there.

    Raises:
        HTTPException: It is empty, or another of the user's playlists has it.
    """
    title = " ".join(wanted.split())
    if not title:
        raise refused("Give the playlist a title.")
    if any(fold(other.title) == fold(title) for other in own_playlists(session) if other is not of):
        raise refused(f"You have a playlist called “{title}” already.")
    return title


def _entry(playlist: Playlist, video: Video) -> Entry | None:
    return next((entry for entry in playlist.entries if entry.video_ref == video.ref), None)
