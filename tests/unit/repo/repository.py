"""What the hygiene tests look at: the files of this checkout, and what a Python file imports and names."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[3]
ENVIRONMENTS = ROOT / "environments"


@cache
def repository_files() -> tuple[Path, ...]:
    """Every file that is committed or would be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    output = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = (ROOT / name for name in output.split("\0") if name)
    return tuple(sorted(path for path in paths if path.is_file()))


def text_files() -> Iterator[tuple[Path, str]]:
    """Every file that holds text, with its text."""
    for path in repository_files():
        content = path.read_bytes()
        if b"\0" not in content:
            yield path, content.decode("utf-8")


def python_files(folder: Path) -> list[Path]:
    """Every Python file below a folder."""
    return [path for path in repository_files() if path.suffix == ".py" and path.is_relative_to(folder)]


def shown(path: Path) -> str:
    """A path as messages name it."""
    return path.relative_to(ROOT).as_posix()


def environment_folders() -> list[Path]:
    """The environments; folders with an underscore are what they share."""
    return sorted(path.parent for path in ENVIRONMENTS.glob("[!_]*/__init__.py"))


def imported_modules(path: Path) -> set[str]:
    """The dotted names a file imports, relative ones resolved; of `from a import b` both a and a.b."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            names |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return names


def used_names(source: str) -> Iterator[tuple[int, str, bool]]:
    """Line, dotted name as its module spells it, and whether it is called without arguments, for each name used."""
    tree = ast.parse(source)
    origin: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            origin |= {
                alias.asname or alias.name.split(".")[0]: alias.asname and alias.name or alias.name.split(".")[0]
                for alias in node.names
            }
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            origin |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    bare_calls = {
        id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call) and not node.args and not node.keywords
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load) and (name := _dotted(node)):
            first, _, rest = name.partition(".")
            yield node.lineno, ".".join(filter(None, [origin.get(first, first), rest])), id(node) in bare_calls


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (value := _dotted(node.value)):
        return f"{value}.{node.attr}"
    return ""
