"""SQL as text: its tokens, what they alone show to be wrong, and how an error shows the place."""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, NoReturn

from pytest_sentinel.closest import did_you_mean

Kind = Literal["text", "quoted", "parameter", "word", "number", "mark"]

_TOKEN = re.compile(
    r"""
      (?P<comment> --[^\n]* | /\*.*?(?:\*/|\Z) )
    | (?P<text> '(?:[^']|'')*' )
    | (?P<quoted> "(?:[^"]|"")*" | `[^`]*` | \[[^\]]*\] )
    | (?P<parameter> [:@$]\w+ | \?\d* )
    | (?P<number> \d[\w.]* )
    | (?P<word> \w+ )
    | (?P<mark> \S )
    """,
    re.VERBOSE | re.DOTALL,
)
_SHOWN_CHARS = 100
_LEAST_ARGUMENTS = {"date": 1, "time": 1, "datetime": 1, "julianday": 1, "unixepoch": 1, "strftime": 2}
"""Called with fewer, these read the machine's clock."""
_MACHINE = {"now": "clock", "localtime": "time zone", "utc": "time zone"}
_CLOCKS = {"current_date", "current_time", "current_timestamp"}


class SqlError(ValueError):
    """A statement in a task file is not what it must be; the text is for the author, with the place in the SQL."""


class Token(NamedTuple):
    """One token of a statement and where it starts (characters)."""

    kind: Kind
    text: str
    start: int


class Call(NamedTuple):
    """One call of a function: its name, its arguments' tokens, how many arguments."""

    name: Token
    inside: Sequence[Token]
    arguments: int


def tokens(sql: str) -> list[Token]:
    """The tokens of a statement, without comments."""
    found = ((match.lastgroup, match) for match in _TOKEN.finditer(sql))
    return [Token(kind, match[0], match.start()) for kind, match in found if kind != "comment"]  # type: ignore[arg-type]


def calls(words: Sequence[Token], names: Container[str]) -> Iterator[Call]:
    """All calls of the named functions (lower case)."""
    for at, word in enumerate(words[:-1]):
        if word.kind == "word" and word.text.lower() in names and words[at + 1].text == "(":
            yield _call(words, at)


def find(words: Sequence[Token], name: str) -> Token | None:
    """The first token of a name, which may be qualified with points."""
    parts = [part.strip('"`[]').lower() for part in name.split(".")]
    wanted = [piece for part in parts for piece in (part, ".")][:-1]
    texts = [token.text.strip('"`[]').lower() if token.kind in ("quoted", "word") else token.text for token in words]
    for at, token in enumerate(words):
        if texts[at : at + len(wanted)] == wanted:
            return token
    return None


def around(sql: str, start: int | None = None, length: int = 1) -> str:
    """The line of the SQL, on a line of its own, with carets under `length` characters from `start` on, if given."""
    at = start or 0
    first = sql.rfind("\n", 0, at) + 1
    last = sql.find("\n", at) if "\n" in sql[at:] else len(sql)
    if start is None:
        return f"\n    {_cut(sql[first:last].strip(), 0)[0]}"
    indent = len(sql[first:last]) - len(sql[first:last].lstrip())
    line, at = _cut(sql[first + indent : last].rstrip(), at - first - indent)
    return f"\n    {line}\n    {' ' * at}{'^' * max(1, min(length, len(line) - at))}"


def _cut(line: str, at: int) -> tuple[str, int]:
    """A part of a long line in which the place `at` can be seen, and the place in it."""
    if len(line) <= _SHOWN_CHARS:
        return line, at
    first = max(0, min(at - _SHOWN_CHARS // 2, len(line) - _SHOWN_CHARS))
    part = line[first : first + _SHOWN_CHARS]
    before, after = "… " if first else "", " …" if first + _SHOWN_CHARS < len(line) else ""
    return f"{before}{part}{after}", at - first + len(before)


def _call(words: Sequence[Token], at: int) -> Call:
    depth, commas, end = 0, 0, at + 1
    for end in range(at + 1, len(words)):
        text = words[end].text
        depth += (text == "(") - (text == ")")
        commas += text == "," and depth == 1
        if depth == 0:
            break
    inside = words[at + 2 : end]
    return Call(words[at], inside, commas + 1 if inside else 0)


def check_kind(sql: str, words: list[Token]) -> None:
    """Refuse anything but one SELECT."""
    if odd := re.search("[\x00\ud800-\udfff]", sql):
        raise SqlError(f"holds the character {odd[0]!r}, which SQLite cannot read")
    if not words:
        raise SqlError("is empty, must be a SELECT")
    if words[0].text.upper() not in ("SELECT", "WITH"):
        refuse(sql, words[0], f"must be one SELECT, but starts with {words[0].text}")
    for token, after in pairwise(words):
        if token.text == ";":
            refuse(sql, after, "must be one statement, but another one follows")


def check_parameters(sql: str, words: list[Token], parameters: Collection[str]) -> None:
    """Refuse parameters that nobody binds."""
    for token in words:
        if token.kind == "parameter" and token.text[0] != ":":
            refuse(sql, token, f"parameter {token.text}: parameters are written :name")
        if token.kind == "parameter" and token.text[1:] not in parameters:
            near = did_you_mean(token.text[1:], sorted(parameters))
            refuse(sql, token, f"no parameter {token.text}{near}")


def check_clock(sql: str, words: list[Token]) -> None:
    """Refuse what reads the machine's clock or time zone, which would give another answer tomorrow."""
    for token in words:
        if token.kind == "word" and token.text.lower() in _CLOCKS:
            refuse(sql, token, f"{token.text} reads the machine's clock")
    for call in calls(words, _LEAST_ARGUMENTS):
        name = call.name.text.lower()
        if call.arguments < _LEAST_ARGUMENTS[name]:
            refuse(sql, call.name, f"{name}() without a time reads the machine's clock")
        for token in call.inside:
            reads = _MACHINE.get(token.text.strip("'\"").strip().lower()) if token.kind in ("text", "quoted") else None
            if reads:
                refuse(sql, token, f"{name}() with {token.text} reads the machine's {reads}")


def refuse(sql: str, token: Token | None, problem: str, length: int | None = None) -> NoReturn:
    """Raise `SqlError` for a problem at a token."""
    place = around(sql) if token is None else around(sql, token.start, length or len(token.text))
    raise SqlError(problem + place)
