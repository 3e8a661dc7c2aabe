"""Who plays which role in a piece of material: fixed people, and people drawn from pools."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

from environments._kit.problems import closest
from environments._world.drawn import USER, DrawnWorld
from environments._world.template import Fields, render


class Draw(BaseModel):
    """Somebody from a pool."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    pool: str | list[str]
    """A group of people, a kind of entity, or ids."""
    not_: list[str] = Field(default_factory=list, alias="not")


def _tag(value: object) -> str:
    return "name" if isinstance(value, str) else "draw"


Role = Annotated[Annotated[str, Tag("name")] | Annotated[Draw, Tag("draw")], Discriminator(_tag)]
"""An id, `user`, the name of a role of the cast, or somebody from a pool."""


@dataclass
class Cast:
    """The roles of one thread, item or other piece of material."""

    world: DrawnWorld
    what: str
    """Which piece, e.g. `micromail:mail-010`: seeds its draws."""
    keep_out: Collection[str] = ()
    roles: dict[str, str] = field(default_factory=dict)
    """Role to id."""
    _taken: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, world: DrawnWorld, what: str, written: Mapping[str, Role], keep_out: Collection[str] = ()) -> Cast:
        """Draw the roles that material names.

        Raises:
            LookupError: A role refers to nothing, or its pool has nobody left.
        """
        cast = cls(world, what, keep_out)
        fixed = {name: role for name, role in written.items() if isinstance(role, str)}
        # Fixed roles first, so that nobody who has a role already is drawn for another one.
        for name, role in {**fixed, **written}.items():
            cast.roles[name] = cast.find(role, name)
        return cast

    def find(self, role: Role, purpose: str) -> str:
        """The id of who plays a role; `user` is the user's id.

        Args:
            role: As written.
            purpose: What for (`from`, `to 2`): seeds the draw, where there is one.

        Raises:
            LookupError: It refers to nothing, or the pool has nobody left.
        """
        found = self._named(role) if isinstance(role, str) else self._drawn(role, purpose)
        self._taken.add(found)
        return found

    def render(self, text: str, sender: str | None = None) -> str:
        """A written text with the names of this cast.

        Raises:
            LookupError: It names somebody or a field that does not exist.
        """

        def fields(role: str) -> Fields:
            if role == "sender" and sender:
                return self.world.fields(sender)
            return self.world.fields(self.roles.get(role, role))

        return render(text, fields)

    def _named(self, role: str) -> str:
        if role == "user":
            return USER
        if role in self.roles:
            return self.roles[role]
        if role in self.world.people or role in self.world.things:
            return role
        valid = ["user", *self.roles, *self.world.people, *self.world.things]
        raise LookupError(f"no person, entity or role {role!r}{closest(role, valid)}")

    def _drawn(self, role: Draw, purpose: str) -> str:
        never = {USER, *self.keep_out, *self._taken, *(self._named(name) for name in role.not_)}
        left = [id_ for id_ in self._pool(role.pool) if id_ not in never]
        if not left:
            raise LookupError(f"nobody is left in the pool {role.pool!r}")
        rng = random.Random(f"{self.world.seed}:{self.what}:{purpose}")
        return rng.choices(left, [self._weight(id_) for id_ in left])[0]

    def _pool(self, pool: str | Sequence[str]) -> Sequence[str]:
        if not isinstance(pool, str):
            return [self._named(id_) for id_ in pool]
        if pool not in self.world.pools:
            raise LookupError(f"no pool {pool!r}{closest(pool, self.world.pools)}")
        return self.world.pools[pool]

    def _weight(self, id_: str) -> int:
        # Squared, because in a real mailbox few people write much and most write little.
        return self.world.people[id_].row.writes ** 2 if id_ in self.world.people else 1
