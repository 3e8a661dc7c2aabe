"""The published schema: up to date, itself valid, and in agreement with the shipped tasks."""

import json
import re

import jsonschema
import pytest
import yaml
from runs import ROOT

from pytest_sentinel.commands import CommandError
from pytest_sentinel.commands.schema import schema_text
from pytest_sentinel.task.files import find_task_files
from pytest_sentinel.task.model import StepModel, Task

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


def test_every_field_role_and_step_of_a_task_is_documented():
    page = (ROOT / "docs" / "reference" / "tasks.md").read_text()
    fields = re.findall(r"^\| `(\w+)` \| [^|]+ \| [^|]+ \|$", page.partition("## Events")[0], re.MULTILINE)
    assert fields == list(Task.model_fields)
    assert re.findall(r"^\| `(\w+)` \|", page.partition("## Events")[2].partition("## SQL")[0], re.MULTILINE) == [
        "target",
        "counted",
        "decoy",
        "filler",
    ]
    steps = re.findall(r"^\| `\{?(\w+)", page.partition("## Solution")[2], re.MULTILINE)
    assert sorted(steps) == sorted(StepModel.model_fields)


def test_schema_of_one_app_takes_its_own_tasks_and_no_others():
    validator = jsonschema.Draft202012Validator(json.loads(schema_text("micromail")))
    own = [path for path in FILES if path.parent.name == "micromail"]
    assert [path.name for path in own if not validator.is_valid(yaml.safe_load(path.read_text()))] == []
    assert not any(validator.is_valid(yaml.safe_load(path.read_text())) for path in FILES if path not in own)


def test_schema_of_an_app_that_is_not_there_names_the_closest():
    with pytest.raises(CommandError, match="no environment 'micromial' is registered; closest is 'micromail'"):
        schema_text("micromial")
