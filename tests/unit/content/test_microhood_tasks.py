"""The ten MicroHood tasks as the list of tasks states them, and the market they start from."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from environments._kit.people import Entity
from environments._kit.world import World
from environments.microhood.models.catalog import NewsItem, StockItem
from tests.unit.content.moments import task_of

TICKERS = {"VOLT", "DRNE", "AGRI", "CHIP", "LITH", "NEOS", "MCRO"}
"""The symbols that the list of tasks names."""
NEAR_MISS = {"microhood-orders-noop": ("ent-016", 6400), "microhood-price-noop": ("ent-018", 8400)}
"""Stock and threshold, cents, of the no-ops."""


def _points(task_id: str, stock: str) -> list[int]:
    """The prices that a task names for a stock, in cents."""
    events = [event.fields for event in task_of(task_id).events if event.kind == "price_reached"]
    return [fields["cents"] for fields in events if fields["stock"] == stock]


def test_the_dip_lasts_two_minutes_and_its_prompt_says_so() -> None:
    task = task_of("microhood-buy-dip-relative-active")
    assert task.window_s == 120.0
    assert "120 seconds" in task.prompt
    assert "$248.40" in task.prompt


@pytest.mark.parametrize("task_id", sorted(NEAR_MISS))
def test_a_no_op_comes_within_one_percent_twice_and_another_stock_passes_the_number(task_id: str) -> None:
    stock, threshold = NEAR_MISS[task_id]
    near = [cents for cents in _points(task_id, stock) if cents * 100 >= threshold * 99]
    assert len(near) == 2
    assert max(near) < threshold
    others = [event.fields for event in task_of(task_id).events if event.kind == "price_reached"]
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
