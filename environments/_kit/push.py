"""The push channel: tells open pages the newest revision."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from fastapi.sse import EventSourceResponse, ServerSentEvent

from environments._kit.database import Database


class PushChannels:
    """The open channels of one server.

    A channel sends the newest revision, not each one: several commits in a row are one reason to look again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._open: set[asyncio.Event] = set()
        self._closing = False

    async def revisions(self) -> AsyncIterator[int]:
        """The revision now, and then each newer one as it is committed, until the server stops."""
        loop = asyncio.get_running_loop()
        changed = asyncio.Event()
        stop_listening = self._database.listen(lambda _revision: _wake(loop, changed))
        self._open.add(changed)
        try:
            sent = -1
            while not self._closing:
                changed.clear()
                if (revision := self._database.revision) > sent:
                    sent = revision
                    yield revision
                await changed.wait()
        finally:
            self._open.discard(changed)
            stop_listening()

    def close(self) -> None:
        """End all channels; call it on the server's own loop."""
        self._closing = True
        for changed in self._open:
            changed.set()


def _wake(loop: asyncio.AbstractEventLoop, changed: asyncio.Event) -> None:
    # Runs on the committing thread. A channel stops listening before its loop closes, so the loop is still there.
    loop.call_soon_threadsafe(changed.set)


router = APIRouter(include_in_schema=False)


@router.get("/api/push", response_class=EventSourceResponse)
async def push(request: Request) -> AsyncIterator[ServerSentEvent]:
    """The revision at once, and again after each change."""
    channels: PushChannels = request.app.state.context.push
    async for revision in channels.revisions():
        yield ServerSentEvent(event="revision", data=revision)
