"""MicroFy's catalogs from its material."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines, TextFields
from environments._world.material import read_material
from environments.microfy.generate.makers import Makers
from environments.microfy.generate.written import MaterialFile

NAME = "microfy"
MATERIAL = Path(__file__).parent.parent / "material"
TEXTS = {"tracks.jsonl": TextFields("lyrics", title="title", author="artist")}


def catalogs(world: DrawnWorld, material: Path = MATERIAL) -> Mapping[str, Lines]:
    """The lines of all catalogs, in the order of their ids.

    Args:
        world: Whose names they get.
        material: The folder of the YAML files.

    Raises:
        ValueError: The material is wrong; the message names file and item.
    """
    makers = Makers(world)
    for source in read_material(material, MaterialFile, NAME):
        makers.add(source)
    found = makers.lines()
    # The moods stay in the order in which the page shows them.
    return {file: lines if file == "moods.jsonl" else sorted(lines, key=_id) for file, lines in found.items()}


def _id(line: Mapping[str, object]) -> str:
    return str(line["id"])
