"""Wrong task files: one clear error each, with file, field and the closest valid value."""

import pytest
import tally
import yaml
from attempts import TASKS

from pytest_sentinel.task.load import TaskError, check_task, read_task

GOOD = yaml.safe_load((TASKS / "tally-price-active.yaml").read_text())
WORLD = tally.environment.load_world()


def error_of(tmp_path, change=None, text=None, name="tally-price-active"):
    """The error that a changed copy of a good task file gives."""
    path = tmp_path / f"{name}.yaml"
    path.write_text(yaml.safe_dump({**GOOD, **(change or {})}, sort_keys=False) if text is None else text)
    with pytest.raises(TaskError) as caught:
        check_task(path, read_task(path), tally.environment, WORLD)
    assert str(caught.value).startswith(f"{path}: ")
    return str(caught.value).removeprefix(f"{path}: ")


def event(**more):
    return [{"at": 50.0, "role": "filler", **more}, *GOOD["events"][1:]]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"promt": "x"}, "promt: unknown field 'promt'; closest is 'prompt'"),
        ({"category": "activ"}, "category: 'activ' is not one of passive, active, noop; closest is 'active'"),
        ({"condition_at": "soon"}, "condition_at: "),
        ({"condition_at": 5}, "condition_at: Input should be greater than or equal to 60 (got 5)"),
        (
            {"events": event(offer_aded={"offer": "offer-05"})},
            "tally has no event 'offer_aded'; closest is 'offer_added'",
        ),
        (
            {"events": event(offer_added={"offr": "offer-05"})},
            "offer_added.offr: unknown field 'offr'; closest is 'offer'",
        ),
        ({"events": event(offer_added={"offer": "offer-55"})}, "no offer 'offer-55'; closest is 'offer-05'"),
        ({"events": event()}, "an event names exactly one kind"),
        ({"events": event(offer_added={"offer": "offer-05"}, price_set={})}, "an event names exactly one kind"),
        ({"events": list(reversed(GOOD["events"]))}, "events must be in order of time"),
        ({"events": GOOD["events"][:3]}, "exactly one target event, not 0"),
        ({"condition": "SELECT count(*) FROM offer"}, "condition: no such table"),
        ({"condition": "SELECT cent FROM offers"}, "closest is 'cents'"),
        ({"condition": "DELETE FROM offers"}, "condition: "),
        ({"condition": "SELECT random() > 0"}, "condition: "),
        ({"done": "SELECT :contact_att"}, "closest is 'contact_at'"),
        ({"allowed": [{"lke": "offer-04"}]}, "tally has no action 'lke'; closest is 'like'"),
        ({"allowed": [{"like": "offer-04", "from": {"event": "drop"}}]}, "no event is labelled 'drop'"),
        ({"preload": {"base": "standrd"}}, "standard"),
        ({"evidence": {"open": "/offer/{mkaer}", "text": "x"}}, "{mkaer} is neither a slot nor a fact"),
        (
            {"solution": ["await_condition", {"notify": "{makr}"}]},
            "{makr} is neither a slot nor a fact; closest is 'maker'",
        ),
        ({"solution": [{"clik": {"role": "button", "name": "Like"}}]}, "closest is 'click'"),
        ({"facts": {}, "done": None}, "facts (something to tell) or done (something to do)"),
        ({"among": {"makr": "SELECT title FROM offers"}}, "among names 'makr', which is no fact"),
        ({"among": {"maker": "SELECT title FROM offers"}, "among_max": 3}, "among_max: Input should be less than"),
        ({"among_max": 1}, "there is no among"),
        ({"id": "another-id"}, "'another-id' must be the file's name, 'tally-price-active'"),
        ({"slots": {"x": "SELECT titel FROM offers"}}, "closest is 'title'"),
    ],
)
def test_wrong_field_is_named_with_the_closest_valid_value(tmp_path, change, expected):
    assert expected in error_of(tmp_path, change)


def test_text_that_is_no_yaml_is_refused_with_its_line(tmp_path):
    assert "line 2" in error_of(tmp_path, text="id: x\n  prompt: [")


@pytest.mark.parametrize("text", ["", "- a\n- b\n", "just words"])
def test_text_that_is_no_mapping_is_refused(tmp_path, text):
    assert "must be a mapping of fields" in error_of(tmp_path, text=text)


def test_no_op_with_a_target_is_refused(tmp_path):
    found = error_of(tmp_path, {"category": "noop"})
    assert "a no-op has no condition_at" in found


def test_missing_file_is_refused(tmp_path):
    with pytest.raises(TaskError, match="cannot be read"):
        read_task(tmp_path / "nowhere.yaml")
