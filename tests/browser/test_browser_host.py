from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pytest_sentinel.browser import actions
from pytest_sentinel.browser import page as page_module
from pytest_sentinel.browser.artifacts import BrowserOptions
from pytest_sentinel.browser.find import BrowserPath
from pytest_sentinel.browser.host import BrowserHost
from pytest_sentinel.browser.page import PageDriver
from pytest_sentinel.browser.targets import Named
from pytest_sentinel.errors import BrowserFault, ServerFault
from tests.browser.little_site import Site

pytestmark = pytest.mark.browser


def kill(host: BrowserHost) -> None:
    assert host.pid is not None
    os.kill(host.pid, signal.SIGKILL)


def test_browser_is_started_when_it_is_wanted_and_kept(own_host: BrowserHost, site: Site) -> None:
    assert (own_host.pid, own_host.launches) == (None, 0)
    for _ in range(2):
        own_host.new_page(site.origin).close()
    assert own_host.launches == 1
    assert own_host.connected


def test_killed_browser_is_a_fault_of_the_waiting_call(own_host: BrowserHost, site: Site) -> None:
    page = own_host.new_page(site.origin)
    page.goto(site.put("/shown", "<h1>Here</h1>"))
    threading.Timer(0.3, kill, [own_host]).start()
    with pytest.raises(BrowserFault, match="waiting for a change failed"):
        page.wait_for_change(20)


def test_killed_browser_is_replaced(own_host: BrowserHost, site: Site) -> None:
    page = own_host.new_page(site.origin)
    page.goto(site.put("/shown", "<button>Star</button>"))
    first = own_host.pid
    kill(own_host)
    for call in (page.snapshot, page.text, page.screenshot, lambda: page.click(Named("button", "Star"))):
        with pytest.raises(BrowserFault):
            call()
    assert page.close().files == ()
    own_host.ensure()
    assert own_host.launches == 2
    assert own_host.pid != first
    again = own_host.new_page(site.origin)
    again.goto("/shown")
    assert again.text() == "Star"


def test_stopped_browser_is_replaced_after_the_call_that_noticed(own_host: BrowserHost, site: Site) -> None:
    page = own_host.new_page(site.origin)
    page.goto(site.put("/shown", "<h1>Here</h1>"))
    assert own_host.pid is not None
    os.kill(own_host.pid, signal.SIGSTOP)
    page.close()
    own_host.ensure()
    assert own_host.launches == 2
    own_host.new_page(site.origin).goto("/shown")


def test_crashed_page_is_a_fault_and_the_browser_goes_on(own_host: BrowserHost, site: Site) -> None:
    page = own_host.new_page(site.origin)
    page.goto(site.put("/shown", "<h1>Here</h1>"))
    with pytest.raises(Exception, match="ERR_ABORTED|crashed"):
        page.run(lambda raw: raw.goto("chrome://crash"))
    with pytest.raises(BrowserFault, match="crashed"):
        page.text()
    page.close()
    fresh = own_host.new_page(site.origin)
    fresh.goto("/shown")
    assert (fresh.text(), own_host.launches) == ("Here", 1)


HANG = (
    "<button onclick='setTimeout(() => { for (;;); })'>Hang</button><button onclick='for (;;);'>Hang at once</button>"
)


def test_hanging_page_is_a_fault_within_the_deadline_and_can_be_closed(
    own_host: BrowserHost, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "READ_S", 2.0)
    page = own_host.new_page(site.origin)
    page.goto(site.put("/shown", HANG))
    page.run(lambda raw: raw.evaluate("() => { setTimeout(() => { for (;;); }, 10) }"))
    time.sleep(0.2)
    with pytest.raises(BrowserFault, match=r"reading the page did not finish within 2 s"):
        page.text()
    assert page.close().warnings == ()
    fresh = own_host.new_page(site.origin)
    fresh.goto(site.put("/next", "<h1>Next</h1>"))
    assert (fresh.text(), own_host.launches) == ("Next", 1)


def test_click_that_hangs_the_page_is_our_fault_not_the_agents(
    own_host: BrowserHost, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "ACTION_MS", 1000)
    page = own_host.new_page(site.origin)
    page.goto(site.put("/shown", HANG))
    with pytest.raises(BrowserFault, match="the page hangs"):
        page.click(Named("button", "Hang at once"))


def test_dead_server_is_a_fault_of_the_server(host: BrowserHost) -> None:
    site = Site().start()
    page = host.new_page(site.origin)
    site.stop()
    with pytest.raises(ServerFault, match="ERR_CONNECTION_REFUSED"):
        page.goto("/")
    page.close()


def test_closed_page_is_a_fault(host: BrowserHost, site: Site) -> None:
    page = host.new_page(site.origin)
    assert page.close() is page.close()
    with pytest.raises(BrowserFault, match="the page was closed"):
        page.text()


def test_eight_pages_work_at_once_from_eight_threads(host: BrowserHost, site: Site) -> None:
    site.put("/shown", "<input aria-label=Name oninput='o.textContent = value'><output id=o></output>")

    def work(number: int) -> str:
        page = host.new_page(site.origin)
        page.goto("/shown")
        for step in range(3):
            page.type(Named("textbox", "Name"), f"{number}-{step}")
        text = page.text()
        page.close()
        return text

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(work, range(8))) == [f"{number}-2" for number in range(8)]


def test_browser_that_does_not_start_is_a_fault(tmp_path: Path) -> None:
    broken = tmp_path / "browser"
    broken.write_text("#!/bin/sh\necho no display >&2\nexit 1\n")
    broken.chmod(0o755)
    host = BrowserHost(BrowserPath(broken, "option"))
    with pytest.raises(BrowserFault, match="did not start") as fault:
        host.ensure()
    assert "no display" in str(fault.value)
    host.close()


def test_close_ends_the_browser_and_is_idempotent(site: Site) -> None:
    host = BrowserHost()
    page = host.new_page(site.origin)
    pid = host.pid
    assert pid is not None
    host.close()
    host.close()
    assert not Path(f"/proc/{pid}/exe").exists()
    with pytest.raises(BrowserFault):
        page.text()
    with pytest.raises(BrowserFault, match="closed"):
        host.ensure()


def test_killed_process_leaves_no_browser_behind(site: Site) -> None:
    code = (
        "import time\nfrom pytest_sentinel.browser.host import BrowserHost\nhost = BrowserHost()\n"
        f"page = host.new_page({site.origin!r})\nprint(host.pid, flush=True)\ntime.sleep(60)"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    pid = int(process.stdout.readline())
    process.kill()
    process.wait()
    process.stdout.close()
    deadline = time.monotonic() + 15
    while Path(f"/proc/{pid}/exe").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not Path(f"/proc/{pid}/exe").exists()


SYNCHRONOUS = """
from playwright.sync_api import sync_playwright
from pytest_sentinel.browser.find import find_browser
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=find_browser().path, args=["--no-sandbox"])
    theirs = browser.new_page()
    {use}
    theirs.goto({origin!r} + "/shown")
    assert theirs.inner_text("body") == "Here"
    browser.close()
"""
ASYNCHRONOUS = """
import asyncio
async def theirs():
    {use}
asyncio.run(theirs())
"""
USE = (
    "from pytest_sentinel.browser.host import BrowserHost; host = BrowserHost(); page = host.new_page({origin!r}); "
    "page.goto('/shown'); assert page.text() == 'Here'; host.close()"
)


@pytest.mark.parametrize("suite", [SYNCHRONOUS, ASYNCHRONOUS], ids=["synchronous Playwright", "asyncio"])
def test_browser_works_inside_a_suite_that_uses(site: Site, suite: str) -> None:
    site.put("/shown", "<h1>Here</h1>")
    code = suite.format(use=USE.format(origin=site.origin), origin=site.origin)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A display without a screen."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("needs Xvfb")
    reading, writing = os.pipe()
    process = subprocess.Popen([server, "-displayfd", str(writing), "-nolisten", "tcp"], pass_fds=[writing], stderr=-3)
    os.close(writing)
    with os.fdopen(reading) as told:
        monkeypatch.setenv("DISPLAY", f":{told.readline().strip()}")
    yield
    process.terminate()
    process.wait()


def test_headed_browser_shows_a_window(display: None, site: Site) -> None:
    if not any(shutil.which(name) for name in ("chromium", "google-chrome")):
        pytest.skip("needs a browser with a window")
    host = BrowserHost(options=BrowserOptions(headed=True))
    page: PageDriver = host.new_page(site.origin)
    page.goto(site.put("/shown", "<button onclick='o.textContent = 1'>Star</button><output id=o></output>"))
    page.click(Named("button", "Star"))
    assert page.text().endswith("1")
    assert "Headless" not in page.run(lambda raw: raw.evaluate("navigator.userAgent"))
    host.close()


def test_slow_motion_slows_actions_down(site: Site) -> None:
    host = BrowserHost(options=BrowserOptions(slow_mo_ms=300))
    page = host.new_page(site.origin)
    page.goto(site.put("/shown", "<button>Star</button>"))
    began = time.monotonic()
    page.click(Named("button", "Star"))
    assert time.monotonic() - began > 0.3
    host.close()
