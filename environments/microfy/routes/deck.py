"""The player's list: playing from a list, next and previous, the queue, shuffle, repeat and volume."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from sqlalchemy.orm import Session

from environments._kit.context import App, Change
from environments._kit.refusal import not_found, refused
from environments._kit.rows import by_id, find
from environments.microfy.models import deck
from environments.microfy.models.shapes import DeckInfo, DeckWish, RepeatWish, ShuffleWish, SongWish, VolumeWish
from environments.microfy.models.tables import Queued, Track
from environments.microfy.models.views import deck_info
from environments.microfy.routes.sources import songs_and_name

router = APIRouter()

EntryId = Annotated[int, Path(ge=1, le=2**31)]


@router.get("/api/deck")
def get_deck(app: App) -> DeckInfo:
    """How the player is set and what comes next in it."""
    with app.reading() as session:
        return _info(session)


@router.post("/api/deck/play")
def play_from_list(wish: DeckWish, app: App) -> DeckInfo:
    """Play a song of a list; "next" and "previous" then go through this list."""
    with app.change() as change:
        songs, name = songs_and_name(change.session, wish)
        first = by_id(change.session, Track, wish.track_id) if wish.track_id else next(iter(songs), None)
        if first is None:
            raise refused("There is no song to play here yet.")
        if first not in songs:
            raise not_found("song of the list")
        deck.load_list(change.session, songs, first, name, change.at_s)
        deck.PLAYER.start(change.session, first.ref, first.length_s, change.at_s)
        change.log("play", first.ref)
        return _info(change.session)


@router.post("/api/deck/next")
def play_next(app: App) -> DeckInfo:
    """Play the next song: what is queued first, then the list."""
    with app.change() as change:
        track = deck.next_track(change.session)
        if track is None:
            raise refused("This was the last song. Choose another one, or switch repeat on.")
        return _go_to(change, track, "next")


@router.post("/api/deck/previous")
def play_previous(app: App) -> DeckInfo:
    """Go to the beginning of the song, or to the one before it within its first three seconds."""
    with app.change() as change:
        play = deck.PLAYER.current(change.session)
        if play is None:
            raise refused("Nothing is playing.")
        is_later = deck.PLAYER.position_s(play, change.at_s) > deck.RESTARTS_AFTER_S
        before = None if is_later else deck.previous_track(change.session)
        return _go_to(change, before or _playing(change.session), "previous")


@router.post("/api/deck/queue", status_code=201)
def queue_track(wish: SongWish, app: App) -> DeckInfo:
    """Put a song behind what is queued already."""
    with app.change() as change:
        track = by_id(change.session, Track, wish.track_id)
        change.session.add(Queued(track_ref=track.ref, added_at=change.at_s, added_by="user"))
        change.session.flush()
        change.log("queue_track", track.ref)
        return _info(change.session)


@router.delete("/api/deck/queue/{entry_id}", status_code=204)
def unqueue_track(entry_id: EntryId, app: App) -> None:
    """Take a song out of the queue."""
    with app.change() as change:
        entry = change.session.get(Queued, entry_id)
        if entry is None:
            raise not_found("song of the queue")
        change.session.delete(entry)
        change.log("unqueue_track", entry.track_ref)


@router.post("/api/deck/shuffle")
def shuffle(wish: ShuffleWish, app: App) -> DeckInfo:
    """Shuffle what is still to come, or not any more."""
    with app.change() as change:
        if deck.the_deck(change.session).is_shuffled != wish.is_shuffled:
            deck.set_shuffled(change.session, wish.is_shuffled)
            change.log("shuffle" if wish.is_shuffled else "unshuffle", None)
        return _info(change.session)


@router.post("/api/deck/repeat")
def repeat(wish: RepeatWish, app: App) -> DeckInfo:
    """Say what begins anew: nothing, the list, or the song."""
    with app.change() as change:
        settings = deck.the_deck(change.session)
        if settings.repeat != wish.repeat:
            settings.repeat = wish.repeat
            change.log("set_repeat", None, repeat=wish.repeat)
        return _info(change.session)


@router.post("/api/deck/volume")
def set_volume(wish: VolumeWish, app: App) -> DeckInfo:
    """Say how loud."""
    with app.change() as change:
        settings = deck.the_deck(change.session)
        settings.volume, settings.is_muted = wish.volume, wish.is_muted
        change.log("set_volume", None, volume=wish.volume, is_muted=wish.is_muted)
        return _info(change.session)


def _go_to(change: Change, track: Track | None, how: str) -> DeckInfo:
    if track is None:
        raise refused("Nothing is playing.")
    deck.PLAYER.start(change.session, track.ref, track.length_s, change.at_s, position_s=0.0)
    change.log(how, track.ref)
    return _info(change.session)


def _playing(session: Session) -> Track | None:
    play = deck.PLAYER.current(session)
    return find(session, Track, play.item_ref) if play else None


def _info(session: Session) -> DeckInfo:
    return deck_info(session, _playing(session))
