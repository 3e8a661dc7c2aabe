"""Time, chance and ids come in from outside: nothing in an environment or on the timeline makes its own."""

from __future__ import annotations

import re

import pytest

from tests.unit.repo.repository import ENVIRONMENTS, ROOT, python_files, shown, used_names

TIMELINE = ["timeline", "shadow", "retiming", "oracle", "track", "judge", "mentions", "task", "sql"]
"""Modules and packages of the plugin that must give the same result at any hour and in any process."""

FORBIDDEN = re.compile(
    r"time\.(time|time_ns|localtime|gmtime|ctime|strftime)"
    r"|datetime\.(datetime|date)\.(now|utcnow|today)"
    r"|uuid\.uuid[14]"
    r"|os\.urandom|secrets\.\w+"
    r"|random\.(?!Random\b)\w+"
    r"|hash"
)


def offences(source: str) -> list[str]:
    """What a source uses that differs between two runs."""
    return [
        f"line {line}: {name}"
        for line, name, called_bare in used_names(source)
        if FORBIDDEN.fullmatch(name) or (name == "random.Random" and called_bare)
    ]


def guarded_files() -> list[str]:
    plugin = ROOT / "pytest_sentinel"
    timeline = [path for path in python_files(plugin) if path.relative_to(plugin).with_suffix("").parts[0] in TIMELINE]
    return [shown(path) for path in [*python_files(ENVIRONMENTS), *timeline]]


def test_every_guarded_module_exists() -> None:
    plugin = ROOT / "pytest_sentinel"
    assert [name for name in TIMELINE if not (plugin / name).is_dir() and not (plugin / f"{name}.py").is_file()] == []


@pytest.mark.parametrize("name", guarded_files())
def test_file_makes_no_time_chance_or_id_of_its_own(name: str) -> None:
    assert not offences((ROOT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        "import time\ntime.time()",
        "from time import time as clock\nclock()",
        "import datetime as dt\ndt.datetime.now()",
        "from datetime import datetime\ndatetime.now(zone)",
        "from datetime import date\ndate.today()",
        "from uuid import uuid4\nField(default_factory=uuid4)",
        "import random\nrandom.choice(items)",
        "from random import shuffle\nshuffle(items)",
        "import random\nrandom.Random()",
        "hash('text')",
        "import secrets\nsecrets.token_hex()",
    ],
)
def test_what_differs_between_runs_is_recognised(source: str) -> None:
    assert len(offences(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "import random\nrandom.Random('text').choice(items)",
        "import time\ntime.monotonic()",
        "import hashlib\nhashlib.sha256(b'')",
        "from datetime import datetime\ndatetime(2026, 10, 13)",
        "row.time.time\nself.hash()",
    ],
)
def test_what_repeats_is_left_alone(source: str) -> None:
    assert not offences(source)
