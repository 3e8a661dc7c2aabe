"""One agent's session: what it was asked, where the app is, and the tools to look, act, wait and tell."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from pytest_sentinel.clock import Clock
from pytest_sentinel.contact import Contact
from pytest_sentinel.environment import Database
from pytest_sentinel.errors import InfrastructureError, ToolError
from pytest_sentinel.record.events import Faulted, ModelCalled, ModelFailed
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.shown import holds_text
from pytest_sentinel.think import ThinkRates, think_s
from pytest_sentinel.track import StateTrack

if TYPE_CHECKING:
    from pytest_sentinel.browser.page import PageDriver
    from pytest_sentinel.budget import Budget
    from pytest_sentinel.oracle import Oracle
    from pytest_sentinel.tools import Tools

T = TypeVar("T")
RAW_PAGE_S = 900.0
"""How long one use of the raw page may take, wall s: longer than a run."""
Replay = tuple[Sequence[ModelCalled | ModelFailed], str]
"""The recorded calls of an attempt in order, and where its record is."""


class RunEnded(BaseException):
    """The agent's part is over: the user was contacted, or the stop came.

    Not an `Exception`, so that an agent that survives its own errors cannot survive the end of the run.
    """

    def __init__(self, reason: str) -> None:
        """Keep the reason, as it stands in the record."""
        self.reason = reason
        super().__init__(reason)


class GaveUp(Exception):  # noqa: N818 - what the agent says, not an error of ours
    """The agent ends its part without a contact; `args[0]` is its reason."""


class AgentCrashed(Exception):  # noqa: N818 - data about the agent, not an error of ours
    """The agent, a program of its own, broke down; `args[0]` says how."""


@dataclass(frozen=True)
class Brief:
    """What every agent is told."""

    prompt: str
    instruction: str
    start_url: str
    contact_url: str


class Session:
    """The running task as its agent sees it. Times in simulated s from the start."""

    def __init__(
        self,
        brief: Brief,
        *,
        clock: Clock,
        database: Database,
        contact: Contact,
        recorder: Recorder,
        track: StateTrack,
        page: PageDriver | None,
        action_time_s: float,
        think_time: str = "measured",
        think_rates: ThinkRates | None = None,
        evidence: str | None,
        oracle: Oracle | None = None,
        budget: Budget | None = None,
        replay: Replay | None = None,
        outside: bool = False,
    ) -> None:
        from pytest_sentinel.tools import Tools

        self.brief = brief
        self.clock = clock
        self.recorder = recorder
        self.action_time_s = action_time_s
        self._think_time = think_time
        self._think_rates = think_rates
        self.evidence = evidence
        self.observed_at_s: float | None = None
        self.last_observed_s: float | None = None
        self.fault: BaseException | None = None
        self.lost_input = False
        """Whether the harness took away what the agent had entered and not sent."""
        self._page = page
        self._oracle = oracle
        self._budget = budget
        self.replay = replay
        """What a model answered in the run that this one replays; None where a model is asked."""
        self.outside = outside
        """Whether the agent is an outside program: it brings its own browser, and nobody sees what it looks at."""
        self._database = database
        self._contact = contact
        self._track = track
        self._closed = threading.Event()
        self._last_sign = time.monotonic()
        self._busy_until = 0.0
        self.tools: Tools = Tools(self)

    @property
    def prompt(self) -> str:
        """What the user asks, in the user's words."""
        return self.brief.prompt

    @property
    def instruction(self) -> str:
        """The fixed instruction every agent gets."""
        return self.brief.instruction

    @property
    def start_url(self) -> str:
        """Where the app is."""
        return self.brief.start_url

    @property
    def contact_url(self) -> str:
        """The page on which a message to the user can be written."""
        return self.brief.contact_url

    def on_raw_page(self, use: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
        """Run a coroutine function on the raw Playwright page (async API), on the real clock only; counts as a look.

        Args:
            use: Takes the page; it runs on the browser's own loop, where alone the page may be awaited.

        Raises:
            RuntimeError: The clock is virtual: the page's time moves only through `tools`.
        """
        if self.clock.name != "real":
            raise RuntimeError(
                "the raw page is available on the real clock only, as the virtual one moves through session.tools; "
                "run with --clock=real, or use session.tools"
            )
        self.check()
        self.busy(RAW_PAGE_S)
        result = self.page.run(use, timeout_s=RAW_PAGE_S)
        self.saw("", "agent")  # what it looked at is not known, but that it looked is
        return result

    @property
    def page(self) -> PageDriver:
        """The page driver behind the tools."""
        if self._page is None:
            raise RuntimeError("this session has no page: an outside program brings its own browser")
        return self._page

    @property
    def oracle(self) -> Oracle:
        """What only built-in reference agents know: the solution and its moments."""
        if self._oracle is None:
            raise RuntimeError("this agent is not registered as privileged and may not know the solution")
        return self._oracle

    def now_s(self) -> float:
        """The simulated time, s from the start."""
        return self.clock.now_s()

    def model_called(self, *, duration_s: float, **fields: Any) -> ModelCalled:
        """Record an answered model call and let it cost simulated time by `--think-time`.

        Args:
            duration_s: Wall time of the attempt that was answered, s.
            fields: The other fields of `ModelCalled`.

        Raises:
            InfrastructureError: The think time (see `think_s`) or, with a budget, the cost cannot be told.
            RunEnded: The user was contacted meanwhile, or the stop came.
        """
        self._check_open()
        event = self.recorder.add(ModelCalled, duration_s=duration_s, **fields)
        self.spent(event.cost_usd)
        cost_s = self.guarded("think time", lambda: self._think_s(event))
        self.guarded("clock", lambda: self.clock.charge(cost_s))
        self.look_at_state()
        self.check()
        return event

    def spent(self, cost_usd: float | None) -> None:
        """Count a cost against the session's budget, where there is one.

        Raises:
            InfrastructureError: There is one, and the cost is unknown.
        """
        if (budget := self._budget) is not None:
            self.guarded("budget", lambda: budget.spend(cost_usd))

    def _think_s(self, call: ModelCalled) -> float:
        return think_s(
            self._think_time,
            self._think_rates,
            duration_s=call.duration_s,
            input_tokens=call.input_tokens,
            output_tokens=call.output_tokens,
        )

    def check(self) -> None:
        """Stop the agent's part where it is over.

        Raises:
            RunEnded: The user was contacted, the stop came, or the agent was abandoned.
        """
        self._check_open()
        if (reason := self.over) is not None:
            raise RunEnded(reason)

    @property
    def over(self) -> Literal["contacted", "stop"] | None:
        """Why the agent's part is over, whether or not the agent has noticed; None while it goes on."""
        if self._contact.made.is_set():
            return "contacted"
        return "stop" if self.clock.now_s() >= self.clock.stop_s else None

    def _check_open(self) -> None:
        self._last_sign = time.monotonic()
        if self._closed.is_set():
            raise RunEnded("abandoned")

    def guarded(self, where: str, call: Callable[[], T]) -> T:
        """Run a part of ours on the agent's thread; our faults are kept whatever the agent does with them."""
        try:
            self.clock.check()
            return call()
        except ToolError:
            raise
        except InfrastructureError as error:
            self.keep_fault(where, error)
            raise
        except Exception as error:  # noqa: BLE001 - a bug of ours must not pass for the agent's failure
            fault = InfrastructureError(f"{where}: {type(error).__name__}: {error}")
            self.keep_fault(where, fault)
            raise fault from error

    def keep_fault(self, where: str, error: BaseException) -> None:
        """Keep a fault of ours; the attempt will have no verdict."""
        if self.fault is None:
            self.fault = error
            self.recorder.add(Faulted, where=where, error=f"{type(error).__name__}: {error}")

    def sync_page(self) -> None:
        """Bring the page up to date with the database."""
        if self._page is None:
            return
        synced = self.guarded("page", lambda: self.page.sync(self._database.revision))
        self.lost_input |= synced.lost_input
        if synced.reloaded:
            self.recorder.warn("page", "it did not follow the app in time and was loaded again; text not sent is lost")

    @property
    def revision(self) -> int:
        """The revision of the app's database; it rises with each change."""
        return self._database.revision

    def watched(self) -> None:
        """Note that the page still shows what was observed last."""
        if self.last_observed_s is not None:
            self.last_observed_s = self.clock.now_s()

    def look_at_state(self) -> None:
        """Let the judge's track see the database as it is now."""
        self._track.look(self.clock.now_s())

    def saw(self, text: str, by: Literal["agent", "watcher"]) -> bool:
        """Note an observation; returns whether it holds the task's evidence."""
        del by
        now_s = self.clock.now_s()
        self.last_observed_s = now_s
        found = self.evidence is not None and holds_text(text, self.evidence)
        if found and self.observed_at_s is None:
            self.observed_at_s = now_s
        return found

    def deliver(self, message: str) -> None:
        """Write to the user.

        Raises:
            ValueError: The message is empty or too long.
        """
        self._contact.deliver(message, via="tool")

    def busy(self, seconds: float) -> None:
        """Announce that the agent may be silent for this long (wall s), as while a model answers."""
        self._busy_until = time.monotonic() + seconds

    def quiet_until(self, at_s: float) -> None:
        """Announce a wait until a simulated time (s): on the real clock a long one must not pass for hanging."""
        if self.clock.name == "real":
            self.busy((at_s - self.clock.now_s()) / self.clock.speed)

    @property
    def silent_for_s(self) -> float:
        """Wall time since the agent's last sign of life beyond what it announced, s."""
        now = time.monotonic()
        return now - max(self._last_sign, min(self._busy_until, now))

    def abandon(self) -> None:
        """Let every later call of the agent end its thread."""
        self._closed.set()
