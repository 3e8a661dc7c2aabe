"""Text is written, not stamped: the measures, and that every catalog keeps their bounds."""

from __future__ import annotations

from typing import Any

import pytest

from environments._world import generate
from environments._world.generate import TextFields
from environments._world.text import Texts, own_text, placeholders, shared_runs
from environments._world.text_table import faults, measured, table

RUN = "one two three four five six seven eight nine ten eleven twelve"


@pytest.mark.parametrize("seed", [0, 7])
@pytest.mark.parametrize("name", generate.names())
def test_text_of_every_catalog_keeps_the_bounds(name: str, seed: int) -> None:
    assert [fault for texts in measured(seed, name) for fault in faults(texts)] == []


def test_quoted_replies_and_signatures_do_not_count() -> None:
    body = "Yes.\n\n-- \nAnn\nBaker\n\nOn Mon 12 Oct 2026 at 10:00, Bob wrote:\n> What?\n> -- \n> Bob\nP.S. No."
    assert own_text(body) == "Yes.\n\nP.S. No."


def test_twelve_shared_words_are_found_and_eleven_are_not() -> None:
    texts = {"a": f"Well, {RUN}!", "b": f"So: {RUN.upper()} and more", "c": RUN.removeprefix("one ")}
    assert list(shared_runs(texts)) == [("a", "b", RUN)]


def test_run_inside_one_text_is_no_fault() -> None:
    assert list(shared_runs({"a": f"{RUN} {RUN}"})) == []


@pytest.mark.parametrize("text", ["Dolor sit amet", "Fixme: write", "Hi {user.first}", "Dear [Name],", "a placeholder"])
def test_placeholder_text_is_found(text: str) -> None:
    assert [id_ for id_, _what in placeholders({"a": text})] == ["a"]


@pytest.mark.parametrize("text", ["todos los días", "the ipsilateral side", "use {braces} in code"])
def test_ordinary_text_is_no_placeholder(text: str) -> None:
    assert list(placeholders({"a": text})) == []


def lines(**change: Any) -> list[dict[str, Any]]:
    """A catalog that keeps all bounds, before `change`: 40 lines by 14 authors over 10 hours."""
    authors = ["a"] * 9 + ["b"] * 8 + ["c"] * 6 + ["d"] * 6 + list("eefghijklmn")
    return [
        {
            "id": f"x-{n}", "body": " ".join(f"w{n}x{i}" for i in range(5 + n * 2)), "by": authors[n],
            "at_s": 3600.0 * (n % 12 - 2), "thread": f"t{n % 30}",
        }
        | {key: value(n) for key, value in change.items()}
        for n in range(40)
    ]  # fmt: skip


def texts_of(catalog: list[dict[str, Any]]) -> Texts:
    return Texts("x/y.jsonl", catalog, TextFields("body", author="by", at_s="at_s", thread="thread"))


def test_lively_catalog_has_no_faults() -> None:
    assert list(faults(texts_of(lines()))) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"body": lambda n: " ".join(f"w{n}x{i}" for i in range(9))}, "lengths vary too little"),
        ({"by": lambda n: f"p{n % 20}"}, "the busiest fifth of the authors wrote only 20%"),
        ({"by": lambda n: "abcdefghijkl"[n // 3 % 12]}, "of the authors wrote one or two"),
        ({"by": lambda n: "a" if n < 25 else f"p{n}"}, "one author wrote 62%"),
        ({"at_s": lambda n: 3600.0 * (n % 3)}, "all was written in 3 hours"),
        ({"at_s": lambda n: 3600.0 * (n % 10 + 9)}, "0% was written between 08:00 and 18:00"),
        ({"body": lambda n: f"{RUN} w{n}" if n < 2 else f"q{n} " * (n * 3)}, "x-0 and x-1 share 12 words"),
        ({"body": lambda n: " " if n == 3 else f"q{n} " * (n * 3 + 1)}, "x-3 has no text"),
    ],
)
def test_broken_bound_is_named(change: dict[str, Any], message: str) -> None:
    found = list(faults(texts_of(lines(**change))))
    assert any(message in fault for fault in found), found


def test_table_has_a_row_for_every_catalog() -> None:
    rows = table(0, generate.names()).splitlines()[2:]
    catalogs = [f"{name}/{file}" for name in generate.names() for file in generate.generator(name).TEXTS]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == catalogs
