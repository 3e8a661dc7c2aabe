import json

import pytest
from samples import LABELS, sample

from pytest_sentinel.record.files import to_json
from pytest_sentinel.reporting.table import render
from pytest_sentinel.statistics import Tally, clustered_interval, proportion_interval
from pytest_sentinel.summary import summarise

REACTIONS_MS = [1_000, 9_999, 10_000, 30_001, 60_000, 60_001, 119_000, 130_000, 200_000, 390_000]


def some_run():
    return [
        *(sample(reaction_ms=reaction, task_id=f"a-{n}") for n, reaction in enumerate(REACTIONS_MS)),
        sample("missed", category="passive"),
        sample("wrong_state", reaction_ms=4_000),
        sample("silent"),
        sample("silent"),
        sample("false_alarm"),
        sample("gave_up", category="noop"),
        sample("error"),
        sample("not_run", category="noop", tokens=0, cost_usd=0.0),
    ]


def test_headline_is_timely_success_of_events_and_false_alarms_of_silence():
    summary = summarise(some_run())
    assert (summary.timely_success.count, summary.timely_success.of) == (5, 12)
    assert (summary.false_alarms.count, summary.false_alarms.of) == (1, 4)


def test_success_within_counts_delays_up_to_and_including_the_limit():
    assert summarise(some_run()).group("active").success_within == {10: 3, 30: 3, 60: 5, 120: 7}


def test_reaction_time_is_of_successes_only():
    group = summarise(some_run()).group("all")
    assert group.reaction_median_ms == 60_000  # between 60,000 and 60,001
    assert group.reaction_p90_ms == 200_000


def test_runs_without_a_verdict_count_for_nothing_but_the_mix():
    group = summarise(some_run(), unfinished=3).group("all")
    assert (group.runs, group.passed.of, group.passed.count) == (18, 16, 12)
    assert group.outcomes["error"] == 1
    assert group.tokens == 16_000
    assert summarise(some_run(), unfinished=3).unfinished == 3


def test_what_one_run_does_not_know_the_sum_does_not_know():
    results = [sample(), sample(tokens=None, cost_usd=None), sample("missed", category="passive")]
    summary = summarise(results)
    assert (summary.group("active").tokens, summary.group("active").cost_usd) == (None, None)
    assert summary.group("active").tokens_median is None
    assert (summary.group("passive").tokens, summary.group("passive").cost_usd) == (1_000, 0.02)
    assert (summary.group("all").tokens, summary.spent.cost_usd) == (None, None)


def test_spent_includes_repeated_attempts():
    latest = [sample(attempt=2)]
    summary = summarise(latest, [sample("error"), *latest])
    assert (summary.spent.attempts, summary.spent.tokens, summary.spent.cost_usd) == (2, 2_000, 0.04)
    assert summary.group("all").tokens == 1_000


@pytest.mark.parametrize("noops", [0, 2, 20])
def test_floors_pass_only_silence_and_only_by_idling(noops):
    results = [sample()] * 3 + [sample("silent")] * noops
    assert summarise(results).floors == {"idle": noops, "eager": 0, "late": 0, "spray": 0}


def test_floors_are_told_for_the_published_timings_only():
    assert summarise([sample(labels=LABELS.model_copy(update={"seed": 3}))]).floors is None


def test_withheld_events_are_silence():
    withheld = LABELS.model_copy(update={"withheld": True})
    results = [
        sample("silent", category="active", labels=withheld, timely=None, success_within={}),
        sample("false_alarm", category="active", labels=withheld, timely=None, success_within={}),
    ]
    summary = summarise(results)
    assert (summary.false_alarms.count, summary.false_alarms.of) == (1, 2)
    assert summary.timely_success.of == 0
    assert summary.floors == {"idle": 2, "eager": 0, "late": 0, "spray": 0}


def test_published_rule_is_counted_beside_ours():
    passed = sample("missed", paper=sample().paper)
    assert summarise([sample(), passed, sample("missed")]).group("all").paper_passed.count == 2


def test_every_set_of_labels_is_listed():
    other = LABELS.model_copy(update={"workers": 8})
    assert summarise([sample(), sample(labels=other), sample()]).labels == (LABELS, other)


def test_summary_of_nothing_is_nothing_and_can_be_written():
    summary = summarise([])
    assert summary.group("all").runs == 0
    assert summary.group("all").passed.rate is None
    assert json.loads(to_json(summary))["timely_success"] == {"count": 0, "of": 0}


def trial_run():
    """Three tasks, three trials each: always, twice, never right; and one trial that came to no verdict."""
    passes = {"micromail-always-active": 3, "micromail-mostly-active": 2, "micromail-never-active": 0}
    return [
        *(
            sample("success" if trial <= count else "missed", task_id=task, trial=trial)
            for task, count in passes.items()
            for trial in (1, 2, 3)
        ),
        sample("error", task_id="micromail-never-active", trial=4),
    ]


def test_trials_are_told_by_task():
    trials = summarise(trial_run()).trials
    assert trials.most == 3
    assert (trials.pass_at_1.count, trials.pass_at_1.of) == (5, 9)
    assert trials.pass_hat == pytest.approx({1: 5 / 9, 2: (1 + 1 / 3) / 3, 3: 1 / 3}, abs=1e-6)
    assert trials.flaky == ("micromail-mostly-active",)


def test_intervals_are_clustered_by_task():
    summary = summarise(trial_run())
    three = clustered_interval([Tally(3, 3), Tally(2, 3), Tally(0, 3)])
    assert summary.trials.pass_at_1_interval == three
    assert summary.timely_success_interval == three
    assert summary.false_alarms_interval is None
    alone = summarise([sample(), sample("silent")])
    assert alone.timely_success_interval == proportion_interval(1, 1)
    assert alone.false_alarms_interval == proportion_interval(0, 1)


def test_terminal_tells_of_trials_only_where_there_are_some():
    assert not any("Trials" in line for line in render(summarise(some_run()[:3]), "reports/first", 80))
    shown = " ".join(" ".join(render(summarise(trial_run()), "reports/first", 80)).split())
    assert "pass@1 56% (" in shown
    assert "pass^2 44%, pass^3 33%; flaky tasks 1: micromail-mostly-active" in shown
