"""What the checks of an environment's tasks depend on: the code they ran through and the catalogs they read.

The digest is made of the files' content; that they were touched, copied or checked out again makes no difference.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pytest_sentinel.environment import Environment, World

SUFFIXES = (".py", ".so", ".pyd", ".json", ".jsonl", ".yaml", ".toml")
"""Files of a package's folder that can change what its code does."""
SHARED = ("pytest_sentinel", "environments")
"""Packages that every check goes through, or may."""


@dataclass(frozen=True)
class Sources:
    """Where the code and the catalogs lie."""

    packages: Mapping[str, str]
    """Top-level package to the file it is imported from."""
    folders: tuple[str, ...]
    """Folders of which every source file counts, those below them left out."""
    files: tuple[str, ...]


def sources_of(target: str, environment: Environment, world: World) -> Sources:
    """The sources of an environment that has been imported from `module:attribute`, and of a world it has loaded."""
    packages = sorted({*SHARED, target.partition(".")[0].partition(":")[0]} & set(sys.modules))
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] in packages]
    code = {Path(file) for module in modules if (file := getattr(module, "__file__", None))}
    code |= {path for path in environment.code_files() if path.suffix == ".py"}
    return Sources(
        packages={name: _origin(name) for name in packages},
        folders=tuple(sorted({str(path.parent) for path in code})),
        files=tuple(str(path) for path in world.files),
    )


class Digests:
    """Digests of sources; what several environments share is read once."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def of(self, sources: Sources) -> str | None:
        """SHA-256 (hex) over the content of all sources; None if they are not what would be imported now."""
        if any(_origin(name) != file for name, file in sources.packages.items()):
            return None
        parts = [(path, self._once(path, _folder_digest)) for path in sources.folders]
        parts += [(path, self._once(path, _file_digest)) for path in sources.files]
        return _digest(f"{path}\0{digest}" for path, digest in parts)

    def _once(self, path: str, make: Callable[[str], str]) -> str:
        if path not in self._known:
            self._known[path] = make(path)
        return self._known[path]


def newest_ns(sources: Sources) -> int:
    """When the newest of the sources was changed, ns of Unix time."""
    folders = [Path(folder) for folder in sources.folders]
    code = [path for folder in folders for path in folder.iterdir() if path.name.endswith(SUFFIXES)]
    stats = [path.stat() for path in (*code, *map(Path, sources.files))]
    return max(max(stat.st_mtime_ns, stat.st_ctime_ns) for stat in stats)


def _origin(package: str) -> str:
    spec = importlib.util.find_spec(package)
    return "" if spec is None or spec.origin is None else spec.origin


def _folder_digest(folder: str) -> str:
    """Over every source file, and over the names of the packages inside, which could take a module's place."""
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as error:
        return f"no folder: {error.errno}"
    files = [f"{entry.name}\0{_file_digest(entry.path)}" for entry in entries if entry.name.endswith(SUFFIXES)]
    packages = [entry.name for entry in entries if entry.is_dir() and Path(entry, "__init__.py").exists()]
    return _digest([*files, *packages])


def _file_digest(path: str) -> str:
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError as error:
        return f"no file: {error.errno}"


def _digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
