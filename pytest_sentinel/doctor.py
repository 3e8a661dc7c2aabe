"""What a run needs from the machine: one small check each, and how to mend what is missing."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import httpx
from packaging.requirements import Requirement

from pytest_sentinel.browser import find
from pytest_sentinel.environment import Environment

DISTRIBUTION = "pytest-sentinel"
ENVIRONMENTS = "pytest_sentinel.environments"
PYTHON_MINIMUM = (3, 11)
ANSWER_LIMIT_S = 5.0


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    subject: str
    ok: bool
    detail: str
    mend: str = ""
    """What to do about it; empty where all is well."""


def examine(reports: Path, headed: bool, endpoint: str | None, key_variable: str) -> list[Finding]:
    """Run every check; an endpoint is asked only if one is named."""
    machine = [check_python(), check_packages(), check_driver(), check_browser(headed)]
    findings = [*machine, *check_pages(), check_reports(reports)]
    return findings if endpoint is None else [*findings, check_endpoint(endpoint, key_variable)]


def render(findings: list[Finding]) -> str:
    """One line a finding, followed by how to mend it."""
    width = max(len(finding.subject) for finding in findings)
    lines: list[str] = []
    for finding in findings:
        lines.append(f"{'ok  ' if finding.ok else 'FAIL'}  {finding.subject:<{width}}  {finding.detail}")
        lines += [f"{'':6}{line}" for line in finding.mend.splitlines()]
    return "\n".join(lines)


def how_to_set_up() -> str:
    """How the whole is installed: by make in a checkout, by pip elsewhere."""
    in_checkout = (Path(__file__).parents[1] / "scripts" / "setup.py").is_file()
    return "run: make setup" if in_checkout else f"run: pip install --force-reinstall {DISTRIBUTION}"


def check_python() -> Finding:
    """Whether this Python is new enough."""
    detail = f"{platform.python_version()} at {sys.executable}"
    wanted = ".".join(str(number) for number in PYTHON_MINIMUM)
    ok = sys.version_info[:2] >= PYTHON_MINIMUM
    return Finding("Python", ok, detail, "" if ok else f"install Python {wanted} or newer")


def check_packages() -> Finding:
    """Whether the plugin is installed, with every package that it requires in a version that it accepts."""
    try:
        required = [Requirement(text) for text in importlib.metadata.requires(DISTRIBUTION) or []]
    except importlib.metadata.PackageNotFoundError:
        return Finding("packages", False, f"{DISTRIBUTION} is not installed in this Python", how_to_set_up())
    needed = [requirement for requirement in required if requirement.marker is None or requirement.marker.evaluate()]
    wrong = [complaint for requirement in needed if (complaint := complaint_about(requirement))]
    if wrong:
        return Finding("packages", False, "; ".join(wrong), how_to_set_up())
    return Finding(
        "packages", True, f"{DISTRIBUTION} {importlib.metadata.version(DISTRIBUTION)} and {len(needed)} others"
    )


def complaint_about(requirement: Requirement) -> str:
    """What is wrong with an installed package; empty if nothing is."""
    try:
        version = importlib.metadata.version(requirement.name)
    except importlib.metadata.PackageNotFoundError:
        return f"{requirement.name} is missing"
    return "" if requirement.specifier.contains(version, prereleases=True) else f"{requirement} wanted, {version} found"


def check_driver() -> Finding:
    """Whether Playwright's driver runs; it is a program of its own that needs a library which a bare Debian lacks."""
    told = subprocess.run(
        [sys.executable, "-m", "playwright", "--version"], capture_output=True, text=True, check=False
    )
    if told.returncode != 0:
        words = told.stderr.strip().splitlines() or ["no reason given"]
        return Finding(
            "Playwright", False, f"does not run: {words[-1]}", f"{how_to_set_up()}\nor: apt-get install libatomic1"
        )
    return Finding("Playwright", True, told.stdout.strip().lower())


def check_browser(headed: bool) -> Finding:
    """Whether the browser that a run would use is found, and is a Chromium that runs (a library may be missing)."""
    try:
        browser = find.find_browser(headed=headed, explicit=None)
    except find.BrowserNotFound as error:
        return Finding("browser", False, "none found", str(error))
    where = f"{browser.path} ({browser.source})"
    try:
        version = find.check_browser(browser)
    except find.BrowserNotFound as error:
        return Finding("browser", False, f"{where} cannot be used", str(error))
    return Finding("browser", True, f"{version} at {where}")


def check_pages() -> list[Finding]:
    """Whether each installed environment can be loaded and has its page built."""
    entries = sorted(importlib.metadata.entry_points(group=ENVIRONMENTS), key=lambda entry: entry.name)
    if not entries:
        return [Finding("environments", False, "none installed", how_to_set_up())]
    return [check_page(entry) for entry in entries]


def check_page(entry: importlib.metadata.EntryPoint) -> Finding:
    """Whether one environment can be loaded and has its page built."""
    subject = f"environment {entry.name}"
    try:
        environment: Environment = entry.load()
    except (ImportError, AttributeError) as error:
        return Finding(subject, False, f"cannot be loaded: {error}", how_to_set_up())
    index = environment.web_dist / "index.html"
    if not index.is_file():
        return Finding(subject, False, f"its page is not built ({index} is missing)", how_to_set_up())
    return Finding(subject, True, f"page built at {environment.web_dist}")


def check_reports(folder: Path) -> Finding:
    """Whether runs can be written; nothing is left behind."""
    existing = absolute = folder.absolute()
    try:
        existing = next(path for path in (absolute, *absolute.parents) if path.exists())
        with tempfile.TemporaryFile(dir=existing):
            pass
    except OSError as error:
        mend = f"make it a folder that can be written (chmod u+w), or name another one with --reports: {existing}"
        return Finding("reports", False, f"{existing} cannot be written: {error.strerror}", mend)
    return Finding("reports", True, f"{absolute} can be written")


def check_endpoint(url: str, key_variable: str) -> Finding:
    """Whether a model server answers and takes the key."""
    address = f"{url.rstrip('/')}/models"
    key = os.environ.get(key_variable)
    try:
        answer = httpx.get(address, headers={"Authorization": f"Bearer {key}"} if key else {}, timeout=ANSWER_LIMIT_S)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        mend = "start the server, or mend the address: it usually ends in /v1"
        return Finding("endpoint", False, f"{address} does not answer: {error or type(error).__name__}", mend)
    if answer.status_code in {401, 403}:
        state = "is not set" if key is None else "holds a key that was refused"
        return Finding("endpoint", False, f"{address} answers {answer.status_code}", f"{key_variable} {state}")
    if answer.status_code != 200:
        mend = "mend the address: it usually ends in /v1"
        return Finding("endpoint", False, f"{address} answers {answer.status_code}", mend)
    return Finding("endpoint", True, f"{address} answers")
