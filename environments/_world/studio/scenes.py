"""All scenes by name, and pictures of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO

from PIL import Image

from environments._kit.problems import closest
from environments._world.studio.canvas import SUPERSAMPLING, Canvas
from environments._world.studio.nature import NATURE
from environments._world.studio.things import THINGS
from environments._world.studio.town import TOWN

Painter = Callable[[Canvas], None]

SCENES: Mapping[str, Painter] = {**NATURE, **TOWN, **THINGS}


def painter(scene: str) -> Painter:
    """The painter of a scene.

    Raises:
        LookupError: There is no such scene.
    """
    if scene not in SCENES:
        raise LookupError(f"no scene {scene!r}{closest(scene, SCENES)}")
    return SCENES[scene]


def still(scene: str, seed: str, width: int, height: int) -> Image.Image:
    """A picture of a scene; another seed gives other colours and places of things.

    Args:
        scene: One of `SCENES`.
        seed: What makes this picture differ from others of the scene.
        width: In pixels.
        height: In pixels.

    Raises:
        LookupError: There is no such scene.
    """
    canvas = Canvas(width * SUPERSAMPLING, height * SUPERSAMPLING, f"{scene}:{seed}")
    painter(scene)(canvas)
    return canvas.still()


def webp(scene: str, seed: str, width: int, height: int) -> bytes:
    """The same as a WebP file.

    Raises:
        LookupError: There is no such scene.
    """
    file = BytesIO()
    still(scene, seed, width, height).save(file, "WEBP", quality=80, method=2)
    return file.getvalue()
