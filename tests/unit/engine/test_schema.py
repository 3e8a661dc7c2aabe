"""The published schema: up to date, itself valid, and in agreement with the shipped tasks."""

import json

import jsonschema
import pytest
import yaml
from runs import ROOT

from pytest_sentinel.commands.schema import schema_text
from pytest_sentinel.task.files import find_task_files

PUBLISHED = ROOT / "docs" / "reference" / "task.schema.json"
FILES = find_task_files([ROOT / "tests" / "tasks"])


def test_published_schema_is_what_the_code_says():
    assert PUBLISHED.read_text() == schema_text(), (
        "run: python -m pytest_sentinel schema > docs/reference/task.schema.json"
    )


def test_published_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(json.loads(PUBLISHED.read_text()))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_shipped_task_satisfies_the_schema(path):
    jsonschema.Draft202012Validator(json.loads(PUBLISHED.read_text())).validate(yaml.safe_load(path.read_text()))


@pytest.mark.parametrize(
    "change",
    [
        {"promt": "x"},
        {"category": "activ"},
        {"events": [{"at": 1, "role": "filler"}]},
        {"events": [{"at": 1, "role": "filler", "mail_recieved": {"mail": "mail-001"}}]},
        {"condition_at": "soon"},
    ],
)
def test_wrong_task_breaks_the_schema(change):
    task = {**yaml.safe_load(FILES[0].read_text()), **change}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(json.loads(PUBLISHED.read_text())).validate(task)
