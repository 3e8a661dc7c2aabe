"""Tests that seldom run can be collected all the same: nothing that they import has gone."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.unit.repo.repository import ROOT


@pytest.mark.parametrize("folder", ["battery", "benchmarks", "browser"])
def test_folder_can_be_collected(folder: str) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", f"tests/{folder}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
