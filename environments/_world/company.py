"""Who does what, and when: people of the material, drawn where it names a pool only."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from environments._world.cast import Cast, Draw
from environments._world.drawn import DrawnWorld
from environments._world.when import After, Habit, parse_when
from pytest_sentinel.calendar import TIMEZONE


@dataclass
class Company:
    """The people around one post, thread or other piece of an app's material."""

    world: DrawnWorld
    cast: Cast
    at_work: bool = False
    """Whether people do this on working days only, where there is a choice."""

    @classmethod
    def of(
        cls, world: DrawnWorld, app: str, item: str, keep_out: Collection[str] = (), *, at_work: bool = False
    ) -> Company:
        """Nobody yet."""
        return cls(world, Cast(world, f"{app}:{item}", keep_out), at_work)

    def find(self, who: str, purpose: str, role: str | None = None) -> str:
        """The id of somebody: an id, `user`, a role of this piece, or the name of a pool.

        Args:
            who: As written.
            purpose: What for: seeds the draw.
            role: Remember who it is under this name.

        Raises:
            LookupError: It refers to nothing, or the pool has nobody left.
        """
        is_pool = who in self.world.pools and who != "user" and who not in self.cast.roles
        found = self.cast.find(Draw(pool=who) if is_pool else who, purpose)
        if role:
            self.cast.roles[role] = found
        return found

    def render(self, text: str, sender: str) -> str:
        """A text with the names of this company.

        Raises:
            LookupError: It names somebody or a field that does not exist.
        """
        return self.cast.render(text.strip(), sender)

    def draw(self, purpose: str) -> random.Random:
        """Chance, the same in every process."""
        return random.Random(f"{self.world.seed}:{self.cast.what}:{purpose}")

    def moment(self, when: str, who: str, purpose: str, previous_s: float | None = None) -> float:
        """When somebody did something, s from the start.

        Raises:
            ValueError: `when` is wrong.
        """
        parsed, habit, rng = parse_when(when), self._habit(who), self.draw(f"{purpose}:when")
        if not isinstance(parsed, After):
            return parsed.draw(rng, habit)
        if previous_s is None:
            raise ValueError(f"when {when!r}: there is nothing before it")
        return parsed.draw(rng, habit, previous_s)

    def _habit(self, who: str) -> Habit:
        person = self.world.people.get(who)
        if person is None:
            return Habit("free", ZoneInfo(TIMEZONE.key), at_work=False)
        return Habit(person.row.hours, person.zone, self.at_work)
