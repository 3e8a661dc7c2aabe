"""The tools a model may call: what they are called, what they take, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pytest_sentinel.browser.targets import Ref
from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.errors import ToolError
from pytest_sentinel.model import arguments as a
from pytest_sentinel.model.spelled import ToolCall
from pytest_sentinel.record.events import ToolCalled
from pytest_sentinel.waiting.arguments import schema
from pytest_sentinel.waiting.calling import perform

if TYPE_CHECKING:
    from pytest_sentinel.session import Session
    from pytest_sentinel.waiting.contract import WaitTool, Watcher


DONE_LOOKING = "done_looking"


@dataclass(frozen=True)
class Done:
    """What a call did."""

    text: str
    part: int | None = None
    """The part of the whole page that was asked for."""
    waited: bool = False
    """Whether time passed and the text tells what changed meanwhile."""


@dataclass(frozen=True)
class Tool:
    """One tool as a model knows it, and what it does."""

    name: str
    description: str
    parameters: dict[str, Any]
    use: Callable[[dict[str, Any]], Done]

    @property
    def offer(self) -> dict[str, Any]:
        """The tool as an endpoint takes it."""
        return {
            "type": "function",
            "function": {"name": self.name, "description": self.description, "parameters": self.parameters},
        }


class Toolbox:
    """The tools of one session."""

    def __init__(
        self, session: Session, wait_tool: WaitTool | None = None, make_watcher: Callable[[], Watcher] | None = None
    ) -> None:
        """Make the tools.

        Args:
            session: The running task.
            wait_tool: The one tool to wait with. None makes the tools of a look on behalf of a wait: none of them waits
                or ends the job.
            make_watcher: Makes what judges for one wait.
        """
        self._session = session
        found = self._looking()
        if wait_tool is None or make_watcher is None:
            found.append(self._tool(DONE_LOOKING, "End this look.", a.Nothing, lambda _: None))
        else:
            found += [self._wait(wait_tool, make_watcher), *self._ending()]
        self._tools = {tool.name: tool for tool in found}

    @property
    def names(self) -> tuple[str, ...]:
        """The tools' names."""
        return tuple(self._tools)

    @property
    def offers(self) -> list[dict[str, Any]]:
        """The tools as an endpoint takes them."""
        return [tool.offer for tool in self._tools.values()]

    def object_schema(self) -> dict[str, Any]:
        """The schema of the one JSON object with which a model without tool calls of its own calls a tool."""
        options = [_option(tool) for tool in self._tools.values()]
        return {
            "type": "object",
            "properties": {"call": {"anyOf": options}},
            "required": ["call"],
            "additionalProperties": False,
        }

    def call(self, call: ToolCall) -> Done:
        """Carry a call out.

        Raises:
            ToolError: The model can mend it; the message says how.
            RunEnded: The run is over.
            GaveUp: The model gave up.
        """
        tool = self._tools.get(call.name)
        if tool is None:
            raise self._refused(call, f"there is no tool {call.name!r}{did_you_mean(call.name, self.names)}")
        if call.problem is not None:
            raise self._refused(call, f"{call.name}: {call.problem}")
        return tool.use(call.arguments)

    def _refused(self, call: ToolCall, message: str) -> ToolError:
        self._session.recorder.add(ToolCalled, tool=call.name, arguments=call.arguments, error=message)
        return ToolError(message)

    def _tool(self, name: str, description: str, kind: type[a.A], use: Callable[[a.A], Done | None]) -> Tool:
        def read_and_use(given: dict[str, Any]) -> Done:
            try:
                arguments = a.read_arguments(kind, name, given)
            except ToolError as error:
                raise self._refused(ToolCall("", name, given), str(error)) from error
            return use(arguments) or Done("Done.")

        return Tool(name, description, schema(kind), read_and_use)

    def _looking(self) -> list[Tool]:
        tools = self._session.tools
        return [
            self._tool("click", "Click an element.", a.OnElement, lambda g: tools.click(Ref(g.ref))),
            self._tool(
                "type",
                "Type into a field.",
                a.Type,
                lambda g: tools.type(Ref(g.ref), g.text, clear=g.clear, submit=g.submit),
            ),
            self._tool(
                "select", "Choose an option of a list or box.", a.Select, lambda g: tools.select(Ref(g.ref), g.option)
            ),
            self._tool("press", "Press a key.", a.Press, lambda g: tools.press(g.key, _perhaps(g.ref))),
            self._tool("hover", "Move the pointer over an element.", a.OnElement, lambda g: tools.hover(Ref(g.ref))),
            self._tool("scroll", "Scroll.", a.Scroll, lambda g: tools.scroll(g.dx, g.dy, _perhaps(g.ref))),
            self._tool("visit", "Go to an address of the app.", a.Visit, lambda g: tools.visit(g.url)),
            self._tool("back", "Go back one page.", a.Nothing, lambda _: tools.back()),
            self._tool("read_page", "Have the whole page described again.", a.ReadPage, self._read),
        ]

    def _ending(self) -> list[Tool]:
        tools = self._session.tools
        return [
            self._tool(
                "notify_user",
                "Write to the user. Only the first message is read, and it ends the job.",
                a.NotifyUser,
                lambda g: tools.notify_user(g.message),
            ),
            self._tool(
                "give_up", "End the job without writing to the user.", a.GiveUp, lambda g: tools.give_up(g.reason)
            ),
        ]

    def _read(self, given: a.ReadPage) -> Done:
        self._session.tools.read_page()
        return Done("Read.", part=given.part)

    def _wait(self, wait_tool: WaitTool, make_watcher: Callable[[], Watcher]) -> Tool:
        def wait(given: dict[str, Any]) -> Done:
            known = {key: value for key, value in given.items() if value is not None}
            before = len(self._session.recorder.of(ToolCalled))
            try:
                return Done(perform(wait_tool, self._session, known, make_watcher()).text, waited=True)
            except ToolError as error:
                if len(self._session.recorder.of(ToolCalled)) == before:  # refused before the wait began
                    raise self._refused(ToolCall("", wait_tool.name, given), str(error)) from error
                raise

        return Tool(wait_tool.name, wait_tool.description, wait_tool.parameters, wait)


def _perhaps(ref: str | None) -> Ref | None:
    return None if ref is None else Ref(ref)


def _option(tool: Tool) -> dict[str, Any]:
    """One tool as a choice of the object's schema.

    Strict endpoints want every property to be required, so those that may be left out may be null.
    """
    required = tool.parameters.get("required", [])
    properties = {
        name: field if name in required else _or_null(field)
        for name, field in tool.parameters.get("properties", {}).items()
    }
    arguments = {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
    return {
        "type": "object",
        "description": tool.description,
        "properties": {"tool": {"type": "string", "enum": [tool.name]}, "arguments": arguments},
        "required": ["tool", "arguments"],
        "additionalProperties": False,
    }


def _or_null(field: dict[str, Any]) -> dict[str, Any]:
    if isinstance(field.get("type"), str) and "enum" not in field:
        return {**field, "type": [field["type"], "null"]}
    return {"anyOf": [field, {"type": "null"}]}
