"""One app's database: SQLite in memory, one connection behind one lock, with a revision counter."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.orm import Session
from sqlalchemy.pool import StaticPool

Listener = Callable[[int], None]
"""Told each new revision, on the thread that committed; must return at once and not raise."""

READING = frozenset({sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION, sqlite3.SQLITE_RECURSIVE})

MOST_STEPS = 300_000_000
"""Steps of SQLite's virtual machine that one statement may take, some seconds."""
ENDLESS = "the statement does not come to an end"


class Database:
    """A small database for one run of one task, usable from several threads.

    Writers hold the lock for their whole session, so what they read and what they change belong together.
    """

    def __init__(self, connection: sqlite3.Connection | None = None, revision: int = 0) -> None:
        self._connection = connection or sqlite3.connect(":memory:", check_same_thread=False)
        self._connection.execute("PRAGMA foreign_keys = ON")
        # SQLite declares these when they are first used, which the authorizer of a query would refuse.
        self._connection.execute("SELECT 1 FROM json_each('[]'), json_tree('[]')")
        self._engine = _engine_on(self._connection)
        self._lock = threading.RLock()
        self._session_open = False
        self._revision = revision
        self._listeners: list[Listener] = []
        self._functions: dict[tuple[str, int], Callable[..., Any]] = {}

    @property
    def revision(self) -> int:
        """A counter that rises by one with each commit that changed something."""
        return self._revision

    @contextmanager
    def session(self) -> Iterator[Session]:
        """Change the database: committed at the end of the block, rolled back if it raises.

        Raises:
            RuntimeError: This thread already has a session open; both would share one transaction.
        """
        with self._exclusive():
            changes = self._connection.total_changes
            with Session(self._engine, expire_on_commit=False) as session:
                yield session
                session.commit()
            if self._connection.total_changes > changes:
                self._raise_revision()

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Read through the models; a write fails.

        Raises:
            RuntimeError: This thread already has a session open.
        """
        with self._exclusive():
            self._connection.execute("PRAGMA query_only = ON")
            try:
                with Session(self._engine) as session:
                    yield session
            finally:
                self._connection.execute("PRAGMA query_only = OFF")

    def query(self, sql: str, parameters: Mapping[str, Any] | None = None) -> list[tuple[Any, ...]]:
        """Run one SELECT; everything else (writes, pragmas, attached files) is refused.

        Raises:
            sqlite3.Error: The SQL is wrong, or is more than reading.
        """
        with self._lock:
            self._connection.set_authorizer(_allow_reading)
            self._connection.set_progress_handler(_stop, MOST_STEPS)
            try:
                return self._connection.execute(sql, dict(parameters or {})).fetchall()
            except sqlite3.Warning as error:  # Python 3.11 refuses a second statement with a Warning
                raise sqlite3.ProgrammingError(str(error)) from None
            except sqlite3.OperationalError as error:
                raise sqlite3.OperationalError(ENDLESS if str(error) == "interrupted" else str(error)) from error
            finally:
                self._connection.set_progress_handler(None, 0)
                self._connection.set_authorizer(None)

    def create_function(self, name: str, arguments: int, function: Callable[..., Any]) -> None:
        """Make a deterministic Python function callable from SQL, here and in copies made later."""
        with self._lock:
            self._connection.create_function(name, arguments, function, deterministic=True)
            self._functions[name, arguments] = function

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tell `listener` every new revision, in order; returns the call that ends it.

        Once that call has returned, the listener is not called any more.
        """
        with self._lock:
            self._listeners.append(listener)

        def stop() -> None:
            with self._lock:
                if listener in self._listeners:
                    self._listeners.remove(listener)

        return stop

    def copy(self) -> Database:
        """An independent database with the same content, revision and functions."""
        connection = sqlite3.connect(":memory:", check_same_thread=False)
        with self._lock:
            self._connection.backup(connection)
            twin = Database(connection, self._revision)
            for (name, arguments), function in self._functions.items():
                twin.create_function(name, arguments, function)
        return twin

    def save(self, path: Path) -> None:
        """Write the whole content to a new SQLite file.

        Raises:
            FileExistsError: There is a file of this name already.
        """
        with self._lock:
            content = self._connection.serialize()
        with path.open("xb") as file:
            file.write(content)

    def close(self) -> None:
        """Free the database; idempotent."""
        with self._lock:
            self._listeners.clear()
            self._engine.dispose()
            self._connection.close()

    @contextmanager
    def _exclusive(self) -> Iterator[None]:
        with self._lock:
            if self._session_open:
                raise RuntimeError("this thread already has a session open on the database")
            self._session_open = True
            try:
                yield
            finally:
                self._session_open = False

    def _raise_revision(self) -> None:
        # Listeners are told while the lock is held, so that no two threads can swap the order of their numbers.
        self._revision += 1
        for listener in list(self._listeners):
            listener(self._revision)


@cache
def _shared_engine() -> Engine:
    """An engine of nobody's, whose dialect and compiled statements all databases of the process use."""
    engine = create_engine("sqlite://").execution_options(compiled_cache={})
    engine.connect().close()  # the dialect learns what this SQLite can do
    return engine


def _engine_on(connection: sqlite3.Connection) -> Engine:
    """An engine on one connection. Compiling anew for each run of a task took an eighth of the time of its timeline."""
    shared = _shared_engine()
    pool = StaticPool(lambda: cast(DBAPIConnection, connection), dialect=shared.dialect)
    return Engine(pool, shared.dialect, shared.url, execution_options=shared.get_execution_options())


def _stop() -> int:
    return 1


def _allow_reading(action: int, *_names: str | None) -> int:
    return sqlite3.SQLITE_OK if action in READING else sqlite3.SQLITE_DENY
