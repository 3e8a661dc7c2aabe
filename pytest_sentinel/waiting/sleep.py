"""`sleep`: waits blindly, then tells what changed. Plain polling: the agent's own model decides each time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pydantic import Field

from pytest_sentinel.waiting.arguments import Arguments, read, schema
from pytest_sentinel.waiting.contract import WaitResult, Watcher
from pytest_sentinel.waiting.telling import result

if TYPE_CHECKING:
    from pytest_sentinel.session import Session


class SleepArguments(Arguments):
    """Arguments of `sleep`."""

    seconds: float = Field(gt=0, description="How long to wait, in seconds.")


class Sleep:
    """The page is looked at once, at the end."""

    name = "sleep"
    description = (
        "Let time pass, then be told what has changed on the page meanwhile. What comes and goes in between is missed."
    )
    parameters = schema(SleepArguments)

    def wait(self, session: Session, arguments: Mapping[str, Any], watcher: Watcher) -> WaitResult:
        """Sleep; see `WaitTool.wait`."""
        del watcher
        given = read(SleepArguments, arguments)
        with session.tools.waiting(self.name, given.model_dump(), given.seconds) as wait:
            wait.pass_until(wait.until_s)
            wait.look()
            return result(wait, "time_out", f"You slept for {given.seconds:g} s.")
