"""Install browser-use and Playwright's MCP server, each pinned, into folders of their own.

    python scripts/peers.py

Neither is a dependency of anything but `make test-peers`, and nothing of this project is imported from there.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "tests" / "peers"
FOLDER = ROOT / ".cache" / "peers"
PYTHON = FOLDER / "python" / "bin" / "python"
MCP_SERVER = FOLDER / "node" / "node_modules" / "@playwright" / "mcp" / "cli.js"
MADE = FOLDER / ".made-from"
PINNED = ("requirements.txt", "package.json", "package-lock.json")


def install() -> None:
    """Install what is pinned, unless it is there already."""
    wanted = "".join((SOURCE / name).read_text(encoding="utf-8") for name in PINNED)
    if MADE.is_file() and MADE.read_text(encoding="utf-8") == wanted:
        return
    print("peers: installing about 400 MB", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    venv.create(PYTHON.parents[1])
    install = [sys.executable, "-m", "uv", "--quiet", "pip", "install", "--python", str(PYTHON)]
    subprocess.run([*install, "--require-hashes", "-r", str(SOURCE / PINNED[0])], check=True)
    node = FOLDER / "node"
    node.mkdir(parents=True)
    for name in PINNED[1:]:
        shutil.copyfile(SOURCE / name, node / name)
    subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=node, check=True)
    MADE.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    try:
        install()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
