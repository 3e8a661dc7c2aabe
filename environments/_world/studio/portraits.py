"""Portraits of people who do not exist, and marks of entities: DiceBear styles in the public domain (CC0)."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import resvg_py
from dicebear import Avatar, Style
from PIL import Image

from environments._world.rows import EntityRow, PersonRow

_BACKGROUNDS = ["#dbe7f3", "#f6e3d4", "#e1efe0", "#efe1ee", "#f7efcf", "#dcefee", "#e9e4f5", "#f3dcdc"]
_LIGHT, _MIDDLE, _DARK = ["#ffdbb4", "#edb98a"], ["#edb98a", "#d08b5b"], ["#ae5d29", "#694d3d"]
_SKINS: Mapping[str, list[str]] = {
    **dict.fromkeys(("nordic", "irish", "german", "dutch", "slavic", "welsh"), _LIGHT),
    **dict.fromkeys(("japanese", "korean", "chinese", "vietnamese"), _LIGHT),
    **dict.fromkeys(("nigerian", "ghanaian", "kenyan", "senegalese", "zulu"), _DARK),
    **dict.fromkeys(("hindi", "tamil", "arabic", "persian", "turkish", "spanish", "portuguese", "greek"), _MIDDLE),
}
_ANY_SKIN = [*_LIGHT, *_MIDDLE[1:], *_DARK]
_EXPRESSIONS = ["calm", "cheeky", "cute", "driven", "explaining", "lovingGrin1", "smile", "smileBig", "smileTeethGap"]
_BEARDS = ["chin", "full", "full2", "full3", "goatee1", "goatee2", "moustache1", "moustache2", "moustache3"]
_GLASSES = ["glasses", "glasses2", "glasses3", "glasses4", "glasses5"]
_HAIR = {
    "f": ["afro", "bangs", "bangs2", "bantuKnots", "bun", "bun2", "buns", "cornrows", "long", "longAfro", "longBangs",
          "longCurly", "medium1", "medium2", "medium3", "mediumBangs", "mediumBangs2", "mediumBangs3", "mediumStraight",
          "short5", "twists2", "hatBeanie"],
    "m": ["afro", "cornrows2", "dreads1", "flatTop", "hatHip", "noHair2", "noHair3", "pomp", "shaved1",
          "shaved2", "shaved3", "short1", "short2", "short3", "short4", "short5", "twists", "hatBeanie"],
}  # fmt: skip
_GREY_HAIR = {"f": ["grayBun", "grayMedium"], "m": ["grayShort", "noHair1"]}
_GREY_UNTIL = 1962
"""Who was born by then is drawn with grey hair."""
_LOGOS = {
    "company": "shape-grid", "journal": "waves", "venue": "triangles", "university": "weave", "product": "blobs",
    "repository": "identicon", "newsletter": "stripes",
}  # fmt: skip


def portrait(row: PersonRow, size_px: int) -> bytes:
    """A person's portrait as WebP of `size_px` squared: the same one in every world."""
    rng = random.Random(f"portrait:{row.id}")
    hair = _GREY_HAIR if row.born <= _GREY_UNTIL else _HAIR
    options: dict[str, Any] = {
        "seed": row.id,
        "headVariant": [rng.choice(hair[row.gender])],
        "expressionVariant": [rng.choice(_EXPRESSIONS)],
        "skinColor": [rng.choice(_SKINS.get(row.origin, _ANY_SKIN))],
        "backgroundColor": [rng.choice(_BACKGROUNDS)],
        "accessoriesVariant": _GLASSES,
        "accessoriesProbability": 30,
        "facialHairVariant": _BEARDS,
        "facialHairProbability": 40 if row.gender == "m" else 0,
        "maskProbability": 0,
    }
    return _webp(Avatar(_style("open-peeps"), options), size_px)


def logo(row: EntityRow, size_px: int) -> bytes:
    """An entity's mark as WebP of `size_px` squared: the same one in every world.

    Raises:
        KeyError: Entities of this kind have a picture instead.
    """
    return _webp(Avatar(_style(_LOGOS[row.kind]), {"seed": row.id}), size_px)


def has_logo(row: EntityRow) -> bool:
    """Whether entities of this kind have a mark rather than a picture."""
    return row.kind in _LOGOS


def _webp(avatar: Avatar, size_px: int) -> bytes:
    # A browser draws a picture of this size in a tenth of the time that it takes over the SVG, and lists show dozens.
    drawing = resvg_py.svg_to_bytes(svg_string=avatar.to_string(), width=size_px, height=size_px)
    file = BytesIO()
    Image.open(BytesIO(drawing)).save(file, "WEBP", quality=85, method=4)
    return file.getvalue()


@cache
def _style(name: str) -> Style:
    definition = json.loads(files("dicebear_styles").joinpath(f"{name}.json").read_text("utf-8"))
    return Style(definition)
