"""MicroHood's catalogs from its material."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines, TextFields
from environments._world.material import read_material
from environments.microhood.generate.makers import Makers
from environments.microhood.generate.written import MaterialFile

NAME = "microhood"
MATERIAL = Path(__file__).parent.parent / "material"
TEXTS = {
    "news.jsonl": TextFields("body", title="headline", author="source", at_s="at_s"),
    "stocks.jsonl": TextFields("about"),
}


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
    return {file: sorted(lines, key=lambda line: str(line["id"])) for file, lines in makers.lines().items()}
