"""A small model with real weights behind a real server goes the whole way: real answers, real usage, a whole record.

It is far too small to solve anything, and need not. Run by `make test-model`, which installs it.
"""

import json
import subprocess

import pytest
from runs import ROOT
from suites import make_suite

from pytest_sentinel.model.request import whole_requests
from pytest_sentinel.record.events import ModelCalled, Observed, ToolCalled
from pytest_sentinel.record.store import read_events
from scripts.small_model import PYTHON

pytestmark = [pytest.mark.slow, pytest.mark.browser]
STEPS = 3


@pytest.fixture(scope="module")
def served():
    """The server's address and the model's name."""
    assert PYTHON.is_file(), "the model is not installed; run make test-model"
    command = [PYTHON, ROOT / "tests" / "support" / "small_model_server.py"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield json.loads(process.stdout.readline())
        process.stdin.close()
        process.wait(30)


@pytest.fixture(scope="module")
def played(served, tmp_path_factory):
    """A suite in which the model has had a try at every task."""
    suite = make_suite(tmp_path_factory.mktemp("suite"))
    (suite.folder / "agents.toml").write_text(
        f"""
        [agents.small]
        model = "{served["model"]}"
        base_url = "{served["base_url"]}"
        tool_calls = "json"
        temperature = 0
        max_output_tokens = 120
        page_chars = 600
        context_tokens = 8192
        timeout_s = 900
        unlisted = true
        """
    )
    options = (
        "--agent=small",
        "--agents-file=agents.toml",
        f"--max-steps={STEPS}",
        "--think-time=5",
        "--wait-tool=sleep",
    )
    done = suite.run(*options, "--hang-timeout=2000", name="real", timeout_s=3000)
    return suite, done


def test_every_task_ends_with_a_verdict(played):
    _, done = played
    assert len(done.results) == 3, done.output
    assert {result.outcome for result in done.results.values()} <= {
        *("gave_up", "early", "false_alarm", "missed", "silent", "unwatched", "wrong_action", "ungrounded"),
        *("wrong_state", "success"),
    }, done.output


def test_answers_and_usage_are_real_and_the_record_is_whole(played):
    _, done = played
    calls_of = {}
    for task_id, result in done.results.items():
        events = read_events(done.path / "tasks" / task_id / "1" / "1")
        calls = calls_of[task_id] = [event for event in events if isinstance(event, ModelCalled)]
        assert 1 <= len(calls) <= STEPS
        assert result.usage.total_tokens == sum(call.input_tokens + call.output_tokens for call in calls)
        assert result.usage.agent.input_tokens > 200 * len(calls)
        assert result.wall.think_s > 0
        assert any(isinstance(event, Observed) for event in events)
        for call, request in zip(calls, whole_requests(calls), strict=True):
            assert call.response["choices"][0]["message"]["content"]
            assert call.output_tokens <= 120
            assert call.duration_s > 0
            assert request["messages"][1]["content"].startswith(result.prompt)
            assert call.failed_attempts == 0
    used = [event.tool for task_id in calls_of for event in tools_of(done, task_id)]
    assert used, "not one answer of the model was a call of a tool"


def tools_of(done, task_id):
    return [e for e in read_events(done.path / "tasks" / task_id / "1" / "1") if isinstance(e, ToolCalled)]


def test_the_run_can_be_replayed_without_the_model(played):
    suite, done = played
    again = suite.run("--replay=real", name="again", timeout_s=600)
    assert {t: r.outcome for t, r in again.results.items()} == {t: r.outcome for t, r in done.results.items()}
    assert all(result.usage.replayed_calls == result.usage.model_calls for result in again.results.values())
