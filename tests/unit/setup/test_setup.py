"""The set-up script in a small checkout of its own; only npm and node are played by scripts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.unit.repo.repository import ROOT

NPM = r"""#!/bin/sh
echo "$PWD npm $*" >> "$LOG"
case "$*" in
  *fails/web\ *) echo "the bundler's own words" >&2; exit 7 ;;
  *_report/web\ *) mkdir -p "$PWD/../pytest_sentinel/reporting/page/dist" ;;
  run*) folder=$5; mkdir -p "$folder/dist"; echo page > "$folder/dist/index.html" ;;
  ci*) mkdir -p node_modules/react; echo "{}" > node_modules/react/package.json ;;
esac
"""


def build_of(name: str) -> str:
    """How npm is asked to build one page."""
    return f"run --silent build --workspace {name}/web -- --logLevel warn"


class Checkout:
    """A folder with the script, two environments and programs that stand in for node and npm."""

    def __init__(self, root: Path, node: str = "v20.19.0") -> None:
        self.root = root
        self.web = root / "environments"
        self.write("scripts/setup.py", (ROOT / "scripts" / "setup.py").read_text(encoding="utf-8"))
        for name in ["package.json", "package-lock.json", ".npmrc", "_kit/web/package.json", "_kit/web/src/kit.ts"]:
            self.write(f"environments/{name}", "{}")
        for name in ["alpha", "beta"]:
            self.add_environment(name)
        self.program("npm", NPM)
        self.program("node", f"#!/bin/sh\necho {node}\n")

    def write(self, name: str, text: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def program(self, name: str, text: str) -> None:
        self.write(f"programs/{name}", text).chmod(0o755)

    def add_environment(self, name: str) -> None:
        self.write(f"environments/{name}/web/package.json", "{}")
        self.write(f"environments/{name}/web/src/main.tsx", "one")

    def setup(self, *arguments: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
        search = path or f"{self.root / 'programs'}{os.pathsep}{os.environ['PATH']}"
        environment = {**os.environ, "PATH": search, "LOG": str(self.root / "log")}
        command = [sys.executable, "scripts/setup.py", *arguments]
        return subprocess.run(command, cwd=self.root, env=environment, capture_output=True, text=True, check=False)

    def npm_calls(self) -> list[str]:
        """What npm was asked since the last look."""
        log = self.root / "log"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return [line.removeprefix(f"{self.web} npm ") for line in lines]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def built(checkout: Checkout) -> Checkout:
    assert checkout.setup("web").returncode == 0
    checkout.npm_calls()
    return checkout


def test_first_run_installs_once_and_builds_every_page(checkout: Checkout) -> None:
    result = checkout.setup("web")
    assert result.returncode == 0, result.stderr
    install, *builds = checkout.npm_calls()
    assert install.startswith("ci ")
    assert builds == [build_of(name) for name in ["alpha", "beta"]]


def test_second_run_does_nothing(built: Checkout) -> None:
    result = built.setup("web")
    assert (result.returncode, built.npm_calls(), result.stdout) == (0, [], "setup: web is ready\n")


def test_changed_source_rebuilds_that_page_only(built: Checkout) -> None:
    built.write("environments/beta/web/src/main.tsx", "two")
    built.setup("web")
    assert built.npm_calls() == [build_of("beta")]


def test_new_source_file_rebuilds_its_page(built: Checkout) -> None:
    built.write("environments/alpha/web/src/more.tsx", "")
    built.setup("web")
    assert built.npm_calls() == [build_of("alpha")]


def test_changed_kit_rebuilds_every_page(built: Checkout) -> None:
    built.write("environments/_kit/web/src/kit.ts", "two")
    built.setup("web")
    assert len(built.npm_calls()) == 2


def test_changed_lock_installs_anew(built: Checkout) -> None:
    built.write("environments/package-lock.json", "{ }")
    built.setup("web")
    assert built.npm_calls()[0].startswith("ci ")


def test_deleted_page_is_built_again(built: Checkout) -> None:
    shutil.rmtree(built.web / "alpha/web/dist")
    built.setup("web")
    assert built.npm_calls() == [build_of("alpha")]


def test_page_of_reports_is_built_where_the_plugin_finds_it(built: Checkout) -> None:
    built.write("environments/_report/web/package.json", "{}")
    built.setup("web")
    assert built.npm_calls()[-1] == build_of("_report")
    assert (built.root / "pytest_sentinel/reporting/page/dist/.built-from").is_file()
    built.setup("web")
    assert built.npm_calls() == []


def test_failed_build_is_told_and_tried_again(built: Checkout) -> None:
    built.add_environment("fails")
    for _attempt in range(2):
        result = built.setup("web")
        assert result.returncode == 1
        assert "the bundler's own words" in result.stderr
        assert f"`npm {build_of('fails')}` ended with code 7" in result.stderr
        assert built.npm_calls()[-1] == build_of("fails")


def test_old_node_is_refused_before_anything_is_done(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path, node="v20.11.1")
    result = checkout.setup("web")
    assert result.returncode == 1
    assert result.stderr == (
        "setup: node v20.11.1 is too old: install Node 20.19 or newer with npm, then run this again\n"
    )
    assert checkout.npm_calls() == []


def test_missing_node_is_told(checkout: Checkout) -> None:
    result = checkout.setup("web", path=str(checkout.root / "nothing"))
    assert (result.returncode, "node or npm is missing: install Node 20.19" in result.stderr) == (1, True)


def test_unknown_step_is_refused_and_the_known_ones_named(checkout: Checkout) -> None:
    result = checkout.setup("webb")
    assert result.returncode == 2
    assert "no step webb; there are python, web, media, browser" in result.stderr


def test_new_environment_is_installed_and_only_its_page_built(built: Checkout) -> None:
    built.add_environment("gamma")
    built.setup("web")
    assert [call.split()[0] for call in built.npm_calls()] == ["ci", "run"]
