"""Task files gone wrong anywhere: right all the same, or refused in words, each with its file."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from runs import ROOT
from spoiling import spoilt, spoilt_bytes

from environments import ENVIRONMENTS
from pytest_sentinel.escape import visible
from pytest_sentinel.registry import Environments
from pytest_sentinel.task.files import find_task_files
from pytest_sentinel.task.load import TaskError, check_task, parse_task
from pytest_sentinel.task.plan import Variant

APPS = Environments(ENVIRONMENTS)
FILES = find_task_files([ROOT / "tests" / "tasks"])
MOST_CHARS = 4_000
"""An error shorter than a page, whatever the size of what is wrong."""


def taken(path: Path, content: bytes) -> bool:
    """Whether a file of this content is a right task; if not, that this is said well."""
    environment = APPS.get(path.parent.name)
    try:
        check_task(path, parse_task(path, content), environment, environment.load_world(), Variant())
    except TaskError as error:
        text = str(error)
        assert text.startswith(f"{path}: ")
        assert len(text) < MOST_CHARS
        assert visible(text) == text
        return False
    return True


def test_shipped_tasks_are_taken() -> None:
    assert [path.name for path in FILES[::10] if not taken(path, path.read_bytes())] == []


def spoil_a_value(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(FILES))
    document = data.draw(spoilt(yaml.safe_load(path.read_bytes())))
    text = yaml.safe_dump(document, sort_keys=False, allow_unicode=True)
    taken(path, text.encode("utf-8", "surrogatepass"))


def spoil_the_text(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(FILES))
    taken(path, data.draw(spoilt_bytes(path.read_bytes())))


@settings(max_examples=40)
@given(data=st.data())
def test_spoilt_value_is_refused_in_words(data: st.DataObject) -> None:
    spoil_a_value(data)


@settings(max_examples=60)
@given(data=st.data())
def test_spoilt_text_is_refused_in_words(data: st.DataObject) -> None:
    spoil_the_text(data)


@pytest.mark.slow
@settings(max_examples=2_000)
@given(data=st.data())
def test_many_spoilt_values_are_refused_in_words(data: st.DataObject) -> None:
    spoil_a_value(data)


@pytest.mark.slow
@settings(max_examples=2_000)
@given(data=st.data())
def test_many_spoilt_texts_are_refused_in_words(data: st.DataObject) -> None:
    spoil_the_text(data)
