"""Tool calls that a model spells out in its text or its thinking, in the forms in which models were trained to.

Only complete calls of tools that were offered count, so that talk about a tool is not taken for its use.
"""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Collection, Iterator
from typing import Any

from pytest_sentinel.model.loose_json import NotAnObjectError, parse_object

_THINKING = re.compile(r"<(think|thinking|thought|reasoning)>(.*?)(?:</\1>|\Z)", re.DOTALL | re.IGNORECASE)
_HEADLESS = re.compile(r"\A(.*?)</(?:think|thinking|thought|reasoning)>", re.DOTALL | re.IGNORECASE)
_TAGGED = re.compile(r"<(tool_call|function_call|tool)>(.*?)</\1>", re.DOTALL)
_FENCED = re.compile(r"```(?:json|tool_call|tool_code)?\s*\n(.*?)\n?```", re.DOTALL)
_MARKED = re.compile(r"(?:\[TOOL_CALLS\]|<\|python_tag\|>)\s*(.+)", re.DOTALL)
_FUNCTION = re.compile(r"<function=([\w.]+)>(.*?)</function>", re.DOTALL)
_PARAMETER = re.compile(r"<parameter=(\w+)>\n?(.*?)\n?</parameter>", re.DOTALL)
NAMES = ("name", "tool", "tool_name", "function")
ARGUMENTS = ("arguments", "parameters", "args", "input")
"""What models call the parts of a call."""
_OPENING = re.compile(r"""\[?\s*\{\s*["'](?:name|tool|tool_name|function|call)["']\s*:""")
_PREFIX = re.compile(r"^(?:functions|tools)[.:/]")


@dataclasses.dataclass(frozen=True)
class ToolCall:
    """One tool call of an answer."""

    id: str
    name: str
    arguments: dict[str, Any]
    """Empty where they could not be read; `problem` then says why."""
    problem: str | None = None
    """What the model should be told about arguments that are no JSON object."""

    @classmethod
    def read(cls, name: str, arguments: object, id: str = "") -> ToolCall:
        """Read arguments as an endpoint sends them: JSON text, an object, or nothing."""
        name = _PREFIX.sub("", name.strip())
        if isinstance(arguments, dict):
            return cls(id, name, arguments)
        if arguments is None or (isinstance(arguments, str) and not arguments.strip()):
            return cls(id, name, {})
        try:
            return cls(id, name, parse_object(arguments if isinstance(arguments, str) else json.dumps(arguments)))
        except NotAnObjectError as error:
            return cls(id, name, {}, f"the arguments are no JSON object: {error}")

    def named(self, id: str) -> ToolCall:
        """The same call under another id."""
        return dataclasses.replace(self, id=id)


def parted(text: str) -> tuple[str, str]:
    """The thinking in a text, and what is left of it; an unfinished block counts as thinking to its end."""
    thoughts = [match[2] for match in _THINKING.finditer(text)]
    rest = _THINKING.sub("", text)
    headless = _HEADLESS.match(rest)
    if headless:  # templates may put the opening tag into the prompt
        thoughts.insert(0, headless[1])
        rest = rest[headless.end() :]
    return "\n".join(thoughts), rest


def calls_in_text(text: str, known_tools: Collection[str]) -> tuple[ToolCall, ...]:
    """The calls of offered tools that a text spells out, in order."""
    if not known_tools or not text.strip():
        return ()
    for form in (_functions, _tagged, _marked, _fenced, _bare):
        calls = tuple(call for call in form(text) if call.name in known_tools)
        if calls:
            return calls
    return ()


def _functions(text: str) -> Iterator[ToolCall]:
    """`<function=click><parameter=ref>e12</parameter></function>`, or JSON inside."""
    for match in _FUNCTION.finditer(text):
        parameters = dict(_PARAMETER.findall(match[2]))
        yield ToolCall.read(match[1], parameters or match[2])


def _tagged(text: str) -> Iterator[ToolCall]:
    """`<tool_call>{"name": …, "arguments": …}</tool_call>`."""
    for match in _TAGGED.finditer(text):
        yield from _objects(match[2])


def _marked(text: str) -> Iterator[ToolCall]:
    """`[TOOL_CALLS] [{"name": …}]`, `<|python_tag|>{"name": …}`."""
    match = _MARKED.search(text)
    if match:
        yield from _objects(match[1])


def _fenced(text: str) -> Iterator[ToolCall]:
    for match in _FENCED.finditer(text):
        yield from _objects(match[1])


def _bare(text: str) -> Iterator[ToolCall]:
    """The text is a call, or a list of them, perhaps after some words."""
    start = _OPENING.search(text)
    if start:
        yield from _objects(text[start.start() :])


def _objects(text: str) -> Iterator[ToolCall]:
    """Calls from one JSON object, a list of them, or several after each other."""
    decoder, rest = json.JSONDecoder(strict=False), text.strip()
    while rest[:1] in ("{", "["):
        try:
            value, end = decoder.raw_decode(rest)
        except ValueError:
            value, end = _kindly(rest), len(rest)
        for entry in value if isinstance(value, list) else [value]:
            call = call_of(entry)
            if call is not None:
                yield call
        rest = rest[end:].lstrip(" \t\r\n,;")


def _kindly(text: str) -> object:
    try:
        return parse_object(text)
    except NotAnObjectError:
        return None


def call_of(entry: object) -> ToolCall | None:
    """The call that a JSON object describes, whatever its keys are called; None where it describes none."""
    found = _object(entry)
    found = _object(found.get("function")) or _object(found.get("call")) or found
    name = next((found[key] for key in NAMES if isinstance(found.get(key), str)), None)
    if name is None:
        return None
    key = next((key for key in ARGUMENTS if key in found), None)
    return ToolCall.read(name, found[key] if key else {})


def _object(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
