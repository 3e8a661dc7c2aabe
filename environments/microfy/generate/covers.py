"""Which picture is on the cover of a song or a record."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from environments._kit.problems import closest
from environments._world.media import Picture, photo_path, plan


def _scenes() -> frozenset[str]:
    return frozenset(medium.scene for medium in plan() if isinstance(medium, Picture))


def _paths() -> frozenset[str]:
    return frozenset(medium.path for medium in plan() if isinstance(medium, Picture))


@dataclass
class Covers:
    """Hands out pictures, none twice."""

    scenes: frozenset[str] = field(default_factory=_scenes)
    paths: frozenset[str] = field(default_factory=_paths)
    used: Counter[str] = field(default_factory=Counter)

    def take(self, scene: str) -> str:
        """The next picture of a scene.

        Raises:
            LookupError: There is no such scene.
            ValueError: All its pictures are taken.
        """
        if scene not in self.scenes:
            raise LookupError(f"no scene {scene!r}{closest(scene, self.scenes)}")
        self.used[scene] += 1
        path = photo_path(scene, self.used[scene])
        if path not in self.paths:
            raise ValueError(f"all pictures of the scene {scene!r} are taken; choose another one")
        return path
