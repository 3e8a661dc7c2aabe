"""Which film and thumbnail a video gets, and what they show in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from environments._kit.problems import closest
from environments._world.media import PHOTOS, photo_path

ALT = {
    "balloons": "Balloons over a valley",
    "beach": "Waves on a beach",
    "bicycle": "A bicycle leaning on a wall",
    "books": "A shelf of books",
    "cake": "A cake, ready to be cut",
    "coffee": "Steam over a cup of coffee",
    "desert": "Sand dunes in the sun",
    "desk": "A desk under a lamp",
    "dog": "A dog waiting for something",
    "forest": "A path among trees",
    "guitar": "A guitar against the light",
    "harbour": "A harbour with boats",
    "lighthouse": "A lighthouse above the sea",
    "market": "A row of market stalls",
    "meadow": "Grass and flowers in the wind",
    "mountains": "A range of mountains",
    "night_sky": "A clear night with stars",
    "plants": "Green plants on a sill",
    "rainy_street": "Rain falling on a street",
    "skyline": "Towers of a city",
    "snow_cabin": "A cabin in deep snow",
    "soup": "Soup steaming in a bowl",
    "stage": "Lights over an empty stage",
    "sunset_boat": "A sail before the evening sun",
    "suspension_bridge": "A long bridge across water",
    "train": "A train on its way",
    "vase": "A vase with cut flowers",
    "waterfall": "Water falling over rocks",
}


@dataclass
class Album:
    """Hands out thumbnails, none twice; the film of a scene serves all its videos."""

    used: Counter[str] = field(default_factory=Counter)

    def take(self, scene: str) -> dict[str, str]:
        """The film of a scene, its next picture, and what they show.

        Raises:
            LookupError: There is no such scene.
            ValueError: All its pictures are taken.
        """
        if scene not in ALT:
            raise LookupError(f"no scene {scene!r}{closest(scene, ALT)}")
        number = PHOTOS - self.used[scene]
        self.used[scene] += 1
        if number < 1:
            raise ValueError(f"all {PHOTOS} pictures of the scene {scene!r} are taken; choose another one")
        return {"film": f"films/{scene}.webm", "thumb": photo_path(scene, number), "alt": ALT[scene]}
