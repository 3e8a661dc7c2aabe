"""When somebody last asked for the app: the only sign of a look by a program that brings its own browser."""

from __future__ import annotations

from collections.abc import Callable

from starlette.types import ASGIApp, Receive, Scope, Send

ELSEWHERE = ("/contact",)
"""Addresses that show nothing of the app."""


class Visits:
    """Simulated moments of requests; an open page keeps its push channel open, and so is looked at all the time."""

    def __init__(self, now_s: Callable[[], float]) -> None:
        self._now_s = now_s
        self._last_s: float | None = None
        self._under_way = 0

    @property
    def last_s(self) -> float | None:
        """The moment of the last request, s; now while one is under way; None where there was none."""
        return self._now_s() if self._under_way else self._last_s

    def begin(self) -> None:
        """A request has come; called on the server's loop only, as is `end`."""
        self._under_way += 1

    def end(self) -> None:
        """A request is over."""
        self._under_way -= 1
        self._last_s = self._now_s()


class NoteVisits:
    """ASGI middleware that notes when the app is asked for."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        context = scope["app"].state.context if scope["type"] == "http" else None
        if context is None or scope["path"] in ELSEWHERE:
            await self._app(scope, receive, send)
            return
        context.visits.begin()
        try:
            await self._app(scope, receive, send)
        finally:
            context.visits.end()
