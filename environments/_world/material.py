"""Reading an app's material: every YAML file of a folder, with errors that name file and item."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from environments._world.rows import read_yaml

Content = TypeVar("Content", bound=BaseModel)


class Written(BaseModel):
    """A part of the material."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True)
class Source(Generic[Content]):
    """One file of material."""

    shown: str
    """How messages call it."""
    data: Content

    @contextmanager
    def naming_errors(self, item: str = "") -> Iterator[None]:
        """Turn errors in an item's material into a ValueError that names file and item.

        Raises:
            ValueError: The body raised one, or a LookupError.
        """
        try:
            yield
        except (ValueError, LookupError) as error:
            where = f"{self.shown}: {item}" if item else self.shown
            raise ValueError(f"{where}: {error.args[0]}") from error


def read_material(folder: Path, model: type[Content], environment: str) -> Sequence[Source[Content]]:
    """All files of a material folder, by name.

    Raises:
        ValueError: A file is wrong; the message names file and field.
    """
    shown = {path: f"{environment}/material/{path.name}" for path in sorted(folder.glob("*.yaml"))}
    return [Source(name, read_yaml(path, model, name)) for path, name in shown.items()]
