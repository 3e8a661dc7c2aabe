"""Set this checkout up: Python environment, web pages, media and browser.

    python3 scripts/setup.py                  everything that is missing or out of date
    python3 scripts/setup.py web              one step: python, web, media or browser
    python3 scripts/setup.py --headed         also the browser with a window, for `pytest --headed`

Run it as often as you like. A part is skipped while the files it is made from are as they were when it last succeeded:
the SHA-256 over them is kept inside what was made, so that deleting the result is all it takes to have it made again.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
PIP_INSTALL = (VENV_PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
WEB = ROOT / "environments"
REPORT_PAGE = ROOT / "pytest_sentinel" / "reporting" / "page" / "dist"
"""The plugin's own page is made by the same tools as the environments', and kept where the plugin finds it."""
PYTHON_MINIMUM = (3, 11)
NODE_MINIMUM = (20, 19)
EVERYTHING = ("python", "web", "media", "browser")
NOT_SOURCES = {"dist", "node_modules", "__pycache__", ".vite"}


class SetupError(Exception):
    """Something this script cannot mend; the message says what to do."""


def say(text: str) -> None:
    """Tell the user what happens, at once."""
    print(f"setup: {text}", flush=True)


def dotted(version: Sequence[int]) -> str:
    """A version as people write it."""
    return ".".join(str(number) for number in version)


def call(*command: str | Path, folder: Path = ROOT, advice: str = "") -> None:
    """Run a command whose output goes to the terminal.

    Raises:
        SetupError: The command is missing or failed.
    """
    words = [str(word) for word in command]
    try:
        code = subprocess.run(words, cwd=folder, check=False, stdin=subprocess.DEVNULL).returncode
    except OSError as error:
        raise SetupError(f"cannot run {words[0]}: {error}. {advice}".strip()) from error
    if code != 0:
        raise SetupError(f"`{' '.join(words)}` ended with code {code}; its own words stand above. {advice}".strip())


@dataclass(frozen=True)
class Part:
    """Something made by one command from files; skipped while they are unchanged."""

    name: str
    stamp: Path
    """Lies inside the result and holds the digest of the inputs."""
    inputs: Sequence[Path]
    command: Sequence[str | Path]
    folder: Path = ROOT

    def digest(self) -> str:
        """SHA-256 over every input's path and content, hex."""
        total = hashlib.sha256()
        for path in sorted(self.inputs):
            total.update(f"\0{path.relative_to(ROOT)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
        return total.hexdigest()

    def ensure(self) -> None:
        """Make it unless it is up to date.

        Raises:
            SetupError: The command failed; the part will be tried again next time.
        """
        digest = self.digest()  # before the command: a file saved while it runs must count as changed
        if self.stamp.is_file() and self.stamp.read_text() == digest:
            return
        say(f"{self.name} …")
        started_s = time.perf_counter()
        self.stamp.unlink(missing_ok=True)
        call(*self.command, folder=self.folder)
        self.stamp.write_text(digest)
        say(f"{self.name}: done in {time.perf_counter() - started_s:.1f} s")


# Debian


def on_debian_as_root() -> bool:
    """Whether Debian packages can be installed here."""
    release = Path("/etc/os-release")
    if os.geteuid() != 0 or not release.is_file() or shutil.which("apt-get") is None:
        return False
    return re.search(r"^ID=\"?debian\"?$", release.read_text(), re.MULTILINE) is not None


def apt_install(*packages: str) -> None:
    """Install Debian packages; the package lists are fetched only where the present ones do not serve.

    Raises:
        SetupError: apt-get failed twice.
    """
    say(f"apt-get install {' '.join(packages)} …")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    if subprocess.run(install, check=False, capture_output=True).returncode != 0:
        call("apt-get", "update", "-qq")
        call(*install)


# Python


def check_python() -> None:
    """Verify that the Python running this script can run the project.

    Raises:
        SetupError: It is too old.
    """
    if sys.version_info[:2] < PYTHON_MINIMUM:
        found = f"this is {dotted(sys.version_info[:3])}; if a newer one is installed: make setup PYTHON=python3.12"
        raise SetupError(f"Python {dotted(PYTHON_MINIMUM)} or newer is needed, {found}")


def environment_usable() -> bool:
    """Whether .venv holds a Python that was made for this very folder (an environment cannot be moved)."""
    settings = VENV / "pyvenv.cfg"
    if not VENV_PYTHON.exists() or not settings.is_file():
        return False
    made_by = re.search(r"^command = .* -m venv (?:--\S+ )*(.+)$", settings.read_text(), re.MULTILINE)
    return made_by is None or Path(made_by[1]) == VENV


def ensure_environment() -> None:
    """Create .venv unless it is usable.

    Raises:
        SetupError: This Python has no venv module, and it cannot be installed here.
    """
    if environment_usable():
        return
    say(f"making .venv with Python {dotted(sys.version_info[:3])} …")
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    if subprocess.run([sys.executable, "-c", "import ensurepip"], check=False, capture_output=True).returncode != 0:
        if not on_debian_as_root():
            raise SetupError(f"this Python cannot make environments (no ensurepip); install your system's {package}")
        apt_install(package)
    call(sys.executable, "-m", "venv", "--clear", VENV)


def python_step() -> None:
    """Python environment, pinned packages, this checkout in place."""
    ensure_environment()
    lock = ROOT / "requirements.lock"
    hashed = (*PIP_INSTALL, "--require-hashes", "-r", lock)
    Part("pinned Python packages", VENV / ".setup-packages", [lock], hashed).ensure()
    metadata = [ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "hatch_build.py"]
    in_place = (*PIP_INSTALL, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    Part("this checkout, installed in place", VENV / ".setup-project", metadata, in_place).ensure()


# Web pages


def check_node() -> None:
    """Verify that Node and npm can be used.

    Raises:
        SetupError: Node or npm is missing, or too old.
    """
    advice = f"install Node {dotted(NODE_MINIMUM)} or newer with npm, then run this again"
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SetupError(f"node or npm is missing: {advice}")
    version = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    if tuple(int(number) for number in version.lstrip("v").split(".")[:2]) < NODE_MINIMUM:
        raise SetupError(f"node {version} is too old: {advice}")


def files_below(folder: Path) -> Iterator[Path]:
    """Every source file below a folder."""
    for parent, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        yield from (Path(parent, name) for name in names)


def page_parts() -> Iterator[Part]:
    """One part for each environment's page, and one for the page of reports."""
    shared = [path for path in WEB.iterdir() if path.is_file() and path.suffix in {".json", ".js", ".mjs", ".ts"}]
    shared += [path for kit in WEB.glob("_kit/*") if (kit / "package.json").is_file() for path in files_below(kit)]
    for manifest in [*sorted(WEB.glob("[!_]*/web/package.json")), *WEB.glob("_report/web/package.json")]:
        web = manifest.parent
        built = REPORT_PAGE if web.parent.name == "_report" else web / "dist"
        build = ("npm", "run", "--silent", "build", "--workspace", web.relative_to(WEB), "--", "--logLevel", "warn")
        sources = [*shared, *files_below(web)]
        yield Part(f"page of {web.parent.name.lstrip('_')}", built / ".built-from", sources, build, WEB)


def web_step() -> None:
    """Node packages and the environments' pages."""
    check_node()
    workspaces = [path for path in WEB.glob("*/*/package.json") if "node_modules" not in path.parts]
    manifests = [*(WEB / name for name in ("package.json", "package-lock.json", ".npmrc")), *workspaces]
    install = ("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    Part("pinned Node packages", WEB / "node_modules" / ".setup-packages", manifests, install, WEB).ensure()
    for page in page_parts():
        page.ensure()


# Media


def media_step() -> None:
    """The portraits, pictures, films and music that the environments show."""
    world = WEB / "_world"
    sources = [*(world / "studio").glob("*.py"), world / "media.py", *(world / "material").glob("*.yaml")]
    draw = (VENV_PYTHON, "-m", "environments", "media")
    Part("portraits, pictures, films and music", world / "media" / ".setup-media", sources, draw).ensure()


# Browser


def ensure_driver() -> None:
    """Verify that the program with which Playwright drives a browser runs; a bare Debian lacks a library it needs.

    Raises:
        SetupError: It does not run, and the library cannot be installed here.
    """
    driver = next(VENV.glob("lib/python3*/site-packages/playwright/driver/node"))
    tried = subprocess.run([driver, "--version"], check=False, capture_output=True, text=True)
    if tried.returncode == 0:
        return
    if not on_debian_as_root():
        raise SetupError(
            f"Playwright's driver does not run: {tried.stderr.strip()}. On Debian: apt-get install libatomic1"
        )
    apt_install("libatomic1")
    call(driver, "--version")


FIND_BROWSER = """
import sys
from pytest_sentinel.browser.find import BrowserNotFound, find_browser
try:
    print(find_browser(headed=sys.argv[1] == "headed", explicit=None).path)
except BrowserNotFound as error:
    sys.exit(str(error))
"""
DEBIAN_PACKAGES = {"headless": ["chromium-headless-shell"], "headed": ["chromium", "xvfb", "xauth"]}
PLAYWRIGHT_NAMES = {"headless": ["--only-shell", "chromium"], "headed": ["chromium"]}


def browser_found(kind: str) -> str:
    """The browser of the kind "headless" or "headed" that the plugin would use; empty if there is none."""
    finder = (VENV_PYTHON, "-c", FIND_BROWSER, kind)
    return subprocess.run(finder, cwd=ROOT, check=False, capture_output=True, text=True).stdout.strip()


def ensure_browser(kind: str) -> None:
    """Install a browser unless one is found: Debian's own package where that is possible, Playwright's build elsewhere.

    Raises:
        SetupError: No browser could be installed.
    """
    found = browser_found(kind)
    if on_debian_as_root() and (not found or (kind == "headless" and found == shutil.which("chromium"))):
        apt_install(*DEBIAN_PACKAGES[kind])  # also beside chromium: the shell starts and draws three times as fast
    elif not found:
        advice = "Install Chromium yourself; `python -m pytest_sentinel doctor` tells whether it is found."
        call(VENV_PYTHON, "-m", "playwright", "install", *PLAYWRIGHT_NAMES[kind], advice=advice)
    if not found and not browser_found(kind):
        call(VENV_PYTHON, "-c", FIND_BROWSER, kind, advice="A browser was installed but is not found.")


def browser_step(headed: bool) -> None:
    """The browser without a window, and the one with a window where it was asked for."""
    ensure_driver()
    for kind in ("headless", "headed") if headed else ("headless",):
        ensure_browser(kind)


def run(steps: Sequence[str], headed: bool) -> None:
    """Run the named steps in their order, or all if none is named.

    Raises:
        SetupError: A step failed.
    """
    known: dict[str, Callable[[], None]] = {
        "python": python_step,
        "web": web_step,
        "media": media_step,
        "browser": lambda: browser_step(headed),
    }
    for name, step in known.items():
        if name in (steps or EVERYTHING):
            step()
            say(f"{name} is ready")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line.

    Returns:
        The exit code: 1 where something is left for the user to do.
    """
    parser = argparse.ArgumentParser(prog="setup", description=(__doc__ or "").split("\n")[0])
    choices = ", ".join(EVERYTHING)
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"{choices}; all if none is named")
    parser.add_argument("--headed", action="store_true", help="also install the browser that can show a window")
    options = parser.parse_args(arguments)
    unknown = sorted(set(options.steps) - set(EVERYTHING))
    if unknown:
        parser.error(f"no step {', '.join(unknown)}; there are {choices}")
    try:
        check_python()
        run(options.steps, options.headed)
    except SetupError as error:
        print(f"setup: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
