"""What one option is, and how its text becomes a value.

A parser takes the text a user wrote and returns the value, or raises `BadValueError` saying what is allowed and
which valid value comes closest. The table of options itself is `pytest_sentinel.option_table.Settings`.
"""

from __future__ import annotations

import dataclasses
import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pytest_sentinel.closest import closest as nearest

SHARD = re.compile(r"\s*(\d{1,4})\s*/\s*(\d{1,4})\s*")
MOST_KEY_CHARS = 40
RUN_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


class BadValueError(ValueError):
    """A value that is not allowed.

    Attributes:
        allowed: The allowed values, in words.
        closest: The valid value that comes closest to what was written, as text.
    """

    def __init__(self, allowed: str, closest: str) -> None:
        super().__init__(f"allowed: {allowed}; closest valid value: {closest}")
        self.allowed = allowed
        self.closest = closest


Parser = Callable[[str], Any]


@dataclasses.dataclass(frozen=True)
class Option:
    """One setting, by all its names.

    Attributes:
        attribute: Name in `Settings`; carries the unit.
        flag: Command-line option, or None where there is only an ini option.
        default: Value when nobody says otherwise; None is "not set".
        parse: Text to value.
        help: One sentence for a user.
        unit: Unit of the value as written, such as `s` or `USD`.
        choices: Values allowed, where they are few.
        switch: Whether the flag takes no value.
        repeatable: Whether the flag may be given several times.
    """

    attribute: str
    flag: str | None
    default: Any
    parse: Parser
    help: str
    unit: str | None = None
    choices: tuple[str, ...] = ()
    switch: bool = False
    repeatable: bool = False

    @property
    def name(self) -> str:
        """The option's words, without unit: `action_time` of `--action-time`."""
        return (self.flag or f"--{self.attribute}").removeprefix("--").removeprefix("sentinel-").replace("-", "_")

    @property
    def ini(self) -> str:
        """Name in the configuration file; also the name under which pytest keeps the flag's value."""
        return f"sentinel_{self.name}"

    @property
    def environment(self) -> str:
        """Name of the environment variable."""
        return f"SENTINEL_{self.name.upper()}"


def text(value: str) -> str:
    """Any text that is not blank.

    Raises:
        BadValueError: It is blank.
    """
    if not value.strip():
        raise BadValueError("any text that is not blank", "the default")
    return value.strip()


def choice(*values: str) -> Parser:
    """A parser of one of few words."""

    def parse(value: str) -> str:
        if value not in values:
            raise BadValueError(", ".join(values), closest(value, values))
        return value

    return parse


def closest(value: str, values: Sequence[str]) -> str:
    """The one of `values` that resembles `value` most; the first one where none does."""
    return nearest(value, values) or values[0]


def _figure(value: float) -> str:
    """A bound as people write it: no exponent in a whole number."""
    return str(int(value)) if float(value).is_integer() else f"{value:g}"


def number(low: float, high: float = math.inf, *, example: float, integer: bool = False) -> Parser:
    """A parser of a number between `low` and `high`; `example` is offered where the text is no number at all."""
    kind = "a whole number" if integer else "a number"
    allowed = (
        f"{kind} from {_figure(low)} to {_figure(high)}" if math.isfinite(high) else f"{kind}, {_figure(low)} or more"
    )

    def parse(value: str) -> float:
        try:
            parsed = int(value) if integer else float(value)
        except ValueError:
            raise BadValueError(allowed, f"{example:g}") from None
        if parsed in (math.inf, -math.inf) or not low <= parsed <= high:
            near = low if parsed < low else high if parsed > high else example
            raise BadValueError(allowed, _figure(near))
        return parsed

    return parse


def switch(value: str) -> bool:
    """Yes or no, as environment variables and ini files write it.

    Raises:
        BadValueError: It is neither.
    """
    words = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    if value.strip().lower() not in words:
        raise BadValueError("true or false", closest(value.lower(), ["true", "false"]))
    return words[value.strip().lower()]


def think_time(value: str) -> str:
    """`measured`, `tokens`, or a number of seconds, in one spelling.

    Raises:
        BadValueError: It is none of them.
    """
    if value in ("measured", "tokens"):
        return value
    try:
        return f"{number(0, example=0)(value):g}"
    except BadValueError:
        near = "0" if value.startswith("-") else closest(value, ("measured", "tokens"))
        raise BadValueError("measured, tokens, or a number of seconds, 0 or more", near) from None


def duration(value: str) -> float:
    """A length of time such as `720s`, `40m`, `2d`, in s.

    Raises:
        ValueError: It is no length of time, or out of range; the message names the closest valid one.
    """
    from pytest_sentinel.durations import parse_duration

    return parse_duration(value)


def run_name(value: str) -> str:
    """A name that can be a folder's on every system.

    Raises:
        BadValueError: It holds other characters, is too long, or begins with a dot or a dash.
    """
    if not RUN_NAME.fullmatch(value):
        near = re.sub(r"[^A-Za-z0-9._-]+", "-", value).strip("._-")[:100] or "my-run"
        raise BadValueError("at most 100 letters, digits, dots, dashes and underscores, no dot or dash first", near)
    return value


def shard(value: str) -> str:
    """Which part of how many, such as `2/8`, in one spelling.

    Raises:
        BadValueError: It is none, or there is no such part.
    """
    found = SHARD.fullmatch(value)
    number, of = (int(found[1]), int(found[2])) if found else (1, 2)
    if not found or not 1 <= number <= of:
        near = f"{min(max(number, 1), max(of, 1))}/{max(of, 1)}"
        raise BadValueError("K/N, the Kth of N parts, K from 1 to N", near)
    return f"{number}/{of}"


def pair(value: str) -> tuple[str, str]:
    """`KEY=VALUE`.

    Raises:
        BadValueError: There is no `=`, or no key before it.
    """
    key, equals, rest = value.partition("=")
    if not equals or not key.strip():
        raise BadValueError("KEY=VALUE", f"{value.strip('= ')[:MOST_KEY_CHARS] or 'poll'}=1")
    return key.strip(), rest


def path(value: str) -> Path:
    """A path; the caller makes it absolute.

    Raises:
        BadValueError: It is blank.
    """
    return Path(text(value)).expanduser()
