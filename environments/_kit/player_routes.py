"""The player's part of an app's API: play, pause, seek, leave; all of them are looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.orm import Session

from environments._kit.context import App, AppContext, Change
from environments._kit.playing import PlayColumns, Player
from environments._kit.refusal import not_found
from pytest_sentinel.environment import ActionClass

PLAYER_ACTIONS: dict[str, ActionClass] = {"play": "look", "pause": "look", "seek": "look", "leave_player": "look"}
"""What these routes log; an app adds them to its table of actions."""

Position = Annotated[float, Field(ge=0, le=1e9, allow_inf_nan=False)]
PlayId = Annotated[int, Field(ge=0)]


@dataclass(frozen=True)
class Playable:
    """An item that can be played."""

    ref: str
    length_s: float


class Playback(BaseModel):
    """What the player holds."""

    play_id: int
    item_id: str
    is_running: bool
    position_s: float
    """At the moment `at_s`; while it runs, simulated time adds to it."""
    at_s: float
    length_s: float
    has_counted: bool
    """Whether it has run for five seconds."""


class PlayWish(BaseModel):
    """Play something, or go on with it."""

    model_config = ConfigDict(extra="forbid")

    item_id: str
    position_s: Position | None = None
    """Where to begin; left out = at the beginning, or where it was paused."""


class HeldWish(BaseModel):
    """Do something with what the player holds."""

    model_config = ConfigDict(extra="forbid")

    play_id: PlayId


class SeekWish(HeldWish):
    """Go to a position."""

    position_s: Position


def player_router(player: Player[Any], playable: Callable[[Session, str], Playable]) -> APIRouter:
    """The routes `/api/player…` of an app.

    Args:
        player: The app's player.
        playable: Finds an item by its public id; raises the 404 where there is none.
    """
    router = APIRouter()

    @router.get("/api/player")
    def get_player(app: App) -> Playback | None:
        """What the player holds, if anything."""
        at_s = app.now_s()
        with app.reading() as session:
            play = player.current(session)
            return None if play is None else _playback(player, play, app, at_s)

    @router.post("/api/player/play")
    def play_item(wish: PlayWish, app: App) -> Playback:
        """Play an item, or go on with it."""
        with app.change() as change:
            item = playable(change.session, wish.item_id)
            held = player.current(change.session)
            is_on = held is not None and held.is_running and held.item_ref == item.ref and wish.position_s is None
            play = player.start(change.session, item.ref, item.length_s, change.at_s, wish.position_s)
            if not is_on:
                change.log("play", item.ref)
            return _playback(player, play, app, change.at_s)

    @router.post("/api/player/pause")
    def pause_player(wish: HeldWish, app: App) -> Playback:
        """Pause."""
        with app.change() as change:
            play = _held(player, change, wish.play_id)
            if play.is_running:
                player.pause(change.session, play, change.at_s)
                change.log("pause", play.item_ref)
            return _playback(player, play, app, change.at_s)

    @router.post("/api/player/seek")
    def seek_player(wish: SeekWish, app: App) -> Playback:
        """Go to another position."""
        with app.change() as change:
            play = _held(player, change, wish.play_id)
            player.seek(change.session, play, wish.position_s, change.at_s)
            change.log("seek", play.item_ref, position_s=play.position_s)
            return _playback(player, play, app, change.at_s)

    @router.post("/api/player/leave", status_code=204)
    def leave_player(wish: HeldWish, app: App) -> None:
        """Leave what plays; a page that is closed says so late, so that another play is never meant."""
        with app.change() as change:
            play = player.current(change.session)
            if play is not None and play.id == wish.play_id:
                player.leave(change.session, play, change.at_s)
                change.log("leave_player", play.item_ref)

    return router


def _held(player: Player[Any], change: Change, play_id: int) -> Any:
    """What the player holds, if it is this play.

    Raises:
        HTTPException: It is not (404).
    """
    play = player.current(change.session)
    if play is None or play.id != play_id:
        raise not_found("playback")
    return play


def _playback(player: Player[Any], play: PlayColumns, app: AppContext, at_s: float) -> Playback:
    position_s = player.position_s(play, at_s)
    return Playback(
        play_id=play.id,
        item_id=app.public_id(play.item_ref),
        is_running=play.is_running and position_s < play.length_s,
        position_s=position_s,
        at_s=at_s,
        length_s=play.length_s,
        has_counted=play.counted_at_s is not None,
    )
