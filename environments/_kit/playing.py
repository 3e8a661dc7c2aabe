"""A player's state on the server: what plays, since when and from where; it counts as played after five seconds.

An app declares its table of plays and one player over it:

    class Play(PlayColumns, Tables):
        __tablename__ = "plays"

    PLAYER = Player(Play, on_counted=add_view)

and names `PLAYER.owed` as its `Environment.owed`, so that what has played is counted in the order of the timeline.
Simulated time is the only time there is: while it stands still nothing plays on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Mapped, Session, mapped_column

from environments._kit.database import Database
from environments._kit.tables import Added, AddedBy
from pytest_sentinel.environment import DueEffect

COUNTS_AFTER_S = 5.0
"""So long something has to run in the player before it counts as played."""


class PlayColumns(Added):
    """Columns of a table of plays: a row from the start of one item in the player until another one takes its place."""

    id: Mapped[int] = mapped_column(primary_key=True)
    item_ref: Mapped[str] = mapped_column(index=True)
    """What plays."""
    length_s: Mapped[float]
    """Of the whole item."""
    told_at_s: Mapped[float]
    """The moment for which `position_s`, `ran_s` and `is_running` are true; while it runs, time adds to both."""
    position_s: Mapped[float]
    """Where in the item the player stood then."""
    ran_s: Mapped[float]
    """How long it had run until then, however often it was paused or moved."""
    is_running: Mapped[bool]
    is_current: Mapped[bool]
    """Whether it is what the player holds; one row at most is."""
    counted_at_s: Mapped[float | None]
    """When it had run for five seconds."""


Row = TypeVar("Row", bound=PlayColumns)
OnMoment = Callable[[Session, Row, float], None]
"""Called with the play and the simulated moment (s), inside the change that brings the moment about."""


def nothing_follows(_session: Session, _play: PlayColumns, _at_s: float) -> None:
    """By itself a player does no more than count and stop at the end."""


@dataclass
class PlayMoment(Generic[Row]):
    """A moment that a running play owes: it counts, or it comes to its end."""

    player: Player[Row]
    database: Database
    play_id: int
    at_s: float
    kind: str
    """`counts_as_played` or `play_ends`."""

    def apply(self) -> None:
        """Bring the play to this moment."""
        with self.database.session() as session:
            play = session.get_one(self.player.model, self.play_id)
            self.player.settle(session, play, self.at_s)


@dataclass(frozen=True)
class Player(Generic[Row]):
    """The one player of an app; all times are simulated seconds from the start."""

    model: type[Row]
    on_counted: OnMoment[Row] = nothing_follows
    """What counts a play: a view more, an entry of the history."""
    on_ended: OnMoment[Row] = nothing_follows

    def current(self, session: Session) -> Row | None:
        """What the player holds."""
        return session.scalar(select(self.model).where(self.model.is_current))

    def start(
        self,
        session: Session,
        item_ref: str,
        length_s: float,
        at_s: float,
        position_s: float | None = None,
        added_by: AddedBy = "user",
    ) -> Row:
        """Play an item; what the player held until now is left.

        The item that played last goes on where it was, unless it came to its end or is played anew after it counted.

        Args:
            session: Where plays are kept.
            item_ref: What to play.
            length_s: How long that is.
            at_s: Now.
            position_s: Where to begin; None = at the beginning, or where it was.
            added_by: Who plays.
        """
        held = self.current(session)
        if held is not None:
            self.settle(session, held, at_s)
        play = self._to_go_on(session, held, item_ref)
        if held is not None and held is not play:
            self.leave(session, held, at_s)
        if play is None:
            play = self.model()
            play.item_ref, play.length_s = item_ref, length_s
            play.position_s, play.ran_s, play.counted_at_s = 0.0, 0.0, None
            play.added_at, play.added_by = at_s, added_by
            session.add(play)
        play.is_current = play.is_running = True
        play.told_at_s = at_s
        if position_s is not None:
            play.position_s = min(max(position_s, 0.0), play.length_s)
        session.flush()
        return play

    def pause(self, session: Session, play: Row, at_s: float) -> None:
        """Stop where it is."""
        self.settle(session, play, at_s)
        play.is_running = False

    def seek(self, session: Session, play: Row, position_s: float, at_s: float) -> None:
        """Go to a position (s); it runs on from there, or stays paused there."""
        self.settle(session, play, at_s)
        play.position_s = min(max(position_s, 0.0), play.length_s)
        play.told_at_s = at_s

    def leave(self, session: Session, play: Row, at_s: float) -> None:
        """Take it out of the player."""
        self.pause(session, play, at_s)
        play.is_current = False

    def settle(self, session: Session, play: Row, at_s: float) -> None:
        """Bring a play to a moment: it has run until then, and what it owed by then has happened, each in its time."""
        if not play.is_running:
            return
        ends_at_s, counts_at_s = self.ends_at_s(play), self.counts_at_s(play)
        until_s = min(at_s, ends_at_s)
        passed_s = max(until_s - play.told_at_s, 0.0)
        play.position_s += passed_s
        play.ran_s += passed_s
        play.told_at_s = max(until_s, play.told_at_s)
        if counts_at_s is not None and counts_at_s <= until_s:
            play.counted_at_s = counts_at_s
            self.on_counted(session, play, counts_at_s)
        if ends_at_s <= at_s:
            play.position_s, play.is_running = play.length_s, False
            self.on_ended(session, play, ends_at_s)

    def position_s(self, play: Row, at_s: float) -> float:
        """Where in the item the player stands at a moment."""
        passed_s = max(at_s - play.told_at_s, 0.0) if play.is_running else 0.0
        return min(play.position_s + passed_s, play.length_s)

    def counts_at_s(self, play: Row) -> float | None:
        """When it will have run long enough if nobody stops it; None where it has counted."""
        return None if play.counted_at_s is not None else play.told_at_s + max(COUNTS_AFTER_S - play.ran_s, 0.0)

    def ends_at_s(self, play: Row) -> float:
        """When it will be at its end if nobody stops it."""
        return play.told_at_s + play.length_s - play.position_s

    def owed(self, database: Database, until_s: float) -> DueEffect | None:
        """The earliest moment of the running play at or before `until_s`, for `Environment.owed`."""
        with database.reading() as session:
            play = self.current(session)
            if play is None or not play.is_running:
                return None
            counts_at_s, ends_at_s = self.counts_at_s(play), self.ends_at_s(play)
            counts = counts_at_s is not None and counts_at_s <= ends_at_s
            at_s = counts_at_s if counts and counts_at_s is not None else ends_at_s
            kind = "counts_as_played" if counts else "play_ends"
            return PlayMoment(self, database, play.id, at_s, kind) if at_s <= until_s else None

    def _to_go_on(self, session: Session, held: Row | None, item_ref: str) -> Row | None:
        """The play that goes on when this item is played: what is held, or what was left before it counted."""
        last = held or session.scalar(select(self.model).order_by(self.model.id.desc()).limit(1))
        if last is None or last.item_ref != item_ref or last.position_s >= last.length_s:
            return None
        return last if last.is_current or last.counted_at_s is None else None
