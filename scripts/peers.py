"""Install browser-use and Playwright's MCP server, each pinned, into a folder of their own.

    .venv/bin/python -m scripts.peers

Neither is a dependency of anything but `make test-peers`, and nothing of this project is imported from there.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from scripts.pinned import ROOT, make, packages

SOURCE = ROOT / "tests" / "peers"
FOLDER = ROOT / ".cache" / "peers"
PYTHON = FOLDER / "bin" / "python"
NODE = FOLDER / "node"
MCP_SERVER = NODE / "node_modules" / "@playwright" / "mcp" / "cli.js"
PYTHON_PINS, *NODE_PINS = ("requirements.txt", "package.json", "package-lock.json")


def install(python: Path) -> None:
    """Install the packages of both languages."""
    packages(python, SOURCE / PYTHON_PINS)
    NODE.mkdir()
    for name in NODE_PINS:
        shutil.copyfile(SOURCE / name, NODE / name)
    subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=NODE, check=True)


if __name__ == "__main__":
    pins = "".join((SOURCE / name).read_text(encoding="utf-8") for name in (PYTHON_PINS, *NODE_PINS))
    make(FOLDER, 400, pins, install)
