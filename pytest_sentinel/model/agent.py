"""The model agent: asks what to do, does it, tells what came of it, until the run is over."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pytest_sentinel.errors import ToolError
from pytest_sentinel.model.answers import Answer
from pytest_sentinel.model.client import ModelClient, Phase
from pytest_sentinel.model.prompt import IDLE_TURNS, look_prompt, nudge, system_prompt
from pytest_sentinel.model.replay import ReplaySource
from pytest_sentinel.model.spelled import ToolCall
from pytest_sentinel.model.talk import Talk, Turn
from pytest_sentinel.model.toolbox import DONE_LOOKING, Done, Toolbox
from pytest_sentinel.model.view import Told, View
from pytest_sentinel.session import GaveUp
from pytest_sentinel.waiting.watcher import ModelWatcher

if TYPE_CHECKING:
    from pytest_sentinel.limits import Limits
    from pytest_sentinel.model.slots import Slots
    from pytest_sentinel.model.spec import ModelSpec
    from pytest_sentinel.session import Session
    from pytest_sentinel.tools import Observation
    from pytest_sentinel.waiting.contract import WaitTool, Watcher

LOOK_TURNS = 6
"""After so many turns a look on behalf of a wait tool ends, whatever the model still wants to do."""
NOT_DONE = "Not done, because {reason}."
_REFERENCE = re.compile(r"\breference\b")


class ModelAgent:
    """An agent that is a model behind an endpoint; made afresh for each attempt."""

    def __init__(self, spec: ModelSpec, limits: Limits, slots: Slots, wait_tool: WaitTool) -> None:
        self._spec = spec
        self._limits = limits
        self._slots = slots
        self._wait_tool = wait_tool

    def run(self, session: Session) -> None:
        """Work until the run ends.

        Raises:
            RunEnded: The user was contacted, or the stop came.
            GaveUp: The model gave up, or called no tool any more.
            LimitReached: It used what it may use.
        """
        source = None if session.replay is None else ReplaySource(*session.replay)
        with ModelClient(self._spec, self._limits, slots=self._slots, source=source) as client:
            Loop(session, client, self._wait_tool).run()


class Loop:
    """One conversation and the page it is about."""

    def __init__(self, session: Session, client: ModelClient, wait_tool: WaitTool) -> None:
        spec = client.spec
        self._session = session
        self._client = client
        self._wait_tool = wait_tool.name
        self._as_object = spec.tool_calls == "json"
        self._tools = Toolbox(session, wait_tool, self._watcher)
        self._looking = Toolbox(session)
        self._view = View(session, spec, client.add_picture)
        self._talk = Talk(system_prompt(session.instruction, wait_tool.name), session.prompt, spec.tool_calls)

    def run(self) -> None:
        """Look, then take turns until something ends the run."""
        self._show(self._view.look(), Turn(results=[""]))
        idle = 0
        while idle < IDLE_TURNS:
            answer = self._ask(self._tools, self._phase)
            idle = 0 if self._answered(answer) else idle + 1
        raise GaveUp(f"{IDLE_TURNS} answers in a row carried out no tool call")

    def _answered(self, answer: Answer) -> bool:
        """Do what an answer says; returns whether a tool was carried out."""
        if answer.tool_calls:
            return self._carry_out(answer, self._tools)
        said = nudge(answer, self._wait_tool, as_object=self._as_object)
        self._talk.add(Turn(answer.text, results=[said]))
        return False

    def _watcher(self) -> Watcher:
        """What judges for one wait."""
        return ModelWatcher(self._session, self._client, self._check)

    def _check(self, instruction: str) -> Observation:
        """A look on behalf of a wait tool: what is said and seen in it is forgotten afterwards.

        It begins with the conversation as it was when the wait was called, which holds no word of an earlier look.
        """
        talk, view = self._talk, self._view
        self._talk, self._view = talk.fork(), view.fork()
        try:
            self._show(self._view.look(), Turn(results=[look_prompt(instruction)]))
            for _ in range(LOOK_TURNS):
                answer = self._ask(self._looking, "waiting")
                if not answer.tool_calls or answer.tool_calls[0].name == DONE_LOOKING:
                    break
                self._carry_out(answer, self._looking)
        finally:
            self._talk, self._view = talk, view
        return self._session.tools.seen or self._session.tools.observe()

    def _ask(self, tools: Toolbox, phase: Phase | Callable[[Answer], Phase]) -> Answer:
        call_form: dict[str, Any] = {"tools": tools.offers}
        if self._as_object:
            call_form = {"schema": tools.object_schema(), "known_tools": tools.names}
        return self._client.complete(
            self._session, role="agent", phase=phase, messages=self._talk.messages(), **call_form
        )

    def _phase(self, answer: Answer) -> Phase:
        waits = [call.name == self._wait_tool for call in answer.tool_calls]
        return "waiting" if waits and all(waits) else "acting"

    def _carry_out(self, answer: Answer, tools: Toolbox) -> bool:
        """Carry out the calls of an answer in order, up to the first that fails or lets time pass."""
        turn = Turn(answer.text, answer.tool_calls)
        last, failure = Done(""), None
        for call in answer.tool_calls:
            last, failure = self._call(call, tools)
            turn.results.append(f"This failed: {failure}." if failure else last.text)
            if failure or last.waited or last.part:
                break
        done = len(turn.results)
        self._show(self._told(last, failure), turn)
        reason = "the call before it failed" if failure else "you should see first what came of the call before it"
        turn.results += [NOT_DONE.format(reason=reason)] * (len(turn.calls) - done)
        return done > 1 or failure is None

    def _call(self, call: ToolCall, tools: Toolbox) -> tuple[Done, str | None]:
        try:
            return tools.call(call), None
        except ToolError as error:
            return Done(""), str(error).removesuffix(".")

    def _told(self, done: Done, failure: str | None) -> Told | None:
        """What to tell about the page: after a stale reference all of it, so that a new one can be found."""
        if done.waited and self._talk.holds_page:
            return self._view.after_wait(len(done.text))
        lost = failure is not None and _REFERENCE.search(failure) is not None
        return self._view.look(part=done.part, whole=lost or not self._talk.holds_page)

    def _show(self, told: Told | None, turn: Turn) -> None:
        """Add what is told about the page to the last result of a turn, and the turn to the conversation."""
        if told is not None:
            turn.results[-1] = f"{turn.results[-1]} {told.text}".strip()
            turn.whole, turn.picture = told.whole, told.picture
        self._talk.add(turn)
