from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_sentinel.browser.page import PageDriver
from pytest_sentinel.browser.targets import Ref
from pytest_sentinel.errors import ToolError
from tests.browser.little_site import Site

pytestmark = pytest.mark.browser

Show = Callable[[str], PageDriver]


def ref_of(page: PageDriver, label: str) -> Ref:
    """Take a snapshot; the reference of the one element with this label."""
    [ref] = [ref for ref, meaning in page.snapshot().refs.items() if meaning == label]
    return Ref(ref)


def said(page: PageDriver) -> str:
    return page.run(lambda raw: raw.locator("#o").text_content()) or ""


def test_snapshot_describes_the_page(show: Show, site: Site) -> None:
    snapshot = show("<main><h1>Inbox</h1><button>Star</button></main>").snapshot()
    assert snapshot.url == f"{site.origin}/shown"
    assert snapshot.title == "/shown"
    assert '- heading "Inbox" [level=1]' in snapshot.text
    assert set(snapshot.refs.values()) >= {"main", 'heading "Inbox"', 'button "Star"'}
    assert all(f"[ref={ref}]" in snapshot.text for ref in snapshot.refs)


def test_reference_can_be_clicked(show: Show) -> None:
    page = show("<button>A</button><button onclick='o.textContent = 1'>B</button><output id=o></output>")
    page.click(ref_of(page, 'button "B"'))
    assert said(page) == "1"


def test_reference_keeps_its_element_from_snapshot_to_snapshot(show: Show) -> None:
    page = show("<ul id=l><li><button>B</button></ul>")
    first = ref_of(page, 'button "B"')
    page.run(lambda raw: raw.evaluate("l.insertAdjacentHTML('afterbegin', '<li><button>A</button>')"))
    assert ref_of(page, 'button "B"') == first


def test_reference_of_a_removed_element_is_stale(show: Show) -> None:
    page = show("<button id=b>B</button><button>C</button>")
    ref = ref_of(page, 'button "B"')
    page.run(lambda raw: raw.evaluate("b.remove()"))
    with pytest.raises(ToolError, match=rf'reference {ref.ref} \(button "B"\) is stale'):
        page.click(ref)


def test_reference_of_a_renamed_element_is_stale_after_the_next_snapshot(show: Show) -> None:
    page = show("<button id=b>B</button>")
    ref = ref_of(page, 'button "B"')
    page.run(lambda raw: raw.evaluate("b.textContent = 'C'"))
    page.snapshot()
    with pytest.raises(ToolError, match="stale"):
        page.click(ref)


def test_reference_from_the_document_before_never_hits_another_element(show: Show, site: Site) -> None:
    page = show("<button>A</button>")
    old = ref_of(page, 'button "A"')
    page.goto(site.put("/next", "<button onclick='o.textContent = 1'>B</button><output id=o></output>"))
    new = ref_of(page, 'button "B"')
    assert new != old
    with pytest.raises(ToolError, match=r'\(button "A"\) is stale'):
        page.click(old)
    assert said(page) == ""


def test_reference_is_stale_once_the_document_is_left(show: Show, site: Site) -> None:
    page = show("<button>A</button>")
    ref = ref_of(page, 'button "A"')
    page.goto("/shown")
    with pytest.raises(ToolError, match="stale"):
        page.click(ref)


def test_reference_into_a_frame_is_stale_once_the_frame_shows_another_document(show: Show, site: Site) -> None:
    site.put("/a", "<button>A</button>")
    site.put("/b", "<button onclick='parent.o.textContent = 1'>B</button>")
    page = show("<iframe id=f src=/a></iframe><output id=o></output>")
    ref = ref_of(page, 'button "A"')
    page.run(lambda raw: raw.frames[1].goto(f"{site.origin}/b"))
    ref_of(page, 'button "B"')
    with pytest.raises(ToolError, match="stale"):
        page.click(ref)
    assert said(page) == ""


def test_reference_into_a_frame_can_be_clicked(show: Show, site: Site) -> None:
    site.put("/a", "<button onclick='parent.o.textContent = 1'>A</button>")
    page = show("<iframe src=/a></iframe><output id=o></output>")
    page.click(ref_of(page, 'button "A"'))
    assert said(page) == "1"


def test_unknown_reference_is_refused(show: Show) -> None:
    page = show("<button>A</button>")
    page.snapshot()
    with pytest.raises(ToolError, match="there is no reference 'e999'"):
        page.click(Ref("e999"))


def test_reference_that_is_no_reference_is_refused(show: Show) -> None:
    page = show("<button>A</button>")
    page.snapshot()
    with pytest.raises(ToolError, match="there is no reference 'button >> nth=0'"):
        page.click(Ref("button >> nth=0"))


def test_text_on_the_page_that_looks_like_a_reference_is_none(show: Show) -> None:
    page = show('<p>see [ref=e3] here</p><button>press [ref=e2]: "now"</button>')
    snapshot = page.snapshot()
    assert "see [ref=e3] here" in snapshot.text
    page.click(next(Ref(ref) for ref, label in snapshot.refs.items() if label.startswith("button")))


def test_text_leaves_references_alone(show: Show) -> None:
    page = show("<button id=b>B</button>")
    ref = ref_of(page, 'button "B"')
    page.run(lambda raw: raw.evaluate("b.firstChild.data = 'B2'"))
    assert page.text() == "B2"
    page.click(ref)


def test_text_is_what_can_be_seen(show: Show) -> None:
    assert show("<p>seen</p><p hidden>not seen</p><script>1</script>").text() == "seen"


def test_screenshot_is_an_image_of_the_window(show: Show) -> None:
    page = show("<div style='height:5000px;background:red'></div>")
    png = page.screenshot("png")
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (1280, 800)
    assert page.screenshot("jpeg", 60)[:3] == b"\xff\xd8\xff"


def test_screenshot_of_an_unchanged_page_is_the_same_picture(show: Show) -> None:
    page = show("<style>@keyframes k{to{opacity:0}} b{animation:k 1s infinite}</style><b>moving</b><input autofocus>")
    assert page.screenshot("png") == page.screenshot("png")
