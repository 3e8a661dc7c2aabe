"""Build the web pages and draw the environments' media before they are packed into a wheel or a source archive.

Both are made by the set-up script and are not committed. Nothing is made for an editable install (`make setup` did),
where all is there already (a source archive carries it), or where SENTINEL_SKIP_UI=1 is set.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OF_THE_OUTER_BUILD = {"PYTHONPATH", "PIP_BUILD_TRACKER"}
"""With these the set-up script's pip would see packages of the isolated build, and refuse to build the folder again."""


class BuiltFilesHook(BuildHookInterface[Any]):
    """Calls the steps of the set-up script whose results are missing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatch's signature)
        """Make what is missing.

        Args:
            version: "standard", or "editable" for an editable install.
            build_data: What hatch is going to pack; left as it is.

        Raises:
            RuntimeError: A step failed; its own words stand above.
        """
        root = Path(self.root)
        steps = missing_steps(root)
        if version == "editable" or os.environ.get("SENTINEL_SKIP_UI") == "1" or not steps:
            return
        variables = {name: value for name, value in os.environ.items() if name not in OF_THE_OUTER_BUILD}
        command = [sys.executable, str(root / "scripts" / "setup.py"), *steps]
        if subprocess.run(command, check=False, env=variables).returncode != 0:
            raise RuntimeError("pages or media could not be made; see above (SENTINEL_SKIP_UI=1 packs without them)")


def missing_steps(root: Path) -> list[str]:
    """The steps of the set-up script whose results are not there."""
    webs = [path.parent for path in root.glob("environments/[!_]*/web/package.json")]
    built = [*(web / "dist" for web in webs), root / "pytest_sentinel" / "reporting" / "page" / "dist"]
    pages = all((folder / "index.html").is_file() for folder in built)
    media = any(path.is_file() for path in root.glob("environments/_world/media/*/*"))
    return [*([] if pages else ["web"]), *([] if media else ["python", "media"])]
