from __future__ import annotations

from typing import Any

import pytest

from tests.unit.microscholar.conftest import Shelf


def found(shelf: Shelf, **query: Any) -> list[str]:
    return shelf.refs(shelf.get("/api/papers", **query)["papers"])


@pytest.mark.parametrize(
    ("search", "expected"),
    [
        ("letters salt", {"pap-001"}),
        ("tides salt", {"pap-001", "pap-004"}),
        ("quill", {"pap-001", "pap-002", "pap-003", "pap-004", "pap-005"}),
        ("NGO", {"pap-002", "pap-003"}),
        ("B Ngô", {"pap-002", "pap-003"}),
        ("tidal lett", {"pap-001", "pap-003"}),
        ("days of mud", {"pap-002"}),
        ('"salt and"', {"pap-001"}),
        ('"and salt"', set()),
        ("opening", {"pap-003"}),
        ("saltmarsh", set()),
        ('-" *()', set()),
        ("", {"pap-001", "pap-002", "pap-003", "pap-004", "pap-005"}),
    ],
)
def test_search_finds_papers_by_what_lists_show_of_them(shelf: Shelf, search: str, expected: set[str]) -> None:
    assert set(found(shelf, search=search)) == expected


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ({"sort": "added"}, ["pap-005", "pap-004", "pap-003", "pap-001", "pap-002"]),
        ({"sort": "year"}, ["pap-005", "pap-004", "pap-003", "pap-002", "pap-001"]),
        ({"sort": "cited"}, ["pap-001", "pap-002", "pap-003", "pap-004", "pap-005"]),
        ({"from_year": 2015, "to_year": 2023, "sort": "year"}, ["pap-003", "pap-002"]),
        ({"kind": "book"}, ["pap-004"]),
        ({"search": "tides", "sort": "relevance"}, ["pap-001", "pap-005", "pap-004", "pap-003"]),
    ],
)
def test_filters_and_order_are_those_asked_for(shelf: Shelf, query: dict[str, Any], expected: list[str]) -> None:
    assert found(shelf, **query) == expected


def test_title_counts_more_than_the_venue_of_the_same_word(shelf: Shelf) -> None:
    assert found(shelf, search="mud")[0] == "pap-002"


def test_subject_and_venue_filter_by_public_id(shelf: Shelf) -> None:
    subject = next(one["id"] for one in shelf.get("/api/subjects") if one["name"] == "Mud")
    venue = next(one["id"] for one in shelf.get("/api/venues") if one["name"] == "Tidal Letters")
    assert found(shelf, subject=subject) == ["pap-002"]
    assert set(found(shelf, venue=venue)) == {"pap-001", "pap-003"}


def test_pages_divide_what_is_found(shelf: Shelf) -> None:
    page = shelf.get("/api/papers", sort="year", limit=2, page=3)
    assert (shelf.refs(page["papers"]), page["total"], page["pages"]) == (["pap-001"], 5, 3)


def test_list_shows_the_opening_of_an_abstract_and_no_more(shelf: Shelf) -> None:
    reply = shelf.http.get("/api/papers", params={"search": "pap 003"})
    card = reply.json()["papers"][0]
    assert card["snippet"].endswith("…")
    assert len(card["snippet"]) <= 180
    assert "saltmarsh" not in reply.text
    assert "saltmarsh" in shelf.one("papers", "pap-003")["abstract"]


@pytest.mark.parametrize(
    "query",
    [{"sort": "loud"}, {"kind": "poem"}, {"page": 0}, {"limit": 999}, {"from_year": 10**30}, {"search": "a" * 301}],
)
def test_wrong_search_is_refused_in_a_sentence(shelf: Shelf, query: dict[str, Any]) -> None:
    reply = shelf.http.get("/api/papers", params=query)
    assert reply.status_code == 422
    assert f"'{next(iter(query))}'" in reply.json()["detail"]
