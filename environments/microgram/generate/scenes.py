"""Which picture of a scene something gets, and what the scenes show in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from environments._kit.problems import closest
from environments._world.media import PHOTOS, TALL_PHOTOS, photo_path

ALT = {
    "balloons": "Hot-air balloons in the sky",
    "beach": "A beach and the sea",
    "bicycle": "A bicycle against a wall",
    "books": "Books on a shelf",
    "cake": "A cake on a plate",
    "coffee": "A cup of coffee",
    "desert": "Dunes under a wide sky",
    "desk": "A desk with a lamp",
    "dog": "A dog looking up",
    "forest": "Trees in a forest",
    "guitar": "A guitar",
    "harbour": "Boats in a harbour",
    "lighthouse": "A lighthouse on the coast",
    "market": "Stalls on a market",
    "meadow": "A meadow with flowers",
    "mountains": "Mountains one behind another",
    "night_sky": "Stars over dark hills",
    "plants": "Plants in pots",
    "rainy_street": "A street in the rain",
    "skyline": "A city skyline",
    "snow_cabin": "A cabin in the snow",
    "soup": "A bowl of soup",
    "stage": "A stage with lights",
    "sunset_boat": "A boat at sunset",
    "suspension_bridge": "A suspension bridge",
    "train": "A train passing",
    "vase": "Flowers in a vase",
    "waterfall": "A waterfall between rocks",
}


@dataclass
class Album:
    """Hands out pictures, none twice."""

    used: Counter[tuple[str, bool]] = field(default_factory=Counter)

    def take(self, scene: str, tall: bool = False) -> dict[str, str]:
        """The next picture of a scene, and what it shows.

        Args:
            scene: One of the studio's scenes.
            tall: For a story.

        Raises:
            LookupError: There is no such scene.
            ValueError: All its pictures are taken.
        """
        if scene not in ALT:
            raise LookupError(f"no scene {scene!r}{closest(scene, ALT)}")
        self.used[scene, tall] += 1
        number = self.used[scene, tall]
        if number > (TALL_PHOTOS if tall else PHOTOS):
            raise ValueError(f"all {number - 1} pictures of the scene {scene!r} are taken; choose another one")
        return {"picture": photo_path(scene, number, tall), "alt": ALT[scene]}
