from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_sentinel.retiming import Schedule, retime

TASK = "microfy-lyric-subway-absolute-active"
SUBWAY = Schedule(329.11, None, (12.5, 119.68, 240.0, 329.11, 540.0, 700.0))
DIP = Schedule(348.67, 120.0, (20.0, 100.0, 348.67, 350.0, 400.0, 468.67, 500.0, 715.0))
NOOP = Schedule(None, None, (30.0, 90.0, 222.2, 410.0, 590.0, 650.0))

milliseconds = st.integers(0, 720_000).map(lambda ms: ms / 1000)


@st.composite
def schedules(draw, condition=True):
    times = set(draw(st.lists(milliseconds, max_size=40, unique=True)))
    if not condition:
        return Schedule(None, None, tuple(sorted(times)))
    condition_ms = draw(st.integers(60_000, 600_000))
    window_ms = draw(st.none() | st.integers(1, 700_000 - condition_ms))
    times |= {condition_ms / 1000} if draw(st.booleans()) else set()
    return Schedule(condition_ms / 1000, window_ms and window_ms / 1000, tuple(sorted(times)))


any_schedule = schedules() | schedules(condition=False)
seeds = st.integers(-5, 10_000)
durations = st.integers(720_000, 30 * 86_400_000).map(lambda ms: ms / 1000)


@pytest.mark.parametrize("schedule", [SUBWAY, DIP, NOOP])
def test_seed_0_and_720_s_move_nothing(schedule):
    retimed = retime(schedule, task_id=TASK)
    assert retimed.schedule == schedule
    assert retimed.moved(329.11) == 329.11


def test_a_seed_draws_the_same_moment_in_every_process():
    assert retime(SUBWAY, task_id=TASK, seed=1).schedule == Schedule(
        551.806, None, (12.5, 178.216, 392.848, 551.806, 642.548, 711.394)
    )


def test_different_seeds_and_tasks_draw_different_moments():
    drawn = {retime(SUBWAY, task_id=f"task-{t}", seed=s).schedule.condition_at_s for t in range(3) for s in range(1, 9)}
    assert len(drawn) == 24


def test_seeds_cover_the_feasible_range_evenly():
    drawn = [retime(SUBWAY, task_id=TASK, seed=seed).schedule.condition_at_s for seed in range(1, 2001)]
    assert min(drawn) >= 60
    assert max(drawn) <= 600
    for tenth in range(10):
        low = 60 + 54 * tenth
        assert 140 <= sum(low <= at < low + 54 for at in drawn) <= 260  # expected 200, deviation 13.4


def test_a_window_keeps_to_700_s_under_every_seed():
    drawn = [retime(DIP, task_id=TASK, seed=seed).schedule.condition_at_s for seed in range(1, 1001)]
    assert max(drawn) <= 580
    assert max(drawn) > 570
    assert min(drawn) < 70


def test_the_events_of_a_window_are_shifted_unstretched():
    moved = retime(DIP, task_id=TASK, seed=3, duration_s=2400.0).schedule
    start = moved.condition_at_s
    assert [round(at - start, 3) for at in moved.event_times_s[2:6]] == [0.0, 1.33, 51.33, 120.0]


def test_a_seed_moves_the_decoys_of_a_noop_and_leaves_its_end():
    moved = retime(NOOP, task_id="micromail-sender-absolute-noop", seed=1).schedule
    assert moved.event_times_s[0] == 30.0
    assert moved.event_times_s[-1] == 650.0
    assert moved.event_times_s[1:5] != NOOP.event_times_s[1:5]
    assert max(moved.event_times_s[1:5]) <= 600.0


def test_a_duration_keeps_the_share_of_the_condition():
    moved = retime(SUBWAY, task_id=TASK, duration_s=2400.0)
    stretch = (2400 - 120 - 45) / 555
    assert moved.schedule.condition_at_s == pytest.approx(45 + (329.11 - 45) * stretch, abs=0.001)
    assert moved.schedule.event_times_s[-1] == 2380.0
    assert moved.schedule.stop_s == 2400.0
    assert moved.moved(600.0) == 2280.0


def test_two_days_stretch_linearly_outside_the_window():
    moved = retime(DIP, task_id=TASK, duration_s=172_800.0)
    condition = moved.schedule.condition_at_s
    assert condition == pytest.approx(45 + 303.67 * (172_800 - 165) / 555, abs=0.001)
    assert moved.moved(468.67) == pytest.approx(condition + 120.0, abs=0.001)
    assert moved.moved(600.0) == 172_680.0


def test_a_window_that_reaches_into_the_tail_is_kept_whole():
    late = Schedule(560.0, 120.0, (560.0, 590.0, 650.0, 690.0))
    moved = retime(late, task_id=TASK, duration_s=2400.0)
    condition = moved.schedule.condition_at_s
    assert condition == pytest.approx(45 + 515 * 2235 / 555, abs=0.001)
    assert moved.moved(680.0) == pytest.approx(condition + 120, abs=0.001)
    assert moved.moved(720.0) == 2400.0


def test_seed_then_duration_compose():
    seeded = retime(SUBWAY, task_id=TASK, seed=7)
    both = retime(SUBWAY, task_id=TASK, seed=7, duration_s=7200.0)
    stretched = retime(seeded.schedule, task_id="another", duration_s=7200.0)
    assert both.schedule == stretched.schedule
    assert both.moved(500.0) == stretched.moved(seeded.moved(500.0))


@given(any_schedule, seeds, durations)
def test_order_and_spacing_are_kept(schedule, seed, duration_s):
    moved = retime(schedule, task_id="t", seed=seed, duration_s=duration_s).schedule
    for (old, old_next), (new, new_next) in zip(
        pairwise(schedule.event_times_s), pairwise(moved.event_times_s), strict=True
    ):
        assert new_next - new >= min(1.0, old_next - old) - 1e-6
    assert len(moved.event_times_s) == len(schedule.event_times_s)


@given(any_schedule, seeds, durations, st.floats(-1000.0, 45.0))
def test_nothing_moves_in_the_first_45_s(schedule, seed, duration_s, at_s):
    assert retime(schedule, task_id="t", seed=seed, duration_s=duration_s).moved(at_s) == pytest.approx(
        at_s, abs=0.0005
    )


@given(schedules(), seeds, durations)
def test_the_window_keeps_its_length_and_the_condition_its_bounds(schedule, seed, duration_s):
    seeded = retime(schedule, task_id="t", seed=seed)
    window_s = schedule.window_s or 0.0
    assert 60 <= seeded.schedule.condition_at_s <= 600
    assert seeded.schedule.condition_at_s + window_s <= 700 + 1e-9
    both = retime(schedule, task_id="t", seed=seed, duration_s=duration_s)
    for retimed in (seeded, both):
        start = retimed.schedule.condition_at_s
        assert retimed.moved(schedule.condition_at_s) == start
        if schedule.window_s is not None:
            assert retimed.moved(schedule.condition_at_s + window_s) == pytest.approx(start + window_s, abs=1e-6)
            assert retimed.schedule.window_s == window_s


@given(any_schedule, durations, st.integers(600_000, 720_000))
def test_a_duration_shifts_the_last_120_s(schedule, duration_s, ms):
    if schedule.condition_at_s is not None and schedule.condition_at_s + (schedule.window_s or 0.0) >= 600:
        return  # a window in the tail has its own test
    at_s = ms / 1000
    moved = retime(schedule, task_id="t", duration_s=duration_s).moved(at_s)
    assert duration_s - moved == pytest.approx(720 - at_s, abs=1e-6)


@given(any_schedule, seeds, durations, st.floats(-100, 1000), st.floats(-100, 1000))
def test_moved_never_turns_two_moments_around(schedule, seed, duration_s, one_s, other_s):
    moved = retime(schedule, task_id="t", seed=seed, duration_s=duration_s).moved
    low, high = sorted((one_s, other_s))
    assert moved(low) <= moved(high)


@given(any_schedule, seeds, durations)
def test_moved_agrees_with_the_schedule(schedule, seed, duration_s):
    retimed = retime(schedule, task_id="t", seed=seed, duration_s=duration_s)
    assert tuple(map(retimed.moved, schedule.event_times_s)) == retimed.schedule.event_times_s
    assert retimed.moved(720.0) == duration_s == retimed.schedule.stop_s
    assert retimed.moved(0.0) == 0.0


@given(any_schedule, st.integers(1, 50))
def test_all_results_are_whole_milliseconds(schedule, seed):
    moved = retime(schedule, task_id="t", seed=seed, duration_s=5000.0).schedule
    assert all(at == round(at, 3) for at in moved.event_times_s)


@pytest.mark.parametrize(
    ("condition_s", "window_s", "events_s", "message"),
    [
        (59.9, None, (), "condition_at is 59.9: must lie between 60 and 600 s"),
        (600.1, None, (), "condition_at is 600.1"),
        (300.0, 0.0, (), "window_s is 0: must be more than 0"),
        (590.0, 120.0, (), "window from 590 s must end by 700 s"),
        (None, 10.0, (), "window_s without condition_at"),
        (None, None, (10.0, 10.0), "events at 10 s and 10 s"),
        (None, None, (20.0, 10.0), "events at 20 s and 10 s"),
        (None, None, (-1.0,), "event at -1 s: must lie between 0 and 720 s"),
        (None, None, (720.5,), "event at 720.5 s"),
    ],
)
def test_a_schedule_with_impossible_times_is_refused(condition_s, window_s, events_s, message):
    with pytest.raises(ValueError, match=message):
        Schedule(condition_s, window_s, events_s)


@pytest.mark.parametrize("duration_s", [719.9, 0.0, -5.0, float("nan"), float("inf")])
def test_a_duration_out_of_bounds_is_refused(duration_s):
    with pytest.raises(ValueError, match="must be at least 720 s"):
        retime(SUBWAY, task_id=TASK, duration_s=duration_s)


def test_a_schedule_that_was_stretched_is_not_stretched_again():
    stretched = retime(SUBWAY, task_id=TASK, duration_s=2400.0).schedule
    with pytest.raises(ValueError, match="only a published schedule of 720 s"):
        retime(stretched, task_id=TASK, seed=1)
