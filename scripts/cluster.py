"""Install Ray, pinned, into an environment that otherwise sees what the checkout's own one holds.

    .venv/bin/python -m scripts.cluster

It is no dependency of anything but the command `cluster` and `make test-cluster`.
"""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

from scripts.pinned import ROOT, make, packages

FOLDER = ROOT / ".cache" / "cluster"
REQUIREMENTS = ROOT / "tests" / "cluster" / "requirements.txt"
OWN = sysconfig.get_path("purelib")


def install(python: Path) -> None:
    """Install Ray, and let it see the checkout's own packages."""
    packages(python, REQUIREMENTS, "--no-deps")
    asking = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    found = subprocess.run(asking, check=True, capture_output=True, text=True).stdout.strip()
    # Not a plain path: what .pth files of the checkout's environment name shall be found too.
    (Path(found) / "checkout.pth").write_text(f"import site; site.addsitedir({OWN!r})\n", encoding="utf-8")


if __name__ == "__main__":
    make(FOLDER, 200, f"{OWN}\n{REQUIREMENTS.read_text(encoding='utf-8')}", install)
