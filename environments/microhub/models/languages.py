"""Which language a file is written in, and what a repository is written in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import PurePosixPath

from environments.microhub.models.code import Version
from environments.microhub.models.shapes import Share

LANGUAGES = {
    ".py": "Python", ".ts": "TypeScript", ".tsx": "TypeScript", ".kt": "Kotlin", ".swift": "Swift", ".c": "C",
    ".h": "C", ".rs": "Rust", ".go": "Go", ".sh": "Shell", ".css": "CSS", ".sql": "SQL",
    ".md": "Markdown", ".yaml": "YAML",
    ".yml": "YAML", ".toml": "TOML", ".json": "JSON", ".txt": "Text",
}  # fmt: skip
PROSE_AND_DATA = {"Markdown", "YAML", "TOML", "JSON", "Text"}
"""Not counted as what a repository is written in."""


def language_of(path: str) -> str:
    """The language of a file; Text where its name does not tell."""
    return LANGUAGES.get(PurePosixPath(path).suffix, "Text")


def shares(files: Mapping[str, Version]) -> list[Share]:
    """The languages of a repository by size, the largest first."""
    sizes = Counter[str]()
    for path, version in files.items():
        sizes[language_of(path)] += len(version.content)
    counted = {name: size for name, size in sizes.items() if name not in PROSE_AND_DATA}
    total = sum(counted.values())
    ordered = sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))
    return [Share(name=name, percent=round(100 * size / total, 1)) for name, size in ordered]
