"""What a task costs in wall time: its set-up, and the whole benchmark with the reference, with each step's share."""

import contextlib
import statistics

import pytest
from runs import ROOT, run

from environments import ENVIRONMENTS
from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.browser.host import BrowserHost
from pytest_sentinel.option_table import Settings
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.registry import Environments
from pytest_sentinel.run import launch, open_session, start_timeline
from pytest_sentinel.task.files import find_task_files, load_task_files
from pytest_sentinel.task.plan import Variant, make_plan

pytestmark = [pytest.mark.browser, pytest.mark.slow]
STEPS = ("launch_s", "shadow_s", "browser_s", "agent_s", "judge_s", "record_s")
ALL = Environments(ENVIRONMENTS)


@pytest.fixture(scope="module")
def host():
    browser = BrowserHost()
    yield browser
    browser.close()


@pytest.fixture(params=ALL.names)
def plan(request):
    """The first task of an environment."""
    environment = ALL.get(request.param)
    files = find_task_files([ROOT / "tests" / "tasks"])
    (file,) = load_task_files([path for path in files if path.parent.name == request.param][:1], ALL, None)
    return make_plan(file.task, environment, environment.load_world(None), Variant())


def test_set_up_of_a_task(benchmark, host, plan):
    """Database, server, shadow run, context, page ready: everything before the agent's first second."""
    shares = []

    def set_up():
        spec = AgentSpec("none", lambda context: None)
        with contextlib.ExitStack() as stack:
            app = stack.enter_context(launch(plan, Recorder()))
            running = stack.enter_context(start_timeline(app, Settings()))
            stack.enter_context(open_session(running, Settings(), spec, host=host))
            shares.append(dict(app.steps.wall_s))

    benchmark.pedantic(set_up, rounds=7, warmup_rounds=1)
    for step in ("launch", "shadow", "browser"):
        benchmark.extra_info[f"{step}_ms"] = round(1000 * statistics.median(share[step] for share in shares))


def test_reference_on_every_task_with_two_workers(benchmark, tmp_path):
    """The whole benchmark as a user starts it: session, collection, all tasks, reports."""
    finished = benchmark.pedantic(lambda: run(tmp_path, "timed", "-n", "2"), rounds=1)
    results = finished.results.values()
    assert finished.code == 0, finished.output[-3000:]
    total_s = sum(result.wall.total_s for result in results)
    benchmark.extra_info["tasks"] = len(finished.results)
    benchmark.extra_info["simulated_h"] = round(sum(result.simulated_s for result in results) / 3600, 2)
    for step in STEPS:
        benchmark.extra_info[f"{step}_share"] = round(sum(getattr(r.wall, step) for r in results) / total_s, 3)
    benchmark.extra_info["set_up_median_s"] = round(
        statistics.median(r.wall.launch_s + r.wall.shadow_s + r.wall.browser_s for r in results), 3
    )
