"""The tools of an agent: look, act, wait, tell. Every call costs `action_time_s`; observations are free."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from pytest_sentinel.calendar import moment
from pytest_sentinel.errors import ToolError
from pytest_sentinel.record.events import Observed, ToolCalled, Waited

if TYPE_CHECKING:
    from pytest_sentinel.browser.targets import Named, Ref
    from pytest_sentinel.session import Session
    from pytest_sentinel.waiting.wait import Wait

_REFERENCE = re.compile(r" \[ref=[^\]]*\]")
"""How a page description names an element for the tools; no part of what the page says."""
RESULT_CHARS = 400
"""How much of a tool's answer the record keeps, characters."""


@dataclass(frozen=True)
class Observation:
    """What the page shows: address, title, accessibility description with references, and perhaps a picture."""

    url: str
    title: str
    text: str
    at_s: float
    screenshot: bytes | None = None
    revision: int = -1
    """The app's revision when it was made."""
    picture: str | None = None
    """The screenshot's file below `screenshots/` of the attempt's record."""

    @property
    def clock_text(self) -> str:
        """The time of day in the simulated world, as a user would say it."""
        return moment(self.at_s).strftime("%A, %d %B %Y, %H:%M:%S")


class Tools:
    """The tools on one session's page; usable from the agent's thread only."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.seen: Observation | None = None
        """What the agent saw last, or was told by a wait; None once it has acted since."""

    def observe(
        self,
        *,
        screenshot: bool = False,
        by: Literal["agent", "watcher"] = "agent",
        image: Literal["jpeg", "png"] = "jpeg",
        quality: int = 70,
    ) -> Observation:
        """Look at the page as it is now; costs no simulated time.

        Args:
            screenshot: Whether to take a picture of the window as well.
            by: Whose look it is.
            image: The picture's format.
            quality: 1 to 100, of a JPEG.

        Raises:
            RunEnded: The run is over.
        """
        session = self._session
        session.check()
        session.sync_page()
        picture = session.guarded("screenshot", lambda: session.page.screenshot(image, quality)) if screenshot else None
        seen = self.look(by=by, picture=None if picture is None else self._stored(picture, image))
        return seen if picture is None else replace(seen, screenshot=picture)

    def read_page(self) -> str:
        """The page's visible text, whole."""
        return str(self._act("read_page", {}, lambda: self._session.page.text()))

    def click(self, target: Ref | Named) -> None:
        """Click an element.

        Raises:
            ToolError: It cannot be clicked; the message says why.
        """
        self._act("click", {"target": str(target)}, lambda: self._session.page.click(target))

    def type(self, target: Ref | Named, text: str, *, clear: bool = True, submit: bool = False) -> None:
        """Type into an element, replacing what it holds unless `clear` is false; `submit` presses Enter after it.

        Raises:
            ToolError: The element takes no text.
        """
        arguments = {"target": str(target), "text": text, "clear": clear, "submit": submit}
        self._act("type", arguments, lambda: self._session.page.type(target, text, clear=clear, submit=submit))

    def select(self, target: Ref | Named, option: str) -> None:
        """Choose an option.

        Raises:
            ToolError: There is no such option; the message lists them.
        """
        self._act(
            "select", {"target": str(target), "option": option}, lambda: self._session.page.select(target, option)
        )

    def press(self, key: str, target: Ref | Named | None = None) -> None:
        """Press a key or a combination such as `Control+A`.

        Raises:
            ToolError: There is no such key.
        """
        arguments = {"key": key, "target": None if target is None else str(target)}
        self._act("press", arguments, lambda: self._session.page.press(key, target))

    def hover(self, target: Ref | Named) -> None:
        """Move the pointer over an element.

        Raises:
            ToolError: There is no such element.
        """
        self._act("hover", {"target": str(target)}, lambda: self._session.page.hover(target))

    def scroll(self, dx: int = 0, dy: int = 600, target: Ref | Named | None = None) -> None:
        """Scroll the page, or an element, by pixels.

        Raises:
            ToolError: There is no such element.
        """
        arguments = {"dx": dx, "dy": dy, "target": None if target is None else str(target)}
        self._act("scroll", arguments, lambda: self._session.page.scroll(dx, dy, target))

    def visit(self, url: str) -> None:
        """Go to an address of the app, absolute or a path.

        Raises:
            ToolError: The address lies outside the app.
        """
        self._act("visit", {"url": url}, lambda: self._session.page.goto(url))

    def back(self) -> None:
        """Go back in the page's history.

        Raises:
            ToolError: There is nothing to go back to.
        """
        self._act("back", {}, lambda: self._session.page.back())

    def notify_user(self, message: str) -> None:
        """Write to the user (at most 500 characters); the first message ends the job.

        Raises:
            ToolError: The message is empty or too long.
            RunEnded: The message was delivered.
        """
        self._act("notify_user", {"message": message}, lambda: self._deliver(message))
        self._session.check()

    def give_up(self, reason: str) -> None:
        """End the job without writing to the user.

        Raises:
            GaveUp: Always.
        """
        from pytest_sentinel.session import GaveUp

        self._session.recorder.add(ToolCalled, tool="give_up", arguments={"reason": reason})
        raise GaveUp(reason)

    def sleep(self, seconds: float) -> None:
        """Let simulated time pass without looking at the page.

        Raises:
            ToolError: The time is not a positive number.
            RunEnded: The stop came.
        """
        if not 0 < seconds < float("inf"):
            raise ToolError(f"sleep takes a positive number of seconds, not {seconds!r}")
        self.wait("sleep", {"seconds": seconds}, seconds, None)

    def wait(
        self,
        tool: str,
        arguments: dict[str, Any],
        seconds: float,
        check: Callable[[Observation], bool] | None,
        look: Callable[[], Observation] | None = None,
    ) -> bool:
        """Wait at most `seconds`; with `check`, look after every change of the app and end when it says so.

        Args:
            tool: The wait tool's name, for the record.
            arguments: Its arguments, for the record.
            seconds: The longest wait, simulated s.
            check: Judges an observation; None waits blindly to the end.
            look: Makes the observation; a look of the watcher by default.

        Returns:
            Whether `check` ended the wait.

        Raises:
            RunEnded: The stop came, or the user was contacted.
        """
        session = self._session
        revision = session.revision
        self.begin()
        from_s = session.now_s()
        wakes = 0

        def on_moment() -> bool:
            nonlocal wakes
            session.check()
            if check is None:
                return False
            session.sync_page()
            wakes += 1
            return check(look() if look is not None else self.look(by="watcher", wake=True))

        session.quiet_until(from_s + seconds)
        # What happened while the call itself was charged is not jumped over.
        met = session.revision != revision and on_moment()
        met = met or session.guarded(tool, lambda: session.clock.wait(from_s + seconds, on_moment))
        stopped = session.now_s() >= session.clock.stop_s
        session.look_at_state()
        session.recorder.add(ToolCalled, tool=tool, arguments=arguments)
        reason = "met" if met else "stopped" if stopped else "time_out"
        session.recorder.add(Waited, tool=tool, from_s=from_s, wakes=wakes, reason=reason)
        session.check()
        return met

    def waiting(self, tool: str, arguments: dict[str, Any], seconds: float) -> Wait:
        """Begin a wait of at most `seconds` (simulated s) that goes from change to change of the page; use as a block.

        Args:
            tool: The wait tool's name, for the record.
            arguments: Its arguments, for the record.
            seconds: The longest wait, simulated s.
        """
        from pytest_sentinel.waiting.wait import Wait

        return Wait(self._session, tool, arguments, seconds)

    def begin(self) -> None:
        """Charge an action and bring the page up to date: what the agent acts on is the page as it is by then.

        Raises:
            RunEnded: The run is over.
        """
        session = self._session
        session.check()
        session.guarded("clock", lambda: session.clock.charge(session.action_time_s))
        session.check()
        session.sync_page()

    def _act(self, tool: str, arguments: dict[str, Any], call: Callable[[], Any]) -> Any:
        session = self._session
        self.begin()
        self.seen = None
        try:
            result = session.guarded(tool, call)
            session.sync_page()
        except ToolError as error:
            session.recorder.add(ToolCalled, tool=tool, arguments=arguments, error=str(error))
            raise
        finally:
            session.look_at_state()
        shown = result[:RESULT_CHARS] if isinstance(result, str) else None
        session.recorder.add(ToolCalled, tool=tool, arguments=arguments, result=shown)
        if isinstance(result, str):
            session.saw(result, "agent")
        return result

    def _deliver(self, message: str) -> None:
        try:
            self._session.deliver(message)
        except ValueError as error:
            raise ToolError(str(error)) from error

    def look(
        self, *, by: Literal["agent", "watcher"] = "agent", wake: bool = False, picture: str | None = None
    ) -> Observation:
        """Describe the page as it stands, without bringing it up to date first.

        Args:
            by: Whose look it is.
            wake: Whether a wait tool was woken for it.
            picture: File of a screenshot that was taken with it.
        """
        session = self._session
        revision = session.revision
        snapshot = session.guarded("snapshot", lambda: session.page.snapshot())
        evidence = session.saw(snapshot.text, by)
        path = urlsplit(snapshot.url)
        session.recorder.add(
            Observed,
            by=by,
            url=path.path + (f"?{path.query}" if path.query else ""),
            chars=len(_REFERENCE.sub("", snapshot.text)),
            evidence=evidence,
            screenshot=picture,
            wake=wake,
        )
        seen = Observation(
            snapshot.url, snapshot.title, snapshot.text, session.now_s(), revision=revision, picture=picture
        )
        if by == "agent":
            self.seen = seen
        return seen

    def _stored(self, picture: bytes, image: str) -> str:
        """Store a screenshot beside the events; returns the name of its file."""
        recorder = self._session.recorder
        taken = sum(event.screenshot is not None for event in recorder.of(Observed))
        name = f"{taken + 1:04d}.{image}"
        recorder.keep(f"screenshots/{name}", picture)
        return name
