"""Playlists: the sidebar, their pages, and the user's own."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App, Change
from environments._kit.refusal import not_found, refused
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microfy.models.shapes import (
    PlaylistCard,
    PlaylistChange,
    PlaylistDetail,
    Playlists,
    PlaylistWish,
    SongWish,
)
from environments.microfy.models.tables import Entry, Playlist, Track, listed
from environments.microfy.models.views import playlist_card, playlist_detail

router = APIRouter()


@router.get("/api/playlists")
def list_playlists(app: App) -> Playlists:
    """The sidebar: the user's playlists, and the public ones of others, newest first."""
    newest = select(Playlist).order_by(Playlist.made_at_s.desc(), Playlist.ref)
    with app.reading() as session:
        own = session.scalars(newest.where(Playlist.is_own))
        public = session.scalars(newest.where(~Playlist.is_own, Playlist.is_public))
        return Playlists(
            own=[playlist_card(playlist, app.world) for playlist in own],
            public=[playlist_card(playlist, app.world) for playlist in public],
        )


@router.get("/api/playlists/{playlist_id}")
def get_playlist(playlist_id: str, app: App) -> PlaylistDetail:
    """A playlist with its songs."""
    with app.reading() as session:
        return playlist_detail(by_id(session, Playlist, playlist_id), app.world)


@router.post("/api/playlists", status_code=201)
def create_playlist(wish: PlaylistWish, app: App) -> PlaylistCard:
    """Make a playlist, empty as yet."""
    title = _title(wish.title)
    with app.change() as change:
        ref = next_user_ref(change.session, "playlist")
        playlist = Playlist(
            **listed(ref, change.at_s, "user"),
            owner_ref=app.world.user.id,
            title=title,
            note=wish.note.strip(),
            is_public=wish.is_public,
            is_own=True,
            made_at_s=change.at_s,
            entries=[],
        )
        change.session.add(playlist)
        change.session.flush()
        change.log("create_playlist", ref, title=title, is_public=wish.is_public)
        return playlist_card(playlist, app.world)


@router.patch("/api/playlists/{playlist_id}")
def change_playlist(playlist_id: str, wish: PlaylistChange, app: App) -> PlaylistCard:
    """Rename a playlist, describe it, or make it public or private."""
    with app.change() as change:
        playlist = _own(change.session, playlist_id)
        title = playlist.title if wish.title is None else _title(wish.title)
        note = playlist.note if wish.note is None else wish.note.strip()
        if (title, note) != (playlist.title, playlist.note):
            playlist.title, playlist.note = title, note
            change.log("rename_playlist", playlist.ref, title=title, note=note)
        if wish.is_public is not None and wish.is_public != playlist.is_public:
            playlist.is_public = wish.is_public
            change.log("publish_playlist" if wish.is_public else "unpublish_playlist", playlist.ref)
        return playlist_card(playlist, app.world)


@router.delete("/api/playlists/{playlist_id}", status_code=204)
def delete_playlist(playlist_id: str, app: App) -> None:
    """Delete a playlist of the user's own; its songs stay."""
    with app.change() as change:
        playlist = _own(change.session, playlist_id)
        change.session.delete(playlist)
        change.log("delete_playlist", playlist.ref)


@router.post("/api/playlists/{playlist_id}/songs", status_code=201)
def add_to_playlist(playlist_id: str, wish: SongWish, app: App) -> PlaylistCard:
    """Add a song at the end of a playlist of the user's own."""
    with app.change() as change:
        playlist = _own(change.session, playlist_id)
        track = by_id(change.session, Track, wish.track_id)
        if any(entry.track_ref == track.ref for entry in playlist.entries):
            raise refused(f"“{track.title}” is in “{playlist.title}” already.")
        entry = Entry(playlist_ref=playlist.ref, track_ref=track.ref, added_at=change.at_s, added_by="user")
        _append(change, playlist, entry)
        change.log("add_to_playlist", playlist.ref, track=track.ref)
        return playlist_card(playlist, app.world)


@router.delete("/api/playlists/{playlist_id}/songs/{track_id}", status_code=204)
def remove_from_playlist(playlist_id: str, track_id: str, app: App) -> None:
    """Take a song out of a playlist of the user's own."""
    with app.change() as change:
        playlist = _own(change.session, playlist_id)
        track = by_id(change.session, Track, track_id)
        entry = next((entry for entry in playlist.entries if entry.track_ref == track.ref), None)
        if entry is None:
            raise not_found("song of the playlist")
        change.session.delete(entry)
        change.log("remove_from_playlist", playlist.ref, track=track.ref)


def _append(change: Change, playlist: Playlist, entry: Entry) -> None:
    change.session.add(entry)
    change.session.flush()
    change.session.refresh(playlist)


def _own(session: Session, playlist_id: str) -> Playlist:
    playlist = by_id(session, Playlist, playlist_id)
    if not playlist.is_own:
        raise HTTPException(403, "Only your own playlists can be changed.")
    return playlist


def _title(text: str) -> str:
    title = " ".join(text.split())
    if not title:
        raise refused("Give the playlist a name.")
    return title
