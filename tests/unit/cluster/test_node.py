"""One shard where it runs: a real session of pytest, and what is handed back."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from pathlib import Path

import psutil

from pytest_sentinel.cluster.guard import PARENT
from pytest_sentinel.cluster.job import ShardJob
from pytest_sentinel.cluster.node import run_shard


def test_session_of_a_folder_without_tests_hands_back_its_words_and_no_run(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    end = run_shard(ShardJob("monday", 1, 2, ("-p", "no:cacheprovider"), None, str(tmp_path)), "node-a")
    assert (end.code, end.node, end.archive, end.is_fault) == (5, "node-a", None, False)
    assert "no tests ran" in end.output


def test_session_without_any_task_is_a_fault_however_it_ended(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nasyncio_default_fixture_loop_scope = function\n")
    (tmp_path / "test_other.py").write_text("def test_other():\n    pass\n")
    end = run_shard(ShardJob("monday", 1, 2, ("-p", "no:cacheprovider"), None, str(tmp_path)), "node-a")
    assert end.is_fault
    assert end.output.endswith("the session ended with code 0 but left no run")


def test_node_without_the_suite_says_what_it_needs(tmp_path: Path) -> None:
    end = run_shard(ShardJob("monday", 1, 2, folder=str(tmp_path / "gone")), "node-a")
    assert end.is_fault
    assert "gone is not on node-a: every node needs the suite at the same path" in end.output


def test_session_ends_with_the_process_that_began_it() -> None:
    session = (
        "import time, types; from pytest_sentinel.cluster import guard; guard.LOOK_EVERY_S = 0.01;"
        "guard.pytest_configure(types.SimpleNamespace()); print('up', flush=True); time.sleep(60)"
    )
    parent = (
        "import os, subprocess, sys\n"
        f"session = subprocess.Popen([sys.executable, '-c', {session!r}], start_new_session=True,"
        f" stdout=subprocess.PIPE, env={{**os.environ, {PARENT!r}: str(os.getpid())}})\n"
        "session.stdout.readline()\n"
        "print(session.pid)\n"
    )
    done = subprocess.run([sys.executable, "-c", parent], capture_output=True, text=True, check=True, timeout=30)
    try:
        left = psutil.Process(int(done.stdout))
    except psutil.NoSuchProcess:
        return  # it was quicker
    try:
        left.wait(20)
    finally:
        with contextlib.suppress(psutil.Error):
            left.kill()
