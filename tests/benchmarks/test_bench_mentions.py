"""How long it takes to look for facts in messages."""

import itertools
import sqlite3

from pytest_sentinel.mentions import count_named, matching, mentions

MESSAGE = (
    "Hello! The third mail has just arrived: it is from **Maria Lopez** (cc J. R. Okafor), subject “Q3 figures, final”"
    ", received at 10:42 pm on Tuesday, October 13th. There are now 12 unread mails, up 5 % from this morning, and the "
    "portfolio stands at $108,837.50."
)
FACTS = ["Maria Lopez", "J R Okafor", "third", "22:42", "Oct 13", 12, "5%", 108837.5, "Q3 Figures: Final", "Anne-Marie"]
EXPECTED = [1, 1, 1, 1, 1, 1, 1, 1, 1, 0]
VALUES = [
    f"{first} {last}"
    for first in ("Ann", "Bob", "Maria", "Zoë")
    for last in [f"Name{n}" for n in range(24)] + ["Lopez"]
]


def test_bench_mentions_in_one_message(benchmark):
    """Ten facts looked for in one message, both read before: the judge's usual case."""
    assert benchmark(lambda: [mentions(MESSAGE, fact) for fact in FACTS]) == EXPECTED


def test_bench_mentions_in_a_message_never_seen(benchmark):
    """One fact looked for in a message of about 300 characters that was not read before."""
    numbers = itertools.count(1000)
    assert benchmark(lambda: mentions(f"{MESSAGE} {next(numbers)}", "Maria Lopez")) == 1


def test_bench_count_named_among_a_hundred(benchmark):
    """A hundred plausible values looked for in one message."""
    assert benchmark(count_named, MESSAGE, VALUES, "J. R. Okafor") == 1


def test_bench_reading_a_fact(benchmark):
    """One value read from scratch."""
    text = benchmark(matching.Text, "J. R. Okafor")
    assert len(text.identity) == 3


def test_bench_mentions_in_sql(benchmark):
    """A thousand calls from SQL."""
    connection = sqlite3.connect(":memory:")
    connection.create_function("mentions", 2, mentions, deterministic=True)
    connection.execute("CREATE TABLE people(name TEXT)")
    connection.executemany("INSERT INTO people VALUES (?)", [(f"Person {n}",) for n in range(999)] + [("Maria Lopez",)])
    sql = "SELECT SUM(mentions(?, name)) FROM people"
    assert benchmark(lambda: connection.execute(sql, (MESSAGE,)).fetchone()) == (1,)
