"""The conversation and the rule that keeps it short."""

import json

import pytest

from pytest_sentinel.model.spelled import ToolCall
from pytest_sentinel.model.talk import COLLAPSED, LINES, SAID_CHARS, TURNS, Talk, Turn

PAGE = "It is 10:00. The page is /.\nThe page:\n- button"


def talk_of(*turns, mode="native"):
    talk = Talk("You watch.", "Tell me.", mode)
    for turn in turns:
        talk.add(turn)
    return talk


def click(result, *, id="a", **more):
    return Turn("", (ToolCall(id, "click", {"ref": "e1"}),), [result], **more)


def contents(talk):
    return [message["content"] for message in talk.messages()]


def test_begins_with_instruction_task_and_page():
    talk = talk_of(Turn(results=[PAGE], whole=True))
    assert [(m["role"], m["content"]) for m in talk.messages()] == [
        ("system", "You watch."),
        ("user", f"Tell me.\n\n{PAGE}"),
    ]


def test_native_call_and_its_result_belong_together():
    *_, said, result = talk_of(click("Done.")).messages()
    assert said["tool_calls"][0]["id"] == result["tool_call_id"] == "a"
    assert json.loads(said["tool_calls"][0]["function"]["arguments"]) == {"ref": "e1"}
    assert (result["role"], result["content"]) == ("tool", "Done.")


def test_call_whose_arguments_were_broken_is_sent_back_whole():
    broken = Turn("", (ToolCall("a", "click", {}, "no JSON"),), ["This failed."])
    assert talk_of(broken).messages()[2]["tool_calls"][0]["function"]["arguments"] == "{}"


def test_json_call_is_sent_back_as_the_object_that_was_asked_for():
    *_, said, result = talk_of(click("Done."), mode="json").messages()
    assert json.loads(said["content"]) == {"call": {"tool": "click", "arguments": {"ref": "e1"}}}
    assert result == {"role": "user", "content": "Done."}


def test_missing_and_repeated_ids_are_made_unique():
    talk = talk_of(click("1", id=""), click("2", id="x"), click("3", id="x"), click("4", id=""))
    messages = [m for m in talk.messages() if m["role"] == "assistant"]
    ids = [m["tool_calls"][0]["id"] for m in messages]
    assert len(set(ids)) == 4
    assert [m["tool_call_id"] for m in talk.messages() if m["role"] == "tool"] == ids
    assert all(len(id) == 9 and id.isalnum() for id in (ids[0], ids[2], ids[3]))


def test_of_whole_pages_only_the_newest_stays_with_what_followed_it():
    talk = talk_of(
        Turn(results=[PAGE], whole=True),
        click("Done. It is 10:01.\nWhat changed:\n+ row"),
        click("Done. It is 10:02.\nThe page:\n- button 2", whole=True),
        click("Done. It is 10:03.\nWhat changed:\n+ row 2"),
    )
    assert talk.messages()[1]["content"] == "Tell me.\n\nIt is 10:00. The page is /."
    texts = [m["content"] for m in talk.messages() if m["role"] == "tool"]
    assert texts == [
        "Done. It is 10:01.",
        "Done. It is 10:02.\nThe page:\n- button 2",
        "Done. It is 10:03.\nWhat changed:\n+ row 2",
    ]


@pytest.mark.parametrize("mode", ["native", "json"])
def test_of_screenshots_only_the_newest_stays(mode):
    talk = talk_of(
        Turn(results=[PAGE], whole=True, picture="0001.jpeg"), click("1", picture="0002.jpeg"), click("2"), mode=mode
    )
    pictures = [part["name"] for text in contents(talk) if isinstance(text, list) for part in text if "name" in part]
    assert pictures == ["0002.jpeg"]


def test_oldest_turns_become_a_line_each():
    talk = talk_of(Turn(results=[PAGE], whole=True), *[click(f"Done {n}.\nmore") for n in range(TURNS)])
    _, opening, *rest = talk.messages()
    lines = opening["content"].splitlines()
    assert lines[:3] == ["Tell me.", "", "What you did so far, in short:"]
    assert lines[3] == '- click(ref="e1"): Done 0.'
    assert len(lines) == 3 + COLLAPSED - 1
    assert sum(m["role"] == "assistant" for m in rest) == TURNS - COLLAPSED + 1
    assert not talk.holds_page


def test_conversation_does_not_grow_for_ever():
    talk = talk_of(*[click(f"Done {n}.\n" + "x" * 500) for n in range(1000)])
    size = len(json.dumps(talk.messages()))
    for n in range(1000):
        talk.add(click(f"Done {n}.\n" + "x" * 500))
    assert len(json.dumps(talk.messages())) < size * 1.3
    assert sum(line.startswith("- ") for line in contents(talk)[1].splitlines()) == LINES


def test_long_speech_is_clipped():
    assert len(talk_of(Turn("word " * 1000, results=["Call a tool."])).messages()[2]["content"]) == SAID_CHARS


def test_silent_answer_leaves_no_empty_message():
    silent = talk_of(click("Done."), Turn("", results=["Call a tool."]), Turn("", results=["Call a tool!"]))
    assert [m["role"] for m in silent.messages()] == ["system", "user", "assistant", "tool", "user"]
    assert silent.messages()[-1]["content"] == "Call a tool.\n\nCall a tool!"


@pytest.mark.parametrize("mode", ["native", "json"])
def test_user_and_model_take_turns(mode):
    turns = [
        Turn(results=[PAGE], whole=True, picture="1.png"),
        click("Done."),
        Turn("", results=["Call a tool."], picture="2.png"),
        Turn("Hm.", results=["Call a tool."]),
        click("Done.", picture="3.png"),
    ]
    for number in range(1, len(turns) + 1):
        roles = [m["role"] for m in talk_of(*turns[:number], mode=mode).messages()]
        assert "user user" not in " ".join(roles)


def test_fork_goes_on_without_the_original_knowing():
    talk = talk_of(Turn(results=[PAGE], whole=True))
    before = talk.messages()
    fork = talk.fork()
    fork.add(click("Done.", whole=True))
    assert talk.messages() == before
    assert len(fork.messages()) == len(before) + 2
