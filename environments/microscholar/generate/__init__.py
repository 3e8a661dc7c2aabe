"""MicroScholar's catalogs from its material."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines, TextFields
from environments._world.material import read_material
from environments.microscholar.generate.makers import Makers
from environments.microscholar.generate.written import MaterialFile

NAME = "microscholar"
MATERIAL = Path(__file__).parent.parent / "material"
TEXTS = {
    # Abstracts have a set form: the longest are allowed three times the words of the shortest and no more.
    "papers.jsonl": TextFields("abstract", title="title", at_s="at_s", length_ratio=1.5),
    "alerts.jsonl": TextFields("text", title="topic", at_s="at_s", length_ratio=1.5),
}


def catalogs(world: DrawnWorld, material: Path = MATERIAL) -> Mapping[str, Lines]:
    """The lines of all catalogs, in the order of their ids.

    Args:
        world: Whose names they get.
        material: The folder of the YAML files.

    Raises:
        ValueError: The material is wrong; the message names file and item.
    """
    makers = Makers.of(world, read_material(material, MaterialFile, NAME))
    return {file: sorted(lines, key=lambda line: str(line["id"])) for file, lines in makers.lines().items()}
