"""Settings: registered with pytest, resolved once, shown with their source, handed to workers.

A value given as an option wins over the environment variable, that over the ini file, that over the default. Under
pytest-xdist the controller resolves and hands its values to the workers. The table is `pytest_sentinel.option_table`.
"""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pytest_sentinel import option_values as o
from pytest_sentinel.closest import closest as nearest
from pytest_sentinel.escape import clip, for_terminal
from pytest_sentinel.option_table import OPTIONS, Settings, Source
from pytest_sentinel.option_values import Option

__all__ = [
    "OPTIONS",
    "WORKER_KEY",
    "Option",
    "Settings",
    "Source",
    "add_options",
    "from_wire",
    "header_line",
    "resolve",
    "to_wire",
]
MOST_CHARS = 200
"""An error shows so many characters of a value."""
WORKER_KEY = "sentinel_settings"
"""Key in pytest-xdist's `workerinput` under which the controller's settings travel."""


def add_options(parser: pytest.Parser) -> None:
    """Register every option with pytest: flag and ini name; values stay text until `resolve`."""
    group = parser.getgroup("sentinel", "monitoring agents (pytest-sentinel)")
    for option in OPTIONS:
        if option.repeatable:
            parser.addini(option.ini, option.help, type="linelist", default=None)
        else:
            parser.addini(option.ini, option.help, type=str | int | float | bool, default=None)
        if option.flag is not None:
            group.addoption(option.flag, dest=option.ini, default=None, help=_help(option), **_action(option))


def _action(option: Option) -> dict[str, Any]:
    if option.switch:
        return {"action": "store_const", "const": "true"}
    if option.repeatable:
        return {"action": "append", "metavar": "KEY=VALUE"}
    return {"action": "store", "metavar": "|".join(option.choices) or (option.unit or option.name).upper()}


def _help(option: Option) -> str:
    unsaid = option.default in (None, "", False, {}) or "Default:" in option.help
    return option.help if unsaid else f"{option.help} Default: {shown(option.default)}."


def resolve(config: pytest.Config, settle: Callable[[Settings], Settings] = lambda settings: settings) -> Settings:
    """The settings in force: option, then environment variable, then ini, then default.

    Args:
        config: The session's configuration.
        settle: Adds what follows from the agent.

    Raises:
        pytest.UsageError: A value is not allowed, or two values contradict each other.
    """
    handed = getattr(config, "workerinput", {}).get(WORKER_KEY)
    if handed is not None:
        return from_wire(handed)
    _check_written(config.invocation_params)
    started = datetime.now(UTC)
    values: dict[str, Any] = {}
    sources: dict[str, Source] = {}
    for option in OPTIONS:
        values[option.attribute], sources[option.attribute] = _value(option, config)
    if values["replay"] is not None:
        from pytest_sentinel.replaying import take_over

        take_over(values, sources, config.rootpath)
    values["run"] = values["run"] or _new_run(values["reports"], values["agent"], started)
    settings = Settings(**values, sources=sources, started_at=started.isoformat(timespec="microseconds"))
    settings = settle(settings)
    _check_together(settings)
    return settings


def _check_written(invocation: pytest.Config.InvocationParams) -> None:
    """Refuse a path after a space where it would mislead pytest.

    pytest looks for its configuration before it knows our options. Until then, a word that is an existing path is a
    place of tests to it, and if that lies elsewhere, so does the configuration it finds.
    """
    flags = {option.flag for option in OPTIONS if option.parse is o.path}
    for flag, value in pairwise(map(str, invocation.args)):
        path = (invocation.dir / value).resolve()
        if flag in flags and path.exists() and not path.is_relative_to(invocation.dir.resolve()):
            raise pytest.UsageError(
                f"{flag} {value}: write {flag}={value}; after a space, pytest takes a path for a place of tests and "
                "looks for its configuration there"
            )


def _value(option: Option, config: pytest.Config) -> tuple[Any, Source]:
    given = config.getoption(option.ini, None)
    environment = os.environ.get(option.environment)
    ini = config.getini(option.ini)
    if given is not None:
        return _parsed(option, given, option.flag or "", config.invocation_params.dir), "option"
    if environment:
        raw = environment.split(",") if option.repeatable else environment
        return _parsed(option, raw, option.environment, config.invocation_params.dir), "environment"
    if ini is not None and ini != []:
        return _parsed(option, ini, option.ini, config.rootpath), "ini"
    default = option.default
    return (config.rootpath / default if isinstance(default, Path) else default), "default"


def _parsed(option: Option, raw: Any, written_as: str, base: Path) -> Any:
    values = []
    for one in raw if isinstance(raw, list) else [raw]:
        written = str(one).lower() if isinstance(one, bool) else str(one)
        try:
            values.append(option.parse(written))
        except ValueError as error:
            raise pytest.UsageError(_one_line(f"{written_as}={clip(written, MOST_CHARS)}: {error}")) from None
    if isinstance(option.default, dict):
        return dict(values)
    if option.repeatable:
        return tuple(values)
    return _existing(option, base / values[0], written_as) if isinstance(values[0], Path) else values[0]


def _existing(option: Option, path: Path, written_as: str) -> Path:
    try:
        if path.exists() or option.attribute == "reports":
            return path
        siblings = sorted(p.name for p in path.parent.iterdir()) if path.parent.is_dir() else []
    except OSError as error:
        said = f"{written_as}={clip(str(path), MOST_CHARS)}: {error.strerror or error}"
        raise pytest.UsageError(_one_line(said)) from None
    near = nearest(path.name, siblings)
    found = f"; closest is {path.parent / near}" if near else ""
    raise pytest.UsageError(_one_line(f"{written_as}={path}: no such file or folder{found}"))


def _one_line(text: str) -> str:
    return for_terminal(text, one_line=True)


def _new_run(reports: Path, agent: str, started: datetime) -> str:
    """A name not yet taken: local date and time, then the agent."""
    word = re.sub(r"[^A-Za-z0-9.]+", "-", agent).strip("-.") or "agent"
    name = f"{started.astimezone():%Y%m%d-%H%M%S}-{word}"[:96]
    taken = [
        candidate for candidate in (name, *(f"{name}-{n}" for n in range(2, 100))) if not (reports / candidate).exists()
    ]
    return taken[0]


def _check_together(settings: Settings) -> None:
    if settings.clock == "virtual" and settings.speed != 1:
        raise pytest.UsageError(
            f"--speed={settings.speed:g}: the virtual clock has no speed; allowed: 1, or 0.25 to 4 with --clock=real; "
            "closest valid value: 1"
        )
    for attribute, flag in (("think_time", "--think-time"), ("action_time_s", "--action-time")):
        if settings.clock == "real" and settings.sources[attribute] != "default":
            raise pytest.UsageError(
                f"{flag}={getattr(settings, attribute)}: on the real clock, time is what really passes; "
                f"leave {flag} out, or use --clock=virtual"
            )


def to_wire(settings: Settings) -> dict[str, Any]:
    """The settings as plain values that pytest-xdist can send and JSON can hold."""
    plain = {field.name: getattr(settings, field.name) for field in dataclasses.fields(settings)}
    return {
        name: str(value) if isinstance(value, Path) else list(value) if isinstance(value, tuple)
        else dict(value) if isinstance(value, Mapping) else value
        for name, value in plain.items()
    }  # fmt: skip


def from_wire(wire: Mapping[str, Any]) -> Settings:
    """What `to_wire` made, as settings again."""
    values = dict(wire)
    for option in OPTIONS:
        value = values[option.attribute]
        if option.parse is o.path and value is not None:
            values[option.attribute] = Path(value)
        elif isinstance(value, list):
            values[option.attribute] = tuple(value)
    return Settings(**values)


def header_line(settings: Settings, root: Path | None = None) -> str:
    """Every setting with its value and source, in the order of the table; paths below `root` relative to it."""
    words = [
        f"{option.name}={shown(getattr(settings, option.attribute), root)} ({settings.sources[option.attribute]})"
        for option in OPTIONS
    ]
    return "sentinel: " + " ".join(words)


def shown(value: Any, root: Path | None = None) -> str:
    """A setting's value as a user would write it."""
    if value is None or value in ((), {}):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ",".join(f"{key}={item}" for key, item in value.items())
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, Path) and root is not None and value.is_relative_to(root):
        return value.relative_to(root).as_posix()
    return f"{value:g}" if isinstance(value, float) else str(value)
