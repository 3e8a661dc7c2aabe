"""A tiny app with a player: two songs, and how often each was played."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from fastapi import APIRouter
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from environments._kit.environment import Environment
from environments._kit.player_routes import PLAYER_ACTIONS, Playable, player_router
from environments._kit.playing import PlayColumns, Player
from environments._kit.preload import Preload
from environments._kit.refusal import not_found
from environments._kit.tables import Added
from environments._kit.world import World

LENGTHS_S = {"song-1": 100.0, "song-2": 12.0}


class Tables(DeclarativeBase):
    pass


class Song(Added, Tables):
    __tablename__ = "songs"

    ref: Mapped[str] = mapped_column(primary_key=True)
    played: Mapped[int]
    ended: Mapped[int]


class Play(PlayColumns, Tables):
    __tablename__ = "plays"


class SongsPreload(Preload):
    base: Literal["standard"] = "standard"


def count(session: Session, play: Play, at_s: float) -> None:
    session.get_one(Song, play.item_ref).played += 1


def end(session: Session, play: Play, at_s: float) -> None:
    session.get_one(Song, play.item_ref).ended += 1


PLAYER = Player(Play, on_counted=count, on_ended=end)


def playable(session: Session, public: str) -> Playable:
    if session.get(Song, public) is None:
        raise not_found("song")
    return Playable(public, LENGTHS_S[public])


def fill(session: Session, world: World, base: str) -> None:
    session.add_all(Song(ref=ref, played=0, ended=0, added_at=-1.0, added_by="preload") for ref in LENGTHS_S)


def player_environment(folder: Path) -> Environment:
    router = APIRouter()
    router.include_router(player_router(PLAYER, playable))
    return Environment(
        name="songs",
        title="MicroSongs",
        folder=folder,
        tables=Tables.metadata,
        router=router,
        actions=PLAYER_ACTIONS,
        events={},
        catalogs=[],
        preload=SongsPreload,
        fill=fill,
        prepare=lambda session, world, wish: None,
        owed=PLAYER.owed,
    )
