"""An isolated browser context that reaches one origin and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, ProxySettings

STEP_MS = 20_000
"""Time-out of a step that has none of its own."""
NOWHERE = "http://127.0.0.1:9"
"""The proxy for everything outside of the origin: the discard port, where nothing answers."""
REFUSED = "ERR_PROXY_CONNECTION_FAILED"
"""What a request that leaves the origin fails with."""


@dataclass(frozen=True)
class PageSettings:
    """What a page may notice of the machine it runs on: always the same, so that runs can be compared."""

    viewport: tuple[int, int] = (1280, 800)
    """Width and height in CSS pixels."""
    timezone: str = "America/New_York"
    locale: str = "en-US"
    color_scheme: Literal["light", "dark"] = "light"
    reduced_motion: Literal["reduce", "no-preference"] = "reduce"


def check_origin(origin: str) -> str:
    """Bring an origin to the form `http://host:port`.

    Raises:
        ValueError: It is no http origin, or has a path.
    """
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError(f"{origin!r} is no origin like http://127.0.0.1:8000")
    return f"{parts.scheme}://{parts.netloc}"


def is_error_page(url: str) -> bool:
    """Whether an address is the browser's own page for what could not be loaded."""
    return url.startswith("chrome-error:")


async def open_context(browser: Browser, origin: str, settings: PageSettings, video: Path | None) -> BrowserContext:
    """Open a fresh context: no cookies, no storage, no cache, no service workers, no downloads, one origin.

    The wall is a proxy: every connection outside of the origin, redirects, WebSockets and workers included, is sent to
    an address where nothing listens. Routes would see no redirects, and turn the browser's cache off: pages with a
    hundred pictures took twice as long.
    """
    width, height = settings.viewport
    proxy: ProxySettings = {"server": NOWHERE, "bypass": urlsplit(origin).netloc}
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        timezone_id=settings.timezone,
        locale=settings.locale,
        color_scheme=settings.color_scheme,
        reduced_motion=settings.reduced_motion,
        service_workers="block",
        accept_downloads=False,
        proxy=proxy,
        record_video_dir=video,
        record_video_size={"width": width, "height": height} if video else None,
    )
    context.set_default_timeout(STEP_MS)
    return context
