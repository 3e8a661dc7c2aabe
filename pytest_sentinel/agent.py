"""The public Protocol of an agent, and how the plugin comes to know one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from pytest_sentinel.think import ThinkRates

if TYPE_CHECKING:
    from pytest_sentinel.session import Session
    from pytest_sentinel.waiting.contract import WaitTool

INSTRUCTION_VERSION = 1


class Agent(Protocol):
    """Anything with `run`: a plain function or a coroutine function of one session."""

    def run(self, session: Session) -> Awaitable[None] | None:
        """Do what `session.prompt` asks. Returning before the user was contacted is giving up."""


@dataclass(frozen=True)
class AgentContext:
    """What an agent is made from: the options given on the command line."""

    options: Mapping[str, str]
    wait_tool: str
    trial: int
    seed: int
    make_wait_tool: Callable[[], WaitTool] | None = None
    """Makes the wait tool of that name, with no state from an earlier run."""


@dataclass(frozen=True)
class AgentSpec:
    """A registered agent: its name, how to make one for a run, and whether it may know the solution."""

    name: str
    make: Callable[[AgentContext], Agent]
    privileged: bool = False
    summary: str = ""
    think_rates: ThinkRates | None = None
    calls_model: bool | None = None
    """None where nobody knows, as for an agent named `module:Class`."""
    input_usd_per_million: float | None = None
    output_usd_per_million: float | None = None
    """Prices of a million tokens; None is unknown, never 0."""
    unpriced: tuple[str, ...] | None = None
    """Names of its models without prices; None says that the two prices above are all there is to know."""
    check_ready: Callable[[], None] | None = None
    """Called once before the first task; raises `pytest.UsageError` where the agent lacks what it needs."""
    real_only: bool = False
    """Whether it can only run on the real clock."""
    outside: bool = False
    """Whether it is a program of its own: on the real clock, with its own browser, and without our tools."""
    sandbox: str | None = None
    """Of an outside program: what it runs in, or `unsandboxed`."""
    options: tuple[str, ...] | None = None
    """Names that `--agent-option` may give it; None says that the agent itself refuses what it does not know."""
    described: Mapping[str, Any] = field(default_factory=dict)
    """What the run's record should say about the agent, as plain JSON without secrets."""


def instruction(start_text: str, zone: str) -> str:
    """The fixed instruction every agent gets beside the user's prompt (version `INSTRUCTION_VERSION`)."""
    return (
        f"It is {start_text} ({zone}). You work for the user in a web app in which they are signed in. "
        "What they ask for may not have happened yet: keep watching the app until it does. "
        "When it happens, do what was asked, and nothing else in the user's name, then write to the user once. "
        "Writing to the user ends the job. As long as it has not happened, do not write: keep watching."
    )
