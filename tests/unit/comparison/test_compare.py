"""Runs with a known difference, compared from their records: figures, sentences, refusals."""

from __future__ import annotations

from pathlib import Path

import pytest
from samples import sample
from scipy.stats import binomtest
from stored_runs import event_runs, quiet_runs, store, withheld

from pytest_sentinel.comparison.compare import compare
from pytest_sentinel.comparison.model import Comparison
from pytest_sentinel.comparison.sides import Run, sides_of
from pytest_sentinel.comparison.text import render
from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.statistics import Tally, difference_interval, proportion_interval

YES, NO = Tally(1, 1), Tally(0, 1)


def compared(*paths: Path, anyway: bool = False, published: bool = False) -> Comparison:
    runs = [Run.read(RunFolder.existing(path)) for path in paths]
    return compare(sides_of(runs), anyway=anyway, published=published)


def text(comparison: Comparison, width: int = 100) -> str:
    return "\n".join(render(comparison, width))


def flat(comparison: Comparison) -> str:
    return " ".join(text(comparison).split())


@pytest.fixture
def clear(tmp_path: Path) -> tuple[Path, Path]:
    """80 event tasks: the first agent passes 60, the second 40 of these; 20 quiet ones, no alarm and one."""
    first = store(tmp_path, "first", [*event_runs(60, 80), *quiet_runs(0, 20)], agent="good")
    second = store(tmp_path, "second", [*event_runs(40, 80), *quiet_runs(1, 20)], agent="poor")
    return first, second


def test_known_difference_is_found_with_its_interval_and_p_value(clear: tuple[Path, Path]) -> None:
    comparison = compared(*clear)
    pair = comparison.pairs[0]
    assert (pair.endpoint, pair.tasks, pair.first_better, pair.second_better) == ("timely success", 80, 20, 0)
    assert pair.difference == pytest.approx(0.25)
    assert pair.p_value == pair.p_adjusted == pytest.approx(binomtest(20, 20).pvalue)
    both, first, neither = [(YES, YES)] * 40, [(YES, NO)] * 20, [(NO, NO)] * 20
    rows = [*both, *first, *neither]
    assert (pair.low, pair.high) == pytest.approx(difference_interval([a for a, _ in rows], [b for _, b in rows]))
    timely = comparison.sides[0].timely
    assert (timely.low, timely.high) == pytest.approx(proportion_interval(60, 80))


def test_reader_is_told_first_which_is_better_and_how_sure_that_is(clear: tuple[Path, Path]) -> None:
    answer = text(compared(*clear), 400).splitlines()[2:5]
    assert answer[0] == "good (sleep) is better than poor (sleep), and no difference in false alarms speaks against it."
    assert answer[1].startswith(
        "good (sleep) is better than poor (sleep) on timely success: good (sleep) 75 % against 50 % of 80 tasks "
        "(+25 points, 95 % interval "
    )
    assert "p < 0.001" in answer[1]
    assert answer[2].startswith("No difference in false alarms is shown between good (sleep) and poor (sleep): 0 % ")


def test_what_is_not_shown_is_said_with_what_could_have_been(tmp_path: Path) -> None:
    first = store(tmp_path, "first", event_runs(42, 80), agent="one")
    second = store(tmp_path, "second", event_runs(40, 80, first=5), agent="two")
    comparison = compared(first, second)
    assert comparison.conclusion[0] == "It is not shown whether one (sleep) or two (sleep) is better."
    pair = comparison.pairs[0]
    assert pair.detectable is not None
    assert f"A true difference of {100 * pair.detectable:.0f} points or more would be found" in pair.sentence


def test_trials_are_compared_by_task_means(tmp_path: Path) -> None:
    first = store(tmp_path, "first", event_runs(60, 80, trials=3), agent="good")
    second = store(tmp_path, "second", event_runs(40, 80, trials=3), agent="poor")
    comparison = compared(first, second)
    assert comparison.trials == 3
    assert comparison.pairs[0].method == "sign-flip permutation"
    timely = comparison.sides[0].timely
    assert (timely.count, timely.of) == (180, 240)
    assert (timely.low, timely.high) == pytest.approx(proportion_interval(60, 80))


def test_third_run_brings_holms_correction(tmp_path: Path) -> None:
    paths = [store(tmp_path, f"r{n}", event_runs(n, 40), agent=f"a{n}") for n in (30, 20, 19)]
    comparison = compared(*paths)
    assert [(pair.first, pair.second) for pair in comparison.pairs] == [(0, 1), (0, 2), (1, 2)]
    first, second, third = comparison.pairs
    assert second.p_adjusted == pytest.approx(3 * second.p_value)
    assert first.p_adjusted == pytest.approx(2 * first.p_value)
    assert third.p_adjusted == 1
    assert "after Holm" in first.sentence


def test_runs_without_verdict_bound_the_figures_and_too_many_take_the_headline(tmp_path: Path) -> None:
    first = store(tmp_path, "first", [*event_runs(60, 95), *(
        sample("error", task_id=f"micromail-e{n}-active", category="active") for n in range(5)
    )], agent="good")  # fmt: skip
    missing = [(f"micromail-e{n}-active", 1) for n in range(5)]
    second = store(tmp_path, "second", event_runs(30, 95), missing=missing, agent="poor")
    comparison = compared(first, second)
    timely = comparison.sides[0].timely
    assert (timely.count, timely.of, timely.unknown) == (60, 95, 5)
    assert (timely.at_least, timely.at_most) == (0.6, 0.65)
    pair = comparison.pairs[0]
    assert (pair.at_least, pair.at_most) == pytest.approx((0.25, 0.35))
    assert not pair.headline
    assert comparison.conclusion == (pair.sentence,)
    assert pair.sentence.startswith("No headline on timely success")
    assert "between +25 and +35 points" in pair.sentence


def test_curve_and_area_are_those_of_the_reaction_times(tmp_path: Path) -> None:
    quick = store(tmp_path, "quick", event_runs(20, 20, reaction_ms=30_000), agent="quick")
    slow = store(tmp_path, "slow", event_runs(10, 20, reaction_ms=90_000), agent="slow")
    comparison = compared(quick, slow)
    assert comparison.sides[1].curve == ((0.0, 0.0), (90.0, 0.5))
    assert [side.area for side in comparison.sides] == pytest.approx([0.75, 0.125])
    assert comparison.areas[0].difference == pytest.approx(0.625)
    assert "area 75.0" in text(comparison)


def test_hits_and_false_alarms_are_told_apart_on_the_same_tasks(tmp_path: Path) -> None:
    events = event_runs(30, 40)
    alarms = withheld([
        sample("false_alarm" if n < 10 else "silent", task_id=f"micromail-t{n:03}-active", category="active")
        for n in range(40)
    ])  # fmt: skip
    run = store(tmp_path, "with", events, agent="one")
    without = store(tmp_path, "without", alarms, agent="one", withhold=True)
    matched = compared(run, without).sides[0].matched
    assert matched is not None
    assert (matched.hits.count, matched.alarms.count, matched.both_right.count) == (30, 10, 20)
    assert {matched.hits.of, matched.alarms.of, matched.both_right.of} == {40}


def test_withheld_run_of_another_agent_is_refused(tmp_path: Path) -> None:
    run = store(tmp_path, "with", event_runs(3, 4), agent="one")
    without = store(tmp_path, "without", withheld(event_runs(0, 4)), agent="other", withhold=True)
    with pytest.raises(RecordError, match="'without' was made with --withhold and belongs beside exactly one run"):
        compared(run, without)


@pytest.mark.parametrize(
    ("changed", "named"),
    [({"seed": 7}, "seed of first and second differs: 0 and 7"), ({"clock": "real"}, "clock of first and second")],
)
def test_other_settings_are_refused_unless_told(tmp_path: Path, changed: dict[str, object], named: str) -> None:
    first = store(tmp_path, "first", event_runs(5, 8), agent="one")
    second = store(tmp_path, "second", event_runs(5, 8), agent="two", **changed)
    with pytest.raises(RecordError, match=named):
        compared(first, second)
    shown = flat(compared(first, second, anyway=True))
    assert "WARNING: these runs are not comparable" in shown
    assert named in shown


@pytest.mark.parametrize(
    ("limit", "stop_reason"), [("max_steps", "max_steps"), ("hang_timeout", "hung: no call of a tool for 24 s")]
)
def test_unequal_limits_are_a_warning_that_says_what_they_ended(tmp_path: Path, limit: str, stop_reason: str) -> None:
    cut = [r.model_copy(update={"outcome": "gave_up", "stop_reason": stop_reason}) for r in event_runs(0, 2)]
    first = store(tmp_path, "first", [*cut, *event_runs(8, 8, first=2)[2:]], agent="one", **{limit: 24})
    second = store(tmp_path, "second", event_runs(8, 8), agent="two", **{limit: None})
    comparison = compared(first, second)
    assert comparison.limits == (f"{limit} is 24 in first (2 of its runs ended at it), none in second",)
    assert "WARNING: these runs had different limits" in flat(comparison)
    assert compared(second, store(tmp_path, "third", event_runs(8, 8), agent="three")).limits == ()


def test_tasks_that_did_not_end_alike_are_listed_with_what_became_of_them(tmp_path: Path) -> None:
    first = store(tmp_path, "first", event_runs(2, 3, reaction_ms=9_000), agent="one")
    second = store(tmp_path, "second", event_runs(1, 3, reaction_ms=70_000), agent="two")
    apart = {task.task_id: task.sides for task in compared(first, second).apart}
    assert apart == {
        "micromail-t000-active": ("success, 9.0s", "success, 70.0s"),
        "micromail-t001-active": ("success, 9.0s", "missed"),
    }
    often = store(tmp_path, "often", event_runs(2, 3, trials=2), agent="three")
    seldom = store(tmp_path, "seldom", event_runs(1, 3, trials=2), agent="four")
    (task,) = compared(often, seldom).apart
    assert task.sides == ("2 of 2 passed, 2 in time", "0 of 2 passed, 0 in time")


def test_changed_task_files_are_refused_by_name(tmp_path: Path) -> None:
    results = event_runs(5, 8)
    changed = [results[0].model_copy(update={"hashes": results[0].hashes.model_copy(update={"task": "f" * 64})})]
    first = store(tmp_path, "first", results, agent="one")
    second = store(tmp_path, "second", [*changed, *results[1:]], agent="two")
    with pytest.raises(RecordError, match="1 tasks of first and second are not the same files: micromail-t000-active"):
        compared(first, second)


def test_tasks_that_only_one_run_holds_are_left_out_and_named(tmp_path: Path) -> None:
    first = store(tmp_path, "first", event_runs(5, 8), agent="one")
    second = store(tmp_path, "second", event_runs(5, 7), agent="two")
    comparison = compared(first, second)
    assert comparison.tasks == 7
    assert comparison.sides[0].timely.of == 7
    assert "Note: 1 tasks that not every run holds are left out: micromail-t007-active" in flat(comparison)


def test_published_figures_stand_beside_ours_with_their_source_only_when_asked_for(clear: tuple[Path, Path]) -> None:
    assert "arXiv" not in text(compared(*clear))
    shown = flat(compared(*clear, published=True))
    assert "arXiv:2606.05342" in shown
    assert "no test against them" in shown
    assert "GPT-4o, sleep 53 14 100 46" in shown
    assert "265.9k 468.9k 815.7k 437.8k" in shown


def test_one_run_alone_and_one_named_twice_are_refused(clear: tuple[Path, Path]) -> None:
    with pytest.raises(RecordError, match="at least two runs"):
        compared(clear[0])
    with pytest.raises(RecordError, match="'first' is named twice"):
        compared(clear[0], clear[0])


def test_hostile_names_steer_no_terminal(tmp_path: Path) -> None:
    first = store(tmp_path, "first", event_runs(5, 8), agent="\x1b[2Jevil\u202e\nname")
    second = store(tmp_path, "second", event_runs(2, 8), agent="two")
    shown = text(compared(first, second))
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "\\x1b[2Jevil\\u202e\\nname" in shown


def test_no_line_is_wider_than_100_columns(clear: tuple[Path, Path]) -> None:
    lines = text(compared(*clear, published=True)).splitlines()
    assert max(map(len, lines)) <= 100
