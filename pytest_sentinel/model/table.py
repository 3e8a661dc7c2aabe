"""The agents table: what the plugin ships, then the rootdir's `pyproject.toml`, then `--agents-file`.

A later table adds to an earlier one of the same name, key by key. Prices may stand in an agent's table, or once for a
model in `[prices."MODEL"]` of the same files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.escape import short, visible
from pytest_sentinel.invalid import unlisted
from pytest_sentinel.model.spec import ModelSpec, Prices, Rates
from pytest_sentinel.programs.spec import ProgramSpec

SHIPPED = Path(__file__).with_name("agents.toml")
TOOL = "pytest_sentinel"
_INNER: Mapping[str, type[BaseModel]] = {"prices": Prices, "think_rates": Rates}


@dataclass
class AgentsTable:
    """All tables by name, as they are written, and the files that each comes from."""

    agents: dict[str, dict[str, Any]] = field(default_factory=dict)
    prices: dict[str, dict[str, Any]] = field(default_factory=dict)
    files: dict[str, list[str]] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The names that `--agent` may give."""
        return tuple(sorted(self.agents))

    def is_program(self, name: str) -> bool:
        """Whether an agent is an outside program rather than a model."""
        return "command" in self.agents[name]

    def program(self, name: str) -> ProgramSpec:
        """The table of an agent that is an outside program, checked.

        Raises:
            pytest.UsageError: Something in it is wrong; the message names the key and the closest valid one.
        """
        table = self.agents[name]
        try:
            return ProgramSpec.model_validate({**table, "name": name})
        except ValidationError as error:
            problems = "; ".join(_problems(error, table, ProgramSpec))
            raise pytest.UsageError(f"{self._where(name)}: {problems}") from None

    def spec(self, name: str) -> ModelSpec:
        """The table of an agent that is a model, checked.

        Raises:
            pytest.UsageError: Something in it is wrong; the message names the key and the closest valid one.
        """
        table = dict(self.agents[name])
        watcher = table.pop("watcher", None)
        if watcher is not None:
            table["watcher"] = self._watcher(name, watcher)
        model = table.get("model")
        if "prices" not in table and isinstance(model, str) and model in self.prices:
            table["prices"] = self.prices[model]
        try:
            return ModelSpec.model_validate({**table, "name": name})
        except ValidationError as error:
            problems = "; ".join(_problems(error, table, ModelSpec))
            raise pytest.UsageError(f"{self._where(name)}: {problems}") from None

    def _watcher(self, name: str, watcher: object) -> ModelSpec:
        others = [other for other in self.names if other != name and not self.is_program(other)]
        if not isinstance(watcher, str) or watcher not in others:
            raise pytest.UsageError(
                f"{self._where(name)}: key 'watcher' must be the name of another agent of the table, "
                f"not {short(watcher)}{did_you_mean(str(watcher), others)}"
            )
        return self.spec(watcher).model_copy(update={"watcher": None})

    def _where(self, name: str) -> str:
        return f'agents table [agents."{visible(name)}"] ({", ".join(self.files[name])})'


def read_agents_table(
    rootdir: Path, agents_file: Path | None, prices: Mapping[str, Mapping[str, Any]] | None = None
) -> AgentsTable:
    """Read every file that holds agents.

    Args:
        rootdir: Where `pyproject.toml` is.
        agents_file: A user's own file.
        prices: Prices of models that hooks give; those of files win.

    Raises:
        pytest.UsageError: A file cannot be read.
    """
    table = AgentsTable(prices={model: dict(given) for model, given in (prices or {}).items()})
    _add(table, _read(SHIPPED), "shipped")
    project = rootdir / "pyproject.toml"
    if project.is_file():
        _add(table, _table(_table(_read(project), "tool", project.name), TOOL, project.name), project.name)
    if agents_file is not None:
        _add(table, _read(agents_file), agents_file.name)
    return table


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise pytest.UsageError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise pytest.UsageError(f"{path} is no TOML file: not UTF-8 text at byte {error.start}") from None
    except ValueError as error:
        raise pytest.UsageError(f"{path} is no TOML file: {error}") from None
    except RecursionError:
        raise pytest.UsageError(f"{path} is no TOML file: its parts lie too deep inside each other") from None


def _add(table: AgentsTable, found: dict[str, Any], file: str) -> None:
    for kind, known in (("agents", table.agents), ("prices", table.prices)):
        for name, given in _table(found, kind, file).items():
            if not isinstance(given, dict):
                raise pytest.UsageError(f"{file}: [{kind}.{visible(name)}] must be a table, not {short(given)}")
            known[name] = {**known.get(name, {}), **given}
            if kind == "agents":
                table.files.setdefault(name, []).append(file)


def _table(parent: dict[str, Any], key: str, file: str) -> dict[str, Any]:
    value = parent.get(key, {})
    if not isinstance(value, dict):
        raise pytest.UsageError(f"{file}: [{key}] must be a table, not {short(value)}")
    return value


def _problems(error: ValidationError, table: Mapping[str, Any], whole: type[BaseModel]) -> Iterator[str]:
    for item in error.errors():
        place = visible(".".join(map(str, item["loc"])))
        if item["type"] == "extra_forbidden":
            yield _unknown(item["loc"], table, whole)
        elif item["type"] == "missing":
            yield f"key {place!r} is missing"
        elif item["type"] == "literal_error":
            yield f"key {place!r}: {unlisted(item)}"
        else:  # what was given is not shown: a key may stand where it does not belong
            said = item["msg"].removeprefix("Value error, ")
            is_word = said[1:2].islower()  # and no name of a variable
            yield f"key {place!r}: {said[:1].lower() if is_word else said[:1]}{said[1:]}"


def _unknown(place: tuple[int | str, ...], table: Mapping[str, Any], whole: type[BaseModel]) -> str:
    """An unknown key; a table in its place is most likely a name with a dot that was not quoted."""
    *outer, key = map(str, place)
    kind = _INNER.get(outer[0]) if outer else whole
    if not outer and isinstance(table.get(key), dict):
        return f'unknown table {key!r}; a name that holds a dot must be quoted, as in [agents."gpt-5.4"]'
    known = [name for name in (kind or whole).model_fields if name != "name"]
    return f"unknown key {'.'.join(map(str, place))!r}{did_you_mean(key, known)}"
