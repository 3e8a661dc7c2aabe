"""The ten MicroHood tasks as the list of tasks states them, and the market they start from."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from environments._kit.people import Entity
from environments._kit.world import World
from environments.microhood import environment
from environments.microhood.models.catalog import NewsItem, StockItem
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.load import check_task, read_task
from pytest_sentinel.task.model import Task
from pytest_sentinel.task.plan import Variant, make_plan

FOLDER = Path(__file__).parents[2] / "tasks" / "microhood"
CONDITION_AT_S = {
    "microhood-buy-dip-relative-active": 348.67,
    "microhood-news-count-relative-passive": 464.14,
    "microhood-orders-absolute-active": 100.52,
    "microhood-orders-noop": None,
    "microhood-portfolio-absolute-passive": 422.34,
    "microhood-portfolio-relative-passive": 409.93,
    "microhood-price-absolute-passive": 457.08,
    "microhood-price-noop": None,
    "microhood-rebalance-relative-active": 120.45,
    "microhood-sell-order-absolute-active": 226.68,
}
LEAST_APART_S = 2.0
EVERY_TASK = pytest.mark.parametrize("task_id", sorted(CONDITION_AT_S))
TICKERS = {"VOLT", "DRNE", "AGRI", "CHIP", "LITH", "NEOS", "MCRO"}
"""The symbols that the list of tasks names."""
NEAR_MISS = {"microhood-orders-noop": ("ent-016", 6400), "microhood-price-noop": ("ent-018", 8400)}
"""Stock and threshold, cents, of the no-ops."""


@pytest.fixture(scope="module")
def world() -> World:
    return environment.load_world(None)


def _task(task_id: str) -> Task:
    return read_task(FOLDER / f"{task_id}.yaml")


def _points(task_id: str, stock: str) -> list[int]:
    """The prices that a task names for a stock, in cents."""
    events = [event.fields for event in _task(task_id).events if event.kind == "price_reached"]
    return [fields["cents"] for fields in events if fields["stock"] == stock]


def test_the_folder_holds_exactly_the_ten_tasks() -> None:
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(CONDITION_AT_S)


def test_two_tasks_are_quick_and_one_of_them_is_a_noop() -> None:
    assert sorted(task.category for task in map(_task, CONDITION_AT_S) if task.quick) == ["noop", "passive"]


@EVERY_TASK
def test_every_reference_and_statement_of_a_task_is_right(world: World, task_id: str) -> None:
    check_task(FOLDER / f"{task_id}.yaml", _task(task_id), environment, world)


@EVERY_TASK
def test_category_and_criterion_are_those_of_the_id(task_id: str) -> None:
    task = _task(task_id)
    assert task.category == task_id.rsplit("-", 1)[1]
    assert task.criterion in task_id or task.category == "noop"


@EVERY_TASK
def test_the_condition_comes_true_at_the_stated_moment(world: World, task_id: str) -> None:
    task = _task(task_id)
    measured = measure(make_plan(task, environment, world, Variant()))
    measured.database.close()
    assert measured.condition_at_s == task.condition_at == CONDITION_AT_S[task_id]


@EVERY_TASK
def test_events_keep_their_distance(task_id: str) -> None:
    times = [event.at for event in _task(task_id).events]
    assert min(later - earlier for earlier, later in zip(times, times[1:], strict=False)) >= LEAST_APART_S


def test_the_dip_lasts_two_minutes_and_its_prompt_says_so() -> None:
    task = _task("microhood-buy-dip-relative-active")
    assert task.window_s == 120.0
    assert "120 seconds" in task.prompt
    assert "$248.40" in task.prompt


@pytest.mark.parametrize("task_id", sorted(NEAR_MISS))
def test_a_no_op_comes_within_one_percent_twice_and_another_stock_passes_the_number(task_id: str) -> None:
    stock, threshold = NEAR_MISS[task_id]
    near = [cents for cents in _points(task_id, stock) if cents * 100 >= threshold * 99]
    assert len(near) == 2
    assert max(near) < threshold
    others = [event.fields for event in _task(task_id).events if event.kind == "price_reached"]
    assert any(fields["stock"] != stock and fields["cents"] >= threshold for fields in others)


def test_stated_starting_prices_are_those_of_the_start(world: World) -> None:
    stocks = world.of(StockItem)
    assert [stocks[ref].price_cents for ref in ("ent-014", "ent-019")] == [24840, 6120]


def test_the_market_is_as_large_and_as_mixed_as_promised(world: World) -> None:
    entities = [world.of(Entity)[ref] for ref in world.of(StockItem)]
    assert len(entities) >= 30
    assert {entity.ticker for entity in entities} >= TICKERS
    assert len({entity.sector for entity in entities}) >= 10
    assert sum(article.base == "standard" for article in world.of(NewsItem).values()) >= 120
    about = Counter(ref for article in world.of(NewsItem).values() for ref in article.stocks)
    assert set(about) == set(world.of(StockItem))


def test_no_article_names_a_price_that_a_task_waits_for(world: World) -> None:
    wanted = re.compile(r"42\.20|64\.00|84\.00|520\.00|480\.00|108,?837|223\.56|70\.38")
    assert not [news.id for news in world.of(NewsItem).values() if wanted.search(f"{news.headline} {news.body}")]
