from __future__ import annotations

import pytest

from pytest_sentinel.browser.targets import Named, Ref, check_target, check_text, choices
from pytest_sentinel.errors import ToolError


@pytest.mark.parametrize(
    "target", [Ref("e1"), Named("button"), Named("button", "Go", True, 0, Named("doc-toc")), Named("BUTTON", nth=2)]
)
def test_target_is_accepted(target: object) -> None:
    check_target(target)


@pytest.mark.parametrize(
    ("target", "refusal"),
    [
        ("button", r"^give Ref\('e12'\) or Named\(role, name\), not 'button'$"),
        (None, "^give .*, not None$"),
        ({"ref": "e1"}, "^give .*, not {'ref': 'e1'}$"),
        (Named, "^give .*, not <class"),
        ("x" * 1000, "^give .{1,100}$"),
        (Ref(12), "^Ref: ref must be str, not 12$"),  # type: ignore[arg-type]
        (Named(None, "Go"), "^Named: role must be str, not None$"),  # type: ignore[arg-type]
        (Named("button", 5), "^Named: name must be str or None, not 5$"),  # type: ignore[arg-type]
        (Named("button", nth="1"), "^Named: nth must be int or None, not '1'$"),  # type: ignore[arg-type]
        (Named("button", exact="yes"), "^Named: exact must be bool, not 'yes'$"),  # type: ignore[arg-type]
        (Named("button", within="dialog"), "^Named: within must be Named or None, not 'dialog'$"),  # type: ignore[arg-type]
        (Named("button", within=Named("a b")), "^'a b' is no role; a role is a word such as button"),
    ],
)
def test_what_names_no_element_is_refused(target: object, refusal: str) -> None:
    with pytest.raises(ToolError, match=refusal):
        check_target(target)


@pytest.mark.parametrize("role", ["", "button[", 'button"', "button >> nth=0", "[name=x]", "role=button", "-"])
def test_role_that_is_no_word_is_refused(role: str) -> None:
    with pytest.raises(ToolError, match="is no role"):
        check_target(Named(role))


@pytest.mark.parametrize("value", [None, 5, b"text", ["text"]])
def test_what_is_no_text_is_refused(value: object) -> None:
    with pytest.raises(ToolError, match="^the option must be a text, not "):
        check_text("the option", value)


@pytest.mark.parametrize(
    ("word", "names", "told"),
    [
        ("Archiv", ["Delete", "Archive", "Send", "Archive"], 'closest: "Archive"; others: "Delete", "Send"'),
        ("archive", ["Archive"], 'closest: "Archive"'),
        ("Qqq", ["Delete", "", "Send"], 'available: "Delete", "Send"'),
        ("Qqq", ["", ""], "available: none with a name"),
        ("Qqq", [f"n{n}" for n in range(30)], "available: " + ", ".join(f'"n{n}"' for n in range(12)) + ", …"),
    ],
)
def test_choices_tell_the_closest_name_first(word: str, names: list[str], told: str) -> None:
    assert choices(word, names) == told
