"""Instances of repeating events: RFC 5545 across month ends, year ends, leap days and summer time."""

from __future__ import annotations

import pytest

from environments.microlendar.models.repeating import (
    Repeat,
    ended_before,
    moved,
    nth_of,
    read_rule,
    rule_text,
    starts,
)
from environments.microlendar.models.said import repeat_text
from environments.microlendar.models.wall import end_of, minutes_between, read_wall, since_start, wall_of, wall_text


def days(rule: str, first: str, count: int) -> list[str]:
    return [start.date().isoformat() for start in starts(rule, read_wall(first))][:count]


@pytest.mark.parametrize(
    ("rule", "first", "expected"),
    [
        ("FREQ=MONTHLY", "2026-10-31T09:00", ["2026-10-31", "2026-12-31", "2027-01-31", "2027-03-31"]),
        ("FREQ=MONTHLY", "2026-12-30T09:00", ["2026-12-30", "2027-01-30", "2027-03-30"]),
        ("FREQ=YEARLY", "2024-02-29T09:00", ["2024-02-29", "2028-02-29"]),
        ("FREQ=YEARLY", "2025-12-31T09:00", ["2025-12-31", "2026-12-31", "2027-12-31"]),
        ("FREQ=DAILY;COUNT=3", "2026-12-31T09:00", ["2026-12-31", "2027-01-01", "2027-01-02"]),
        ("FREQ=WEEKLY;BYDAY=TH,FR", "2026-12-31T09:00", ["2026-12-31", "2027-01-01", "2027-01-07"]),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "2026-12-22T09:00", ["2026-12-22", "2027-01-05", "2027-01-19"]),
        ("FREQ=MONTHLY;BYDAY=-1FR", "2026-10-30T09:00", ["2026-10-30", "2026-11-27", "2026-12-25", "2027-01-29"]),
        ("FREQ=MONTHLY;BYDAY=2TU", "2026-11-10T09:00", ["2026-11-10", "2026-12-08", "2027-01-12"]),
        ("FREQ=WEEKLY;BYDAY=TU;UNTIL=20261027T235959", "2026-10-13T09:00", ["2026-10-13", "2026-10-20", "2026-10-27"]),
    ],
)
def test_rule_falls_on_its_days(rule: str, first: str, expected: list[str]) -> None:
    assert days(rule, first, len(expected)) == expected


def test_until_holds_the_whole_last_day() -> None:
    assert days("FREQ=DAILY;UNTIL=20261014T235959", "2026-10-13T23:30", 9) == ["2026-10-13", "2026-10-14"]


def test_skipped_days_count_as_times() -> None:
    found = starts("FREQ=DAILY;COUNT=3", read_wall("2026-10-30T09:00"), ["2026-10-31"])
    assert [wall_text(start) for start in found] == ["2026-10-30T09:00", "2026-11-01T09:00"]


def test_endless_rule_ends_with_the_calendar() -> None:
    assert days("FREQ=YEARLY", "2026-10-13T09:00", 9) == ["2026-10-13", "2027-10-13", "2028-10-13", "2029-10-13"]


def test_time_of_day_stays_when_the_clocks_go_back() -> None:
    before, after = (read_wall(f"{day}T09:00") for day in ("2026-10-31", "2026-11-01"))
    assert since_start(after) - since_start(before) == 25 * 3600


def test_time_of_day_stays_when_the_clocks_go_forward() -> None:
    before, after = (read_wall(f"{day}T09:00") for day in ("2027-03-13", "2027-03-14"))
    assert since_start(after) - since_start(before) == 23 * 3600


def test_four_hours_over_the_change_end_an_hour_earlier_on_the_wall() -> None:
    assert wall_text(end_of(read_wall("2026-10-31T23:00"), 240, all_day=False)) == "2026-11-01T02:00"


def test_whole_days_over_the_change_are_days_of_the_calendar() -> None:
    assert wall_text(end_of(read_wall("2026-10-31T00:00"), 2 * 1440, all_day=True)) == "2026-11-02T00:00"


def test_time_that_comes_twice_is_the_first_of_the_two() -> None:
    assert since_start(read_wall("2026-11-01T01:30")) == since_start(read_wall("2026-11-01T00:30")) + 3600
    assert since_start(read_wall("2026-11-01T02:30")) == since_start(read_wall("2026-11-01T01:30")) + 2 * 3600


def test_time_that_is_left_out_is_an_hour_later() -> None:
    assert wall_text(wall_of(since_start(read_wall("2027-03-14T02:30")))) == "2027-03-14T03:30"


@pytest.mark.parametrize(
    ("start", "minutes", "all_day"),
    [
        ("2026-10-31T23:00", 240, False),
        ("2027-03-13T23:00", 240, False),
        ("2026-10-31T00:00", 4320, True),
        ("2026-12-31T23:30", 60, False),
    ],
)
def test_length_is_found_from_start_and_end(start: str, minutes: int, all_day: bool) -> None:
    begin = read_wall(start)
    assert minutes_between(begin, end_of(begin, minutes, all_day=all_day), all_day=all_day) == minutes


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("FREQ=DAILY", "Daily"),
        ("FREQ=WEEKLY;BYDAY=TU,TH", "Weekly on Tuesday and Thursday"),
        ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "Every working day"),
        (
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20261218T235959",
            "Every 2 weeks on Tuesday, until 18 December 2026",
        ),
        ("FREQ=MONTHLY;COUNT=3", "Monthly on day 13, 3 times"),
        ("FREQ=MONTHLY;BYDAY=2TU", "Monthly on the second Tuesday"),
        ("FREQ=YEARLY", "Yearly on 13 October"),
    ],
)
def test_rule_is_read_said_and_written_again(text: str, said: str) -> None:
    start = read_wall("2026-10-13T09:00")
    repeat = read_rule(text)
    assert rule_text(repeat, start) == text
    assert repeat_text(repeat, start) == said


@pytest.mark.parametrize(
    "text",
    ["", "FREQ=HOURLY", "FREQ=WEEKLY;BYDAY=XX", "FREQ=DAILY;BYSETPOS=1", "FREQ=DAILY;UNTIL=20261014", "BYDAY=MO"],
)
def test_rule_that_is_not_offered_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="rule"):
        read_rule(text)


def test_rule_with_count_and_until_is_refused() -> None:
    with pytest.raises(ValueError, match="not both"):
        Repeat(every="day", until="2026-10-20", count=3)


def test_rule_ends_the_day_before() -> None:
    day = read_wall("2026-11-01T00:00").date()
    assert ended_before("FREQ=DAILY;COUNT=9", day) == "FREQ=DAILY;UNTIL=20261031T235959"


@pytest.mark.parametrize(
    ("rule", "start", "by_days", "expected"),
    [
        ("FREQ=WEEKLY;BYDAY=TU,SU", "2026-10-15T09:00", 2, "FREQ=WEEKLY;BYDAY=TU,TH"),
        ("FREQ=MONTHLY;BYDAY=2TU", "2026-10-21T09:00", 8, "FREQ=MONTHLY;BYDAY=3WE"),
        ("FREQ=MONTHLY;BYDAY=-1FR", "2026-10-31T09:00", 1, "FREQ=MONTHLY;BYDAY=-1SA"),
        ("FREQ=MONTHLY", "2026-10-21T09:00", 8, "FREQ=MONTHLY"),
    ],
)
def test_rule_follows_what_is_moved(rule: str, start: str, by_days: int, expected: str) -> None:
    assert moved(rule, read_wall(start), by_days) == expected


def test_fifth_weekday_of_a_month_is_its_last() -> None:
    assert nth_of(read_wall("2026-10-29T00:00").date()) == -1
    assert nth_of(read_wall("2026-10-22T00:00").date()) == 4


@pytest.mark.parametrize("text", ["2026-10-13", "2026-13-01T10:00", "2019-12-31T10:00", "2026-10-13T10:00Z", "1"])
def test_text_that_is_no_time_of_the_calendar_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="2026-10-13T10:00"):
        read_wall(text)
