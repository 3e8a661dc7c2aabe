"""The same outcomes on both clocks."""

import pytest
from runs import ROOT, run

from pytest_sentinel.registry import Environments
from pytest_sentinel.task.files import find_task_files

pytestmark = [pytest.mark.browser, pytest.mark.slow]
ACTION_MS = 500
"""What a call of a tool costs on the virtual clock; on the real one it costs what it takes."""


def early_tasks():
    """Two event tasks per environment whose moment comes early, so that the real clock needs little time."""
    import yaml

    chosen = {}
    for path in find_task_files([ROOT / "tests" / "tasks"]):
        task = yaml.safe_load(path.read_text())
        if task["category"] != "noop":
            chosen.setdefault(path.parent.name, []).append((task["condition_at"], task["id"]))
    return [task_id for tasks in chosen.values() for _, task_id in sorted(tasks)[:2]]


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    reports = tmp_path_factory.mktemp("clocks")
    env = {"PYTHONPATH": f"{ROOT / 'tests' / 'support'}:{ROOT}"}
    selected = " or ".join(early_tasks())
    options = ("-p", "latent", "--agent=latent", "-k", selected, "-n", "2")
    virtual = run(reports, "virtual", *options, env=env)
    real = run(reports, "real", *options, "--clock=real", "--speed=4", env=env)
    return virtual, real


def test_outcomes_are_the_same_on_both_clocks(both):
    virtual, real = both
    assert {n: r.outcome for n, r in virtual.results.items()} == {n: r.outcome for n, r in real.results.items()}
    assert {r.outcome for r in real.results.values()} == {"success"}, real.output[-3000:]


def test_thinking_takes_as_long_on_both_clocks(both):
    virtual, real = both
    for name, result in virtual.results.items():
        assert real.results[name].reaction_ms >= result.reaction_ms - result.usage.tool_calls * ACTION_MS, name


def test_environments_are_all_covered(both):
    names = {result.environment for result in both[0].results.values()}
    assert names == set(Environments(__import__("environments").ENVIRONMENTS).names)
