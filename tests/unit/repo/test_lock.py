"""The lock: every package pinned by hash, in step with pyproject.toml, from no named index."""

from __future__ import annotations

import re
import tomllib

from packaging.requirements import Requirement

from tests.unit.repo.repository import ROOT

LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
ENTRIES = re.split(r"\n(?=\S)", LOCK[LOCK.index("\n", LOCK.rindex("make lock")) + 1 :].strip())
PINS = {entry.split("==")[0].lower(): Requirement(entry.split("\\")[0].strip()) for entry in ENTRIES}


def test_every_package_is_pinned_with_hashes() -> None:
    assert all(re.match(r"[\w.-]+==\S+", entry) and "--hash=sha256:" in entry for entry in ENTRIES)


def test_every_declared_dependency_is_pinned_in_its_range() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = [
        Requirement(text) for text in [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    ]
    missing = [str(wanted) for wanted in declared if wanted.name.lower() not in PINS]
    assert not missing, "run `make lock`"
    pinned = {wanted: str(PINS[wanted.name.lower()].specifier).removeprefix("==") for wanted in declared}
    assert not [str(wanted) for wanted, version in pinned.items() if not wanted.specifier.contains(version)]


def test_build_requirements_are_pinned_too() -> None:
    # The checkout is installed without build isolation, so what builds it must come from the lock.
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert {Requirement(text).name for text in build} <= set(PINS)


def test_no_index_address_is_written_down() -> None:
    assert not re.search(r"https?://|index-url|find-links", LOCK)
