from __future__ import annotations

from tests.unit.microscholar.conftest import Shelf


def test_paper_names_what_it_cites_and_what_cites_it(shelf: Shelf) -> None:
    page = shelf.one("papers", "pap-003")
    assert shelf.refs(page["references"]) == ["pap-002", "pap-001"]
    assert shelf.refs(page["citing"]) == ["pap-005"]
    assert page["cited_by"] == 1
    assert [author["name"] for author in page["author_list"]] == ["Ada Quill", "Bea Ngô", "Cem Quill"]
    assert shelf.one("papers", "pap-001")["place"] == "3 (2), 11-19"


def test_related_papers_share_references_and_neither_cite_nor_are_cited(shelf: Shelf) -> None:
    assert shelf.refs(shelf.one("papers", "pap-004")["related"]) == ["pap-002", "pap-003"]


def test_new_paper_raises_the_count_of_what_it_cites(shelf: Shelf) -> None:
    before = shelf.one("papers", "pap-001")["cited_by"]
    assert shelf.apply("paper_indexed", 50.0, paper="pap-021") is None
    page = shelf.one("papers", "pap-001")
    assert page["cited_by"] == before + 1 == len(page["citing"])


def test_author_page_counts_citations_by_the_rules(shelf: Shelf) -> None:
    page = shelf.one("authors", "aut-001")
    # Cited: pap-001 three times, pap-002 and pap-003 once each, pap-004 not.
    assert page["metrics"] == {"citations": 5, "h_index": 1, "i10_index": 0}
    assert page["recent"] == {"citations": 4, "h_index": 1, "i10_index": 0}
    assert [(year["year"], year["citations"]) for year in page["per_year"] if year["citations"]] == [
        (2023, 2),
        (2024, 1),
        (2025, 1),
    ]
    assert [(one["name"], one["papers"]) for one in page["co_authors"]] == [("Bea Ngô", 2), ("Cem Quill", 1)]
    assert shelf.refs(page["papers"])[0] == "pap-001"


def test_author_is_there_with_the_first_paper_only(shelf: Shelf) -> None:
    path = shelf.path("authors", "aut-004")
    assert shelf.http.get(path).status_code == 404
    shelf.apply("paper_indexed", 50.0, paper="pap-021")
    assert shelf.get(path)["name"] == "Dee Later"


def test_authors_are_found_by_the_beginning_of_their_names(shelf: Shelf) -> None:
    assert shelf.refs(shelf.get("/api/authors", search="qui c")) == ["aut-003"]
    assert shelf.refs(shelf.get("/api/authors", search="NGO")) == ["aut-002"]
    assert shelf.refs(shelf.get("/api/authors", followed=True)) == ["aut-003"]


def test_follow_is_logged_once(shelf: Shelf) -> None:
    for _ in range(2):
        assert shelf.post("authors", "aut-001", "/follow", followed=True).json()["is_followed"]
    shelf.post("authors", "aut-001", "/follow", followed=False)
    assert [(kind, target) for kind, target, *_ in shelf.actions()] == [
        ("follow_author", "aut-001"),
        ("unfollow_author", "aut-001"),
    ]


def test_venues_are_ranked_by_what_they_published_in_five_whole_years(shelf: Shelf) -> None:
    ranking = shelf.get("/api/metrics")
    assert (ranking["first_year"], ranking["last_year"]) == (2021, 2025)
    rows = [(row["rank"], row["name"], row["h5_index"], row["h5_median"], row["papers"]) for row in ranking["venues"]]
    assert rows == [(1, "Tidal Letters", 1, 1, 1), (2, "Days of Mud", 0, 0, 0)]
    subject = next(one["id"] for one in shelf.get("/api/subjects") if one["name"] == "Mud")
    assert [row["name"] for row in shelf.get("/api/metrics", subject=subject)["venues"]] == ["Days of Mud"]


def test_reading_changes_nothing(shelf: Shelf) -> None:
    revision = shelf.database.revision
    for path in ("papers", "counts", "library", "alerts", "watches", "labels", "authors", "copied-citations", "venues"):
        shelf.get(f"/api/{path}")
    shelf.get(shelf.path("papers", "pap-001", "/citations"))
    assert shelf.database.revision == revision
    assert shelf.actions() == []


def test_what_is_not_indexed_does_not_exist(shelf: Shelf) -> None:
    for place, ref in (("papers", "pap-021"), ("authors", "aut-004"), ("papers", "nothing")):
        assert shelf.http.get(shelf.path(place, ref)).status_code == 404
