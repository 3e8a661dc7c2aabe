"""Lists, search, charts, alerts and news over HTTP, and the start they show."""

from __future__ import annotations

import pytest

from environments.microhood import environment
from tests.unit.microhood.conftest import Broker


def tickers(found: list[dict[str, str]]) -> list[str]:
    return [stock["ticker"] for stock in found]


def test_portfolio_is_cash_and_shares_together(broker: Broker) -> None:
    found = broker.get("/api/portfolio")
    assert found["value_cents"] == 10_424_843
    assert found["value_cents"] == found["cash_cents"] + sum(p["value_cents"] for p in found["positions"])
    assert found["day_change_cents"] == found["value_cents"] - found["previous_value_cents"]
    assert found["buying_power_cents"] == found["cash_cents"] - 6 * 7650
    assert found["deposited_cents"] == 9_550_000


def test_price_moves_value_day_high_and_chart(broker: Broker) -> None:
    before = broker.get("/api/portfolio")["value_cents"]
    broker.tick(107.0, CLDM=32855)
    assert broker.get("/api/portfolio")["value_cents"] == before + 90 * 1000
    stock = broker.get(f"/api/stocks/{broker.stock('CLDM')}")
    assert (stock["price_cents"], stock["high_cents"]) == (32855, 32855)
    points = broker.get(f"/api/stocks/{broker.stock('CLDM')}/chart", span="1D")["points"]
    assert {"at_s": 107.0, "cents": 32855} in points
    assert broker.get("/api/portfolio/chart", span="1D")["points"][-1]["cents"] == before + 90 * 1000


@pytest.mark.parametrize("span", ["1D", "1W", "1M", "3M", "1Y"])
def test_chart_is_in_order_of_time_and_ends_at_the_value_of_now(broker: Broker, span: str) -> None:
    for path, value in (
        ("/api/portfolio/chart", broker.get("/api/portfolio")["value_cents"]),
        (f"/api/stocks/{broker.stock('CHIP')}/chart", 49230),
    ):
        chart = broker.get(path, span=span)
        times = [point["at_s"] for point in chart["points"]]
        assert times == sorted(set(times))
        assert (chart["points"][-1]["cents"], times[-1]) == (value, 100.0)
        assert chart["change_cents"] == value - chart["reference_cents"]


def test_unknown_span_is_refused(broker: Broker) -> None:
    assert broker.http.get("/api/portfolio/chart", params={"span": "5Y"}).status_code == 422


def test_stocks_are_listed_by_symbol_and_by_sector(broker: Broker) -> None:
    everything = broker.get("/api/stocks")
    assert len(everything) == 36
    assert tickers(everything) == sorted(tickers(everything))
    assert len({stock["sector"] for stock in everything}) >= 10
    assert {s["sector"] for s in broker.get("/api/stocks", sector="Energy")} == {"Energy"}


@pytest.mark.parametrize(
    ("words", "expected"),
    [("volt", ["VOLT"]), ("CHI", ["CHIP"]), ("tane mot", ["VOLT"]), ("%", []), ("", []), ("_", [])],
)
def test_search_finds_by_symbol_and_name(broker: Broker, words: str, expected: list[str]) -> None:
    assert tickers(broker.get("/api/search", q=words)["stocks"]) == expected


def test_search_finds_articles_by_headline(broker: Broker) -> None:
    found = broker.get("/api/search", q="Propeller shortage")["articles"]
    assert [article["stocks"][0]["ticker"] for article in found] == ["AERO"]
    assert "body" not in found[0]


def test_watching_is_logged_once(broker: Broker) -> None:
    path = f"/api/stocks/{broker.stock('SHIP')}/watch"
    for _ in range(2):
        assert broker.http.post(path, json={"watched": True}).json()["is_watched"]
    assert "SHIP" in tickers(broker.get("/api/watchlist"))
    broker.http.post(path, json={"watched": False})
    assert [(kind, target) for kind, target, *_ in broker.actions()] == [("watch", "ent-026"), ("unwatch", "ent-026")]


def test_alert_goes_off_once_and_stays_new_until_it_is_marked(broker: Broker) -> None:
    assert broker.alert("VOLT", "above", "250.00").status_code == 201
    broker.tick(110.0, VOLT=24999)
    assert broker.get("/api/counts")["new_alerts"] == 0
    broker.tick(114.0, VOLT=25010)
    broker.tick(118.0, VOLT=25200)
    first = broker.get("/api/alerts")[0]
    assert (first["triggered_at_s"], first["triggered_cents"]) == (114.0, 25010)
    assert broker.get("/api/counts")["new_alerts"] == 1
    broker.http.post(f"/api/alerts/{first['id']}/seen")
    assert broker.get("/api/counts")["new_alerts"] == 0
    assert broker.http.delete(f"/api/alerts/{first['id']}").status_code == 204
    assert [(kind, class_) for kind, _, _, class_ in broker.actions()] == [
        ("set_alert", "aid"),
        ("see_alert", "look"),
        ("delete_alert", "aid"),
    ]


@pytest.mark.parametrize(
    ("direction", "price", "sentence"),
    [
        ("above", "248.40", "VOLT is at $248.40, which is $248.40 or more already."),
        ("below", "300", "VOLT is at $248.40, which is $300.00 or less already."),
        ("above", "soon", "Enter a price in dollars and cents, like 42.20."),
    ],
)
def test_alert_that_makes_no_sense_is_refused(broker: Broker, direction: str, price: str, sentence: str) -> None:
    reply = broker.alert("VOLT", direction, price)
    assert (reply.status_code, reply.json()["detail"]) == (422, sentence)


def test_alert_that_waits_cannot_be_marked_as_seen(broker: Broker) -> None:
    waiting = broker.get("/api/alerts")[0]
    assert broker.http.post(f"/api/alerts/{waiting['id']}/seen").status_code == 422


def test_published_article_is_on_top_and_a_corrected_one_stays_in_its_place(broker: Broker) -> None:
    broker.apply("news_published", 120.0, news="news-303")
    broker.apply("news_corrected", 130.0, news="news-047")
    feed = broker.get("/api/news")
    assert (feed["articles"][0]["headline"], feed["total"]) == ("A wooden crane wins the toy of the year", 125)
    corrected = next(article for article in feed["articles"] if article["updated_at_s"] is not None)
    assert (corrected["id"], corrected["updated_at_s"]) == (environment.public_id("news-047"), 130.0)
    assert feed["articles"][0]["published_at_s"] == 120.0


def test_feed_holds_no_text_of_an_article_and_its_page_does(broker: Broker) -> None:
    body = broker.value("SELECT body FROM news WHERE ref = 'news-047'")
    assert body not in broker.http.get("/api/news", params={"limit": 500}).text
    assert broker.get(f"/api/news/{environment.public_id('news-047')}")["body"] == body


def test_unpublished_article_is_not_found(broker: Broker) -> None:
    assert broker.http.get(f"/api/news/{environment.public_id('news-303')}").status_code == 404


def test_news_of_a_stock_are_about_it(broker: Broker) -> None:
    found = broker.get("/api/news", stock=broker.stock("CLDM"), limit=50)["articles"]
    assert len(found) >= 4
    assert all("CLDM" in [stock["ticker"] for stock in article["stocks"]] for article in found)


def test_correcting_an_article_that_is_not_there_is_an_error(broker: Broker) -> None:
    with pytest.raises(LookupError, match="'news-303' is not published"):
        broker.apply("news_corrected", 5.0, news="news-303")


@pytest.mark.parametrize(
    ("kind", "fields", "problem"),
    [
        ("news_published", {"news": "news-047"}, "is there from the start"),
        ("price_reached", {"stock": "ent-999", "cents": 5}, "ent-999"),
        ("prices_ticked", {"prices": {"ent-001": 5}}, "ent-001"),
    ],
)
def test_event_that_refers_to_nothing_is_refused(
    broker: Broker, kind: str, fields: dict[str, object], problem: str
) -> None:
    with pytest.raises(LookupError, match=problem):
        environment.events[kind](**fields).check(broker.world)


def test_empty_base_has_cash_stocks_and_news_only() -> None:
    world = environment.load_world(None)
    database = environment.database(world, {"base": "empty", "watched": ["ent-026"], "unwatched": ["ent-014"]})
    counts = "SELECT (SELECT count(*) FROM orders), (SELECT count(*) FROM positions), cash_cents FROM accounts"
    assert database.query(counts) == [(0, 0, 1_000_000)]
    watched = [row[0] for row in database.query("SELECT ticker FROM stocks WHERE is_watched")]
    database.close()
    assert "SHIP" in watched
    assert "VOLT" not in watched
