"""The hundred people and 201 entities: counts, distinctness, plausibility."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from environments._world.drawn import USER, DrawnWorld, draw_world
from environments._world.naming import slug
from environments._world.people import entity_lines, persona_lines
from environments._world.rows import entity_rows, names_file, people_file
from environments._world.template import roles_in
from pytest_sentinel.calendar import START

SEEDS = [0, 1, 7, 11]
KINDS = {
    "company": 49, "artist": 40, "album": 18, "channel": 18, "journal": 8, "venue": 8, "university": 9, "city": 16,
    "place": 9, "product": 12, "repository": 6, "newsletter": 8,
}  # fmt: skip


@pytest.fixture(params=SEEDS)
def world(request: pytest.FixtureRequest) -> DrawnWorld:
    return draw_world(request.param)


def distance(one: str, other: str) -> int:
    """How many letters must change."""
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        above, row = row, [i]
        for j, wanted in enumerate(other, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (letter != wanted)))
    return row[-1]


def groups(lists: list[list[str]]) -> set[frozenset[str]]:
    return {frozenset(pair) for people in lists for pair in combinations(people, 2)}


NAMESAKES = groups([pair.people for pair in people_file().namesakes])
FAMILIES = groups(people_file().surnames)
LOOKALIKES = groups([list(pair) for pair in people_file().lookalikes])


def test_ids_are_a_hundred_people_and_201_entities_in_order() -> None:
    assert [row.id for row in people_file().people] == [f"per-{n:03d}" for n in range(1, 101)]
    assert [row.id for row in entity_rows()] == [f"ent-{n:03d}" for n in range(1, 202)]
    assert Counter(row.kind for row in entity_rows()) == KINDS


def test_names_handles_addresses_and_phones_are_distinct(world: DrawnWorld) -> None:
    for attribute in ("name", "handle", "email", "phone"):
        assert len({getattr(person, attribute) for person in world.people.values()}) == 100, attribute


def test_first_names_repeat_only_on_purpose(world: DrawnWorld) -> None:
    same = {
        frozenset(pair)
        for pair in combinations(world.people, 2)
        if distance(*(slug(world.people[id_].first) for id_ in pair)) < 2
    }
    assert same == NAMESAKES


def test_last_names_repeat_or_look_alike_only_on_purpose(world: DrawnWorld) -> None:
    pairs = {
        frozenset(pair): distance(*(slug(world.people[id_].last) for id_ in pair))
        for pair in combinations(world.people, 2)
    }
    assert {pair for pair, letters in pairs.items() if letters == 0} == FAMILIES
    assert {pair for pair, letters in pairs.items() if 0 < letters < 2} == LOOKALIKES


def test_entities_have_distinct_names_and_domains(world: DrawnWorld) -> None:
    names = Counter(thing.name for thing in world.things.values())
    people = {person.name for person in world.people.values()}
    assert [name for name, count in names.items() if count > 1] == []
    solo = [name for name in names if name in people]
    assert solo == [world.things[id_].name for id_ in ("ent-052", "ent-055")]
    domains = [thing.domain for thing in world.things.values() if thing.domain]
    assert len(domains) == len(set(domains))


def test_every_address_is_one_that_no_real_domain_has(world: DrawnWorld) -> None:
    address = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)?@[a-z0-9-]+\.example")
    assert [p.email for p in world.people.values() if not address.fullmatch(p.email)] == []
    assert [t.domain for t in world.things.values() if t.domain and not t.domain.endswith(".example")] == []


def test_work_mail_is_at_the_employers_domain(world: DrawnWorld) -> None:
    for person in world.people.values():
        if person.row.writes_at_work:
            assert person.row.employer
            assert person.email.endswith(f"@{world.things[person.row.employer].domain}")
        else:
            assert "friend" in person.row.groups or not person.row.employer or "family" in person.row.groups


def test_employers_link_to_exactly_their_people(world: DrawnWorld) -> None:
    employers = {line["id"]: line["employer"] for line in persona_lines(world)}
    linked = {
        link["to"]: line["id"] for line in entity_lines(world) for link in line["links"] if link["kind"] == "employee"
    }
    assert linked == {person: employer for person, employer in employers.items() if employer}


def test_the_user_has_forty_colleagues_a_manager_family_and_friends(world: DrawnWorld) -> None:
    user = world.user.row
    colleagues = [p for p in world.people.values() if p.row.employer == user.employer and p.row.id != USER]
    assert len(colleagues) == 40
    kinds = Counter(relation["kind"] for relation in persona_lines(world)[0]["relations"])
    assert kinds["manager"] == 1
    assert kinds["family"] == 6
    assert kinds["friend"] == 9


def test_every_relation_has_its_counterpart(world: DrawnWorld) -> None:
    kinds = {(line["id"], r["to"]): r["kind"] for line in persona_lines(world) for r in line["relations"]}
    for (one, other), kind in kinds.items():
        back = kinds[other, one]
        assert {kind, back} in ({"manager", "colleague"}, {"colleague"}, {"family"}, {"friend"}), (one, other)


def test_ages_and_careers_are_plausible() -> None:
    rows = {row.id: row for row in people_file().people}
    for row in rows.values():
        age = START.year - row.born
        assert 18 <= age <= 75, row.id
        assert row.employer is None or age <= 68, row.id
    for parent in ("per-053", "per-054", "per-057"):
        children = ["per-052"] if parent == "per-057" else ["per-001", "per-055"]
        assert all(rows[child].born - rows[parent].born >= 20 for child in children)


def test_listed_companies_have_their_own_ticker_and_fitting_names(world: DrawnWorld) -> None:
    listed = [thing for thing in world.things.values() if thing.row.ticker]
    tickers = [thing.row.ticker for thing in listed]
    assert len(listed) >= 34
    assert len(set(tickers)) == len(tickers)
    assert {"VOLT", "DRNE", "AGRI", "CHIP", "LITH", "NEOS", "MCRO"} <= set(tickers)
    for thing in listed:
        letters = iter(thing.name.upper())
        assert all(letter in letters for letter in str(thing.row.ticker)), thing.name
        assert thing.row.sector


def test_managers_work_for_the_same_employer() -> None:
    rows = {row.id: row for row in people_file().people}
    for row in rows.values():
        if row.manager:
            assert rows[row.manager].employer == row.employer, row.id


def test_texts_name_only_what_exists(world: DrawnWorld) -> None:
    for line in [*persona_lines(world), *entity_lines(world)]:
        for field in ("bio", "education", "description"):
            assert roles_in(line.get(field, "")) == set()


def test_bios_and_descriptions_are_each_written_once() -> None:
    bios = [row.bio for row in people_file().people]
    descriptions = [row.description for row in entity_rows()]
    assert len(set(bios)) == 100
    assert len(set(descriptions)) == 201


def test_links_of_entities_point_to_the_right_kind() -> None:
    kinds = {row.id: row.kind for row in entity_rows()}
    for row in entity_rows():
        for kind, target in row.linked():
            if kind == "album_of":
                assert kinds[target] == "artist", row.id
            if kind == "maker":
                assert kinds[target] == "company", row.id
            if kind in ("member", "author", "maintainer", "organiser", "editor"):
                assert target.startswith("per-"), row.id


def test_stock_for_other_worlds_holds_no_name_of_world_0() -> None:
    stock = names_file()
    firsts = {name for origin in [*stock.people.values(), stock.shared] for name in origin.f + origin.m}
    lasts = {name for origin in stock.people.values() for name in origin.last}
    for person in draw_world(0).people.values():
        assert person.first not in firsts
        assert person.last not in lasts


@pytest.mark.parametrize("seed", SEEDS[1:])
def test_another_seed_gives_other_names_and_the_same_ids(seed: int) -> None:
    shipped, other = draw_world(0), draw_world(seed)
    assert list(other.people) == list(shipped.people)
    assert list(other.things) == list(shipped.things)
    for id_, person in other.people.items():
        assert person.first != shipped.people[id_].first
        assert person.last != shipped.people[id_].last
        assert person.row.gender == shipped.people[id_].row.gender
    same = [id_ for id_, thing in other.things.items() if thing.name == shipped.things[id_].name]
    assert all(other.things[id_].row.kind == "city" for id_ in same)


def test_many_seeds_can_be_drawn() -> None:
    users = {draw_world(seed).user.name for seed in range(40)}
    assert len(users) > 20
