"""Reading answers: where calls and figures stand, and how models and servers bend both."""

import json

import pytest
from model_server import said

from pytest_sentinel.model.answers import read_answer
from pytest_sentinel.model.tokens import Tokens

TOOLS = ("click", "sleep", "notify_user")


def read(reply, tools=TOOLS):
    return read_answer(reply.body, tools)


def calls(reply, tools=TOOLS):
    return [(call.name, call.arguments) for call in read(reply, tools).tool_calls]


def test_native_tool_call_is_read():
    answer = read(said("I click.", calls=[("click", {"ref": "e12"})]))
    assert calls(said("I click.", calls=[("click", {"ref": "e12"})])) == [("click", {"ref": "e12"})]
    assert (answer.text, answer.finish_reason, answer.refused) == ("I click.", "tool_calls", False)


def test_several_tool_calls_keep_their_order():
    reply = said(calls=[("click", {"ref": "e1"}), ("click", {"ref": "e2"}), ("sleep", {"seconds": 5})])
    assert [name for name, _ in calls(reply)] == ["click", "click", "sleep"]


@pytest.mark.parametrize(
    "arguments",
    [
        '{"ref": "e12"}',
        '```json\n{"ref": "e12"}\n```',
        '{"ref": "e12",}',
        "{'ref': 'e12'}",
        json.dumps('{"ref": "e12"}'),
        ' {"ref":\n"e12"} ',
    ],
)
def test_arguments_are_read_kindly(arguments):
    assert calls(said(calls=[("click", arguments)])) == [("click", {"ref": "e12"})]


@pytest.mark.parametrize("arguments", ['{"ref": "e12"', "[1, 2]", "e12", "{{{"])
def test_arguments_that_are_no_object_are_a_problem_to_tell(arguments):
    (call,) = read(said(calls=[("click", arguments)])).tool_calls
    assert (call.name, call.arguments) == ("click", {})
    assert "no JSON object" in call.problem


def test_raw_newline_inside_an_argument_is_taken():
    assert calls(said(calls=[("notify_user", '{"message": "one\ntwo"}')])) == [("notify_user", {"message": "one\ntwo"})]


@pytest.mark.parametrize("arguments", ["", "  ", None])
def test_empty_arguments_are_an_empty_object(arguments):
    reply = said(calls=[("click", "{}")])
    reply.body["choices"][0]["message"]["tool_calls"][0]["function"]["arguments"] = arguments
    assert calls(reply) == [("click", {})]


def test_arguments_sent_as_an_object_are_taken():
    reply = said(calls=[("click", "{}")])
    reply.body["choices"][0]["message"]["tool_calls"][0]["function"]["arguments"] = {"ref": "e1"}
    assert calls(reply) == [("click", {"ref": "e1"})]


def test_prefixed_tool_name_is_recognised():
    assert calls(said(calls=[("functions.click", {"ref": "e1"})])) == [("click", {"ref": "e1"})]


CALL = '{"name": "click", "arguments": {"ref": "e12"}}'
SPELLED = [
    f"<tool_call>\n{CALL}\n</tool_call>",
    f"I will click.\n<tool_call>{CALL}</tool_call>",
    f"```json\n{CALL}\n```",
    f"Sure:\n```\n{CALL}\n```\nDone.",
    CALL,
    f"[{CALL}]",
    f"I will click. {CALL}",
    f"[TOOL_CALLS] [{CALL}]",
    '<|python_tag|>{"name": "click", "parameters": {"ref": "e12"}}',
    "<function=click><parameter=ref>e12</parameter></function>",
    "<function=click>\n<parameter=ref>\ne12\n</parameter>\n</function>",
    '<function=click>{"ref": "e12"}</function>',
    '{"tool": "click", "args": {"ref": "e12"}}',
    '{"call": {"tool": "click", "arguments": {"ref": "e12"}}}',
    '{"function": {"name": "click", "arguments": "{\\"ref\\": \\"e12\\"}"}}',
    "{'name': 'click', 'arguments': {'ref': 'e12'}}",
]


@pytest.mark.parametrize("text", SPELLED)
def test_tool_call_spelled_out_in_the_text_is_found(text):
    assert calls(said(text)) == [("click", {"ref": "e12"})]


def test_several_spelled_calls_keep_their_order():
    text = f'<tool_call>{CALL}</tool_call>\n<tool_call>{{"name": "sleep", "arguments": {{"seconds": 3}}}}</tool_call>'
    assert calls(said(text)) == [("click", {"ref": "e12"}), ("sleep", {"seconds": 3})]


@pytest.mark.parametrize(
    "text",
    [
        "I could click on e12, or sleep.",
        'The page says {"name": "Ann", "arguments": {}}.',
        '{"name": "delete_everything", "arguments": {}}',
        "<function=unknown><parameter=a>1</parameter></function>",
        '<tool_call>{"name": "click"',
    ],
)
def test_talk_and_foreign_calls_are_no_calls(text):
    assert calls(said(text)) == []


def test_calls_in_the_text_are_left_alone_beside_native_ones():
    assert calls(said(CALL, calls=[("sleep", {"seconds": 1})])) == [("sleep", {"seconds": 1})]


def test_text_is_not_searched_where_no_tools_were_offered():
    assert calls(said(CALL), tools=()) == []


def test_thinking_is_no_part_of_the_text():
    assert read(said("<think>hm, <b>what</b></think>\n\nHello.")).text == "Hello."
    assert read(said("no opening tag</think>Hello.")).text == "Hello."
    assert read(said("<think>cut off in the middle of")).text == ""


def test_call_inside_thinking_counts_where_there_is_nothing_else():
    first = CALL.replace("e12", "e1")
    assert calls(said(f"<think>{first} no, rather <tool_call>{CALL}</tool_call></think>")) == [
        ("click", {"ref": "e12"})
    ]
    assert calls(said(None, reasoning_content=f"So: <tool_call>{CALL}</tool_call>")) == [("click", {"ref": "e12"})]


def test_call_inside_thinking_is_ignored_beside_words_or_calls():
    thinking = f"<think><tool_call>{CALL}</tool_call></think>"
    assert calls(said(f"{thinking}I am still thinking.")) == []
    assert calls(said(thinking, calls=[("sleep", {"seconds": 1})])) == [("sleep", {"seconds": 1})]


@pytest.mark.parametrize("body", [{}, {"choices": []}, {"choices": None}, {"choices": [{}]}, {"choices": ["x"]}])
def test_empty_answer_is_an_answer_without_calls(body):
    answer = read_answer(body, TOOLS)
    assert (answer.text, answer.tool_calls, answer.refused, answer.usage) == ("", (), False, Tokens())


def test_content_in_parts_is_joined():
    assert read(said([{"type": "text", "text": "Hel"}, {"type": "text", "text": "lo"}])).text == "Hello"


def test_refusal_is_recognised_by_message_and_by_finish_reason():
    assert read(said(None, refusal="I can't help with that.")).refused
    assert read(said(None, refusal="I can't help with that.")).text == "I can't help with that."
    assert read(said(None, finish="content_filter")).refused


def test_answer_that_reached_its_length_is_cut_off():
    assert read(said("and then I", finish="length")).cut_off
    assert not read(said("Done.")).cut_off


def test_old_function_call_is_read():
    assert calls(said(None, function_call={"name": "click", "arguments": '{"ref": "e1"}'})) == [
        ("click", {"ref": "e1"})
    ]


def test_answer_by_schema_holds_its_object():
    assert read(said('{"met": true}'), tools=()).data == {"met": True}
    assert read(said('Here: {"met": true}. Good?'), tools=()).data == {"met": True}
    assert read(said("no"), tools=()).data is None


FULL = {
    "prompt_tokens": 100,
    "completion_tokens": 20,
    "total_tokens": 120,
    "prompt_tokens_details": {"cached_tokens": 60},
    "completion_tokens_details": {"reasoning_tokens": 5},
}


@pytest.mark.parametrize(
    ("usage", "tokens"),
    [
        (FULL, Tokens(100, 60, 20, 5)),
        ({"prompt_tokens": 100, "completion_tokens": 20}, Tokens(100, None, 20, None)),
        ({"prompt_tokens": 100}, Tokens(100, None, None, None)),
        ({"prompt_tokens": 9, "completion_tokens": 2, "prompt_cache_hit_tokens": 4}, Tokens(9, 4, 2, None)),
        ({"prompt_tokens": 9, "completion_tokens": 2, "total_tokens": 18}, Tokens(9, None, 9, None)),
        (None, Tokens()),
        ({}, Tokens()),
        ({"prompt_tokens": 0, "completion_tokens": 0, "total_tokens": 0}, Tokens()),
        ({"prompt_tokens": -1, "completion_tokens": -1}, Tokens()),
        ({"prompt_tokens": "100", "completion_tokens": 2}, Tokens()),
        ({"prompt_tokens": 100.0, "completion_tokens": float("nan")}, Tokens(100, None, None, None)),
        ("many", Tokens()),
    ],
)
def test_tokens_are_the_endpoints_and_unknown_where_it_gives_none(usage, tokens):
    assert read(said(calls=[("sleep", {})], usage=usage)).usage == tokens


def test_zero_output_of_an_answer_that_says_something_is_unknown():
    assert read(said("Hello", usage={"prompt_tokens": 9, "completion_tokens": 0})).usage.output is None
    assert read(said(None, usage={"prompt_tokens": 9, "completion_tokens": 0})).usage.output == 0
