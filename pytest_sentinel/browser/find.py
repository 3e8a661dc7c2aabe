"""Which browser to start: the one that was named, Playwright's own, or the system's."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

VARIABLE = "SENTINEL_BROWSER"
VERSION_S = 20.0
"""How long a browser may take to tell its version, which it does in a tenth of a second, s of wall time."""

HEADLESS_NAMES = ("chromium-headless-shell", "chrome-headless-shell")
FULL_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_MAC_APPS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
_VERSION = re.compile(r"\b\d+\.\d+\.\d+\.\d+\b")
_PLAYWRIGHT_SHELL = {"headless_shell", "chrome-headless-shell", "headless_shell.exe", "chrome-headless-shell.exe"}
_PLAYWRIGHT_FULL = {"chrome", "chrome.exe", "Chromium", "Google Chrome for Testing"}


@dataclass(frozen=True)
class BrowserPath:
    """A browser's executable and how it was found."""

    path: Path
    source: str
    """`option`, `SENTINEL_BROWSER`, `playwright` or `system`."""


class BrowserNotFound(LookupError):  # noqa: N818 - the name says what happened, as LookupErrors do
    """No usable browser; the message says what to install."""


def find_browser(headed: bool = False, explicit: str | None = None) -> BrowserPath:
    """Find the browser to start.

    The order is: the explicit path or command, the environment variable `SENTINEL_BROWSER`, the browser that
    Playwright installed for itself, the system's. A browser that was named is never replaced by another one.

    Raises:
        BrowserNotFound: Nothing was found, or what was named is not an executable file.
    """
    if explicit:
        return BrowserPath(_executable(explicit, "the option names"), "option")
    named = os.environ.get(VARIABLE)
    if named:
        return BrowserPath(_executable(named, f"{VARIABLE} names"), VARIABLE)
    for path in _playwright_browsers(headed):
        return BrowserPath(path, "playwright")
    for path in _system_browsers(headed):
        return BrowserPath(path, "system")
    raise BrowserNotFound(_advice(headed))


def check_browser(browser: BrowserPath) -> str:
    """Have a browser tell its version, so that what cannot run any task is refused once and not by every task.

    Returns:
        The browser's own words; nothing on Windows, where it would open a window instead.

    Raises:
        BrowserNotFound: It does not run, or is no Chromium; the message holds its own words.
    """
    if sys.platform == "win32":
        return ""
    told, problem = _asked(browser.path, browser.path.stat().st_mtime_ns)
    if problem is not None:
        raise BrowserNotFound(
            f"the browser {browser.path} ({browser.source}) cannot be used: {problem}. "
            f"Install it anew, or name a Chromium in the option --sentinel-browser or in {VARIABLE}."
        )
    return told


def playwright_folder() -> Path:
    """Where Playwright keeps the browsers it installed."""
    chosen = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    if chosen == "0":
        return _package_folder() / ".local-browsers"
    if chosen:
        return Path(chosen).absolute()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ms-playwright"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "ms-playwright"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ms-playwright"


def playwright_revision(name: str) -> str | None:
    """The revision of `chromium`, `chromium-headless-shell` or `ffmpeg` that the installed Playwright wants."""
    listing = _package_folder() / "browsers.json"
    if not listing.is_file():
        return None
    for entry in json.loads(listing.read_text(encoding="utf-8"))["browsers"]:
        if entry["name"] == name:
            return str(entry["revision"])
    return None


def _package_folder() -> Path:
    spec = find_spec("playwright")
    if spec is None or spec.origin is None:
        raise BrowserNotFound("Playwright is not installed: pip install playwright")
    return Path(spec.origin).parent / "driver" / "package"


def _playwright_browsers(headed: bool) -> Iterator[Path]:
    wanted = [("chromium", _PLAYWRIGHT_FULL)]
    if not headed:
        wanted.insert(0, ("chromium-headless-shell", _PLAYWRIGHT_SHELL))
    for name, executables in wanted:
        revision = playwright_revision(name)
        folder = playwright_folder() / f"{name.replace('-', '_')}-{revision}"
        if revision is None or not (folder / "INSTALLATION_COMPLETE").is_file():
            continue
        yield from (path for path in sorted(folder.rglob("*")) if path.name in executables and _is_executable(path))


def _system_browsers(headed: bool) -> Iterator[Path]:
    for name in FULL_NAMES if headed else HEADLESS_NAMES + FULL_NAMES:
        found = shutil.which(name)
        if found:
            yield Path(found)
    if sys.platform == "darwin":
        yield from (Path(app) for app in _MAC_APPS if _is_executable(Path(app)))


def _executable(named: str, who: str) -> Path:
    found = shutil.which(named)
    if found is None:
        raise BrowserNotFound(f"{who} {named!r} as the browser, which is not an executable file")
    return Path(found)


@cache
def _asked(path: Path, changed_ns: int) -> tuple[str, str | None]:
    """What a browser says when asked for its version, and what is wrong with it; the file's time is for the cache."""
    del changed_ns
    try:
        answer = subprocess.run(
            [path, "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=VERSION_S,
            check=False,
        )
    except OSError as error:
        return "", f"it does not start ({error.strerror})"
    except subprocess.TimeoutExpired:
        return "", f"asked for its version, it said nothing within {VERSION_S:g} s"
    if answer.returncode != 0:
        words = _first_words(answer.stderr)
        return "", f"asked for its version, it failed with code {answer.returncode} ({words})"
    told = _first_words(answer.stdout)
    # Every browser made of Chromium, whatever its name, has a version of four numbers, and hardly anything else has.
    if _VERSION.search(answer.stdout) is None:
        return told, f"it is no Chromium; asked for its version, it said: {told}"
    return told, None


def _first_words(text: str) -> str:
    return text.strip().partition("\n")[0][:200] or "nothing"


def _is_executable(path: Path) -> bool:
    return path.is_file() and os.access(path, os.X_OK)


def _advice(headed: bool) -> str:
    package = "chromium" if headed else "chromium-headless-shell"
    return (
        f"no Chromium was found for a {'headed' if headed else 'headless'} run. On Debian: "
        f"apt-get install {package}. Elsewhere: python -m playwright install chromium. "
        f"Or name one in the environment variable {VARIABLE}."
    )
