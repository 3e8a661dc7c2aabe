import json
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_sentinel.escape import clip, for_html, for_script_json, for_terminal, for_xml, visible

HOSTILE = "\x1b[31mred\x1b]0;title\x07 \x00 ]]> </script><b onclick='x'>\"&\ud800\u202egnp.exe\x9b2J\r\u2028\ufffe"
anything = st.text(st.characters())


class Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.tags, self.data = [], ""

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.data += "".join(value or "" for _, value in attrs)

    def handle_endtag(self, tag):
        self.tags.append(tag)

    def handle_data(self, data):
        self.data += data


def test_visible_spells_out_what_cannot_be_shown():
    assert visible("a\x1bb\x00c\ud800d\u202ee\x9bf\rg") == "a\\x1bb\\x00c\\ud800d\\u202ee\\x9bf\\rg"


def test_visible_keeps_ordinary_text_of_any_script():
    text = "Zoë 東京 شكرا 👩\u200d💻\n\tdone"
    assert visible(text) == text


def test_visible_turns_windows_line_ends_into_newlines():
    assert visible("a\r\nb") == "a\nb"


def test_for_xml_of_hostile_text_is_read_back_as_its_visible_form():
    root = ElementTree.fromstring(f"<r a=\"{for_xml(HOSTILE)}\" b='{for_xml(HOSTILE)}'>{for_xml(HOSTILE)}</r>")
    assert root.text == root.get("a") == root.get("b") == visible(HOSTILE)


def test_for_xml_leaves_no_cdata_end():
    assert "]]>" not in for_xml("]]>")


def test_for_html_of_hostile_text_makes_no_tag():
    reader = Reader()
    reader.feed(f"<p>{for_html(HOSTILE)}</p>")
    assert reader.tags == ["p", "p"]
    assert reader.data == visible(HOSTILE)


def test_for_html_stays_inside_a_quoted_attribute():
    reader = Reader()
    reader.feed(f"<p title='{for_html(HOSTILE)}'></p>")
    assert reader.tags == ["p", "p"]
    assert reader.data == visible(HOSTILE)


def test_for_script_json_cannot_end_the_script_and_reads_back():
    text = for_script_json({"message": HOSTILE, "<!--": ["</script>", None, 1.5]})
    assert text.isascii()
    assert not set(text) & set("<>&")
    assert json.loads(text) == {"message": HOSTILE, "<!--": ["</script>", None, 1.5]}


@pytest.mark.parametrize("value", [float("nan"), [float("inf")]])
def test_for_script_json_refuses_what_json_cannot_say(value):
    with pytest.raises(ValueError, match="not JSON compliant"):
        for_script_json(value)


def test_for_script_json_refuses_objects():
    with pytest.raises(TypeError):
        for_script_json(object())


def test_for_terminal_keeps_lines_unless_one_line_is_asked():
    assert for_terminal("a\nb\tc\x1b[2J") == "a\nb\tc\\x1b[2J"
    assert for_terminal("a\nb\tc", one_line=True) == "a\\nb\\tc"


@given(anything)
def test_for_terminal_never_holds_a_control_character(text):
    shown = for_terminal(text, one_line=True)
    assert not [char for char in shown if ord(char) < 0x20 or 0x7F <= ord(char) <= 0x9F]
    shown.encode("utf-8")


@given(anything)
def test_for_xml_of_any_text_parses(text):
    assert (ElementTree.fromstring(f"<r>{for_xml(text)}</r>").text or "") == visible(text)


@given(anything, st.integers(1, 40))
def test_clip_is_never_longer_than_asked(text, chars):
    clipped = clip(text, chars)
    assert len(clipped) <= chars
    assert clipped == text or (len(text) > chars and clipped.endswith("…"))


def test_clip_keeps_short_text_and_marks_a_cut():
    assert clip("hello", 5) == "hello"
    assert clip("hello there", 7) == "hello…"
    assert clip("hello", 1) == "…"


def test_clip_never_parts_a_letter_from_its_accent():
    assert clip("abe\u0301xyz", 4) == "ab…"


def test_clip_to_nothing_is_refused():
    with pytest.raises(ValueError, match="at least 1, not 0"):
        clip("hello", 0)
