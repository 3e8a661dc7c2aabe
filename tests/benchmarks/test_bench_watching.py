"""What watching costs: from an event to the picture, idle waiting with each tool, memory of a worker."""

from __future__ import annotations

import contextlib
import itertools
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

import psutil
import pytest
from mail_attempts import WAIT_TOOLS, attempt_with
from pytest_benchmark.fixture import BenchmarkFixture
from runs import ROOT, clean_environment, command

from environments import ENVIRONMENTS
from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.browser.host import BrowserHost
from pytest_sentinel.option_table import Settings
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.registry import Environments
from pytest_sentinel.run import launch, open_session, start_timeline
from pytest_sentinel.session import Session
from pytest_sentinel.task.files import find_task_files, load_task_files
from pytest_sentinel.task.plan import Plan, Variant, make_plan

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SPEED = 10.0
WATCHED_S = 40.0
"""How long event-to-picture times are gathered, s of wall time; at this speed more than half a task's events come."""
IDLE = "micromail-sender-absolute-noop"
MEBIBYTE = 1 << 20

PAINTED = """() => {
    const root = document.documentElement;
    window.painted = [];
    const note = () => {
        const revision = Number(root.dataset.revision);
        // The second frame begins when the first one, which holds the change, is on its way to the screen.
        requestAnimationFrame(() => requestAnimationFrame(at =>
            window.painted.push([revision, (performance.timeOrigin + at) / 1000])));
    };
    new MutationObserver(note).observe(root, {attributes: true, attributeFilter: ["data-revision"]});
}"""


@pytest.fixture
def host():
    browser = BrowserHost()
    yield browser
    browser.close()


def plans(count: int) -> list[Plan]:
    """The first task of each of so many environments; MicroHood first, whose prices move every few seconds."""
    every = Environments(ENVIRONMENTS)
    files = find_task_files([ROOT / "tests" / "tasks"])
    found = []
    for name in sorted(every.names, key=lambda name: name != "microhood")[:count]:
        environment = every.get(name)
        (file,) = load_task_files([path for path in files if path.parent.name == name][:1], every, None)
        found.append(make_plan(file.task, environment, environment.load_world(None), Variant()))
    return found


class Watched:
    """One app on the real clock with its page open: when its database changed, and when the page had drawn that."""

    def __init__(self, plan: Plan, host: BrowserHost, stack: contextlib.ExitStack) -> None:
        settings = Settings(clock="real", speed=SPEED)
        app = stack.enter_context(launch(plan, Recorder()))
        running = stack.enter_context(start_timeline(app, settings))
        spec = AgentSpec("none", lambda context: None)
        self.session: Session = stack.enter_context(open_session(running, settings, spec, host=host))
        self.committed: dict[int, float] = {}
        app.database.listen(lambda revision: self.committed.setdefault(revision, time.time()))
        self._page: Any = self.session.page
        self._page.run(lambda raw: raw.evaluate(PAINTED))
        self.begin = running.clock.start

    def delays_s(self) -> list[float]:
        """From each commit to the first picture that holds it, s."""
        painted = self._page.run(lambda raw: raw.evaluate("window.painted"))
        first = {
            revision: next((at for shown, at in painted if shown >= revision), None) for revision in self.committed
        }
        return [at - self.committed[revision] for revision, at in first.items() if at is not None]


@pytest.mark.parametrize("count", [1, 8])
def test_event_to_picture_on_the_real_clock(benchmark: BenchmarkFixture, host: BrowserHost, count: int) -> None:
    """From the commit of an event until a page that shows it has been drawn, with so many tasks at once."""
    delays_s: list[float] = []

    def watch() -> None:
        with contextlib.ExitStack() as stack:
            watched = [Watched(plan, host, stack) for plan in plans(count)]
            for one in watched:
                one.begin()
            time.sleep(WATCHED_S)
            delays_s.extend(itertools.chain.from_iterable(one.delays_s() for one in watched))

    benchmark.pedantic(watch, rounds=1)
    *_, p95_s = statistics.quantiles(delays_s, n=20)
    benchmark.extra_info["events"] = len(delays_s)
    benchmark.extra_info["p50_ms"] = round(1000 * statistics.median(delays_s))
    benchmark.extra_info["p95_ms"] = round(1000 * p95_s)


def cpu_s() -> float:
    """CPU time so far of this process and of all that it started, s."""
    own = psutil.Process()
    total = 0.0
    for process in [own, *own.children(recursive=True)]:
        with contextlib.suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            total += times.user + times.system
    return total


@pytest.mark.parametrize("wait_tool", WAIT_TOOLS)
def test_idle_waiting(benchmark: BenchmarkFixture, host: BrowserHost, wait_tool: str) -> None:
    """A scripted model that waits through a task in which nothing is to be reported: CPU per simulated hour."""
    host.ensure()
    used_s: list[float] = []

    def wait() -> None:
        before_s = cpu_s()
        attempted = attempt_with(IDLE, wait_tool, host, think_time="2")
        assert attempted.verdict.outcome == "silent"
        used_s.append((cpu_s() - before_s) / attempted.happened.ended_at_s * 3600)

    benchmark.pedantic(wait, rounds=3, warmup_rounds=1)
    benchmark.extra_info["cpu_s_per_simulated_hour"] = round(statistics.median(used_s[1:]), 1)


def held_bytes(worker: psutil.Process) -> int:
    """What a worker and its browser hold, pages shared with others by their part (PSS)."""
    total = 0
    for process in [worker, *worker.children(recursive=True)]:
        with contextlib.suppress(psutil.NoSuchProcess):
            total += process.memory_full_info().pss
    return total


def test_memory_of_a_worker(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """The most that one of two workers holds with its browser, over the tasks of two apps."""
    most = [0]

    def watch() -> None:
        session = subprocess.Popen(
            command(tmp_path, "memory", "-n", "2", "-k", "micromail or microhood"),
            cwd=ROOT,
            env=clean_environment("SENTINEL_R"),
            stdout=subprocess.DEVNULL,
        )
        while session.poll() is None:
            with contextlib.suppress(psutil.NoSuchProcess):
                workers = psutil.Process(session.pid).children()
                most[0] = max([most[0], *map(held_bytes, workers)])
            time.sleep(0.5)
        assert session.returncode == 0

    benchmark.pedantic(watch, rounds=1)
    benchmark.extra_info["worker_mib"] = most[0] // MEBIBYTE
