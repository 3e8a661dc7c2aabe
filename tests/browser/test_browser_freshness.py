from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest

from pytest_sentinel.browser import freshness
from pytest_sentinel.browser.freshness import Synced
from pytest_sentinel.browser.page import PageDriver
from pytest_sentinel.browser.targets import Named
from pytest_sentinel.errors import BrowserFault
from tests.browser.little_site import Site

pytestmark = pytest.mark.browser
LONG_S = 40
"""A time-out that nothing here needs, s of wall time: what ends before it was woken up."""

Show = Callable[[str], PageDriver]


def later(seconds: float, action: Callable[[], object]) -> threading.Timer:
    timer = threading.Timer(seconds, action)
    timer.start()
    return timer


def test_sync_waits_until_the_page_has_followed(driver: PageDriver, site: Site) -> None:
    driver.goto("/")
    wanted = site.commit()
    synced = driver.sync(wanted)
    assert (synced.revision, synced.reloaded) == (wanted, False)
    assert f"Revision {wanted}" in driver.text()


def test_goto_waits_for_the_first_picture_of_a_slow_app(driver: PageDriver, site: Site) -> None:
    site.put("/app.js", "setTimeout(() => { document.documentElement.dataset.revision = 1 }, 700)", "text/javascript")
    driver.goto("/")
    assert driver.sync(1, timeout_s=0.2).revision == 1


def test_sync_with_an_older_revision_returns_at_once(driver: PageDriver, site: Site) -> None:
    driver.goto("/")
    site.commit()
    driver.sync(2)
    assert driver.sync(1).revision == 2


def test_sync_waits_while_the_page_has_no_revision(driver: PageDriver, site: Site) -> None:
    driver.goto("/")
    driver.sync(1)
    driver.run(lambda raw: raw.evaluate("() => { delete document.documentElement.dataset.revision }"), 5)
    later(0.3, site.commit)
    assert driver.sync(1).revision == 2


def test_page_that_does_not_follow_is_reloaded_once(driver: PageDriver, site: Site) -> None:
    driver.goto("/")
    driver.sync(1)
    driver.type(Named("textbox", "Draft"), "gone after this")
    driver.run(lambda raw: raw.evaluate("window.deaf = true"))
    wanted = site.commit()
    assert driver.sync(wanted, timeout_s=0.4) == Synced(revision=wanted, reloaded=True, lost_input=True)
    assert driver.run(lambda raw: raw.locator("input").input_value()) == ""
    assert driver.sync(wanted) == Synced(revision=wanted, reloaded=False)
    assert driver.take_notes() == ("The page was loaded again; text that was typed but not sent is gone.",)


def test_page_that_is_loaded_again_before_anything_was_entered_loses_nothing(driver: PageDriver, site: Site) -> None:
    driver.goto("/")
    driver.sync(1)
    driver.run(lambda raw: raw.evaluate("window.deaf = true"))
    wanted = site.commit()
    assert driver.sync(wanted, timeout_s=0.4) == Synced(revision=wanted, reloaded=True)


def test_page_that_never_follows_is_a_fault(driver: PageDriver, site: Site) -> None:
    driver.goto("/")
    driver.sync(1)
    with pytest.raises(BrowserFault, match="stayed at revision 1 while the app is at 7, also after a reload"):
        driver.sync(7, timeout_s=0.3)


def test_page_whose_script_fails_is_a_fault(driver: PageDriver, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freshness, "START_S", 0.5)
    site.put("/app.js", "throw new Error('broken')", "text/javascript")
    driver.goto("/")
    with pytest.raises(BrowserFault, match="stayed at revision None"):
        driver.sync(1, timeout_s=0.3)


@pytest.mark.parametrize("path", ["/picture.svg", "/form", "/missing"])
def test_page_that_runs_no_app_is_current_when_loaded(driver: PageDriver, site: Site, path: str) -> None:
    site.put("/form", "<form><label>Message <textarea></textarea></label></form>")
    driver.goto(path)
    assert driver.sync(99).revision is None


def test_sync_survives_a_document_that_is_loaded_meanwhile(driver: PageDriver, site: Site) -> None:
    driver.goto("/")
    driver.sync(1)
    driver.run(lambda raw: raw.evaluate("setTimeout(() => location.reload(), 200)"))
    later(0.6, site.commit)
    assert driver.sync(2).revision == 2


def test_sync_of_a_hanging_page_is_a_fault_within_the_deadline(driver: PageDriver, site: Site) -> None:
    driver.goto("/")
    driver.sync(1)
    driver.run(lambda raw: raw.evaluate("() => { setTimeout(() => { for (;;); }, 1) }"))
    with pytest.raises(BrowserFault, match=r"the page hangs: no answer within 0\.5 s"):
        driver.sync(2, timeout_s=0.5)


def test_change_is_waited_for(show: Show) -> None:
    page = show("<p id=p>a</p>")
    page.run(lambda raw: raw.evaluate("() => { setTimeout(() => { p.firstChild.data = 'b' }, 300) }"))
    began = time.monotonic()
    assert page.wait_for_change(10)
    assert time.monotonic() - began > 0.1
    assert page.text() == "b"


def test_wait_without_a_change_ends_at_its_time_out(show: Show) -> None:
    page = show("<p>a</p>")
    began = time.monotonic()
    assert not page.wait_for_change(0.3)
    assert time.monotonic() - began >= 0.3


def test_change_between_two_waits_is_not_missed(show: Show) -> None:
    page = show("<p id=p>a</p>")
    mark = page.change_count()
    page.run(lambda raw: raw.evaluate("p.firstChild.data = 'b'"))
    began = time.monotonic()
    assert page.wait_for_change(LONG_S, since=mark)
    assert time.monotonic() - began < LONG_S


def test_revision_alone_is_no_change(driver: PageDriver, site: Site) -> None:
    driver.goto("/")
    driver.sync(1)
    mark = driver.change_count()
    driver.run(lambda raw: raw.evaluate("document.documentElement.dataset.revision = 5"))
    assert not driver.wait_for_change(0.2, since=mark)


def test_new_document_is_a_change(show: Show, site: Site) -> None:
    site.put("/next", "<h1>Next</h1>")
    page = show("<p>a</p>")
    mark = page.change_count()
    page.run(lambda raw: raw.evaluate("() => { setTimeout(() => { location.href = '/next' }, 200) }"))
    assert page.wait_for_change(10, since=mark)


def test_close_ends_a_wait_of_another_thread(show: Show) -> None:
    page = show("<p>a</p>")
    later(0.3, page.close)
    began = time.monotonic()
    with pytest.raises(BrowserFault, match="waiting for a change failed"):
        page.wait_for_change(LONG_S)
    assert time.monotonic() - began < LONG_S
