"""Build the environments' web pages before they are packed into a wheel or a source archive.

The pages are built from TypeScript by npm and are not committed. Nothing is built for an editable install (`make setup`
does it), where every page is there already (a source archive carries them), or where SENTINEL_SKIP_UI=1 is set.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebPagesHook(BuildHookInterface[Any]):
    """Calls the web step of the set-up script."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatch's signature)
        """Build what is missing.

        Args:
            version: "standard", or "editable" for an editable install.
            build_data: What hatch is going to pack; left as it is.

        Raises:
            RuntimeError: npm failed; its own words stand above.
        """
        root = Path(self.root)
        if version == "editable" or os.environ.get("SENTINEL_SKIP_UI") == "1" or not unbuilt(root):
            return
        command = [sys.executable, str(root / "scripts" / "setup.py"), "web"]
        if subprocess.run(command, check=False).returncode != 0:
            raise RuntimeError("the web pages could not be built; see above (SENTINEL_SKIP_UI=1 packs without them)")


def unbuilt(root: Path) -> list[Path]:
    """The web folders that hold sources but no built page."""
    webs = sorted(path for path in root.glob("environments/[!_]*/web") if path.is_dir())
    return [web for web in webs if not (web / "dist" / "index.html").is_file()]
