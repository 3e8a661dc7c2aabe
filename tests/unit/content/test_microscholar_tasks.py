"""The ten MicroScholar tasks as the list of tasks states them, and what they start from."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from environments._kit.world import World
from environments._world.text import words
from environments.microscholar import environment
from environments.microscholar.models.catalog import AlertItem, AuthorItem, PaperItem
from environments.microscholar.models.indexing import snippet
from tests.unit.content.moments import task_of

ABSTRACT_WORDS = (40, 120)
LINGUIST, NAMESAKE = "per-069", "aut-131"
"""Whose papers a task waits for, and who bears the same last name."""


def _arriving(task_id: str, kind: str, field: str, *roles: str) -> list[str]:
    events = [event for event in task_of(task_id).events if event.kind == kind]
    return [event.fields[field] for event in events if not roles or event.role in roles]


def _papers_with(world: World, pattern: str) -> set[str]:
    papers = world.of(PaperItem).values()
    return {one.id for one in papers if re.search(pattern, f"{one.title} {one.abstract}", re.IGNORECASE)}


def test_the_start_is_as_large_as_promised(world: World) -> None:
    database = environment.database(world, {"base": "standard"})
    least = {"papers": 250, "authors": 120, "alerts": 40, "venues": 16, "subjects": 18, "watches": 5}
    counts = {table: database.query(f"SELECT count(*) FROM {table}")[0][0] for table in least}
    database.close()
    assert {table: counts[table] >= count for table, count in least.items()} == dict.fromkeys(least, True)


def test_no_paper_cites_a_later_one(world: World) -> None:
    papers = world.of(PaperItem)
    late = [(p.id, ref) for p in papers.values() for ref in p.cites if papers[ref].published_on >= p.published_on]
    assert late == []
    assert min(len(paper.cites) for paper in papers.values() if paper.published_on.year >= 2010) >= 6


def test_nothing_is_indexed_before_it_was_published(world: World) -> None:
    database = environment.database(world, {"base": "standard"})
    now = "julianday('2026-10-13T14:00:00') + indexed_at_s / 86400.0"
    early = database.query(f"SELECT ref FROM papers WHERE julianday(published_on) > {now}")
    database.close()
    assert early == []


def test_abstracts_keep_their_form_and_differ_in_length(world: World) -> None:
    lengths = [len(words(paper.abstract)) for paper in world.of(PaperItem).values()]
    least, most = ABSTRACT_WORDS
    assert least <= min(lengths)
    assert max(lengths) <= most
    assert sum(length > 75 for length in lengths) >= len(lengths) / 10


def test_few_write_much_and_many_write_little(world: World) -> None:
    counts = Counter(ref for paper in world.of(PaperItem).values() for ref in paper.authors)
    ranked = sorted(counts.values(), reverse=True)
    assert sum(ranked[: len(ranked) // 5]) > 0.35 * sum(ranked)
    assert sum(count <= 2 for count in ranked) > 0.1 * len(ranked)


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"graceful degradation", {"pap-260", "pap-361", "pap-362", "pap-363"}),
        (r"phantom jam", {"pap-351"}),
        (r"quiet before dawn", {"pap-341"}),
        (r"tidal turbines in a narrow strait", {"pap-343", "pap-345"}),
        (r"short history of the tide gauge", set()),
    ],
)
def test_wanted_words_occur_only_where_a_task_needs_them(world: World, pattern: str, expected: set[str]) -> None:
    assert _papers_with(world, pattern) == expected


@pytest.mark.parametrize(
    ("ref", "phrase"),
    [("pap-260", "graceful degradation"), ("pap-361", "graceful degradation"), ("pap-362", "graceful degradation"),
     ("pap-363", "graceful degradation"), ("pap-351", "phantom jams")],
)  # fmt: skip
def test_what_is_seen_on_the_papers_page_only_stands_past_the_snippet(world: World, ref: str, phrase: str) -> None:
    paper = world.of(PaperItem)[ref]
    assert phrase in paper.abstract
    assert phrase not in f"{paper.title} {snippet(paper.abstract)}"


def test_one_paper_with_the_phrase_is_saved_at_the_start(world: World) -> None:
    saved = {paper.id for paper in world.of(PaperItem).values() if paper.saved_at_s is not None}
    assert saved & _papers_with(world, "graceful degradation") == {"pap-260"}


def test_papers_waited_for_bear_the_name_and_the_decoys_another_initial(world: World) -> None:
    task_id, papers, authors = "microscholar-save-relative-active", world.of(PaperItem), world.of(AuthorItem)
    counted = _arriving(task_id, "paper_indexed", "paper", "counted", "target")
    decoys = _arriving(task_id, "paper_indexed", "paper", "decoy")
    others = [ref for ref in _arriving(task_id, "paper_indexed", "paper") if ref not in counted]
    assert all(LINGUIST in papers[ref].authors for ref in counted)
    assert not any(LINGUIST in papers[ref].authors for ref in others)
    assert all(NAMESAKE in papers[ref].authors for ref in decoys)
    assert authors[NAMESAKE].last == authors[LINGUIST].last
    assert authors[NAMESAKE].first[0] != authors[LINGUIST].first[0]


def test_the_search_of_the_counting_task_finds_what_it_counts_and_no_decoy(world: World) -> None:
    task_id, papers = "microscholar-papercount-relative-passive", world.of(PaperItem)

    def is_found(ref: str) -> bool:
        return "glacier" in f"{papers[ref].title} {snippet(papers[ref].abstract)}".lower()

    assert all(map(is_found, _arriving(task_id, "paper_indexed", "paper", "counted", "target")))
    assert not any(map(is_found, _arriving(task_id, "paper_indexed", "paper", "decoy", "filler")))
    assert sum(map(is_found, (paper.id for paper in papers.values() if paper.base))) == 3


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [(r"large language model", {"alr-101"}), (r"bioluminescent", {"alr-111"}), (r"glow", set()),
     (r"language model|language", {"alr-101", "alr-102", "alr-104"}), (r"fung", {"alr-112", "alr-114"})],
)  # fmt: skip
def test_alerts_on_the_topics_of_tasks_are_those_of_the_tasks(world: World, pattern: str, expected: set[str]) -> None:
    alerts = world.of(AlertItem).values()
    assert {one.id for one in alerts if re.search(pattern, f"{one.topic} {one.text}", re.IGNORECASE)} == expected


def test_at_least_two_unread_alerts_come_after_the_third() -> None:
    events = task_of("microscholar-alertcount-relative-passive").events
    times = [event.at for event in events if event.kind == "alert_received"]
    assert sum(at > 320.88 for at in times) >= 2
