"""Each hook, as a stranger's `conftest.py` implements it."""

import json
from pathlib import Path

import pytest
from suites import make_suite

from pytest_sentinel import hookspecs

DOCS = Path(__file__).resolve().parents[3] / "docs" / "reference" / "hooks.md"
HOOKS = sorted(name for name in vars(hookspecs) if name.startswith("pytest_sentinel_"))
NO_BROWSER = """
class Mine:
    def run(self, session):
        pass  # gives up at once
"""
STRANGER = (
    NO_BROWSER
    + '''
import json
from pytest_sentinel.reporting.contract import ReportSpec
from pytest_sentinel.waiting.contract import WaitToolSpec

def write_count(run):
    """Writes how many passed."""
    (run.folder / "count.json").write_text(json.dumps([run.summary.agent, len(run.results), run.manifest.format]))

def refuse(run):
    raise OSError("the printer is out of paper")

def pytest_sentinel_reports():
    return {"count": ReportSpec("count", write_count), "paper": ReportSpec("paper", refuse)}

def pytest_sentinel_after_task(task):
    with open("after.txt", "a") as file:
        print(task.result.task_id, task.result.outcome, (task.folder / "result.json").is_file(), file=file)
    if "ring" in task.result.task_id:
        raise RuntimeError("not this one")

def pytest_sentinel_prices():
    return {"their-model": {"as_of": "2026-10-01", "input_usd_per_million": 1, "output_usd_per_million": 2}}

def pytest_sentinel_wait_tools():
    return {"theirs": WaitToolSpec("theirs", lambda: None, "")}
'''
)
TESTED = {
    "pytest_sentinel_environments": "test_stranger_adds_to_a_session",
    "pytest_sentinel_agents": "test_stranger_adds_to_a_session",
    "pytest_sentinel_reports": "test_stranger_adds_to_a_session",
    "pytest_sentinel_after_task": "test_stranger_adds_to_a_session",
    "pytest_sentinel_wait_tools": "test_stranger_adds_to_a_session",
    "pytest_sentinel_prices": "test_prices_of_a_hook_make_a_budget_possible",
}
AGENTS = '[agents.priced]\nmodel = "{model}"\nbase_url = "http://127.0.0.1:9/v1"\n'


@pytest.mark.parametrize("hook", HOOKS)
def test_every_hook_is_documented_and_tested(hook):
    assert f"`{hook}(" in DOCS.read_text()
    assert TESTED.get(hook) in globals()


@pytest.mark.browser
def test_stranger_adds_to_a_session(tmp_path):
    suite = make_suite(tmp_path, STRANGER)
    finished = suite.run("--wait-tool=theirs")
    assert {result.outcome for result in finished.results.values()} == {"gave_up"}
    assert json.loads((finished.path / "count.json").read_text()) == ["mine", 3, 1]
    assert (finished.path / "summary.json").is_file()
    after = sorted((tmp_path / "after.txt").read_text().splitlines())
    assert after == [f"{task_id} gave_up True" for task_id in sorted(finished.results)]
    assert "pytest_sentinel_after_task: RuntimeError: not this one" in finished.output
    assert "report 'paper' could not be written: the printer is out of paper" in finished.output
    assert finished.code == pytest.ExitCode.INTERNAL_ERROR


@pytest.mark.slow
def test_prices_of_a_hook_make_a_budget_possible(tmp_path):
    suite = make_suite(tmp_path, STRANGER)
    for model, complaint in (("their-model", "does not answer"), ("other-model", "the prices of 'other-model' are")):
        (tmp_path / "agents.toml").write_text(AGENTS.format(model=model))
        finished = suite.run("--agent=priced", f"--agents-file={tmp_path / 'agents.toml'}", "--budget=1", name=model)
        assert complaint in finished.output
