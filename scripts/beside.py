"""Install, pinned, what one kind of test needs beside the checkout's own packages, which it sees too.

    .venv/bin/python -m scripts.beside FOLDER MEGABYTES

`FOLDER` is one of `tests`, whose `requirements.txt` is installed into the folder of that name in `.cache`.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

from scripts.pinned import ROOT, make, packages

OWN = sysconfig.get_path("purelib")


def beside(name: str, megabytes: int) -> None:
    """Make the environment of the tests in `tests/NAME`."""
    requirements = ROOT / "tests" / name / "requirements.txt"

    def install(python: Path) -> None:
        packages(python, requirements, "--no-deps")
        asking = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        found = subprocess.run(asking, check=True, capture_output=True, text=True).stdout.strip()
        # Not a plain path: what .pth files of the checkout's environment name shall be found too.
        (Path(found) / "checkout.pth").write_text(f"import site; site.addsitedir({OWN!r})\n", encoding="utf-8")

    make(ROOT / ".cache" / name, megabytes, f"{OWN}\n{requirements.read_text(encoding='utf-8')}", install)


if __name__ == "__main__":
    beside(sys.argv[1], int(sys.argv[2]))
