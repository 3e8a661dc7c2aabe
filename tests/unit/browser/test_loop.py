from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator

import pytest

from pytest_sentinel.browser import loop
from pytest_sentinel.browser.loop import BrowserThread
from pytest_sentinel.errors import BrowserFault


@pytest.fixture
def thread() -> Iterator[BrowserThread]:
    thread = BrowserThread()
    yield thread
    thread.close()


async def value(result: int, after_s: float = 0.0) -> int:
    await asyncio.sleep(after_s)
    return result


async def failing() -> None:
    raise KeyError("mine")


def test_submit_returns_the_result(thread: BrowserThread) -> None:
    assert thread.submit(value(7), 5) == 7
    assert thread.alive


def test_submit_raises_what_the_coroutine_raised(thread: BrowserThread) -> None:
    with pytest.raises(KeyError, match="mine"):
        thread.submit(failing(), 5)


def test_call_past_its_deadline_is_cancelled_and_a_fault(thread: BrowserThread) -> None:
    cancelled = threading.Event()

    async def endless() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            cancelled.set()
            raise

    with pytest.raises(BrowserFault, match=r"reading did not finish within 0\.05 s"):
        thread.submit(endless(), 0.05, "reading")
    assert cancelled.wait(2)
    assert thread.submit(value(1), 5) == 1


def test_call_that_ignores_its_cancellation_is_abandoned(thread: BrowserThread) -> None:
    ended = threading.Event()

    async def stubborn() -> None:
        for _ in range(2):
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                continue
        ended.set()

    with pytest.raises(BrowserFault, match="did not finish"):
        thread.submit(stubborn(), 0.05)
    assert not ended.is_set()
    assert thread.submit(value(1), 5) == 1


def test_blocked_loop_is_a_fault(thread: BrowserThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "GRACE_S", 0.1)

    async def blocking() -> None:
        time.sleep(0.6)

    with pytest.raises(BrowserFault, match="the browser thread is stuck"):
        thread.submit(blocking(), 0.1)


def test_calls_of_several_threads_run_at_once(thread: BrowserThread) -> None:
    async def meet() -> None:
        present.append(1)
        if len(present) == 10:
            complete.set()
        await complete.wait()

    present: list[int] = []
    complete = asyncio.Event()
    thread.start()
    callers = [threading.Thread(target=lambda: thread.submit(meet(), 30)) for _ in range(10)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert complete.is_set()


def test_submit_from_its_own_thread_is_refused(thread: BrowserThread) -> None:
    async def inner() -> None:
        thread.submit(value(1), 5)

    with pytest.raises(RuntimeError, match="from its own thread"):
        thread.submit(inner(), 5)


def test_close_ends_waiting_calls_and_the_thread() -> None:
    thread = BrowserThread()
    thread.start()
    threading.Timer(0.1, thread.close).start()
    with pytest.raises(BrowserFault, match="waiting was cancelled because the browser thread was closed"):
        thread.submit(value(1, after_s=60), 70, "waiting")
    thread.close()
    assert not thread.alive


def test_submit_after_close_is_a_fault(recwarn: pytest.WarningsRecorder) -> None:
    thread = BrowserThread()
    thread.close()
    with pytest.raises(BrowserFault, match="was closed"):
        thread.submit(value(1), 5)
    assert not recwarn


def test_loop_runs_beside_an_event_loop_of_the_caller(thread: BrowserThread) -> None:
    async def caller() -> int:
        return await asyncio.to_thread(thread.submit, value(3), 5)

    assert asyncio.run(caller()) == 3
