"""Install Ray, pinned, into an environment that otherwise sees what the checkout's own one holds.

    python scripts/cluster.py

It is no dependency of anything but the command `cluster` and `make test-cluster`.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".cache" / "cluster"
PYTHON = FOLDER / "bin" / "python"
REQUIREMENTS = ROOT / "tests" / "cluster" / "requirements.txt"
MADE = FOLDER / ".made-from"


def install() -> None:
    """Install what is pinned, unless it is there already."""
    own = sysconfig.get_path("purelib")
    wanted = f"{own}\n{REQUIREMENTS.read_text(encoding='utf-8')}"
    if MADE.is_file() and MADE.read_text(encoding="utf-8") == wanted:
        return
    print("cluster: installing about 200 MB", flush=True)
    venv.create(FOLDER, clear=True)
    install = [sys.executable, "-m", "uv", "--quiet", "pip", "install", "--python", str(PYTHON)]
    subprocess.run([*install, "--no-deps", "--require-hashes", "-r", str(REQUIREMENTS)], check=True)
    asking = [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    found = subprocess.run(asking, check=True, capture_output=True, text=True).stdout.strip()
    # Not a plain path: what .pth files of the checkout's environment name shall be found too.
    (Path(found) / "checkout.pth").write_text(f"import site; site.addsitedir({own!r})\n", encoding="utf-8")
    MADE.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    try:
        install()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
