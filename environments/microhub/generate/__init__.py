"""MicroHub's catalogs from its material."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines, TextFields
from environments._world.material import read_material
from environments.microhub.generate.makers import Makers
from environments.microhub.generate.written import MaterialFile

NAME = "microhub"
MATERIAL = Path(__file__).parent.parent / "material"
TEXTS = {
    "issues.jsonl": TextFields("body", title="title", author="author", at_s="at_s"),
    "pulls.jsonl": TextFields("body", title="title", author="author", at_s="at_s"),
    "comments.jsonl": TextFields("text", author="author", at_s="at_s", thread="subject"),
    "commits.jsonl": TextFields("message", author="author", at_s="at_s"),
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
    found = makers.lines()
    return {file: sorted(lines, key=lambda line: str(line["id"])) for file, lines in found.items()}
