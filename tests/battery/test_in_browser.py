"""Every task in the browser with every built-in agent: the reference passes, the floors fail, nothing is an error."""

import pytest
from runs import run

from pytest_sentinel.record.result import TIMELY_S

pytestmark = [pytest.mark.browser, pytest.mark.slow]
WORKERS = {"spray": "6"}
"""Of the rest two. Sweeping is mostly waiting for what cannot be clicked, which costs time and no CPU."""
AGENTS = ("reference", "lastlook", "idle", "eager", "late", "spray", "cheat")


@pytest.fixture(scope="session")
def finished(tmp_path_factory):
    """The finished run of an agent over every task, run when first asked for."""
    reports = tmp_path_factory.mktemp("battery")
    runs = {}

    def of(agent):
        if agent not in runs:
            runs[agent] = run(reports, agent, f"--agent={agent}", "-n", WORKERS.get(agent, "2"), timeout_s=3600)
        return runs[agent]

    return of


@pytest.mark.parametrize("agent", AGENTS)
def test_no_attempt_is_an_error(finished, agent):
    done = finished(agent)
    retried = {name: result.attempt for name, result in done.results.items() if result.attempt > 1}
    wrong = {name: result.error for name, result in done.results.items() if result.outcome == "error"}
    assert not wrong, done.output[-4000:]
    assert not retried, done.output[-4000:]
    assert done.results, done.output[-4000:]


def test_reference_passes_every_task(finished):
    failed = {name: result.explanation for name, result in finished("reference").results.items() if not result.passed}
    assert not failed, failed
    assert finished("reference").code == 0


def test_reference_is_timely_on_every_event_task(finished):
    late = [name for name, result in finished("reference").results.items() if result.timely is False]
    assert not late


def test_lastlook_passes_but_is_timely_only_where_the_moment_is_late(finished):
    results = finished("lastlook").results.values()
    failed = {r.task_id: r.explanation for r in results if not r.passed and r.times.window_end_s is None}
    assert not failed, failed
    early = [r for r in results if r.timely and (r.times.condition_at_s or 0) < 605 - TIMELY_S]
    assert not early


def test_idle_passes_the_no_ops_and_nothing_else(finished):
    results = finished("idle").results.values()
    assert {r.task_id for r in results if r.passed} == {r.task_id for r in results if r.category == "noop"}
    assert {r.outcome for r in results} == {"silent", "missed"}


@pytest.mark.parametrize("agent", ["eager", "late", "spray", "cheat"])
def test_blind_agent_passes_nothing(finished, agent):
    passed = {name: result.message for name, result in finished(agent).results.items() if result.passed}
    assert not passed


def test_reference_uses_no_attempt_twice_and_leaves_no_wrong_action(finished):
    wrong = {
        r.task_id: r.actions for r in finished("reference").results.values() if any(not a.allowed for a in r.actions)
    }
    assert not wrong


def test_seeds_and_negatives_hold_in_the_browser(finished, tmp_path):
    seeded = run(tmp_path, "seeded", "--agent=reference", "--seed=3", "-n", "2")
    withheld = run(tmp_path, "withheld", "--agent=reference", "--withhold", "-n", "2")
    for done in (seeded, withheld):
        assert done.code == 0, done.output[-4000:]
    assert {r.outcome for r in withheld.results.values()} == {"silent"}
