"""Environments for tests only: pinned packages in a folder of their own, made once and again when the pins change."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MARK = ".made-from"


def make(folder: Path, megabytes: int, wanted: str, install: Callable[[Path], None]) -> None:
    """Make a folder anew with `install(python)`, its own interpreter, unless it was made from the same pins.

    Exits with the code of the command that failed; the next call then begins anew.
    """
    made = folder / MARK
    if made.is_file() and made.read_text(encoding="utf-8") == wanted:
        return
    print(f"{folder.name}: installing about {megabytes} MB", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder)
    try:
        install(folder / "bin" / "python")
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
    made.write_text(wanted, encoding="utf-8")


def packages(python: Path, requirements: Path, *more: str) -> None:
    """Install what a file pins by hash."""
    command = [sys.executable, "-m", "uv", "--quiet", "pip", "install", "--python", str(python)]
    subprocess.run([*command, *more, "--require-hashes", "-r", str(requirements)], check=True)
