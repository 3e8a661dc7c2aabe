"""Whole sessions with a model agent: what is refused at the start, the budget, calls at once over workers."""

import json

import pytest
from model_server import ModelServer, Status, said
from suites import make_suite

pytestmark = pytest.mark.browser
DEAR = "prices = {as_of = 2026-10-01, input_usd_per_million = 1000, output_usd_per_million = 1000}\n"


@pytest.fixture
def suite(tmp_path):
    return make_suite(tmp_path)


def write_agents(suite, server, more=""):
    table = f'[agents.tiny]\nmodel = "scripted"\nbase_url = "{server.base_url}"\n{more}'
    (suite.folder / "agents.toml").write_text(table)


def run(suite, *options, name="r"):
    return suite.run("--agent=tiny", "--agents-file=agents.toml", *options, name=name)


def words(done):
    return " ".join(done.output.split())


def waits(request):
    return said(
        calls=[("sleep", {"seconds": 400})], usage={"prompt_tokens": 900, "completion_tokens": 100}, delay_s=0.2
    )


@pytest.mark.parametrize("workers", [[], ["-n", "2"]])
def test_endpoint_that_does_not_answer_is_one_error_before_the_first_task(suite, workers):
    with ModelServer(waits) as server:
        write_agents(suite, server)
    done = run(suite, *workers)
    assert done.code in (1, 2)
    assert f"agent 'tiny': {server.base_url} does not answer (ConnectError); start the server" in words(done)
    assert "1 error" in done.output
    assert not (done.path / "tasks").exists()


def test_model_that_the_endpoint_does_not_list_is_one_error_before_the_first_task(suite):
    with ModelServer(waits, models=("scripted-large",)) as server:
        write_agents(suite, server)
        done = run(suite)
    assert "does not list the model 'scripted'; closest is 'scripted-large'" in words(done)
    assert server.asked == []


def test_missing_key_is_one_error_before_the_first_task(suite, monkeypatch):
    monkeypatch.delenv("NOBODYS_KEY", raising=False)
    with ModelServer(waits) as server:
        write_agents(suite, server, 'key_variable = "NOBODYS_KEY"\n')
        done = run(suite)
    assert "set the environment variable NOBODYS_KEY" in words(done)
    assert server.asked == []


def test_limit_of_cost_without_prices_is_refused_before_the_first_task(suite):
    with ModelServer(waits) as server:
        write_agents(suite, server)
        done = run(suite, "--budget=1")
    assert "--budget: the prices of 'scripted' are unknown, so the limit could not be held" in words(done)
    assert server.asked == []


def test_prices_given_by_a_plugin_are_used(suite):
    with ModelServer(waits) as server:
        write_agents(suite, server)
        (suite.folder / "prices.py").write_text(
            "def pytest_sentinel_prices():\n    return {'scripted': {'as_of': '2026-10-01', "
            "'input_usd_per_million': 1000, 'output_usd_per_million': 1000}}\n"
        )
        done = suite.run("-p", "prices", "--agent=tiny", "--agents-file=agents.toml", "--dry-run")
    assert "Cost: about $" in words(done)


def test_misspelled_agent_is_told_the_closest_of_the_table(suite):
    with ModelServer(waits) as server:
        write_agents(suite, server)
    done = suite.run("--agent=gpt4o")
    assert done.code == 4
    assert "--agent=gpt4o: no such agent; closest is 'gpt-4o'" in words(done)


def test_dry_run_needs_no_endpoint_and_knows_the_prices(suite):
    with ModelServer(waits) as server:
        write_agents(suite, server, DEAR)
    done = run(suite, "--dry-run")
    assert done.code == 0
    assert "Cost: about $" in words(done)


@pytest.mark.slow
def test_spent_budget_leaves_tasks_not_run_and_a_later_session_completes_them(suite):
    with ModelServer(waits) as server:
        write_agents(suite, server, DEAR)
        # Each task makes two calls of a dollar: two tasks are begun, the third is not.
        done = run(suite, "--budget=3", "--think-time=0")
        outcomes = sorted(result.outcome for result in done.results.values())
        assert outcomes.count("not_run") == 1
        assert "1 skipped" in done.output
        skipped = next(task for task, result in done.results.items() if result.outcome == "not_run")
        assert done.results[skipped].stop_reason == "the budget is spent ($4.0000 of $3.0000)"
        assert done.results[skipped].usage.model_calls == 0
        assert suite.junit().find(f".//testcase[@name='test_task[{skipped}]']/skipped") is not None
        asked = len(server.asked)
        again = run(suite, "--budget=3", "--think-time=0")
        assert len(server.asked) == asked + 2
    assert again.results[skipped].outcome in ("missed", "silent", "unwatched")
    assert again.results[skipped].attempt == 2


@pytest.mark.slow
def test_calls_at_once_are_bounded_over_workers_and_verdicts_stay_the_same(suite):
    with ModelServer(waits) as server:
        write_agents(suite, server)
        done = run(suite, "-n", "2", "--max-concurrent-calls=1", "--think-time=1")
        assert server.most_at_once == 1
    results = done.results.values()
    assert len(server.asked) == sum(result.usage.model_calls for result in results) == 6
    assert all(result.simulated_s == 720.0 for result in results)
    assert sum(result.usage.queued_s for result in results) > 0


@pytest.mark.slow
def test_failed_attempts_are_reported_and_cost_no_simulated_time(suite):
    replies = [Status(429, retry_after=0.2), Status(500)]

    def stumbling(request):
        return replies.pop() if replies else waits(request)

    with ModelServer(stumbling) as server:
        write_agents(suite, server)
        done = run(suite, "-k", "noop", "--think-time=1")
    (result,) = done.results.values()
    assert (result.usage.failed_attempts, result.usage.model_calls, result.simulated_s) == (2, 2, 720.0)
    assert result.usage.backoff_s > 1.0
    assert "2 model calls, 2 failed attempts at calls, " in words(done)
    (first, *_) = [event for event in done.events("tally-ring-noop") if event["kind"] == "model_called"]
    assert first["failures"] == ["status 500: try later", "status 429: try later"]
    assert json.dumps(first["request"])
