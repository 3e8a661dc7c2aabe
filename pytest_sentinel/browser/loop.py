"""One event loop in a thread of its own, and a door to it for every other thread."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

from pytest_sentinel.errors import BrowserFault

T = TypeVar("T")

GRACE_S = 2.0
"""How long beyond its deadline a call may take to be given up, before the loop itself counts as stuck."""


class BrowserThread:
    """Runs coroutines for other threads, each with a deadline."""

    def __init__(self, name: str = "sentinel-browser") -> None:
        self._name = name
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._closed = False

    @property
    def alive(self) -> bool:
        """Whether the thread runs and takes calls."""
        return self._thread is not None and self._thread.is_alive() and not self._closed

    def start(self) -> None:
        """Start the thread; a second call does nothing.

        Raises:
            BrowserFault: The thread was closed before.
        """
        with self._lock:
            if self._closed:
                raise BrowserFault("the browser thread was closed")
            if self._thread is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=self._serve, args=(self._loop,), name=self._name, daemon=True)
                self._thread.start()

    def submit(self, coroutine: Coroutine[Any, Any, T], timeout_s: float, what: str = "a browser call") -> T:
        """Run a coroutine on the loop and wait for its result.

        A call that passes its deadline is cancelled and abandoned: nobody waits for it to notice.

        Args:
            coroutine: What to run.
            timeout_s: The deadline, in seconds of wall time.
            what: The call's name in the message of a fault.

        Raises:
            BrowserFault: The deadline passed, or the thread is closed or stuck.
            RuntimeError: Called from the loop's own thread, where waiting would never end.
        """
        if threading.current_thread() is self._thread:
            coroutine.close()
            raise RuntimeError("BrowserThread.submit() was called from its own thread")
        try:
            self.start()
        except BrowserFault:
            coroutine.close()
            raise
        assert self._loop is not None
        future = asyncio.run_coroutine_threadsafe(self._bounded(coroutine, timeout_s, what), self._loop)
        try:
            return future.result(timeout_s + GRACE_S)
        except concurrent.futures.CancelledError:
            raise BrowserFault(f"{what} was cancelled because the browser thread was closed") from None
        except concurrent.futures.TimeoutError:
            if future.done():
                raise
            raise BrowserFault(f"the browser thread is stuck ({what})") from None
        finally:
            future.cancel()

    def close(self, timeout_s: float = 5.0) -> None:
        """Cancel what still runs and end the thread; idempotent.

        Raises:
            BrowserFault: The thread did not end in time (s of wall time); as a daemon it cannot hold the process up.
        """
        with self._lock:
            already, self._closed = self._closed, True
            loop, thread = self._loop, self._thread
        if already or loop is None or thread is None:
            return
        loop.call_soon_threadsafe(loop.stop)
        thread.join(timeout_s)
        if thread.is_alive():
            raise BrowserFault("the browser thread did not end")

    @staticmethod
    async def _bounded(coroutine: Coroutine[Any, Any, T], timeout_s: float, what: str) -> T:
        task = asyncio.ensure_future(coroutine)
        try:
            done, _ = await asyncio.wait({task}, timeout=timeout_s)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if not done:
            task.cancel()
            task.add_done_callback(_forget)
            raise BrowserFault(f"{what} did not finish within {timeout_s:g} s")
        return task.result()

    @staticmethod
    def _serve(loop: asyncio.AbstractEventLoop) -> None:
        asyncio.set_event_loop(loop)
        try:
            loop.run_forever()
            left = asyncio.all_tasks(loop)
            for task in left:
                task.cancel()
            if left:
                loop.run_until_complete(asyncio.wait(left, timeout=1.0))
            loop.run_until_complete(loop.shutdown_asyncgens())
        finally:
            loop.close()


def _forget(task: asyncio.Future[Any]) -> None:
    """Read an abandoned call's outcome, so that nobody is warned about an exception that was never looked at."""
    if not task.cancelled():
        task.exception()
