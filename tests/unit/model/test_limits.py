"""Limits of a task, the session's budget, and calls under way at once."""

import datetime
import multiprocessing
import threading
import time

import pytest
from model_runs import ask
from model_server import ModelServer, said

from pytest_sentinel.budget import Budget
from pytest_sentinel.errors import InfrastructureError
from pytest_sentinel.limits import Limits
from pytest_sentinel.model.slots import Slots
from pytest_sentinel.option_table import Settings

PRICES = {"as_of": datetime.date(2026, 10, 1), "input_usd_per_million": 1000, "output_usd_per_million": 2000}
USAGE = {"prompt_tokens": 100, "completion_tokens": 50}
"""150 tokens, 0.20 USD at PRICES."""


def answers(count):
    return [said("hi", usage=USAGE) for _ in range(count)]


@pytest.mark.parametrize(
    ("limits", "reason", "made"),
    [
        (Limits(max_steps=3), "max_steps", 3),
        (Limits(max_tokens=300), "max_tokens", 2),
        (Limits(max_tokens=301), "max_tokens", 3),
        (Limits(max_cost_usd=0.4), "max_cost", 2),
        (Limits(max_cost_usd=0.41), "max_cost", 3),
    ],
)
def test_limit_ends_the_agent_with_its_name_before_a_further_call(limits, reason, made):
    done = ask(*answers(5), limits=limits, times=5, spec={"prices": PRICES})
    assert (done.ending.reason, len(done.asked)) == (reason, made)
    assert done.attempted.verdict.outcome == "gave_up"


def test_without_limits_nothing_ends_the_agent():
    done = ask(*answers(5), times=5)
    assert (done.ending.reason, len(done.asked)) == ("returned", 5)


@pytest.mark.parametrize("limits", [Limits(max_tokens=1000), Limits(max_cost_usd=1.0)])
def test_limit_that_cannot_be_held_is_our_fault_and_not_the_agents(limits):
    with pytest.raises(InfrastructureError, match="cannot be held"):
        ask(said("hi", usage=None), *answers(1), limits=limits, times=2, spec={"prices": PRICES})


def test_watchers_tokens_count_and_its_calls_are_no_steps():
    watcher = {"role": "watcher", "phase": "waiting"}
    done = ask(*answers(5), limits=Limits(max_steps=1), times=3, complete=watcher)
    assert done.ending.reason == "returned"
    assert [call.role for call in done.calls] == ["watcher"] * 3
    assert ask(*answers(5), limits=Limits(max_tokens=300), times=3, complete=watcher).ending.reason == "max_tokens"


def settings_of(folder, **more):
    return Settings(reports=folder, run="r", started_at="2026-10-01T10:00:00+00:00", **more)


def test_every_call_is_taken_from_the_budget(tmp_path):
    settings = settings_of(tmp_path, budget_usd=1.0)
    ask(
        *answers(3),
        times=3,
        spec={"prices": PRICES},
        reports=tmp_path,
        run="r",
        budget_usd=1.0,
        started_at=settings.started_at,
    )
    budget = Budget.of(settings)
    assert budget.spent_usd == pytest.approx(0.6)
    assert budget.refusal is None
    budget.spend(0.4)
    assert budget.refusal == "the budget is spent ($1.0000 of $1.0000)"


def test_budget_of_zero_is_spent_from_the_start(tmp_path):
    assert Budget.of(settings_of(tmp_path, budget_usd=0.0)).refusal is not None


def test_budget_belongs_to_one_session(tmp_path):
    Budget.of(settings_of(tmp_path, budget_usd=1.0)).spend(5.0)
    later = Settings(reports=tmp_path, run="r", started_at="2026-10-01T11:00:00+00:00", budget_usd=1.0)
    assert Budget.of(later).spent_usd == 0.0


def test_call_of_unknown_cost_breaks_a_budget_as_our_fault(tmp_path):
    with pytest.raises(InfrastructureError, match="--budget cannot be held"):
        ask(said("hi", usage=None), reports=tmp_path, run="r", budget_usd=1.0, started_at="x")


def spend_often(path):
    for _ in range(200):
        Budget(path, 1.0).spend(0.001)


def test_budget_is_exact_with_many_processes(tmp_path):
    context = multiprocessing.get_context("fork")
    workers = [context.Process(target=spend_often, args=(tmp_path / "spent",)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert Budget(tmp_path / "spent", 1.0).spent_usd == pytest.approx(0.8)


def hold(folder, started, release):
    with Slots(folder, 2).one(lambda: None):
        started.release()
        release.wait(60)


def test_calls_at_once_are_bounded_over_processes_and_waiting_is_recorded(tmp_path):
    context = multiprocessing.get_context("fork")
    started, release = context.Semaphore(0), context.Event()
    workers = [context.Process(target=hold, args=(tmp_path, started, release)) for _ in range(2)]
    for worker in workers:
        worker.start()
    for _ in workers:
        assert started.acquire(timeout=30)
    released = []
    timer = threading.Timer(2.0, lambda: (released.append(time.monotonic()), release.set()))
    timer.start()
    done = ask(said("hi"), slots=Slots(tmp_path, 2), action_time_s=0.0)
    for worker in workers:
        worker.join()
    (call,) = done.calls
    assert done.asked[0].at_s >= released[0]
    assert call.queued_s > 0
    assert done.ended_at_s == pytest.approx(call.duration_s, abs=0.002)


def test_place_of_a_killed_worker_is_free_again(tmp_path):
    context = multiprocessing.get_context("fork")
    started = context.Semaphore(0)
    worker = context.Process(target=hold, args=(tmp_path, started, context.Event()))
    worker.start()
    assert started.acquire(timeout=10)
    worker.kill()
    worker.join()
    waited: list[None] = []
    with Slots(tmp_path, 1).one(lambda: waited.append(None)), Slots(tmp_path, 2).one(lambda: waited.append(None)):
        assert waited == []


def test_server_sees_no_more_calls_at_once_than_allowed(tmp_path):
    context = multiprocessing.get_context("fork")
    with ModelServer(lambda request: said("hi", delay_s=0.2)) as server:
        spec = server.spec()
        workers = [context.Process(target=call_with_slots, args=(spec, tmp_path)) for _ in range(4)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        assert (len(server.asked), server.most_at_once) == (4, 2)


def call_with_slots(spec, folder):
    from pytest_sentinel.model.secrets import Key
    from pytest_sentinel.model.wire import Endpoint

    endpoint = Endpoint(spec, Key(None))
    with Slots(folder, 2).one(lambda: None):
        endpoint.ask({"model": "scripted", "messages": []})
    endpoint.close()
