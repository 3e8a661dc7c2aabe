"""A real app behind a real page, in a thread of its own: synchronous Playwright never meets an asyncio test."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from environments._kit.environment import Environment
from pytest_sentinel.browser.find import find_browser
from pytest_sentinel.browser.launch import FLAGS
from pytest_sentinel.environment import TimelineEvent

FOLLOW_MS = 60_000
"""How long a page may take on a busy machine; none takes it on an idle one."""
FOLLOWED = "wanted => Number(document.documentElement.dataset.revision ?? -1) >= wanted"
expect.set_options(timeout=FOLLOW_MS)


class Messages:
    """Where the contact page would deliver."""

    max_chars = 500

    def opened(self) -> None:
        """Somebody looks at the contact page."""

    def send(self, message: str) -> None:
        raise AssertionError(f"no message was expected: {message}")


class AppPage:
    """One app, its database, its clock and a page that shows it."""

    def __init__(self, environment: Environment, page: Page, preload: dict[str, Any]) -> None:
        self.environment = environment
        self.page = page
        self.now_s = 0.0
        self.world = environment.load_world()
        self.database = environment.database(self.world, preload)
        self.server = environment.server(self.database, self.world, lambda: self.now_s, Messages())
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def visit(self, path: str) -> None:
        self.page.goto(self.server.url + path)
        self.follow()

    def follow(self) -> None:
        """Wait until the page shows the database's newest revision."""
        self.page.wait_for_function(FOLLOWED, arg=self.database.revision, timeout=FOLLOW_MS)

    def happen(self, kind: str, at_s: float, **fields: Any) -> None:
        """Let the timeline do something, and the page follow."""
        self.commit(kind, at_s, **fields)
        self.follow()

    def commit(self, kind: str, at_s: float, **fields: Any) -> None:
        """Let the timeline do something, and do not wait for the page."""
        self.now_s = at_s
        event = self.environment.events[kind](**fields)
        assert isinstance(event, TimelineEvent)
        assert event.apply(self.database, self.world, at_s) is None

    def click(self, role: Any, name: str, *, exact: bool = False) -> None:
        self.get(role, name, exact=exact).click()
        self.follow()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.follow()

    def get(self, role: Any, name: str, *, exact: bool = False) -> Locator:
        return self.page.get_by_role(role, name=name, exact=exact)

    def one(self, sql: str, **parameters: Any) -> Any:
        """The first column of the first row."""
        rows = self.database.query(sql, parameters)
        return rows[0][0] if rows else None

    def actions(self) -> list[tuple[str, str]]:
        """What the user did, in order: kind and target."""
        return [(kind, target) for kind, target in self.database.query("SELECT kind, target FROM actions ORDER BY id")]


class BrowserThread:
    """Runs synchronous Playwright in one thread that nothing else uses."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1)
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def run(self, environment: Environment, preload: dict[str, Any], flow: Callable[[AppPage], None]) -> None:
        """Play a flow on a fresh app and page; whatever it raises is raised here."""
        self._pool.submit(self._play, environment, preload, flow).result()

    def show(self, flow: Callable[[Page], None], *, width: int = 1280, **context: Any) -> None:
        """Play a flow on a page of its own, where no app is; a fault of the page's program is raised here.

        Args:
            flow: Gets the empty page.
            width: Of the window, pixels.
            context: More for Playwright's context, such as `color_scheme`.
        """
        self._pool.submit(self._show, flow, width, context).result()

    def close(self) -> None:
        self._pool.submit(self._end).result()
        self._pool.shutdown()

    def _play(self, environment: Environment, preload: dict[str, Any], flow: Callable[[AppPage], None]) -> None:
        with self._page() as page:
            app = AppPage(environment, page, preload)
            app.server.start()
            try:
                flow(app)
                assert app.faults == []
                assert app.server.failures == []
            finally:
                app.server.stop()
                app.database.close()

    def _show(self, flow: Callable[[Page], None], width: int, context: dict[str, Any]) -> None:
        faults: list[str] = []

        def hear(said: ConsoleMessage) -> None:
            if said.type == "error":
                faults.append(said.text)

        with self._page(width, **context) as page:
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("console", hear)
            flow(page)
        assert faults == []

    @contextlib.contextmanager
    def _page(self, width: int = 1280, **more: Any) -> Iterator[Page]:
        window: ViewportSize = {"width": width, "height": 800}
        context = self._started().new_context(viewport=window, service_workers="block", **more)
        try:
            yield context.new_page()
        finally:
            context.close()

    def _started(self) -> Browser:
        if self._browser is None:
            self._playwright = sync_playwright().start()
            path = find_browser().path
            args = [*FLAGS, *([] if os.getuid() else ["--no-sandbox"])]
            self._browser = self._playwright.chromium.launch(executable_path=path, args=args)
        return self._browser

    def _end(self) -> None:
        if self._browser is not None and self._playwright is not None:
            self._browser.close()
            self._playwright.stop()
