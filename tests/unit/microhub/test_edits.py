from __future__ import annotations

import pytest

from environments.microhub.generate.edits import backward, forward
from environments.microhub.generate.written import Changing

NOW = {"a.py": "one\n\n\ntwo\nthree\n\n\nfour\n", "b.py": "x = 2\n"}


def test_lines_that_a_commit_added_are_gone_before_it() -> None:
    step = backward(NOW, Changing(plus={"a.py": ["two ... three"]}))
    assert step.before["a.py"] == "one\n\n\nfour\n"
    (change,) = step.changes(is_done=True)
    assert (change["additions"], change["deletions"], change["edits"]) == (4, 0, [])


def test_swapped_text_is_what_it_was_before() -> None:
    step = backward(NOW, Changing(swap={"b.py": [["x = 1", "x = 2"]]}))
    assert step.before["b.py"] == "x = 1\n"
    assert step.changes(is_done=True)[0]["patch"] == "@@ -1 +1 @@\n-x = 1\n+x = 2"


def test_added_file_is_not_there_before() -> None:
    step = backward(NOW, Changing(add=["b.py"]))
    assert "b.py" not in step.before
    assert step.changes(is_done=True)[0]["kind"] == "added"


def test_what_comes_later_keeps_its_edits() -> None:
    (change,) = forward(NOW, Changing(swap={"b.py": [["x = 2", "x = 3"]]})).changes(is_done=False)
    assert change["edits"] == [{"old": "x = 2", "new": "x = 3"}]


@pytest.mark.parametrize(
    ("commit", "problem"),
    [
        (Changing(plus={"a.py": ["nine"]}), "0 lines begin with 'nine'"),
        (Changing(plus={"a.py": ["t"]}), "2 lines begin with 't'"),
        (Changing(swap={"b.py": [["x", "y"]]}), "'y' stands in it 0 times"),
        (Changing(add=["c.py"]), "no file 'c.py' at that time"),
    ],
)
def test_what_a_commit_cannot_have_changed_is_refused(commit: Changing, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        backward(NOW, commit)
