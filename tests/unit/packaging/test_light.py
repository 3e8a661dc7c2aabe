"""What is imported when: nothing heavy before a task is collected."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

HEAVY = {"fastapi", "starlette", "uvicorn", "sqlalchemy", "playwright", "openai", "httpx", "scipy", "numpy", "rich"}
HEAVY |= {"environments"}


def loaded_by(statement: str) -> set[str]:
    """The top-level packages that are loaded once a fresh Python has run a statement."""
    code = f"{statement}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    command = [sys.executable, "-c", code]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {name.split(".")[0] for name in json.loads(output.splitlines()[-1])}


@pytest.mark.parametrize(
    "module", ["pytest_sentinel", "pytest_sentinel.plugin", "pytest_sentinel.__main__", "pytest_sentinel.environment"]
)
def test_module_loads_nothing_heavy(module: str) -> None:
    assert sorted(loaded_by(f"import {module}") & HEAVY) == []


def test_commands_load_nothing_heavy_until_one_is_run() -> None:
    loaded = loaded_by("from pytest_sentinel.commands import load_commands; load_commands()")
    assert sorted(loaded & HEAVY) == []


def test_calendar_loads_only_the_standard_library() -> None:
    further = loaded_by("import pytest_sentinel.calendar") - loaded_by("pass") - set(sys.stdlib_module_names)
    assert {name for name in further if not name.startswith("_sysconfigdata")} <= {"pytest_sentinel", "tzdata"}


def test_environments_load_no_pytest() -> None:
    loaded = loaded_by("import environments.micromail")
    assert sorted(name for name in loaded if name in {"pytest", "_pytest", "pluggy", "xdist"}) == []
