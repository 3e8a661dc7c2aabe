"""MicroGram's catalogs from its material."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines, TextFields
from environments._world.material import read_material
from environments.microgram.generate.makers import Makers
from environments.microgram.generate.written import MaterialFile

NAME = "microgram"
MATERIAL = Path(__file__).parent.parent / "material"
TEXTS = {
    "posts.jsonl": TextFields("caption", author="author", at_s="at_s"),
    "comments.jsonl": TextFields("text", author="author", at_s="at_s", thread="post"),
    "stories.jsonl": TextFields("text", author="author", at_s="at_s"),
    # Of messages no author: the user is one side of every conversation, so that the spread over authors says nothing.
    "messages.jsonl": TextFields("text", at_s="at_s", thread="thread"),
}


def catalogs(world: DrawnWorld, material: Path = MATERIAL) -> Mapping[str, Lines]:
    """The lines of all catalogs, in the order of their ids.

    Args:
        world: Whose names they get.
        material: The folder of the YAML files.

    Raises:
        ValueError: The material is wrong; the message names file and item.
    """
    sources = read_material(material, MaterialFile, NAME)
    makers = Makers(world, keep_out={id_ for source in sources for id_ in source.data.keep_out})
    for source in sources:
        makers.add(source)
    found = makers.lines()
    return {file: sorted(lines, key=lambda line: str(line["id"])) for file, lines in found.items()}
