"""Wrong task files: one clear error each, with file, field and the closest valid value."""

import pytest
import tally
import yaml
from attempts import TASKS

from pytest_sentinel.task.load import TaskError, check_task, read_task
from pytest_sentinel.task.plan import Variant

GOOD = yaml.safe_load((TASKS / "tally-price-active.yaml").read_text())
WORLD = tally.environment.load_world()


def error_of(tmp_path, change=None, text=None, name="tally-price-active"):
    """The error that a changed copy of a good task file gives."""
    path = tmp_path / f"{name}.yaml"
    path.write_text(yaml.safe_dump({**GOOD, **(change or {})}, sort_keys=False) if text is None else text)
    with pytest.raises(TaskError) as caught:
        check_task(path, read_task(path), tally.environment, WORLD, Variant())
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
        (
            {"evidence": {"open": "/offers/{id:offer-55}", "text": "x"}},
            "evidence.open: {id:offer-55}: tally has no item 'offer-55'; closest is 'offer-05'",
        ),
        (
            {"evidence": {"open": "/", "text": "x", "absent_at": ["/offers/{id:ofer-05}"]}},
            "evidence.absent_at[0]: {id:ofer-05}: tally has no item 'ofer-05'; closest is 'offer-05'",
        ),
        (
            {"solution": [{"visit": "/offers/{id:offer-o5}"}]},
            "solution[0]: {id:offer-o5}: tally has no item 'offer-o5'",
        ),
        ({"solution": [{"clik": {"role": "button", "name": "Like"}}]}, "closest is 'click'"),
        ({"facts": {}, "done": None}, "facts (something to tell) or done (something to do)"),
        ({"among": {"makr": "SELECT title FROM offers"}}, "among names 'makr', which is no fact"),
        ({"among": {"maker": "SELECT title FROM offers"}, "among_max": 3}, "among_max: Input should be less than"),
        ({"among_max": 1}, "there is no among"),
        ({"id": "another-id"}, "'another-id' must be the file's name, 'tally-price-active'"),
        ({"slots": {"x": "SELECT titel FROM offers"}}, "closest is 'title'"),
        ({"condition_at": float("nan")}, "condition_at: Input should be a finite number (got nan)"),
        ({"window_s": float("inf")}, "window_s: Input should be a finite number (got inf)"),
        ({"start": "offers"}, "start: a path in the app begins with one slash; closest is '/offers'"),
        ({"start": "//elsewhere.example"}, "closest is '/elsewhere.example'"),
        ({"evidence": {"open": "offer", "text": "x"}}, "evidence.open: a path in the app begins with one slash"),
        ({"solution": [{"visit": "offer"}]}, "solution.0.visit: a path in the app begins with one slash"),
        (
            {"allowed": [{"select": "SELECT 1, 2", "form": 60}]},
            "allowed.0.form: unknown field 'form'; closest is 'from'",
        ),
        (
            {"allowed": [{"like": "offer-04", "times": 0}]},
            "allowed.0.times: Input should be greater than or equal to 1",
        ),
        ({"allowed": [{"like": "offer-04", "from": "conditon"}]}, "allowed.0.from: 'conditon' is not one of condition"),
        ({"allowed": [{"like": "offer-04", "from": float("nan")}]}, "allowed.0.from: Input should be a finite number"),
        ({"allowed": [{"like": {"traget": "offer-04"}}]}, "unknown field 'traget' of 'like'; closest is 'target'"),
        ({"allowed": [{"like": 4}]}, "allowed.0: the target of 'like' must be text or null"),
        ({"allowed": [{"like": {"params": []}}]}, "allowed.0: the params of 'like' must be a mapping"),
        ({"consequential": ["lke"]}, "consequential[0]: tally has no action 'lke'; closest is 'like'"),
        ({"preload": {"bse": "standard"}}, "preload: field 'bse': no such field; closest is 'base'"),
        (
            {"criterion": [["x"] * 90] * 90},
            "'x', ...], ...] is not one of absolute, relative; valid: 'absolute'",
        ),
        ({"category": "x" * 5_000}, "xxx...xxx"),
        ({"\x1b[31mcategory": "x"}, "\\x1b[31mcategory: unknown field '\\x1b[31mcategory'; closest is 'category'"),
    ],
)
def test_wrong_field_is_named_with_the_closest_valid_value(tmp_path, change, expected):
    assert expected in error_of(tmp_path, change)


def test_text_that_is_no_yaml_is_refused_with_its_line(tmp_path):
    assert "line 2" in error_of(tmp_path, text="id: x\n  prompt: [")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("category: active", "line 26, column 1: 'category' is given twice, first in line 4; leave one out"),
        ("quick: !!bool x", "line 26, column 8: 'x' is no bool"),
        ("quick: !!int ''", "line 26, column 8: '' is no int"),
        ("quick: !!timestamp x", "line 26, column 8: unknown tag '!!timestamp'"),
        ("quick: !!python/object:os.system x", "line 26, column 8: unknown tag '!!python/object:os.system'"),
        ("window_s: " + "9" * 5_000, "line 26, column 11: the number is too large; it may have 18 digits"),
        ("window_s: 0x" + "f" * 5_000, "line 26, column 11: the number is too large; it may have 18 digits"),
        ("quick: 2026-02-30", "quick: Input should be a valid boolean, unable to interpret input (got '2026-02-30')"),
        ('start: "/\\0"', "line 26, column 8: holds the character NUL"),
        ("on: x", "line 26, column 1: a field's name must be text; write 'on' in quotes"),
        ("? [a]\n: x", "line 26, column 3: a field's name must be text; write a word"),
        ("slots: &a {x: *a}", "line 26, column 8: the anchor here holds itself; write out what is meant"),
        ("slots: " + "[" * 200 + "]" * 200, "line 26, column 58: values lie more than 50 levels deep"),
        ("slots: " + "[" * 50_000, "line 26, column 1007: while increasing flow level exceeded maximum nesting depth"),
        (
            "slots: {a: &a [x,x,x,x,x,x,x,x], b: &b [*a,*a,*a,*a,*a,*a,*a,*a], c: &c [*b,*b,*b,*b,*b,*b,*b,*b],"
            " d: &d [*c,*c,*c,*c,*c,*c,*c,*c], e: &e [*d,*d,*d,*d,*d,*d,*d,*d], f: [*e,*e,*e,*e,*e,*e,*e,*e]}",
            "stands for more than 100000 values, by anchors inside anchors",
        ),
        ("---", "line 26, column 1: expected a single document in the stream but found another document"),
        ("slots: {x: 'SELECT abs(-9223372036854775808) FROM offers'}", "slots.x: integer overflow"),
        ("""slots: {x: "SELECT json_extract(title, '$.a') FROM offers"}""", "slots.x: malformed JSON"),
        ("""slots: {x: "SELECT x'00ff'"}""", "slots.x: the SELECT must return exactly one value, not bytes"),
        ("slots: {x: SELECT NULL}", "slots.x: the SELECT must return exactly one value, not NULL"),
    ],
)
def test_line_that_cannot_be_meant_is_refused_with_its_place(tmp_path, line, expected):
    assert expected in error_of(tmp_path, text=(TASKS / "tally-price-active.yaml").read_text() + line + "\n")


def test_statement_that_comes_to_no_end_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("environments._kit.database.MOST_STEPS", 100_000)
    endless = "WITH RECURSIVE c(n) AS (SELECT cents FROM offers UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c"
    assert "slots.x: the statement does not come to an end" in error_of(tmp_path, {"slots": {"x": endless}})


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("id: x".encode("utf-16"), "is not UTF-8 text (byte 0); save the file as UTF-8"),
        (b"id: \xed\xa0\x80", "is not UTF-8 text (byte 4); save the file as UTF-8"),
        (b"id: \x00", "unacceptable character #x0000"),
    ],
)
def test_file_in_another_encoding_is_refused(tmp_path, content, expected):
    path = tmp_path / "tally-price-active.yaml"
    path.write_bytes(content)
    with pytest.raises(TaskError) as caught:
        read_task(path)
    assert expected in str(caught.value)


def test_several_problems_are_told_at_once(tmp_path):
    change = {"facts": {"maker": "SELECT makr FROM offers"}, "consequential": ["lke"], "done": "SELECT lk FROM offers"}
    lines = [line for line in error_of(tmp_path, change).splitlines() if not line.startswith(" ")]
    assert [line.removeprefix(f"{tmp_path}/tally-price-active.yaml: ").partition(":")[0] for line in lines] == [
        "consequential[0]",
        "done",
        "facts.maker",
    ]


@pytest.mark.parametrize("text", ["", "- a\n- b\n", "just words"])
def test_text_that_is_no_mapping_is_refused(tmp_path, text):
    assert "must be a mapping of fields" in error_of(tmp_path, text=text)


def test_no_op_with_a_target_is_refused(tmp_path):
    found = error_of(tmp_path, {"category": "noop"})
    assert "a no-op has no condition_at" in found


def test_missing_file_is_refused(tmp_path):
    with pytest.raises(TaskError, match="cannot be read"):
        read_task(tmp_path / "nowhere.yaml")
