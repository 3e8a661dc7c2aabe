"""Tests that seldom run can be collected all the same: nothing that they import has gone."""

from __future__ import annotations

import subprocess
import sys

from tests.unit.repo.repository import ROOT

FOLDERS = ["tests/battery", "tests/benchmarks", "tests/browser"]


def test_folders_can_be_collected() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *FOLDERS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
