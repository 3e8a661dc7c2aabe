"""The player's list: what is played next and before, shuffled or not. No song begins because another one has ended."""

from __future__ import annotations

import random
from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from environments._kit.playing import Player
from environments.microfy.models.library import count_play
from environments.microfy.models.tables import NAME, Deck, DeckTrack, Play, Queued, Track

RESTARTS_AFTER_S = 3.0
"""Later in a song than this, "previous" goes to its beginning."""


def begin_anew(session: Session, play: Play, at_s: float) -> None:
    """A song has come to its end: it begins anew if the user has asked for that, and otherwise nothing follows."""
    if the_deck(session).repeat == "one":
        PLAYER.start(session, play.item_ref, play.length_s, at_s)


PLAYER: Player[Play] = Player(Play, on_counted=count_play, on_ended=begin_anew)
"""The one player."""


def the_deck(session: Session) -> Deck:
    """The player's settings."""
    return session.get_one(Deck, 1)


def deck_tracks(session: Session) -> Sequence[DeckTrack]:
    """The list, as it is played."""
    return session.scalars(select(DeckTrack).order_by(DeckTrack.place)).all()


def queued_songs(session: Session) -> Sequence[Queued]:
    """What the user wants to hear next, first wish first."""
    return session.scalars(select(Queued).order_by(Queued.id)).all()


def load_list(session: Session, tracks: Sequence[Track], first: Track, source: str, at_s: float) -> None:
    """Make a list the one that the player goes through, from one of its songs on.

    Args:
        session: Where.
        tracks: The songs, as the list has them.
        first: The one that is played.
        source: What the list is called.
        at_s: Now, simulated s.
    """
    deck = the_deck(session)
    session.execute(delete(DeckTrack))
    refs = [track.ref for track in tracks]
    place = refs.index(first.ref)
    session.add_all(
        DeckTrack(place=n, written_place=n, track_ref=ref, added_at=at_s, added_by="user") for n, ref in enumerate(refs)
    )
    session.flush()
    deck.source, deck.place = source, place
    if deck.is_shuffled:
        _shuffle(session, deck)


def set_shuffled(session: Session, is_shuffled: bool) -> None:
    """Shuffle what is still to come, or go back to the order in which the list is written."""
    deck = the_deck(session)
    deck.is_shuffled = is_shuffled
    if is_shuffled:
        _shuffle(session, deck)
        return
    tracks = deck_tracks(session)
    now = next((row.written_place for row in tracks if row.place == deck.place), 0)
    for row in tracks:
        row.place = row.written_place
    deck.place = now


def next_track(session: Session) -> Track | None:
    """What "next" plays, and go there: a queued song, or the next one of the list; None at its end."""
    deck = the_deck(session)
    if queued := next(iter(queued_songs(session)), None):
        session.delete(queued)
        return queued.track
    return _at(session, deck, deck.place + 1) or (_at(session, deck, 0) if deck.repeat == "all" else None)


def previous_track(session: Session) -> Track | None:
    """The song of the list before this one, and go there; None at its beginning."""
    deck = the_deck(session)
    return _at(session, deck, deck.place - 1)


def _at(session: Session, deck: Deck, place: int) -> Track | None:
    row = session.scalar(select(DeckTrack).where(DeckTrack.place == place))
    if row is None:
        return None
    deck.place = place
    return row.track


def _shuffle(session: Session, deck: Deck) -> None:
    """The song that is on comes first, the others in an order drawn by how often there was shuffling before."""
    deck.shuffles += 1
    tracks = deck_tracks(session)
    now = [row for row in tracks if row.place == deck.place]
    others = [row for row in tracks if row.place != deck.place]
    random.Random(f"{NAME}:shuffle:{deck.shuffles}").shuffle(others)
    for place, row in enumerate([*now, *others]):
        row.place = place
    deck.place = 0
