"""Checks the SQL of task files before anything runs, through SQLite itself, and opens stored databases to read.

A statement is run once on an empty copy of the app's tables, where an authorizer lets nothing but reading happen.
So its tables, columns and functions are real ones, and nothing in it can write or give another answer tomorrow.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, NoReturn, Protocol

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.mentions import mentions
from pytest_sentinel.sql_text import (
    SqlError,
    Token,
    around,
    check_clock,
    check_kind,
    check_parameters,
    find,
    refuse,
    tokens,
)

__all__ = ["Queryable", "SqlError", "check_select", "open_readonly", "tables_of"]

_DETERMINISTIC = 0x800
"""A flag in `pragma_function_list`."""
_FUNCTIONS = "SELECT name FROM pragma_function_list WHERE type IN ('w', 'a') OR flags & ? OR NOT builtin"
_MOST_STEPS = 2_000_000
"""Steps of SQLite's virtual machine, some 50 ms: plenty for a statement over empty tables."""
_READING = {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_RECURSIVE}
_INNER_TABLES = ("sqlite_", "pragma_", "dbstat")
_NAMING = {
    "column": re.compile(r"no such column: (.+)"),
    "table": re.compile(r"no such table: (.+)"),
    "function": re.compile(r"no such function: (.+)"),
    "syntax": re.compile(r'near "(.+)": syntax error', re.DOTALL),
    "token": re.compile(r'unrecognized token: "(.+)"', re.DOTALL),
    "other": re.compile(r"ambiguous column name: (.+)|to function (\w+)|aggregate function (\w+)"),
}
"""What SQLite's messages name."""


class Queryable(Protocol):
    """The part of an app's database that is needed to know its tables."""

    def query(self, sql: str, parameters: Mapping[str, Any] | None = None) -> list[tuple[Any, ...]]:
        """Run one read-only statement."""


def check_select(
    sql: str,
    *,
    database: sqlite3.Connection | Queryable,
    columns: int | Collection[int] | None = None,
    parameters: Collection[str] = (),
) -> None:
    """Verify that a statement is one SELECT that only reads, of known names, with the same answer every time.

    Args:
        sql: The statement.
        database: A database with the app's tables; their content does not matter.
        columns: How many columns it must return; None for any number.
        parameters: The names that may be bound, written `:name` in the SQL.

    Raises:
        SqlError: It is not; the message says what is wrong, what is closest, and where.
    """
    wanted = {columns} if isinstance(columns, int) else set(columns or ())
    _schema(_definitions(database)).check(sql, wanted, set(parameters))


def tables_of(database: sqlite3.Connection | Queryable) -> Mapping[str, Sequence[str]]:
    """The tables of a database, and the columns of each."""
    return _schema(_definitions(database)).tables


def open_readonly(path: Path) -> sqlite3.Connection:
    """Open a stored database with `mentions` registered; writing to it fails.

    Raises:
        FileNotFoundError: There is no such file.
        sqlite3.DatabaseError: The file is no SQLite database.
    """
    if not path.is_file():
        raise FileNotFoundError(f"no database {path}")
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError:
        connection.close()
        raise
    connection.create_function("mentions", 2, mentions, deterministic=True)
    return connection


def _definitions(database: sqlite3.Connection | Queryable) -> tuple[str, ...]:
    sql = "SELECT sql FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
    rows = database.execute(sql).fetchall() if isinstance(database, sqlite3.Connection) else database.query(sql)
    return tuple(row[0] for row in rows)


@lru_cache(maxsize=32)
def _schema(definitions: tuple[str, ...]) -> _Schema:
    return _Schema(definitions)


class _Schema:
    """The empty tables of one app, and what is known about them."""

    def __init__(self, definitions: tuple[str, ...]) -> None:
        self._connection = sqlite3.connect(":memory:", check_same_thread=False)
        for definition in definitions:
            self._connection.execute(definition)
        self._connection.create_function("mentions", 2, mentions, deterministic=True)
        # SQLite declares these two when they are first used, which the authorizer would take for a write.
        self._connection.execute("SELECT 1 FROM json_each('[]'), json_tree('[]')")
        tables = self._column("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")
        self.tables = {table: self._column("SELECT name FROM pragma_table_info(?)", table) for table in tables}
        self._functions = set(self._column(_FUNCTIONS, _DETERMINISTIC))
        self._refused = ("", "")
        self._connection.set_authorizer(self._authorize)

    def check(self, sql: str, columns: set[int], parameters: set[str]) -> None:
        """Raise `SqlError` unless the statement is sound."""
        words = tokens(sql)
        check_kind(sql, words)
        check_parameters(sql, words, parameters)
        check_clock(sql, words)
        self._check_quotes(sql, words)
        found = self._run(sql, words)
        if columns and found not in columns:
            wanted = " or ".join(map(str, sorted(columns)))
            raise SqlError(f"returns {found} column{'s' * (found != 1)}, must return {wanted}{around(sql)}")

    def _column(self, sql: str, *values: Any) -> list[str]:
        return [row[0] for row in self._connection.execute(sql, values)]

    def _check_quotes(self, sql: str, words: list[Token]) -> None:
        """SQLite takes an unknown name in double quotes for text, so that a mistyped column compares as itself."""
        named = {after.text for token, after in pairwise(words) if token.text.lower() == "as"}
        known = {name.lower() for name in (*self.tables, *chain(*self.tables.values()))}
        for token in words:
            if token.text[0] == '"' and token.text not in named and token.text[1:-1].lower() not in known:
                refuse(sql, token, f"{token.text} is no table or column; text is written in single quotes")

    def _run(self, sql: str, words: list[Token]) -> int:
        """Run the statement over empty tables; the number of its columns."""
        self._refused = ("", "")
        values = {token.text[1:]: None for token in words if token.kind == "parameter"}
        self._connection.set_progress_handler(lambda: 1, _MOST_STEPS)
        try:
            cursor = self._connection.execute(sql, values)
            cursor.fetchall()
        except (sqlite3.Error, sqlite3.Warning) as error:
            self._explain(sql, words, str(error))
        finally:
            self._connection.set_progress_handler(None, 0)
        return len(cursor.description)

    def _authorize(self, action: int, first: str | None, second: str | None, *_: str | None) -> int:
        """Let SQLite read the app's tables and call functions that always give the same answer."""
        if action in _READING:
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_READ and not str(first).lower().startswith(_INNER_TABLES):
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_FUNCTION and second in self._functions:
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_FUNCTION:
            self._refused = (str(second), f"function {second}() may give another answer each time")
        elif str(first).lower().startswith(_INNER_TABLES):
            self._refused = (str(first), f"{first} is no table of the app")
        else:
            self._refused = (str(first), f"must only read, but changes {first}")
        return sqlite3.SQLITE_DENY

    def _explain(self, sql: str, words: list[Token], message: str) -> NoReturn:
        """Raise SQLite's error with the closest name and the place."""
        if self._refused[1]:
            refuse(sql, find(words, self._refused[0]), self._refused[1])
        if message == "interrupted":
            raise SqlError(f"does not come to an end, even over empty tables{around(sql)}")
        for kind, pattern in _NAMING.items():
            if match := pattern.search(message):
                name = next(filter(None, match.groups()))
                refuse(
                    sql, self._place(sql, words, kind, name), message + self._suggestion(kind, name, words), len(name)
                )
        raise SqlError(f"{message}{around(sql)}")

    def _place(self, sql: str, words: list[Token], kind: str, name: str) -> Token | None:
        """Where the name that SQLite complains of stands."""
        if kind == "token":
            return Token("text", name, sql.find(name)) if name in sql else None
        if kind != "syntax":
            return find(words, name)
        ends = (token for token in words if token.text == name)
        return next((token for token in ends if self._breaks(sql[: token.start + len(name)], name)), None)

    def _breaks(self, sql: str, name: str) -> bool:
        """Whether the syntax is already wrong at the end of this first part of a statement."""
        try:
            self._connection.execute(f"EXPLAIN {sql}")
        except sqlite3.Error as error:
            return f'near "{name}"' in str(error)
        return False

    def _suggestion(self, kind: str, name: str, words: list[Token]) -> str:
        if kind == "table":
            return did_you_mean(name, sorted(self.tables))
        if kind == "function":
            return did_you_mean(name, sorted(self._functions))
        if kind != "column":
            return ""
        used = {token.text.lower() for token in words}
        tables = [table for table in self.tables if table.lower() in used]
        column = name.rpartition(".")[2]
        if owners := [table for table in self.tables if column in self.tables[table]]:
            return f"; {column!r} is a column of {', '.join(owners)}"
        return did_you_mean(column, chain(*(self.tables[table] for table in tables or self.tables)))
