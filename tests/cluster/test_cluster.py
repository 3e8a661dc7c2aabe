"""A run on a cluster of several nodes of this machine equals a run without one, also where a node is lost.

Run by `make test-cluster`, which installs Ray.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from ray.cluster_utils import Cluster
from runs import ROOT, Finished, clean_environment, comparable
from suites import SUPPORT, Suite, make_suite

from pytest_sentinel.record.store import RunFolder

pytestmark = [pytest.mark.slow, pytest.mark.browser]
HELD = """
import time
class Mine(Reference):
    def run(self, session):
        while pathlib.Path("hold").exists():
            time.sleep(0.1)
        return super().run(session)
"""
"""An agent that begins once the file `hold` is gone."""
DEADLINE_S = 180


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return make_suite(tmp_path, HELD)


@pytest.fixture(scope="module")
def head() -> Iterator[Cluster]:
    """A node on which nothing runs, and its cluster; no variable of the pytest around it reaches the nodes."""
    with pytest.MonkeyPatch.context() as patch:
        for name in set(os.environ) - set(clean_environment("SENTINEL_")):
            patch.delenv(name)
        patch.setenv("PYTHONPATH", f"{SUPPORT}{os.pathsep}{ROOT}")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
        yield nodes
        nodes.shutdown()


@pytest.fixture
def cluster(head: Cluster) -> Cluster:
    """The cluster with two more nodes, a CPU each."""
    for _ in range(2 - len(head.worker_nodes)):
        head.add_node(num_cpus=1)
    head.wait_for_nodes()
    return head


def begin(suite: Suite, cluster: Cluster, name: str, *options: str, shards: int = 2) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "pytest_sentinel", "cluster", "--name", name, "--shards", str(shards)]
    command += ["--address", cluster.address, "--", "-p", "no:cacheprovider", *options]
    return subprocess.Popen(
        command, cwd=suite.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )


def finish(process: subprocess.Popen[str], suite: Suite, name: str) -> Finished:
    try:
        output, _ = process.communicate(timeout=DEADLINE_S)
    finally:
        process.kill()
    return Finished(process.returncode, output, suite.folder / "reports" / name)


def session_of(run: str) -> psutil.Process:
    """The session of pytest that runs a shard, once there is one."""
    for _ in range(DEADLINE_S * 10):
        for process in psutil.process_iter(["cmdline"]):
            if f"--run={run}" in (process.info["cmdline"] or []):
                return process
        time.sleep(0.1)
    raise AssertionError(f"no session of {run}")


def node_of(session: psutil.Process, cluster: Cluster):
    """The node on which a session runs."""
    above = {process.pid for process in session.parents()}
    (found,) = [
        node for node in cluster.worker_nodes if any(info.process.pid in above for info in node.all_processes["raylet"])
    ]
    return found


def test_whole_equals_a_run_without_a_cluster(suite: Suite, cluster: Cluster) -> None:
    finished = finish(begin(suite, cluster, "whole", shards=3), suite, "whole")
    alone = suite.run(name="alone")
    assert (finished.code, alone.code) == (0, 0), finished.output
    assert comparable(finished) == comparable(alone)
    manifest = RunFolder.existing(finished.path).manifest
    assert (manifest.settings["shard"].value, len(manifest.sessions)) == (None, 3)
    assert [f"shard {number}/3 on " in finished.output for number in (1, 2, 3)] == [True] * 3
    assert "whole: 3 runs of 3 tasks" in finished.output
    assert (finished.path / "report.html").is_file()


def test_shard_of_a_lost_node_is_run_again(suite: Suite, cluster: Cluster) -> None:
    (suite.folder / "hold").touch()
    process = begin(suite, cluster, "lossy")
    session = session_of("lossy-shard-1")
    cluster.remove_node(node_of(session, cluster), allow_graceful=False)
    session.wait(30)  # the guard ends what the lost node left
    (suite.folder / "hold").unlink()
    finished = finish(process, suite, "lossy")
    assert finished.code == 0, finished.output
    assert "shard 1/2 was lost (" in finished.output
    assert "run again, 1 of at most 2" in finished.output
    assert comparable(finished) == comparable(suite.run(name="alone"))


def test_fault_names_the_shard_and_nothing_is_merged(suite: Suite, cluster: Cluster) -> None:
    conftest = suite.folder / "conftest.py"
    conftest.write_text(
        conftest.read_text() + "\n\ndef pytest_sessionstart(session):\n"
        "    if session.config.getoption('--shard') == '2/2':\n"
        "        raise RuntimeError('no disk on this node')\n"
    )
    finished = finish(begin(suite, cluster, "broken"), suite, "broken")
    assert finished.code == pytest.ExitCode.INTERNAL_ERROR, finished.output
    assert "shard 2/2 failed on " in finished.output
    assert "no disk on this node" in finished.output
    assert "there is broken-shard-1. Run what is missing" in finished.output
    assert not finished.path.exists()


def test_interrupt_ends_the_shards(suite: Suite, cluster: Cluster) -> None:
    (suite.folder / "hold").touch()
    process = begin(suite, cluster, "stopped")
    sessions = [session_of(f"stopped-shard-{number}") for number in (1, 2)]
    process.send_signal(signal.SIGINT)
    finished = finish(process, suite, "stopped")
    assert (finished.code, "stopped; nothing was merged" in finished.output) == (2, True), finished.output
    gone, alive = psutil.wait_procs(sessions, timeout=30)
    assert (len(gone), alive) == (2, [])
