import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_sentinel.sql import SqlError, check_select, open_readonly

TABLES = """
CREATE TABLE mails(id TEXT PRIMARY KEY, sender TEXT, subject TEXT, folder TEXT, added_at REAL, added_by TEXT);
CREATE TABLE attachments(id INTEGER PRIMARY KEY AUTOINCREMENT, mail_id TEXT REFERENCES mails(id), name TEXT);
CREATE VIEW inbox AS SELECT id, sender FROM mails WHERE folder = 'inbox';
CREATE INDEX by_folder ON mails(folder);
"""
PARAMETERS = ("condition_at", "contact_at", "message", "sender")


@pytest.fixture(scope="module")
def database():
    connection = sqlite3.connect(":memory:")
    connection.executescript(TABLES)
    yield connection
    connection.close()


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT count(*) >= 3 FROM mails WHERE folder = 'inbox' AND added_at > :condition_at",
        "SELECT EXISTS (SELECT 1 FROM attachments JOIN mails ON mails.id = attachments.mail_id WHERE name = 'x.pdf')",
        "WITH late AS (SELECT * FROM mails WHERE added_at > 0) SELECT COUNT(*) FROM late AS l WHERE l.sender = :sender",
        "SELECT s FROM (SELECT sender AS s FROM mails) AS inner_one WHERE inner_one.s LIKE 'a%'",
        "SELECT sender FROM inbox UNION SELECT name FROM attachments ORDER BY 1",
        "SELECT mentions(:message, sender) FROM mails -- :not_a_parameter; date('now')",
        "SELECT 1 /* ; DELETE FROM mails */;",
        "SELECT strftime('%H:%M', added_at + 36000, 'unixepoch') FROM mails",
        "SELECT value FROM json_each('[1, 2]')",
        "SELECT sum(added_at) OVER (ORDER BY added_at), 1 FROM mails LIMIT 1",
        "SELECT group_concat(sender, ', '), 2 FROM mails",
        "SELECT printf('%d:%02d', 600 / 60, 5), lower('A')",
        'SELECT folder AS "the folder" FROM mails WHERE "sender" = \'x\' ORDER BY "the folder"',
        "SELECT 'now', ':nothing', 'random()'",
        "with recursive n(i) as (select 1 union all select i + 1 from n where i < 100) select max(i) from n",
        "select\n  row_number() over (order by id)\nfrom mails",
        "SELECT rowid FROM mails",
    ],
)
def test_a_sound_select_is_accepted(database, sql):
    check_select(sql, database=database, parameters=PARAMETERS)


@pytest.mark.parametrize(
    ("sql", "message", "under"),
    [
        ("SELECT sendr FROM mails", "no such column: sendr; closest is 'sender'", "sendr"),
        ("SELECT m.sendr FROM mails m", "no such column: m.sendr; closest is 'sender'", "m.sendr"),
        ("SELECT mail.folder FROM mails", "no such column: mail.folder; 'folder' is a column of mails", "mail.folder"),
        ("SELECT nme FROM attachments", "no such column: nme; closest is 'name'", "nme"),
        ("SELECT 1 FROM mals", "no such table: mals; closest is 'mails'", "mals"),
        ("SELECT mention(:message, 1)", "no such function: mention; closest is 'mentions'", "mention"),
        ("SELECT mentions(:message)", "wrong number of arguments to function mentions()", "mentions"),
        ("SELECT id FROM mails, attachments", "ambiguous column name: id", "id"),
        ("SELECT 'from' FROM from FROM mails", 'near "from": syntax error', "from"),
        ("SELECT 1 FROM mails WHERE 'open", 'unrecognized token: "\'open"', "'open"),
        ("SELECT :mesage", "no parameter :mesage; closest is 'message'", ":mesage"),
        ("SELECT ?1", "parameter ?1: parameters are written :name", "?1"),
        ("SELECT @message", "parameter @message: parameters are written :name", "@message"),
        ('SELECT 1 FROM mails WHERE folder = "Inbx"', '"Inbx" is no table or column; text is written in', '"Inbx"'),
        ("DELETE FROM mails", "must be one SELECT, but starts with DELETE", "DELETE"),
        ("EXPLAIN SELECT 1", "must be one SELECT, but starts with EXPLAIN", "EXPLAIN"),
        ("VALUES (1)", "must be one SELECT, but starts with VALUES", "VALUES"),
        ("PRAGMA user_version", "must be one SELECT, but starts with PRAGMA", "PRAGMA"),
        ("WITH x AS (SELECT 1) DELETE FROM mails", "must only read, but changes mails", "mails"),
        ("SELECT 1; DELETE FROM mails", "must be one statement, but another one follows", "DELETE"),
        ("SELECT sql FROM sqlite_master", "sqlite_master is no table of the app", "sqlite_master"),
        ("SELECT * FROM pragma_table_info('mails')", "pragma_table_info is no table of the app", "pragma_table_info"),
        ("SELECT random() > 0", "function random() may give another answer each time", "random"),
        ("SELECT RANDOMBLOB(1)", "function randomblob() may give another answer each time", "RANDOMBLOB"),
        ("SELECT changes()", "function changes() may give another answer each time", "changes"),
        ("SELECT load_extension('x')", "function load_extension() may give another answer", "load_extension"),
        ("SELECT date('now')", "date() with 'now' reads the machine's clock", "'now'"),
        ("SELECT strftime('%s', 'NOW ')", "strftime() with 'NOW ' reads the machine's clock", "'NOW '"),
        ("SELECT datetime(5, 'unixepoch', 'localtime')", "'localtime' reads the machine's time zone", "'localtime'"),
        ("SELECT date(max(1, 2), 'utc')", "date() with 'utc' reads the machine's time zone", "'utc'"),
        ("SELECT julianday()", "julianday() without a time reads the machine's clock", "julianday"),
        ("SELECT strftime('%s')", "strftime() without a time reads the machine's clock", "strftime"),
        ("SELECT current_date", "current_date reads the machine's clock", "current_date"),
    ],
)
def test_an_unsound_statement_is_refused_with_the_place(database, sql, message, under):
    with pytest.raises(SqlError) as caught:
        check_select(sql, database=database, parameters=PARAMETERS)
    text, line, carets = str(caught.value).split("\n")
    assert message in text
    assert line.strip() == sql
    start = carets.index("^")
    assert line[start : start + carets.count("^")] == under


@pytest.mark.parametrize(
    ("sql", "message"),
    [
        ("", "is empty, must be a SELECT"),
        (" -- nothing", "is empty, must be a SELECT"),
        ("SELECT 1 FROM", "incomplete input"),
        ("SELECT 1 \x00", "holds the character '\\x00'"),
        ("SELECT '\ud800'", "holds the character '\\ud800'"),
        (
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n",
            "does not come to an end",
        ),
        ("SELECT 1 UNION SELECT 1, 2", "do not have the same number of result columns"),
        ("SELECT json_extract('{', '$')", "malformed JSON"),
    ],
)
def test_other_faults_are_refused(database, sql, message):
    with pytest.raises(SqlError, match="^[^^]*$") as caught:
        check_select(sql, database=database)
    assert message in str(caught.value)


@pytest.mark.parametrize(("columns", "found"), [(1, 2), ((2, 3, 4, 5), 1), (2, 6)])
def test_a_wrong_number_of_columns_is_refused(database, columns, found):
    sql = f"SELECT {', '.join(['1'] * found)}"
    wanted = "2 or 3 or 4 or 5" if columns == (2, 3, 4, 5) else str(columns)
    with pytest.raises(SqlError, match=f"returns {found} columns?, must return {wanted}"):
        check_select(sql, database=database, columns=columns)
    check_select(sql, database=database, columns=found)


def test_the_place_in_a_long_line_is_shown_with_what_surrounds_it(database):
    sql = "SELECT count(*) FROM mails WHERE " + " OR ".join(f"folder = 'folder-{n}'" for n in range(40))
    with pytest.raises(SqlError) as caught:
        check_select(sql.replace("folder = 'folder-20'", "foldr = 'x'"), database=database)
    _, line, carets = str(caught.value).split("\n")
    assert len(line) < 120
    assert line[carets.index("^") :].startswith("foldr = 'x'")


def test_the_place_in_several_lines_is_shown_in_its_own(database):
    with pytest.raises(SqlError) as caught:
        check_select("SELECT count(*)\n  FROM mails\n  WHERE foldr = 'x'", database=database)
    assert str(caught.value).split("\n")[1:] == ["    WHERE foldr = 'x'", "          ^^^^^"]


def test_any_object_with_a_query_will_do():
    class Tables:
        def query(self, sql, parameters=None):
            return [("CREATE TABLE songs(title TEXT)",)]

    check_select("SELECT title FROM songs", database=Tables(), columns=1)
    with pytest.raises(SqlError, match="no such table: mails; valid: 'songs'"):
        check_select("SELECT 1 FROM mails", database=Tables())


def test_a_check_leaves_the_database_as_it_is(database):
    before = list(database.iterdump())
    check_select("SELECT 1 FROM mails", database=database)
    assert list(database.iterdump()) == before


def accepted(sql, connection):
    try:
        check_select(sql, database=connection, parameters=["x"])
    except SqlError:
        return False
    return True


@given(st.text(st.characters(), max_size=30))
def test_any_text_is_accepted_or_refused_with_our_error(text):
    connection = sqlite3.connect(":memory:")
    for sql in (text, f"SELECT {text}", f"SELECT 1 FROM sqlite_schema WHERE {text}"):
        assert accepted(sql, connection) in (True, False)
    connection.close()


@given(
    st.lists(st.sampled_from([*TABLES.replace(",", " ").split(), "(", ")", ",", "'", '"', "*", "--", "SELECT", ":x"]))
)
def test_what_is_accepted_runs_and_changes_nothing(words):
    sql = f"SELECT {' '.join(words)}"
    connection = sqlite3.connect(":memory:")
    connection.executescript(TABLES)
    before = connection.total_changes
    if accepted(sql, connection):
        assert connection.execute(sql, {"x": None}).fetchall() == connection.execute(sql, {"x": None}).fetchall()
    assert connection.total_changes == before
    connection.close()


def test_open_readonly_reads_and_names_but_does_not_write(tmp_path):
    path = tmp_path / "a #1?&.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.executescript(TABLES + "INSERT INTO mails(id, sender) VALUES ('mail-001', 'Maria Lopez');")
    connection.close()
    opened = open_readonly(path)
    assert opened.execute("SELECT sender FROM mails WHERE mentions('from maria lopez', sender)").fetchall() == [
        ("Maria Lopez",)
    ]
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        opened.execute("DELETE FROM mails")
    opened.close()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_open_readonly_of_nothing_creates_nothing(tmp_path):
    with pytest.raises(FileNotFoundError, match="no database"):
        open_readonly(tmp_path / "missing.sqlite3")
    assert not list(tmp_path.iterdir())


def test_open_readonly_of_another_file_is_refused(tmp_path):
    path = tmp_path / "note.txt"
    path.write_text("not a database " * 100)
    with pytest.raises(sqlite3.DatabaseError, match="not a database"):
        open_readonly(path)
