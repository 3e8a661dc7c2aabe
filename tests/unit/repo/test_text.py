"""What no file of the repository may say."""

from __future__ import annotations

import re

import pytest

from tests.unit.repo.repository import shown, text_files

# Written in pieces, so that this file passes its own test.
REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("unpkg", "com"),
        ("jsdelivr", "net"),
        ("debian", "org"),
        ("crates", "io"),
    ]
]
UNFINISHED = re.compile(
    "|".join([rf"\b{a}{b}\b" for a, b in [("TO", "DO"), ("FIX", "ME"), ("XX", "X")]] + ["(?i:lorem ip" + "sum)"])
)
PLACES = [r"root\b", r"Users/\w", r"home/\w", r"work/(?:main|shared)\b"]
ABSOLUTE_PATH = re.compile(rf"(?<![\w.~/}}-])/(?:{'|'.join(PLACES)})|file:/{{2}}/\w")
LOCKS = {"package-lock.json", "requirements.lock"}
"""Their hashes may hold any letters."""


def test_no_file_names_a_package_registry() -> None:
    found = [f"{shown(path)}: {host}" for path, text in text_files() for host in REGISTRY_HOSTS if host in text]
    assert not found


def test_no_file_holds_a_word_that_marks_unfinished_work() -> None:
    texts = ((path, text) for path, text in text_files() if path.name not in LOCKS)
    assert not [f"{shown(path)}: {match[0]}" for path, text in texts for match in UNFINISHED.finditer(text)]


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = [f"{shown(path)}: {match[0]}" for path, text in text_files() for match in ABSOLUTE_PATH.finditer(text)]
    assert not found


@pytest.mark.parametrize("text", ["cd /" + "root/x", '"/' + 'home/ann/y"', "/" + "work/main", "file://" + "/etc"])
def test_absolute_paths_are_recognised(text: str) -> None:
    assert ABSOLUTE_PATH.search(text)


@pytest.mark.parametrize("text", ["/usr/bin/env", "https://host/root/x", "{base}/home/a", "./work/main", "/homepage"])
def test_other_paths_are_left_alone(text: str) -> None:
    assert not ABSOLUTE_PATH.search(text)
