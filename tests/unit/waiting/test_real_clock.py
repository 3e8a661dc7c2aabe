"""The wait tools on the real clock: the page wakes them, and what is due is not missed."""

import pytest

from pytest_sentinel.record.events import Waited
from pytest_sentinel.waiting.predicate import Predicate
from pytest_sentinel.waiting.sentinel_step import SentinelStep
from pytest_sentinel.waiting.sleep import Sleep
from pytest_sentinel.waiting.wait_for import WaitFor
from pytest_sentinel.waiting.watch import Watch

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CONDITION = {"condition": "The Amber lamp costs less than ten dollars."}
PRICE = {"check": "number", "words": "Amber lamp at #", "at_most": 9.99}
REAL = {"clock": "real", "speed": 4.0}
EVENTS = [
    {"at": 6.0, "role": "filler", "price_set": {"offer": "offer-01", "cents": 1050}},
    {"at": 10.3, "role": "target", "price_set": {"offer": "offer-01", "cents": 987}},
    {"at": 10.9, "role": "filler", "price_set": {"offer": "offer-02", "cents": 987}},
]
LONG_BEFORE_THE_TIME_OUT_S = 60.0
"""Simulated: a busy machine may be slow, but who jumped over the moment would wait much longer."""


@pytest.mark.parametrize(
    ("tool", "arguments", "earliest_s"),
    [
        (Watch, CONDITION, 10.3),
        (Predicate, PRICE, 10.3),
        (WaitFor, CONDITION, 11.0),
        (SentinelStep, {**CONDITION, "first_interval_s": 6.0}, 10.3),
    ],
)
def test_wait_ends_soon_after_the_moment_and_never_before(wait_with, tool, arguments, earliest_s):
    waits = wait_with(tool(), arguments, events=EVENTS, settings=REAL)
    assert waits.result.reason == "met"
    assert earliest_s <= waits.at_s < earliest_s + LONG_BEFORE_THE_TIME_OUT_S
    assert "9.87" in waits.result.text


def test_time_out_and_sleep_take_their_time_of_the_wall(wait_with):
    for tool, arguments in ((Watch, {**CONDITION, "timeout_s": 8}), (Sleep, {"seconds": 8})):
        waits = wait_with(tool(), arguments, events=EVENTS, settings=REAL)
        (waited,) = waits.ran.recorder.of(Waited)
        assert waits.result.reason == "time_out"
        assert 8.0 <= waited.at_s - waited.from_s < LONG_BEFORE_THE_TIME_OUT_S
        assert "10.50" in waits.result.text


def test_long_wait_is_not_taken_for_a_hanging_agent(wait_with):
    waits = wait_with(Sleep(), {"seconds": 16}, events=EVENTS, settings={**REAL, "hang_timeout_s": 1.0})
    assert waits.ran.ending.reason == "returned"
    waits = wait_with(Predicate(), {**PRICE, "timeout_s": 9}, events=EVENTS, settings={**REAL, "hang_timeout_s": 3.0})
    assert waits.ran.ending.reason == "returned"
