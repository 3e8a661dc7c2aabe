from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from pytest_sentinel.browser.host import BrowserHost
from pytest_sentinel.browser.page import PageDriver
from tests.browser.app_page import BrowserThread
from tests.browser.little_site import Site


@pytest.fixture(scope="session")
def host() -> Iterator[BrowserHost]:
    """One warm browser for all tests; those that break a browser start their own."""
    host = BrowserHost()
    yield host
    host.close()


@pytest.fixture
def own_host() -> Iterator[BrowserHost]:
    """A browser that a test may break."""
    host = BrowserHost()
    yield host
    host.close()


@pytest.fixture
def site() -> Iterator[Site]:
    site = Site().start()
    yield site
    site.stop()


@pytest.fixture
def driver(host: BrowserHost, site: Site) -> Iterator[PageDriver]:
    page = host.new_page(site.origin)
    yield page
    page.close()


@pytest.fixture
def show(driver: PageDriver, site: Site) -> Callable[[str], PageDriver]:
    """Show a fragment of HTML."""

    def show(html: str) -> PageDriver:
        driver.goto(site.put("/shown", html))
        return driver

    return show


@pytest.fixture(scope="session")
def browser_thread() -> Iterator[BrowserThread]:
    """A browser for tests that play an app's flows by synchronous Playwright."""
    thread = BrowserThread()
    yield thread
    thread.close()
