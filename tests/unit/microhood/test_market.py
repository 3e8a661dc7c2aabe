"""How prices move between the points of a task."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from environments.microhood import environment
from environments.microhood.events import Market, PriceReached
from environments.microhood.models.market import Drift, Point, beats
from environments.microhood.models.market import Path as PricePath
from environments.microhood.models.money import dollars, parse_price
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.load import read_task
from pytest_sentinel.task.plan import Variant, make_plan

WORLD = environment.load_world(None)
TASKS = sorted((Path(__file__).parents[2] / "tasks" / "microhood").glob("*.yaml"))
CENTS = st.integers(100, 90_000)


@settings(deadline=None, derandomize=True)
@given(st.lists(CENTS, min_size=1, max_size=6), CENTS, st.integers(0, 2**32))
def test_price_stays_between_the_points_around_it(cents: list[int], start: int, seed: int) -> None:
    rng = random.Random(seed)
    points = [Point(10.0 * (n + 1), value) for n, value in enumerate(cents)]
    path = PricePath(start, 0.0, points, wander=40)
    for at_s in (tenth / 10 for tenth in range(1, 10 * 10 * len(points), 7)):
        before, after = ([start, *cents][int(at_s // 10)], cents[int(at_s // 10)])
        if at_s % 10:
            assert min(before, after) <= path.at(at_s, rng) <= max(before, after)


def test_price_stays_short_of_a_point_until_its_moment() -> None:
    path = PricePath(5000, 0.0, [Point(100.0, 5300, short_of=5190)], wander=40)
    rng = random.Random(1)
    assert max(path.at(at_s / 10, rng) for at_s in range(1, 1000)) <= 5190
    assert abs(path.at(500.0, rng) - 5300) <= 21


def test_stock_without_points_strays_no_further_than_it_may() -> None:
    drift, rng = Drift(10_000, wander=40), random.Random("drift")
    prices = [drift.next(rng) for _ in range(2000)]
    assert (min(prices) >= 9960, max(prices) <= 10_040, len(set(prices)) > 20) == (True, True, True)


def test_ticks_keep_away_from_other_events() -> None:
    found = list(beats(1.0, 720.0, 4.0, [50.0, 51.0, 333.3], random.Random(3)))
    assert all(abs(at_s - other) > 0.4 for at_s in found for other in (50.0, 51.0, 333.3))
    assert 150 < len(found) < 200
    assert max(after - before for before, after in zip(found, found[1:], strict=False)) < 11


@pytest.mark.parametrize("path", TASKS, ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", range(6, 12))
def test_no_seed_lets_a_price_cross_early_or_come_back(path: Path, seed: int) -> None:
    for withhold in (False, True):
        plan = make_plan(read_task(path), environment, WORLD, Variant(seed=seed, withhold=withhold))
        measured = measure(plan)
        measured.database.close()
        assert measured.condition_at_s == (None if plan.expects_silence else plan.authored_at_s)
        falls = [at_s for at_s, holds in measured.changes if not holds]
        assert falls == ([measured.window_end_s] if measured.window_end_s else [])


def test_every_tick_moves_the_stocks_of_the_task_and_some_others() -> None:
    task = read_task(TASKS[0])
    plan = make_plan(task, environment, WORLD, Variant())
    ticks = [event for event in plan.events if event.kind == "prices_ticked"]
    assert all({"ent-014", "ent-036"} <= set(tick.fields["prices"]) for tick in ticks)
    assert len({ref for tick in ticks for ref in tick.fields["prices"]}) == 36


def test_market_is_the_same_in_every_run_of_a_variant() -> None:
    def fields(seed: int) -> list[Any]:
        plan = make_plan(read_task(TASKS[0]), environment, WORLD, Variant(seed=seed))
        return [event.fields for event in plan.events]

    assert fields(4) == fields(4)
    assert fields(4) != fields(5)


def test_point_that_is_approached_from_the_wrong_side_is_an_error() -> None:
    task = read_task(TASKS[0])
    events = [event.model_dump(exclude_unset=True) for event in task.events]
    for event in events:
        if event["role"] == "target":
            event["price_reached"] = {**event["price_reached"], "short_of": 22000}
    changed = type(task).model_validate({**task.model_dump(by_alias=True, exclude_unset=True), "events": events})
    with pytest.raises(ValueError, match="short_of 22000 does not lie between the price before, 22890, and 22280"):
        make_plan(changed, environment, WORLD, Variant())


def test_withheld_point_turns_back_or_is_left_out() -> None:
    turned = PriceReached(stock="ent-014", cents=100, turns_back_to=90).withheld()
    assert (turned and turned.cents, PriceReached(stock="ent-014", cents=100).withheld()) == (90, None)


def test_market_itself_is_never_applied() -> None:
    database = environment.database(WORLD, {"base": "empty"})
    with pytest.raises(RuntimeError, match="to be replaced by its ticks"):
        Market().apply(database, WORLD, 5.0)
    database.close()


@pytest.mark.parametrize(
    ("text", "cents"),
    [("42.20", 4220), ("$1,042.5", 104250), (" 7 ", 700), ("0.01", 1), ("1000000", 100_000_000), ("0", None)]
    + [(text, None) for text in ("", "42.205", "1e3", "-5", "4,2", "1000000.01", "42,20", ".5", "NaN", "４２")],
)
def test_price_is_read_to_the_cent_or_not_at_all(text: str, cents: int | None) -> None:
    assert parse_price(text) == cents


def test_amounts_are_written_with_two_decimals() -> None:
    assert [dollars(cents) for cents in (5, -307, 123_456_789)] == ["$0.05", "-$3.07", "$1,234,567.89"]
