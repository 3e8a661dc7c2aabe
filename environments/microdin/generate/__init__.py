"""MicroDin's catalogs from their material."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines, TextFields
from environments._world.material import Source, read_material
from environments.microdin.generate.careers import profile_lines
from environments.microdin.generate.making import NAME, Maker
from environments.microdin.generate.written import MaterialFile

MATERIAL = Path(__file__).parent.parent / "material"
TEXTS = {
    "posts.jsonl": TextFields("body", author="author", at_s="at_s"),
    "comments.jsonl": TextFields("body", author="author", at_s="at_s", thread="post"),
    "jobs.jsonl": TextFields("description", title="title", author="company", at_s="at_s"),
    "messages.jsonl": TextFields("body", author="person", at_s="at_s", thread="person"),
    "notifications.jsonl": TextFields("body", author="actor", at_s="at_s"),
}


def catalogs(world: DrawnWorld, material: Path = MATERIAL) -> Mapping[str, Lines]:
    """The lines of every catalog, in the order of their ids.

    Args:
        world: Whose names they get.
        material: The folder of the YAML files.

    Raises:
        ValueError: The material is wrong; the message names file and item.
    """
    sources = read_material(material, MaterialFile, NAME)
    maker = Maker(world)
    for source in sources:
        _add(maker, source)
    found = {file: [lines[id_] for id_ in sorted(lines)] for file, lines in maker.files.items()}
    careers = [source for source in sources if source.data.careers]
    return found | {"profiles.jsonl": profile_lines(world, careers)}


def _add(maker: Maker, source: Source[MaterialFile]) -> None:
    data = source.data
    kinds: tuple[tuple[Sequence[object], Callable[..., None]], ...] = (
        (data.posts, maker.post),
        (data.jobs, maker.job),
        (data.invitations, maker.invitation),
        (data.suggestions, maker.suggestion),
        (data.conversations, maker.conversation),
        (data.notifications, maker.notification),
    )
    for items, make in kinds:
        for item in items:
            with source.naming_errors(str(getattr(item, "id", ""))):
                make(item)
