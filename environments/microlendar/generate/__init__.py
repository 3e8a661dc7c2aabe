"""MicroLendar's catalogs from its material."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines, TextFields
from environments._world.material import read_material
from environments.microlendar.generate.makers import Makers
from environments.microlendar.generate.written import MaterialFile

NAME = "microlendar"
MATERIAL = Path(__file__).parent.parent / "material"
TEXTS = {
    # No author: the user keeps this calendar and has written half of it, so that the spread over authors says nothing.
    "events.jsonl": TextFields("description", title="title", at_s="at_s"),
    "todos.jsonl": TextFields("notes", title="title", at_s="at_s"),
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
    return {f"{file}.jsonl": [lines[id_] for id_ in sorted(lines)] for file, lines in makers.files.items()}
