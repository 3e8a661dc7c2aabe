"""Starting one browser process, and ending it by force where it does not answer."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import async_playwright

from pytest_sentinel.browser.faults import first_line
from pytest_sentinel.errors import BrowserFault

if TYPE_CHECKING:
    from playwright.async_api import Browser, CDPSession, Playwright

LAUNCH_S = 30.0
FLAGS = (
    *("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
    # Without a proxy for it, WebRTC would be a way around the one origin.
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
)


@dataclass(frozen=True)
class Launched:
    """A running browser with the Playwright that drives it."""

    playwright: Playwright
    browser: Browser
    session: CDPSession
    """Of the browser itself; reports every new tab."""
    pid: int

    async def close(self) -> None:
        """Close the browser, which may be gone already."""
        with contextlib.suppress(PlaywrightError):
            await self.browser.close()

    async def stop(self) -> None:
        """End Playwright's own process, which may be gone already."""
        with contextlib.suppress(PlaywrightError):
            await self.playwright.stop()

    def kill(self) -> None:
        """End the browser's process at once."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


async def launch(path: Path, headed: bool, slow_mo_ms: float) -> Launched:
    """Start a browser.

    Raises:
        BrowserFault: It did not start; the message holds what it said itself.
    """
    async with contextlib.AsyncExitStack() as stack:
        try:
            playwright = await async_playwright().start()
            stack.push_async_callback(playwright.stop)
            browser = await playwright.chromium.launch(
                executable_path=path,
                headless=not headed,
                slow_mo=slow_mo_ms,
                args=[*FLAGS, *_root_flags()],
                timeout=LAUNCH_S * 1000,
            )
            session = await browser.new_browser_cdp_session()
            await session.send("Target.setDiscoverTargets", {"discover": True})
            processes = (await session.send("SystemInfo.getProcessInfo"))["processInfo"]
        except PlaywrightError as error:
            raise BrowserFault(f"{path} did not start: {_own_words(error)}") from error
        stack.pop_all()  # From here on the caller closes what was started.
    pid = next(int(process["id"]) for process in processes if process["type"] == "browser")
    return Launched(playwright, browser, session, pid)


def _own_words(error: PlaywrightError) -> str:
    """What the browser itself said when it did not start, rather than the long command that it was started with."""
    said = re.findall(r"\[err\] (.+)", error.message)
    return "; ".join(said[-5:]) or first_line(error)


def _root_flags() -> tuple[str, ...]:
    """Chromium refuses to run as root with its own sandbox; for anybody else the sandbox stays on."""
    return ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
