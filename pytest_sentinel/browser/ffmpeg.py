"""The program that writes videos: Playwright's own ffmpeg, or else the system's."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pytest_sentinel.browser.find import playwright_folder, playwright_revision

ADVICE = "python -m playwright install ffmpeg, or on Debian and Ubuntu: apt-get install ffmpeg"
_NAMES = {"linux": "ffmpeg-linux", "darwin": "ffmpeg-mac", "win32": "ffmpeg-win64.exe"}
_FOLDER = "PLAYWRIGHT_BROWSERS_PATH"


def find_ffmpeg() -> Path | None:
    """The ffmpeg that videos are written with, if there is one."""
    own = playwright_folder() / _own_place()
    if own.is_file():
        return own
    system = shutil.which("ffmpeg")
    return Path(system) if system else None


@contextmanager
def ffmpeg_lent(folder: Path) -> Iterator[None]:
    """Let a Playwright that is started meanwhile find ffmpeg where it looks for it.

    It looks in the folder of its own browsers only. Where that holds none, another folder with a link to the system's
    ffmpeg stands in for it; the browser itself is always named by its path and never looked for there.

    Args:
        folder: An empty folder for the link, to be kept as long as Playwright runs.
    """
    found = find_ffmpeg()
    if found is None or found == playwright_folder() / _own_place():
        yield
        return
    link = folder / _own_place()
    link.parent.mkdir(exist_ok=True)
    if not link.is_symlink():
        link.symlink_to(found)
    before = os.environ.get(_FOLDER)
    os.environ[_FOLDER] = str(folder)
    try:
        yield
    finally:
        del os.environ[_FOLDER]
        if before is not None:
            os.environ[_FOLDER] = before


def _own_place() -> Path:
    name = _NAMES.get(sys.platform, "ffmpeg-linux")
    return Path(f"ffmpeg-{playwright_revision('ffmpeg')}", name)
