from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from pytest_sentinel.browser import actions
from pytest_sentinel.browser.page import PageDriver
from pytest_sentinel.browser.targets import Named
from pytest_sentinel.errors import ToolError
from tests.browser import little_site
from tests.browser.little_site import Site

pytestmark = pytest.mark.browser

Show = Callable[[str], PageDriver]
OUTPUT = "<output id=o></output>"


def said(page: PageDriver) -> str:
    return page.run(lambda raw: raw.locator("#o").text_content()) or ""


def test_click_runs_the_buttons_action(show: Show) -> None:
    page = show(f"<button onclick='o.textContent += 1'>Star</button>{OUTPUT}")
    page.click(Named("button", "Star"))
    assert said(page) == "1"


def test_click_on_a_link_arrives_at_the_loaded_page(show: Show, site: Site) -> None:
    site.put("/next", "<h1>Next</h1>")
    page = show("<a href=/next>On</a>")
    page.click(Named("link", "On"))
    assert page.url == f"{site.origin}/next"
    assert page.text() == "Next"


def test_unknown_name_is_refused_with_the_closest_ones(show: Show) -> None:
    page = show("<button>Archive</button><button>Delete</button>")
    with pytest.raises(ToolError, match='there is no button "Archiv it"; closest: "Archive"; others: "Delete"$'):
        page.click(Named("button", "Archiv it"))


def test_name_without_a_close_one_is_refused_with_those_available(show: Show) -> None:
    page = show("<button>Archive</button><button aria-label='Throw away'>x</button>")
    with pytest.raises(ToolError, match='available: "Archive", "Throw away"'):
        page.click(Named("button", "Qqq"))


def test_role_that_is_not_there_is_refused(show: Show) -> None:
    with pytest.raises(ToolError, match='there is no tab "Junk", and no other tab here'):
        show("<p>Nothing").click(Named("tab", "Junk"))


def test_ambiguous_name_is_refused_with_all_candidates(show: Show) -> None:
    page = show(f"<button onclick='o.textContent = 1'>Star A</button><button>Star B</button>{OUTPUT}")
    with pytest.raises(ToolError, match='2 elements fit button "Star": 0: "Star A", 1: "Star B"'):
        page.click(Named("button", "Star"))
    assert said(page) == ""


@pytest.mark.parametrize(
    "target",
    [
        Named("button", "Star", exact=True),
        Named("button", "Star", nth=1),
        Named("button", "Star", within=Named("listitem", nth=1), exact=True),
    ],
)
def test_name_can_be_narrowed(show: Show, target: Named) -> None:
    page = show(
        "<ul><li><button onclick='o.textContent = 1'>Star Wars</button>"
        f"<li><button onclick='o.textContent = 2'>Star</button></ul>{OUTPUT}"
    )
    page.click(target)
    assert said(page) == "2"


def test_nth_beyond_the_last_is_refused(show: Show) -> None:
    with pytest.raises(ToolError, match=r"1 such element\(s\), counted from 0"):
        show("<button>Star</button>").click(Named("button", "Star", nth=1))


def test_element_that_appears_a_little_later_is_found(show: Show) -> None:
    page = show(
        f"{OUTPUT}<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', "
        "'<button onclick=\"o.textContent = 1\">Late</button>'), 300)</script>"
    )
    page.click(Named("button", "Late"))
    assert said(page) == "1"


def test_disabled_button_is_refused(show: Show) -> None:
    with pytest.raises(ToolError, match='button "Send" could not be used: it is disabled'):
        show("<button disabled>Send</button>").click(Named("button", "Send"))


def test_covered_button_is_refused_and_the_cover_named(show: Show) -> None:
    page = show("<button>Send</button><div id=veil style='position:fixed;inset:0'></div>")
    with pytest.raises(ToolError, match='button "Send" could not be used: it is covered by <div id="veil">'):
        page.click(Named("button", "Send"))


def test_invisible_button_is_refused(show: Show) -> None:
    page = show("<button style='width:0;height:0;padding:0;border:0;overflow:hidden'>Send</button>")
    with pytest.raises(ToolError, match="it is not visible"):
        page.click(Named("button", "Send"))


def test_button_behind_a_veil_that_fades_is_clicked(show: Show) -> None:
    page = show(
        f"<button onclick='o.textContent = 1'>Send</button>{OUTPUT}<div id=veil style='position:fixed;inset:0'></div>"
        "<script>setTimeout(() => veil.remove(), 200)</script>"
    )
    page.click(Named("button", "Send"))
    assert said(page) == "1"


def test_box_behind_its_label_is_clicked(show: Show) -> None:
    page = show(
        "<style>input{opacity:0;position:absolute} label{position:relative}</style>"
        f"<label><input type=checkbox onchange='o.textContent = checked'>Remember me</label>{OUTPUT}"
    )
    page.click(Named("checkbox", "Remember me"))
    assert said(page) == "true"


def test_type_replaces_the_text(show: Show) -> None:
    page = show("<input aria-label=Subject value=old oninput='o.textContent = value'><output id=o></output>")
    page.type(Named("textbox", "Subject"), "new")
    assert said(page) == "new"


def test_type_without_clear_appends(show: Show) -> None:
    page = show("<textarea aria-label=Body oninput='o.textContent = value'>one\ntwo</textarea><output id=o></output>")
    page.type(Named("textbox", "Body"), " three", clear=False)
    assert said(page) == "one\ntwo three"


def test_type_with_submit_sends_the_form(show: Show, site: Site) -> None:
    site.put("/found", "<h1>Found</h1>")
    page = show("<form action=/found><input aria-label=Search name=q></form>")
    page.type(Named("textbox", "Search"), "subway", submit=True)
    assert page.url == f"{site.origin}/found?q=subway"


def test_type_into_editable_content_is_possible(show: Show) -> None:
    page = show("<div role=textbox aria-label=Body contenteditable id=o>old</div>")
    page.type(Named("textbox", "Body"), "new")
    page.type(Named("textbox", "Body"), "er", clear=False)
    assert said(page) == "newer"


@pytest.mark.parametrize(
    ("html", "role", "reason"),
    [
        ("<button>Go</button>", "button", "not an <input>"),
        ("<input type=checkbox aria-label=Go>", "checkbox", "cannot be filled"),
        ("<input aria-label=Go readonly>", "textbox", "read-only"),
        ("<input type=number aria-label=Go>", "spinbutton", "Cannot type text into input"),
    ],
)
def test_type_into_what_takes_no_text_is_refused(show: Show, html: str, role: str, reason: str) -> None:
    with pytest.raises(ToolError, match=reason):
        show(html).type(Named(role, "Go"), "text")


def test_press_reaches_the_focused_element(show: Show) -> None:
    page = show("<input autofocus aria-label=Search onkeydown='o.textContent += event.key + event.ctrlKey'>" + OUTPUT)
    page.press("Ctrl+k")
    assert said(page).endswith("ktrue")


def test_press_on_a_target_focuses_it(show: Show) -> None:
    page = show("<input aria-label=Search onkeydown='o.textContent = event.key'>" + OUTPUT)
    page.press("esc", Named("textbox", "Search"))
    assert said(page) == "Escape"


def test_press_of_enter_waits_for_the_page_it_opens(show: Show, site: Site) -> None:
    site.put("/found", "<h1>Found</h1>")
    page = show("<form action=/found><input autofocus name=q></form>")
    page.press("Enter")
    assert page.text() == "Found"


def test_press_without_a_focus_reaches_the_page(show: Show) -> None:
    page = show("<script>onkeydown = event => o.textContent = event.key</script><output id=o></output>")
    page.press("k")
    assert said(page) == "k"


def test_unknown_key_is_refused(show: Show) -> None:
    with pytest.raises(ToolError, match="unknown key 'Entr' in 'Entr'.*closest: Enter"):
        show("").press("Entr")


def test_hover_shows_what_hovering_shows(show: Show) -> None:
    page = show(f"<button onmouseenter='o.textContent = 1'>Star</button>{OUTPUT}")
    page.hover(Named("button", "Star"))
    assert said(page) == "1"


def test_scroll_moves_the_page(show: Show) -> None:
    page = show("<div style='height:5000px'>tall</div>")
    page.scroll(0, 600)
    assert page.run(lambda raw: raw.evaluate("scrollY")) == 600


def test_scroll_moves_the_area_of_its_target_only(show: Show) -> None:
    page = show(
        "<div id=list style='height:200px;overflow:auto'><button>First</button><div style='height:3000px'></div></div>"
        "<div style='height:5000px'></div>"
    )
    page.scroll(0, 300, Named("button", "First"))
    assert page.run(lambda raw: raw.evaluate("[scrollY, list.scrollTop]")) == [0, 300]


def test_scroll_fires_the_event_that_loads_more(show: Show) -> None:
    page = show(f"<script>onscroll = () => o.textContent = 'more'</script>{OUTPUT}<div style='height:5000px'></div>")
    page.scroll(0, 600)
    assert said(page) == "more"


def test_scroll_at_the_end_is_noted(show: Show) -> None:
    page = show("short")
    page.scroll(0, 600)
    assert page.take_notes() == ("Nothing moved: there is nothing to scroll in that direction.",)


NATIVE = "<select aria-label=Sort onchange='o.textContent = value'><option value=d>Date<option value=s>Sender</select>"
COMBO = """<button role=combobox aria-label=Sort aria-expanded=false aria-controls=l
onclick="l.hidden = false; this.setAttribute('aria-expanded', true)">Date</button>
<ul id=l role=listbox hidden><li role=option onclick="o.textContent = 'd'; l.hidden = true">Date</li>
<li role=option onclick="o.textContent = 's'; l.hidden = true">Sender</li></ul>"""
LIST = (
    "<ul role=listbox aria-label=Sort><li role=option>Date<li role=option onclick='o.textContent = \"s\"'>Sender</ul>"
)
RADIOS = """<div role=radiogroup aria-label=Sort><label><input type=radio name=r>Date</label>
<label><input type=radio name=r onchange='o.textContent = "s"'>Sender</label></div>"""


@pytest.mark.parametrize(
    ("html", "role"), [(NATIVE, "combobox"), (COMBO, "combobox"), (LIST, "listbox"), (RADIOS, "radiogroup")]
)
@pytest.mark.parametrize("option", ["Sender", "sender"])
def test_select_chooses_an_option(show: Show, html: str, role: str, option: str) -> None:
    page = show(html + OUTPUT)
    page.select(Named(role, "Sort"), option)
    assert said(page) == "s"


@pytest.mark.parametrize(
    ("html", "role"), [(NATIVE, "combobox"), (COMBO, "combobox"), (LIST, "listbox"), (RADIOS, "radiogroup")]
)
def test_unknown_option_is_refused_with_those_there_are(show: Show, html: str, role: str) -> None:
    with pytest.raises(ToolError, match=f'{role} "Sort" has no option "Size"; available: "Date", "Sender"'):
        show(html + OUTPUT).select(Named(role, "Sort"), "Size")


@pytest.mark.parametrize(
    ("html", "role"), [("<button>Go</button>", "button"), ("<input aria-label=Go>", "textbox"), ("<h1>Go", "heading")]
)
def test_select_of_what_offers_no_options_is_refused(show: Show, html: str, role: str) -> None:
    page = show(f"{html}{LIST}{OUTPUT}")
    refusal = f'^{role} "Go" offers no options: it is no list, combo box or group of radio buttons$'
    with pytest.raises(ToolError, match=refusal):
        page.select(Named(role, "Go"), "Sender")
    assert said(page) == ""


def test_select_of_a_combo_box_that_opens_nothing_is_refused(show: Show) -> None:
    with pytest.raises(ToolError, match='combobox "Sort" offers no options to choose from'):
        show("<button role=combobox aria-label=Sort>Sort</button>").select(Named("combobox", "Sort"), "Date")


def test_select_opens_a_button_that_announces_a_list(show: Show) -> None:
    page = show(COMBO.replace("role=combobox", "aria-haspopup=listbox") + OUTPUT)
    page.select(Named("button", "Sort"), "Sender")
    assert said(page) == "s"


def test_back_returns_to_the_page_before(show: Show, site: Site) -> None:
    site.put("/next", "<h1>Next</h1>")
    page = show("<h1>First</h1><a href=/next>On</a>")
    page.click(Named("link", "On"))
    page.back()
    assert page.text().startswith("First")


def test_back_within_a_document_is_possible(show: Show, site: Site) -> None:
    page = show("<button onclick=\"history.pushState(0, '', '/mail/1')\">Open</button>")
    page.click(Named("button", "Open"))
    assert page.url == f"{site.origin}/mail/1"
    page.back()
    assert page.url == f"{site.origin}/shown"


def test_back_at_the_first_page_is_refused(show: Show) -> None:
    with pytest.raises(ToolError, match="nothing to go back to"):
        show("<h1>First</h1>").back()


def test_dialog_is_dismissed_and_noted(show: Show) -> None:
    page = show(f"<button onclick=\"o.textContent = confirm('Really?')\">Delete</button>{OUTPUT}")
    page.click(Named("button", "Delete"))
    assert said(page) == "false"
    assert page.take_notes() == ('The page showed the confirm "Really?"; it was dismissed.',)


def test_page_that_asks_before_it_is_left_is_left(show: Show, site: Site) -> None:
    page = show("<script>addEventListener('beforeunload', event => event.preventDefault())</script><button>Go</button>")
    page.click(Named("button", "Go"))
    page.goto(site.put("/next", "<h1>Next</h1>"))
    assert page.text() == "Next"


def test_new_tab_is_followed_and_back_returns_with_state_kept(show: Show, site: Site) -> None:
    site.put("/next", "<h1>Next</h1>")
    page = show("<input aria-label=Draft><a href=/next target=_blank>On</a>")
    page.type(Named("textbox", "Draft"), "half a senten")
    page.click(Named("link", "On"))
    assert page.text() == "Next"
    assert "new tab" in page.take_notes()[0]
    page.back()
    assert page.run(lambda raw: raw.locator("input").input_value()) == "half a senten"


def test_tab_that_closes_itself_returns_to_the_tab_before(show: Show, site: Site) -> None:
    site.put("/next", "<button onclick='window.close()'>Done</button>")
    page = show("<h1>First</h1><button onclick=\"window.open('/next')\">On</button>")
    page.click(Named("button", "On"))
    page.click(Named("button", "Done"))
    assert page.text().startswith("First")


DOWNLOADS = [
    "<a href=/data.zip>Save</a>",
    "<a href=/data.zip target=_blank>Save</a>",
    "<a href=/data.zip download=data.zip><b>Save</b></a>",
    "<a href=/ onclick=\"location.href = '/data.zip'; return false\">Save</a>",
]


@pytest.mark.parametrize("delay_s", [0.0, 0.4])
@pytest.mark.parametrize("link", DOWNLOADS)
def test_download_is_refused(
    show: Show, site: Site, link: str, delay_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.put("/data.zip", b"PK", "application/zip")
    page = show(f"<h1>First</h1>{link}")
    monkeypatch.setattr(little_site, "DOWNLOAD_DELAY_S", delay_s)
    for _ in range(2):
        with pytest.raises(ToolError, match=r'^"data.zip" is a file to download; downloads are turned off$'):
            page.click(Named("link", "Save"))
    assert (page.text(), page.take_notes()) == ("First\nSave", ())


def test_download_by_a_key_is_refused(show: Show, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    site.put("/data.zip", b"PK", "application/zip")
    monkeypatch.setattr(little_site, "DOWNLOAD_DELAY_S", 0.3)
    with pytest.raises(ToolError, match=r'"data.zip" is a file to download'):
        show("<a href=/data.zip download>Save</a>").press("Enter", Named("link", "Save"))


def test_download_that_comes_later_is_noted(show: Show, site: Site) -> None:
    site.put("/data.zip", b"PK", "application/zip")
    page = show(
        f"<button onclick=\"setTimeout(() => {{ location.href = '/data.zip' }}, 300)\">Save</button>"
        f"<button onclick='o.textContent = 1'>Other</button>{OUTPUT}"
    )
    page.click(Named("button", "Save"))
    time.sleep(0.8)
    page.click(Named("button", "Other"))
    assert said(page) == "1"
    assert page.take_notes() == ('The file "data.zip" was offered as a download; downloads are turned off.',)


def test_link_that_offers_no_download_after_all_is_clicked(
    show: Show, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "DOWNLOAD_S", 0.2)
    page = show(f"<a href=/data.zip download onclick='o.textContent = 1; return false'>Save</a>{OUTPUT}")
    page.click(Named("link", "Save"))
    assert said(page) == "1"


def test_goto_a_download_is_refused(driver: PageDriver, site: Site) -> None:
    site.put("/data.zip", b"PK", "application/zip")
    with pytest.raises(ToolError, match="is a file to download"):
        driver.goto("/data.zip")
    assert driver.take_notes() == ()


@pytest.mark.parametrize("first", [True, False])
def test_goto_an_event_stream_is_refused_at_once(driver: PageDriver, site: Site, first: bool) -> None:
    if not first:
        driver.goto(site.put("/shown", "<h1>Here</h1>"))
    before = driver.url
    with pytest.raises(ToolError, match="^/push is no page: the app keeps its data there; go to the app's pages$"):
        driver.goto("/push")
    assert driver.url == before
    driver.goto(site.put("/next", "<h1>Next</h1>"))
    assert driver.text() == "Next"


def test_goto_data_is_refused_and_a_file_of_the_same_kind_is_not(driver: PageDriver, site: Site) -> None:
    site.put("/api/mails", "[1]", "application/json; charset=utf-8")
    driver.goto("/")
    with pytest.raises(ToolError, match="/api/mails is no page"):
        driver.goto("/api/mails")
    assert driver.text().startswith("Little app")
    driver.goto(site.put("/file.json", "[1]", "application/json"))
    assert driver.text() == "[1]"


@pytest.mark.parametrize("address", ["http://[", "http://[::1", "//[x]", "http://\u2100/"])
def test_goto_what_is_no_address_is_refused(driver: PageDriver, address: str) -> None:
    with pytest.raises(ToolError, match="is no valid address"):
        driver.goto(address)


@pytest.mark.parametrize(
    "address",
    ["/%", "/%zz", "/\\", "/a\tb", "/\0", "/\ud800", "/\u2028", "/?", "#", "#x", "?[", "/" + "\U0001f600" * 1999],
)
def test_goto_any_address_inside_works(driver: PageDriver, address: str) -> None:
    driver.goto("/")
    driver.goto(address)
    assert driver.text()


@pytest.mark.parametrize(
    ("act", "refusal"),
    [
        (lambda page: page.click("button"), r"^give Ref\('e12'\) or Named\(role, name\), not 'button'$"),
        (lambda page: page.hover({"role": "button"}), r"^give .*, not {'role': 'button'}$"),
        (lambda page: page.type(None, "a"), "^give .*, not None$"),
        (lambda page: page.press("Enter", "button"), "^give .*, not 'button'$"),
        (lambda page: page.scroll(0, 1, 7), "^give .*, not 7$"),
        (lambda page: page.select("Sort", "Date"), "^give .*, not 'Sort'$"),
        (lambda page: page.select(Named("combobox"), 7), "^the option must be a text, not 7$"),
        (lambda page: page.type(Named("button"), 7), "^what is typed must be a text, not 7$"),
        (lambda page: page.press(7), "^the key must be a text, not 7$"),
        (lambda page: page.goto(None), "^the address must be a text, not None$"),
    ],
)
def test_argument_of_a_wrong_type_is_refused(show: Show, act: Callable[[PageDriver], None], refusal: str) -> None:
    with pytest.raises(ToolError, match=refusal):
        act(show("<button>A</button>"))


def test_goto_a_missing_page_shows_the_apps_answer(driver: PageDriver) -> None:
    driver.goto("/nowhere")
    assert driver.text() == "not found"
