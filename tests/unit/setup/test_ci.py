"""What continuous integration runs, with make played by a script."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.unit.repo.repository import ROOT

TOOLS = ["bash", "dirname", "id", "timeout", "python3", "git"]


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with what a machine has for certain; nothing else is found."""
    folder = tmp_path / "programs"
    folder.mkdir()
    for name in TOOLS:
        found = shutil.which(name)
        assert found is not None, name
        (folder / name).symlink_to(found)
    return folder


def add(programs: Path, name: str, text: str) -> None:
    """Put a program there, in place of the machine's own if there is one."""
    (programs / name).unlink(missing_ok=True)
    (programs / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    (programs / name).chmod(0o755)


def run_ci(programs: Path) -> subprocess.CompletedProcess[str]:
    copy = programs.parent / ".ci" / "run"
    copy.parent.mkdir()
    shutil.copy(ROOT / ".ci" / "run", copy)
    command = [programs / "bash", copy]
    return subprocess.run(command, env={"PATH": str(programs)}, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("code", [0, 2])
def test_exit_code_of_make_test_is_passed_on(code: int, programs: Path) -> None:
    add(programs, "make", f'echo "make $*"; exit {code}')
    result = run_ci(programs)
    assert (result.returncode, result.stdout) == (code, "make --keep-going test PYTHON=python3\n")


def test_missing_make_that_cannot_be_installed_is_told(programs: Path) -> None:
    add(programs, "id", "echo 1000")
    result = run_ci(programs)
    assert (result.returncode, result.stderr.startswith("make missing, and not to be installed here")) == (1, True)


def test_missing_make_is_installed_as_root_where_there_is_apt(programs: Path) -> None:
    add(programs, "id", "echo 0")
    add(
        programs,
        "apt-get",
        f'printf "#!/bin/sh\\necho installed make runs\\n" > {programs}/make; /bin/chmod +x {programs}/make',
    )
    result = run_ci(programs)
    assert (result.returncode, result.stdout) == (0, "installed make runs\n")
