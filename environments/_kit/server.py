"""A web server in a thread of its own, on a free loopback port."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Sequence

import uvicorn
from fastapi import FastAPI

from environments._kit.push import PushChannels
from environments._kit.visits import Visits

START_DEADLINE_S = 10.0
STOP_DEADLINE_S = 5.0


class AppServer:
    """Serves one app until it is stopped; a stopped one cannot be started again."""

    def __init__(self, app: FastAPI, channels: PushChannels, failures: Sequence[Exception], visits: Visits) -> None:
        self.failures = failures
        """What the app's handlers raised and nobody caught, in order: faults of ours."""
        # The explicit protocol makes the event loop set TCP_NODELAY; without it every kept-alive request costs 45 ms.
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._socket.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.contact_url = f"{self.url}/contact"
        self._channels = channels
        self._visits = visits
        self._server = _Server(_config(app))
        self._thread = threading.Thread(target=self._serve, name=f"app-server {self.url}", daemon=True)
        self._ended = False

    def start(self) -> None:
        """Serve; returns when the server accepts connections.

        Raises:
            RuntimeError: The server did not come up in time, its thread died, or it was used before.
        """
        if self._ended or self._thread.ident is not None:
            raise RuntimeError("an app server can be started once only")
        self._thread.start()
        settled = self._server.settled.wait(START_DEADLINE_S)
        if not self.alive:
            self.stop()
            why = "its thread died" if settled else f"it was not ready after {START_DEADLINE_S:.0f} s"
            raise RuntimeError(f"the app server did not start: {why}")

    def stop(self) -> None:
        """Stop and free the port; idempotent.

        Raises:
            RuntimeError: The server's thread did not end in time.
        """
        self._ended = True
        if self._thread.is_alive():
            self._server.end(self._channels)
            self._thread.join(STOP_DEADLINE_S)
        self._socket.close()
        if self._thread.is_alive():
            raise RuntimeError(f"the app server did not stop within {STOP_DEADLINE_S:.0f} s")

    @property
    def last_request_s(self) -> float | None:
        """When somebody last asked for the app, or had its page open: simulated s; None if nobody did."""
        return self._visits.last_s

    @property
    def alive(self) -> bool:
        """Whether the server accepts connections."""
        running = self._thread.is_alive() and self._server.started and not self._server.should_exit
        return running and all(listening.is_serving() for listening in self._server.servers)

    def _serve(self) -> None:
        try:
            self._server.run(sockets=[self._socket])
        finally:
            self._server.settled.set()


class _Server(uvicorn.Server):
    """Says when it is ready, so that nobody has to poll, and ends its push channels when it stops."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.settled = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def main_loop(self) -> None:
        """Wait to be stopped, without looking ten times a second."""
        await self._stopping.wait()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept connections."""
        self._stopping = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.settled.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End every connection: in order if it can be, cut off if it goes on or came in meanwhile."""
        loop = asyncio.get_running_loop()
        for listening in [open_ for server in self.servers for open_ in server.sockets]:
            loop.remove_reader(listening)
        for _ in range(2):  # asyncio loses, open, what it is just accepting when its server closes
            await asyncio.sleep(0)
        await super().shutdown(sockets)
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(0)

    def end(self, channels: PushChannels) -> None:
        """Ask the server to stop, from another thread."""
        self.should_exit = True
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(channels.close)
            self._loop.call_soon_threadsafe(self._stopping.set)


def _config(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="asyncio",
        http="h11",
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,  # it would tell the machine's date, which is not the task's
        timeout_keep_alive=60,
        timeout_graceful_shutdown=1,
    )
