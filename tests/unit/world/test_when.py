"""When something was written: forms of `when:`, habits, and the border at the start."""

from __future__ import annotations

from random import Random
from zoneinfo import ZoneInfo

import pytest

from environments._world.when import HABITS, LATEST_S, After, Days, Habit, parse_when
from pytest_sentinel.calendar import START, TIMEZONE, moment

OFFICE = Habit("office", TIMEZONE, at_work=True)
MELBOURNE = Habit("office", ZoneInfo("Australia/Melbourne"), at_work=True)


def draw(text: str, habit: Habit = OFFICE, seed: str = "x", previous_s: float = -86_400.0) -> float:
    when = parse_when(text)
    return when.draw(Random(seed), habit, previous_s) if isinstance(when, After) else when.draw(Random(seed), habit)


def test_fixed_time_is_that_moment_in_new_york() -> None:
    assert moment(draw("-3d 09:14")).strftime("%a %d %H:%M") == "Sat 10 09:14"


def test_fixed_time_before_the_change_of_summer_time_is_right() -> None:
    assert moment(draw("-240d 09:14")).strftime("%d %b %Y %H:%M") == "15 Feb 2026 09:14"


def test_range_of_times_stays_inside() -> None:
    drawn = [moment(draw("-4d 13:00..15:30", seed=str(n))) for n in range(50)]
    assert all("13:00" <= f"{at:%H:%M}" <= "15:30" for at in drawn)
    assert len(set(drawn)) > 30


def test_drawn_day_is_a_working_day_for_who_writes_at_work() -> None:
    drawn = [moment(draw("-9d..-3d", seed=str(n))) for n in range(100)]
    assert all(at.weekday() < 5 for at in drawn)
    assert len({at.date() for at in drawn}) == 5


@pytest.mark.parametrize("hours", HABITS)
@pytest.mark.parametrize("zone", ["America/New_York", "Australia/Melbourne", "Asia/Kolkata"])
def test_drawn_time_is_on_that_day_and_in_the_writers_hours(hours: str, zone: str) -> None:
    habit = Habit(hours, ZoneInfo(zone), at_work=False)
    for n in range(40):
        at = moment(draw("-2d", habit, str(n)))
        assert (START.date() - at.date()).days == 2
        assert at.astimezone(habit.zone).hour in HABITS[hours]


def test_today_is_before_the_start_even_for_who_is_still_asleep() -> None:
    for zone in ("America/Los_Angeles", "America/New_York", "Europe/Berlin"):
        drawn = [draw("0d", Habit("late", ZoneInfo(zone), at_work=True), str(n)) for n in range(60)]
        assert all(-10 * 3600 <= at_s <= LATEST_S for at_s in drawn), zone


def test_after_is_within_its_range() -> None:
    drawn = [draw("+40m..+90m", seed=str(n)) + 86_400 for n in range(50)]
    assert all(40 * 60 <= delay_s <= 90 * 60 for delay_s in drawn)
    assert draw("+40m") == -86_400 + 2400


def test_long_delay_skips_night_and_weekend() -> None:
    friday_evening_s = -(3 * 24 + 16) * 3600.0
    for n in range(50):
        at = moment(draw("+2h..+60h", seed=str(n), previous_s=friday_evening_s))
        assert at.weekday() < 5
        assert at.hour in HABITS["office"]


def test_after_never_passes_the_start() -> None:
    drawn = [draw("+1d..+3d", seed=str(n), previous_s=-7200.0) for n in range(50)]
    assert all(-7200 < at_s <= LATEST_S for at_s in drawn)


def test_working_hours_are_those_of_the_writers_zone() -> None:
    hours = {moment(draw("-6d..-1d", MELBOURNE, str(n))).hour for n in range(100)}
    assert hours <= {(local - 15) % 24 for local in HABITS["office"]}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("yesterday", "write a day"),
        ("-3d 9:14", "write a day"),
        ("-1d..-3d", "runs backwards"),
        ("-1d 12:00..10:00", "runs backwards"),
        ("+5h..+2h", "runs backwards"),
        ("0d 10:30", "the start is at 10:00"),
    ],
)
def test_wrong_form_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_when(text)


def test_minus_zero_is_today() -> None:
    found = parse_when("-0d 08:05")
    assert isinstance(found, Days)
    assert (found.first, found.last) == (0, 0)
