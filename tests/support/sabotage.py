"""A plugin of pytest (`-p sabotage`) that breaks something of the app under way each time its process gets SIGUSR1.

The variable SABOTAGE names what: `socket` closes the app server's socket for good, `push` cuts the push channels and
lets those that are opened again say nothing, for SABOTAGE_S seconds. Where no app is under way, the next one is struck.
What was struck is a line in the file SABOTAGE_LOG.
"""

import os
import signal
import threading
import time
from contextlib import suppress
from functools import wraps
from pathlib import Path

from environments._kit.server import AppServer

KIND = "SABOTAGE"
SECONDS = "SABOTAGE_S"
LOG = "SABOTAGE_LOG"
EVERY_S = 0.02


def close_socket(server):
    """Refuse what comes from now on, and cut what is connected."""

    def close():
        for listening in uvicorn.servers:
            listening.close()
        for connection in list(uvicorn.server_state.connections):
            connection.transport.abort()

    uvicorn = server._server
    uvicorn._loop.call_soon_threadsafe(close)


def unplug_push(server):
    """Cut every push channel as soon as it is there, before it has said anything."""

    async def silence():
        return
        yield

    def cut():
        for connection in list(uvicorn.server_state.connections):
            if connection.scope is not None and connection.scope["path"] == "/api/push":
                connection.transport.abort()

    server._channels.revisions = silence
    uvicorn, end_s = server._server, time.monotonic() + float(os.environ[SECONDS])
    with suppress(RuntimeError):  # the loop ends with its server
        while time.monotonic() < end_s:
            uvicorn._loop.call_soon_threadsafe(cut)
            time.sleep(EVERY_S)
    del server._channels.revisions


def strike():
    while not (servers := [server for server in started if server.alive]):
        time.sleep(EVERY_S)
    with Path(os.environ[LOG]).open("a") as log:
        log.write(f"{servers[-1].url}\n")
    {"socket": close_socket, "push": unplug_push}[os.environ[KIND]](servers[-1])


started = []
start = AppServer.start


@wraps(start)
def noted(self):
    start(self)
    started[:] = [server for server in started if server.alive] + [self]


AppServer.start = noted
signal.signal(signal.SIGUSR1, lambda *_: threading.Thread(target=strike, daemon=True).start())
