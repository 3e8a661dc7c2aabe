"""Catalogs gone wrong anywhere: read all the same, or refused, each problem in a line that names file and line."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spoiling import spoilt, spoilt_bytes

from environments import ENVIRONMENTS
from environments._kit.environment import Environment
from environments._kit.world import SHIPPED, load
from pytest_sentinel.escape import visible
from pytest_sentinel.registry import import_object
from tests.unit.kit import notes_app
from tests.unit.kit.small_world import write_lines, write_people

MOST_CHARS = 400
"""Longest line of an error, whatever the size of what is wrong."""


@pytest.fixture(scope="module")
def notes(small: Path) -> Environment:
    return notes_app.notes_environment(small / "app")


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = write_people(tmp_path_factory.mktemp("small"))
    write_lines(folder / "notes" / "notes.jsonl", notes_app.NOTES)
    return folder


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shipped world, as one of somebody's own."""
    folder = tmp_path_factory.mktemp("shipped")
    for place, name in (("_world", "_world"), *((f"{name}/catalog", name) for name in ENVIRONMENTS)):
        (folder / name).mkdir()
        for file in (SHIPPED / place).glob("*.jsonl"):
            shutil.copy(file, folder / name)
    return folder


def meet(environment: Environment, folder: Path, file: Path, content: bytes) -> None:
    """Let an app meet a spoilt catalog: it can be started from, or that it cannot is said well."""
    whole = file.read_bytes()
    file.write_bytes(content)
    try:
        world = load(environment.name, environment.catalogs, folder)
    except ValueError as error:
        for line in str(error).splitlines():
            assert line.startswith(f"{folder}/")
            assert ".jsonl" in line
            assert visible(line) == line
            assert len(line) < MOST_CHARS + len(str(folder))
    else:
        environment.database(world, {"base": get_args(environment.preload.model_fields["base"].annotation)[0]}).close()
        environment._bases.clear()  # kept for each world, and this one does not come again
    finally:
        file.write_bytes(whole)


def spoil_a_line(environment: Environment, folder: Path, data: st.DataObject, *, parsed: bool) -> None:
    places = ("_world", environment.name)
    file = data.draw(st.sampled_from([path for place in places for path in sorted((folder / place).glob("*.jsonl"))]))
    lines = file.read_bytes().split(b"\n")
    at = data.draw(st.integers(0, len(lines) - 2))
    lines[at] = (
        json.dumps(data.draw(spoilt(json.loads(lines[at])))).encode() if parsed else data.draw(spoilt_bytes(lines[at]))
    )
    meet(environment, folder, file, b"\n".join(lines))


@settings(max_examples=150)
@given(data=st.data())
def test_spoilt_value_is_refused_with_its_line(notes: Environment, small: Path, data: st.DataObject) -> None:
    spoil_a_line(notes, small, data, parsed=True)


@settings(max_examples=150)
@given(data=st.data())
def test_spoilt_text_is_refused_with_its_line(notes: Environment, small: Path, data: st.DataObject) -> None:
    spoil_a_line(notes, small, data, parsed=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", ENVIRONMENTS)
@settings(max_examples=150)
@given(data=st.data())
def test_spoilt_value_of_any_app_is_refused_with_its_line(name: str, shipped: Path, data: st.DataObject) -> None:
    spoil_a_line(import_object(ENVIRONMENTS[name], "environment"), shipped, data, parsed=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", ENVIRONMENTS)
@settings(max_examples=50)
@given(data=st.data())
def test_spoilt_text_of_any_app_is_refused_with_its_line(name: str, shipped: Path, data: st.DataObject) -> None:
    spoil_a_line(import_object(ENVIRONMENTS[name], "environment"), shipped, data, parsed=False)
