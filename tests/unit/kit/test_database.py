from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from environments._kit.database import Database
from environments._kit.tables import Action, KitTables, next_user_ref

ROW = {"at_s": 1.0, "kind": "like", "class_": "consequential"}


@pytest.fixture
def database() -> Database:
    database = Database()
    with database.session() as session:
        KitTables.metadata.create_all(session.connection())
    return database


def add(database: Database, kind: str = "like", times: int = 1) -> None:
    for _ in range(times):
        with database.session() as session:
            session.execute(insert(Action).values(**ROW | {"kind": kind}))


def add_and_fail(session: Session) -> None:
    session.execute(insert(Action).values(**ROW))
    raise ZeroDivisionError


def count(database: Database) -> int:
    return int(database.query("SELECT count(*) FROM actions")[0][0])


def test_commit_that_changes_something_raises_the_revision_by_one(database: Database) -> None:
    before = database.revision
    with database.session() as session:
        session.add(Action(**ROW))
        session.add(Action(**ROW))
    assert database.revision == before + 1


def test_commit_without_a_change_leaves_the_revision(database: Database) -> None:
    before = database.revision
    with database.session() as session:
        session.execute(text("SELECT 1"))
        session.execute(text("DELETE FROM actions WHERE id = 77"))
    assert database.revision == before


def test_session_that_raises_is_rolled_back(database: Database) -> None:
    before = database.revision
    with pytest.raises(ZeroDivisionError), database.session() as session:
        add_and_fail(session)
    assert (count(database), database.revision) == (0, before)
    add(database)
    assert (count(database), database.revision) == (1, before + 1)


def test_second_session_in_one_thread_is_refused(database: Database) -> None:
    with database.session(), pytest.raises(RuntimeError, match="already has a session open"), database.session():
        pass
    with database.reading(), pytest.raises(RuntimeError, match="already has a session open"), database.session():
        pass


def test_write_in_a_reading_session_fails(database: Database) -> None:
    with pytest.raises(OperationalError, match="readonly"), database.reading() as session:
        session.execute(insert(Action).values(**ROW))
    add(database)
    assert count(database) == 1


@pytest.mark.parametrize(
    "sql",
    [
        "INSERT INTO actions (at_s, kind, class) VALUES (1, 'like', 'look')",
        "UPDATE actions SET kind = 'x'",
        "DELETE FROM actions",
        "DROP TABLE actions",
        "CREATE TABLE other (id)",
        "CREATE TEMP TABLE other (id)",
        "PRAGMA query_only = OFF",
        "PRAGMA writable_schema = ON",
        "ATTACH DATABASE '{folder}/other.sqlite3' AS other",
        "VACUUM INTO '{folder}/copy.sqlite3'",
        "BEGIN",
        "SELECT 1; DELETE FROM actions",
        "WITH x AS (SELECT 1) DELETE FROM actions",
        "SELECT nonsense FROM actions",
        "SELECT :unbound",
        "REINDEX",
        "SELECT load_extension('x')",
    ],
)
def test_query_that_is_more_than_reading_is_refused(database: Database, sql: str, tmp_path: Path) -> None:
    add(database)
    with pytest.raises(sqlite3.Error):
        database.query(sql.format(folder=tmp_path))
    assert count(database) == 1
    assert list(tmp_path.iterdir()) == []


def test_query_may_use_recursion_json_and_own_functions(database: Database) -> None:
    database.create_function("twice", 1, lambda value: value * 2)
    assert database.query("SELECT twice(:n)", {"n": 21, "unused": 0}) == [(42,)]
    assert database.query("SELECT value FROM json_each('[3, 4]')") == [(3,), (4,)]
    recursion = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4) SELECT sum(i) FROM n"
    assert database.query(recursion) == [(10,)]


def test_statements_work_again_after_a_refused_query(database: Database) -> None:
    add(database)
    with pytest.raises(sqlite3.Error):
        database.query("DELETE FROM actions")
    add(database)
    assert count(database) == 2


def test_copy_is_independent_and_keeps_content_revision_and_functions(database: Database) -> None:
    database.create_function("twice", 1, lambda value: value * 2)
    add(database)
    twin = database.copy()
    add(twin)
    assert (count(database), count(twin)) == (1, 2)
    assert twin.revision == database.revision + 1
    assert twin.query("SELECT twice(4)") == [(8,)]
    database.close()
    assert count(twin) == 2


def test_saved_file_holds_everything_and_is_never_overwritten(database: Database, tmp_path: Path) -> None:
    add(database, "star")
    database.save(tmp_path / "final.sqlite3")
    with sqlite3.connect(tmp_path / "final.sqlite3") as saved:
        assert saved.execute("SELECT kind, class FROM actions").fetchall() == [("star", "consequential")]
        assert saved.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    saved.close()
    with pytest.raises(FileExistsError):
        database.save(tmp_path / "final.sqlite3")


def test_close_twice_is_harmless_and_ends_all_use(database: Database) -> None:
    database.close()
    database.close()
    with pytest.raises(sqlite3.ProgrammingError):
        database.query("SELECT 1")


def test_listeners_hear_every_revision_in_order_from_many_threads(database: Database) -> None:
    heard: list[int] = []
    stop = database.listen(heard.append)
    first = database.revision
    threads = [threading.Thread(target=add, args=(database, "like", 50)) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert heard == list(range(first + 1, first + 301))
    stop()
    stop()
    add(database)
    assert len(heard) == 300
    assert count(database) == 301


def test_user_references_are_never_used_twice(database: Database) -> None:
    with database.session() as session:
        refs = [next_user_ref(session, "mail"), next_user_ref(session, "mail"), next_user_ref(session, "note")]
    with database.session() as session:
        refs.append(next_user_ref(session, "mail"))
    assert refs == ["user-mail-1", "user-mail-2", "user-note-1", "user-mail-3"]
