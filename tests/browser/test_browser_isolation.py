from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from pytest_sentinel.browser.host import BrowserHost
from pytest_sentinel.browser.page import PageDriver
from pytest_sentinel.browser.targets import Named
from pytest_sentinel.errors import ToolError
from tests.browser.little_site import Site

pytestmark = pytest.mark.browser

Show = Callable[[str], PageDriver]


@pytest.fixture
def other() -> Iterator[Site]:
    """Another app, on another port of the same machine."""
    other = Site().start()
    other.put("/secret", "<h1>Secret</h1>")
    yield other
    other.stop()


def script(page: PageDriver, code: str, argument: object = None) -> object:
    return page.run(lambda raw: raw.evaluate(code, argument))


def test_pages_share_no_cookies_and_no_storage(host: BrowserHost, site: Site) -> None:
    first, second = host.new_page(site.origin), host.new_page(site.origin)
    for page in (first, second):
        page.goto(site.put("/shown", ""))
    write = """() => new Promise(done => {
        document.cookie = 'a=1'; localStorage.a = 1; sessionStorage.a = 1; indexedDB.open('a').onsuccess = () => done(1)
    })"""
    script(first, write)
    read = """async () => [document.cookie, localStorage.length, sessionStorage.length,
        (await indexedDB.databases()).length]"""
    assert script(first, read) == ["a=1", 1, 1, 1]
    assert script(second, read) == ["", 0, 0, 0]
    first.close()
    second.close()


@pytest.mark.parametrize(
    "request_it",
    [
        "url => fetch(url, {mode: 'no-cors'}).then(() => 'reached', () => 'refused')",
        "url => new Promise(r => { const i = new Image(); i.onload = i.onerror = () => r('refused'); i.src = url })",
        """url => new Promise(r => { const s = new WebSocket(url.replace('http', 'ws'));
            s.onopen = () => r('reached'); s.onerror = () => r('refused') })""",
        """url => new Promise(r => { const s = new EventSource(url);
            s.onopen = () => r('reached'); s.onerror = () => r('refused') })""",
        """url => new Promise(r => { const f = document.createElement('iframe');
            f.src = url; document.body.append(f); setTimeout(() => r('refused'), 500) })""",
        """url => new Promise(r => { const code = `fetch("${url}", {mode: "no-cors"})
                .then(() => postMessage("reached"), () => postMessage("refused"))`;
            const w = new Worker(URL.createObjectURL(new Blob([code]))); w.onmessage = e => r(e.data) })""",
        "url => { navigator.sendBeacon(url); return new Promise(r => setTimeout(() => r('refused'), 500)) }",
    ],
    ids=["fetch", "image", "websocket", "event source", "frame", "worker", "beacon"],
)
def test_request_to_another_port_is_refused(show: Show, other: Site, request_it: str) -> None:
    assert script(show(""), request_it, f"{other.origin}/secret") == "refused"
    assert other.hits == []


def test_request_to_another_name_of_the_machine_is_refused(show: Show, site: Site) -> None:
    page = show("")
    hits = len(site.hits)
    code = "url => fetch(url, {mode: 'no-cors'}).then(() => 'reached', () => 'refused')"
    assert script(page, code, f"http://localhost:{site.server_port}/") == "refused"
    assert len(site.hits) == hits


def test_redirect_to_another_origin_is_refused(show: Show, site: Site, other: Site) -> None:
    site.redirects["/away"] = f"{other.origin}/secret"
    code = "() => fetch('/away', {mode: 'no-cors'}).then(() => 'reached', () => 'refused')"
    assert script(show(""), code) == "refused"
    assert other.hits == []


@pytest.mark.parametrize(
    "address",
    [
        "file:" + "//" + "/etc/hostname",
        "view-source:http://127.0.0.1/",
        "data:text/html,<h1>x</h1>",
        "javascript:alert(1)",
        "about:blank",
        "chrome://version",
        "//127.0.0.1:9/x",
        "https://example.com/",
        "",
    ],
)
def test_goto_outside_is_refused_before_anything_is_asked(show: Show, site: Site, address: str) -> None:
    page = show("<h1>Here</h1>")
    with pytest.raises(ToolError, match="lies outside of this app"):
        page.goto(address)
    assert page.text() == "Here"


def test_goto_another_port_is_refused(show: Show, other: Site) -> None:
    with pytest.raises(ToolError, match="lies outside of this app"):
        show("<h1>Here</h1>").goto(f"{other.origin}/secret")
    assert other.hits == []


def test_goto_where_the_app_redirects_outside_is_refused(show: Show, site: Site, other: Site) -> None:
    site.redirects["/away"] = f"{other.origin}/secret"
    page = show("<h1>Here</h1>")
    with pytest.raises(ToolError, match="lies outside of this app and was not opened"):
        page.goto("/away")
    assert (page.text(), page.url, other.hits) == ("Here", f"{site.origin}/shown", [])


@pytest.mark.parametrize("redirected", [False, True], ids=["straight", "by the app"])
def test_link_outside_is_refused_and_the_page_stays(show: Show, site: Site, other: Site, redirected: bool) -> None:
    site.redirects["/away"] = f"{other.origin}/secret"
    page = show(f"<h1>Here</h1><a href={'/away' if redirected else other.origin + '/secret'}>Away</a>")
    for _ in range(3):
        with pytest.raises(ToolError, match="lies outside of this app and was not opened"):
            page.click(Named("link", "Away"))
        assert (page.text(), page.url) == ("Here\nAway", f"{site.origin}/shown")
    assert other.hits == []


def test_frame_to_another_origin_stays_empty_and_the_page_in_place(show: Show, site: Site, other: Site) -> None:
    page = show(f"<h1>Here</h1><button onclick='f.src = \"{other.origin}/secret\"'>Load</button><iframe id=f></iframe>")
    page.click(Named("button", "Load"))
    assert page.url == f"{site.origin}/shown"
    assert other.hits == []


@pytest.mark.parametrize("rel", ["opener", "noopener"])
def test_tab_to_another_origin_is_not_followed(show: Show, other: Site, rel: str) -> None:
    page = show(f"<h1>Here</h1><a target=_blank rel={rel} href={other.origin}/secret>Away</a>")
    page.click(Named("link", "Away"))
    assert page.take_notes() == (f"{other.origin}/secret lies outside of this app and was not opened.",)
    assert page.text().startswith("Here")
    assert other.hits == []


def test_link_to_a_file_opens_nothing(show: Show) -> None:
    page = show(f"<h1>Here</h1><a href={'file:' + '//'}/etc/hostname>File</a>")
    page.click(Named("link", "File"))
    assert page.text().startswith("Here")


def test_page_cannot_read_files(show: Show) -> None:
    page = show("<h1>Here</h1>")
    refused = "() => fetch('file:' + '//' + '/etc/hostname').then(() => 'reached', () => 'refused')"
    assert script(page, refused) == "refused"


def test_service_worker_is_blocked(show: Show, site: Site) -> None:
    site.put("/worker.js", "self.onfetch = () => {}", "text/javascript")
    page = show("")
    page.run(lambda raw: raw.evaluate("() => { void navigator.serviceWorker.register('/worker.js') }"))
    counted = "() => navigator.serviceWorker.getRegistrations().then(all => all.length)"
    assert script(page, counted) == 0
    assert "/worker.js" not in site.hits


def test_page_sees_the_same_world_on_every_machine(show: Show) -> None:
    seen = script(
        show(""),
        """() => [Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language, innerWidth, innerHeight,
            matchMedia('(prefers-color-scheme: light)').matches, matchMedia('(prefers-reduced-motion)').matches,
            devicePixelRatio]""",
    )
    assert seen == ["America/New_York", "en-US", 1280, 800, True, True, 1]


@pytest.mark.parametrize("origin", ["127.0.0.1:80", "ftp://127.0.0.1", "http://127.0.0.1:80/path", ""])
def test_what_is_no_origin_is_refused(host: BrowserHost, origin: str) -> None:
    with pytest.raises(ValueError, match="is no origin"):
        host.new_page(origin)
