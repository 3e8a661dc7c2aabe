"""A suite of somebody else's: its own folder, the tally app, its own agents; run in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from runs import ROOT, Finished, clean_environment

SUPPORT = ROOT / "tests" / "support"

CONFTEST = """
from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.agents.reference import Reference
import os, signal, pathlib

{body}

def pytest_sentinel_environments():
    return {{"tally": "tally:environment"}}


def pytest_sentinel_agents():
    return {{"mine": AgentSpec("mine", lambda context: Mine(), privileged=True)}}
"""
INI = """
[pytest]
sentinel_tasks = ["{tasks}"]
sentinel_agent = "mine"
asyncio_default_fixture_loop_scope = "function"
"""
PLAIN = "class Mine(Reference):\n    pass\n"


@dataclass
class Suite:
    folder: Path

    def run(self, *options: str, timeout_s: float = 300, name: str = "r") -> Finished:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", f"--run={name}", *options],
            cwd=self.folder,
            env={**clean_environment(), "PYTHONPATH": f"{SUPPORT}{os.pathsep}{ROOT}"},
            capture_output=True,
            text=True,
            timeout=timeout_s,
            check=False,
        )
        return Finished(done.returncode, done.stdout + done.stderr, self.folder / "reports" / name)

    def junit(self, name: str = "r") -> ElementTree.Element:
        return ElementTree.parse(self.folder / "reports" / name / "junit.xml").getroot()


def make_suite(folder: Path, body: str = PLAIN) -> Suite:
    """Write a suite whose agent `mine` is made by `body`, the text of a class `Mine`."""
    tasks = SUPPORT / "tally_tasks"
    (folder / "pytest.toml").write_text(INI.format(tasks=tasks))
    (folder / "conftest.py").write_text(CONFTEST.format(body=body))
    (folder / "test_mine.py").write_text(
        "def test_task(sentinel_verdict):\n    assert sentinel_verdict.passed, sentinel_verdict.explanation\n"
    )
    return Suite(folder)
