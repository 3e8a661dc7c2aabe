"""What a wait tool is: the Protocol behind `--wait-tool`, for ours and a third party's alike.

An agent's loop makes one `WaitTool` per run from its `WaitToolSpec` and offers it to the model as one more tool
(`name`, `description`, `parameters`). When the model calls it, the loop calls
`pytest_sentinel.waiting.calling.perform`, which returns a `WaitResult`; its `text` is the tool's answer to the model.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

if TYPE_CHECKING:
    from pytest_sentinel.session import Session
    from pytest_sentinel.tools import Observation

Reason = Literal["met", "time_out"]
"""Why a wait returned. The stop of the run and a contact end it by `RunEnded`, never by a result."""


@dataclass(frozen=True)
class WatcherAnswer:
    """What a watcher says about a condition."""

    met: bool
    why: str
    valid: bool = True
    """False where the model's answer broke the schema (then `met` is false)."""


class Watcher(Protocol):
    """The models' side of a wait; an agent's loop provides it (see `pytest_sentinel.waiting.watcher`)."""

    def judge(self, condition: str, shown: str, *, whole_page: bool = False) -> WatcherAnswer:
        """Ask the watcher's model whether a condition in plain language now holds.

        Args:
            condition: What is waited for, in the agent's words.
            shown: What changed on the page, or the page; untrusted.
            whole_page: Whether `shown` is the page rather than what changed on it.
        """

    def check(self, instruction: str) -> Observation:
        """Restore the agent's state as it was when it called the wait tool, let it look, and return what it saw last.

        What the agent said and saw during the check is dropped afterwards, so that its context does not grow.
        """


@dataclass(frozen=True)
class WaitResult:
    """What a wait hands back to the agent."""

    reason: Reason
    text: str
    """What the model is told: why the wait ended and what changed, bounded; never the whole page."""
    wakes: int
    """How often the tool was woken and looked at the page."""


class WaitTool(Protocol):
    """One way to wait. Made afresh for each run, so that it may keep state from call to call."""

    @property
    def name(self) -> str:
        """The tool's name as the model calls it."""

    @property
    def description(self) -> str:
        """What the model is told about it."""

    @property
    def parameters(self) -> dict[str, Any]:
        """JSON schema of its arguments, an object."""

    def wait(self, session: Session, arguments: Mapping[str, Any], watcher: Watcher) -> WaitResult:
        """Wait, letting simulated time pass by `session.tools.waiting` on whichever clock the session has.

        Raises:
            ToolError: The arguments are wrong; the message goes back to the model.
            RunEnded: The stop came, or the user was contacted.
        """


@dataclass(frozen=True)
class WaitToolSpec:
    """A registered wait tool: its name, how to make one for a run, and a sentence about it."""

    name: str
    make: Callable[[], WaitTool]
    summary: str = ""
