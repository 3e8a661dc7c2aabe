"""Citations in every style; what is written as BibTeX is read by a BibTeX library."""

from __future__ import annotations

from typing import Any

import bibtexparser
import pytest
from bibtexparser.middlewares import LatexDecodingMiddleware
from sqlalchemy import select

from environments.microscholar import environment
from environments.microscholar.models.citing import ENTRY_TYPES, SOURCE_FIELDS, citation
from environments.microscholar.models.tables import Paper
from tests.unit.microscholar.conftest import Shelf

STYLES = ["mla", "apa", "chicago", "harvard", "vancouver", "bibtex"]


def text(shelf: Shelf, ref: str, style: str) -> str:
    found = shelf.get(shelf.path("papers", ref, "/citations"))
    return next(one["text"] for one in found if one["style"] == style)


def parsed(source: str) -> Any:
    library = bibtexparser.parse_string(source, append_middleware=[LatexDecodingMiddleware()])
    assert library.failed_blocks == []
    return library.entries


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        ("mla", "Quill, Ada, Bea Ngô, and Cem Quill. “On pap-003.” Tidal Letters (2023)."),
        ("apa", "Quill, A., Ngô, B., & Quill, C. (2023). On pap-003. Tidal Letters."),
        ("chicago", "Quill, Ada, Bea Ngô, and Cem Quill. “On pap-003.” Tidal Letters (2023)."),
        ("harvard", "Quill, A., Ngô, B. and Quill, C., 2023. On pap-003. Tidal Letters."),
        ("vancouver", "Quill A, Ngô B, Quill C. On pap-003. Tidal Letters. 2023."),
    ],
)
def test_three_authors_in_every_style(shelf: Shelf, style: str, expected: str) -> None:
    assert text(shelf, "pap-003", style) == expected


def test_volume_issue_and_pages_stand_where_a_style_wants_them(shelf: Shelf) -> None:
    assert text(shelf, "pap-001", "mla") == "Quill, Ada. “Salt and tides.” Tidal Letters 3.2 (2001): 11-19."
    assert text(shelf, "pap-001", "apa") == "Quill, A. (2001). Salt and tides. Tidal Letters, 3(2), 11–19."
    assert text(shelf, "pap-001", "chicago") == "Quill, Ada. “Salt and tides.” Tidal Letters 3, no. 2 (2001): 11–19."
    assert text(shelf, "pap-001", "vancouver") == "Quill A. Salt and tides. Tidal Letters. 2001;3(2):11-19."


def test_bibtex_is_read_back_field_by_field(shelf: Shelf) -> None:
    (entry,) = parsed(text(shelf, "pap-002", "bibtex"))
    fields = {name: field.value for name, field in entry.fields_dict.items()}
    assert (entry.entry_type, entry.key) == ("inproceedings", "ngo2015mud")
    assert fields == {
        "title": "Mud at 50% & more",
        "author": "Ngô, Bea and Quill, Ada",
        "booktitle": "Days of Mud",
        "pages": "1–4",
        "year": "2015",
    }


def test_every_paper_of_the_world_has_bibtex_that_parses_under_a_key_of_its_own() -> None:
    world = environment.load_world(None)
    database = environment.database(world, {"base": "standard"})
    with database.reading() as session:
        papers = session.scalars(select(Paper).order_by(Paper.ref)).all()
        sources = {paper.ref: citation(paper, "bibtex").text for paper in papers}
        expected = {paper.ref: (ENTRY_TYPES[paper.kind], str(paper.year), paper.source) for paper in papers}
        kinds = {paper.ref: paper.kind for paper in papers}
    database.close()
    entries = dict(zip(sources, parsed("\n".join(sources.values())), strict=True))
    assert len({entry.key for entry in entries.values()}) == len(entries)
    for ref, entry in entries.items():
        fields = {name: field.value for name, field in entry.fields_dict.items()}
        source = fields[SOURCE_FIELDS.get(kinds[ref], "howpublished")]
        assert (entry.entry_type, fields["year"], source) == expected[ref]


def test_copied_citation_is_kept_logged_and_forgotten_when_asked(shelf: Shelf) -> None:
    copied = shelf.post("papers", "pap-001", "/citations", style="bibtex").json()
    assert shelf.one("papers", "pap-001")["copied_styles"] == ["BibTeX"]
    assert [one["text"] for one in shelf.get("/api/copied-citations")] == [text(shelf, "pap-001", "bibtex")]
    assert shelf.http.delete(f"/api/copied-citations/{copied['id']}").status_code == 204
    assert shelf.get("/api/copied-citations") == []
    assert shelf.actions() == [
        ("cite_paper", "pap-001", '{"style": "bibtex"}', "consequential"),
        ("forget_citation", "pap-001", None, "consequential"),
    ]


def test_unknown_style_is_refused(shelf: Shelf) -> None:
    reply = shelf.post("papers", "pap-001", "/citations", style="haiku")
    assert reply.status_code == 422
    assert "'style'" in reply.json()["detail"]
