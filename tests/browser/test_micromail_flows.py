"""What a user does in MicroMail, in a real browser against the real back end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from environments.micromail import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

UNREAD = "mail-012"
WITH_FILE = "mail-013"
WITH_CC = "mail-011"
STARRED = "mail-127"
EXTERNAL = "mail-015"


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def row(app: AppPage, ref: str) -> Locator:
    return app.page.locator(f'[data-mail="{app.environment.public_id(ref)}"]')


def column(app: AppPage, ref: str, name: str) -> Any:
    return app.one(f"SELECT {name} FROM mails WHERE ref = :ref", ref=ref)


def open_mail(app: AppPage, ref: str) -> None:
    app.visit("/inbox")
    row(app, ref).click()
    app.follow()


def reading_pane(app: AppPage) -> Locator:
    return app.get("region", "Reading pane")


def test_start_shows_the_inbox_and_opens_nothing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        total, unread = app.database.query("SELECT count(*), sum(NOT is_read) FROM mails WHERE folder = 'inbox'")[0]
        assert app.page.url.endswith("/inbox")
        expect(app.get("region", "Mail list")).to_contain_text(f"{total} mails, {unread} unread")
        expect(reading_pane(app)).to_contain_text("Select a mail to read it")
        assert app.actions() == []

    play(flow)


def test_long_list_shows_more_when_asked(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        total = app.one("SELECT count(*) FROM mails WHERE folder = 'inbox'")
        options = app.page.get_by_role("option")
        expect(options).to_have_count(50)
        app.click("button", f"Show more ({total - 50} left)")
        expect(options).to_have_count(100)

    play(flow)


def test_row_is_one_option_with_everything_in_its_name(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        snapshot = app.get("listbox", "Mails").aria_snapshot(mode="ai")
        lines = [line.strip() for line in snapshot.splitlines() if "Release candidate is out" in line]
        name = r"Unread, Priya Deshmukh, Release candidate is out, Ines, .+, Mon 12 Oct, starred, mentions you"
        assert len(lines) == 1
        assert re.fullmatch(rf'- option "{name}" \[ref=\w+\] \[cursor=pointer\]', lines[0].replace("'", ""))

    play(flow)


def test_every_button_has_a_name(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, WITH_FILE)
        row(app, WITH_FILE).hover()
        app.press("r")
        snapshot = app.page.locator("body").aria_snapshot(mode="ai")
        nameless = [line for line in snapshot.splitlines() if re.match(r"\s*- (button|link|textbox|checkbox) \[", line)]
        assert nameless == []

    play(flow)


def test_click_on_a_row_opens_the_mail_and_marks_it_read(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, UNREAD)
        assert app.page.url.endswith(f"/inbox/{app.environment.public_id(UNREAD)}")
        expect(reading_pane(app)).to_contain_text("I do not judge, I only guard it at the front desk.")
        expect(row(app, UNREAD)).to_have_attribute("aria-selected", "true")
        assert column(app, UNREAD, "is_read") == 1
        assert app.actions() == [("open_mail", UNREAD)]

    play(flow)


def test_direct_visit_opens_the_mail(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit(f"/inbox/{app.environment.public_id(WITH_CC)}")
        expect(app.page.get_by_role("heading", level=2)).to_have_text(column(app, WITH_CC, "subject"))
        expect(reading_pane(app)).to_contain_text("CC: ")
        assert app.actions() == [("open_mail", WITH_CC)]

    play(flow)


def test_mail_that_is_not_there_is_said_so(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox/aaaaaaaaaa")
        expect(reading_pane(app)).to_contain_text("This mail is not there any more")

    play(flow)


def test_conversation_leads_to_its_other_mails(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, WITH_CC)
        thread = column(app, WITH_CC, "thread")
        sql = "SELECT count(*) FROM mails WHERE thread = :thread AND folder NOT IN ('junk', 'deleted', 'drafts')"
        others = app.one(sql, thread=thread) - 1
        links = app.get("region", "Conversation").get_by_role("link")
        expect(links).to_have_count(others)
        links.first.click()
        app.follow()
        expect(app.page.get_by_role("heading", level=3)).to_have_text(f"{others} more mails in this conversation")
        assert [kind for kind, _ref in app.actions()] == ["open_mail", "open_mail"]

    play(flow)


def test_archived_mail_leaves_the_list_and_undo_brings_it_back(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, UNREAD)
        app.click("button", "Archive", exact=True)
        expect(row(app, UNREAD)).to_have_count(0)
        expect(reading_pane(app)).to_contain_text("Select a mail to read it")
        assert column(app, UNREAD, "folder") == "archive"
        app.click("button", "Undo")
        expect(row(app, UNREAD)).to_be_visible()
        assert column(app, UNREAD, "folder") == "inbox"

    play(flow)


def test_deleted_mail_goes_for_good_only_after_a_question(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, UNREAD)
        app.click("button", "Delete", exact=True)
        app.click("link", "Deleted")
        row(app, UNREAD).click()
        app.click("button", "Delete for good")
        app.click("button", "Cancel")
        assert column(app, UNREAD, "folder") == "deleted"
        app.click("button", "Delete for good")
        app.get("dialog", "Delete this mail for good?").get_by_role("button", name="Delete for good").click()
        app.follow()
        assert column(app, UNREAD, "folder") is None
        expect(row(app, UNREAD)).to_have_count(0)

    play(flow)


@pytest.mark.parametrize(("folder", "name"), [("junk", "Junk"), ("archive", "Archive"), ("deleted", "Deleted")])
def test_move_menu_moves_the_mail(play: Play, folder: str, name: str) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, UNREAD)
        app.click("button", "Move to")
        app.click("menuitem", name)
        assert column(app, UNREAD, "folder") == folder
        app.click("link", name)
        expect(row(app, UNREAD)).to_be_visible()

    play(flow)


@pytest.mark.parametrize(
    ("button", "undone", "name", "value"),
    [("Star", "Unstar", "is_starred", 1), ("Pin", "Unpin", "is_pinned", 1), ("Mark unread", "Mark read", "is_read", 0)],
)
def test_mark_is_kept_and_can_be_taken_back(play: Play, button: str, undone: str, name: str, value: int) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, UNREAD)
        toolbar = app.get("toolbar", "Mail actions")
        toolbar.get_by_role("button", name=button, exact=True).click()
        app.follow()
        assert column(app, UNREAD, name) == value
        toolbar.get_by_role("button", name=undone, exact=True).click()
        app.follow()
        assert column(app, UNREAD, name) == 1 - value

    play(flow)


def test_quick_actions_work_without_opening_the_mail(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        row(app, UNREAD).hover()
        app.click("button", "Star “Scarf”")
        app.click("button", "Archive “Scarf”")
        assert app.actions() == [("star_mail", UNREAD), ("move_mail", UNREAD)]
        expect(reading_pane(app)).to_contain_text("Select a mail to read it")

    play(flow)


def test_several_mails_are_moved_at_once_and_brought_back(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.click("button", "Select mails")
        row(app, UNREAD).click()
        row(app, EXTERNAL).click()
        expect(app.get("toolbar", "Selected mails")).to_contain_text("2 selected")
        app.click("button", "Archive selected")
        assert sorted(app.actions()) == [("move_mail", UNREAD), ("move_mail", EXTERNAL)]
        expect(app.get("button", "Select mails")).to_be_visible()
        app.click("button", "Undo")
        assert {column(app, ref, "folder") for ref in (UNREAD, EXTERNAL)} == {"inbox"}

    play(flow)


def test_select_all_marks_the_whole_folder_read(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/junk")
        app.click("button", "Select mails")
        app.click("checkbox", "Select all")
        app.click("button", "Mark selected read")
        assert app.one("SELECT count(*) FROM mails WHERE folder = 'junk' AND NOT is_read") == 0

    play(flow)


def test_select_all_in_a_list_that_goes_on_takes_what_is_shown(play: Play) -> None:
    def flow(app: AppPage) -> None:
        total = app.one("SELECT count(*) FROM mails WHERE folder = 'archive'")
        app.visit("/inbox")
        app.click("button", "Select mails")
        app.click("checkbox", "Select all shown")
        expect(app.get("toolbar", "Selected mails")).to_contain_text("50 selected")
        app.click("button", "Archive selected")
        assert app.one("SELECT count(*) FROM mails WHERE folder = 'archive'") == total + 50
        expect(app.page.get_by_role("option")).to_have_count(50)

    play(flow)


def test_filtered_list_counts_what_it_holds(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox?filter=attachments")
        sql = "SELECT count(DISTINCT m.id) FROM mails m JOIN attachments a ON a.mail_id = m.id WHERE folder = 'inbox'"
        expect(app.page.get_by_role("heading", level=1).locator("xpath=..")).to_have_text(f"Inbox{app.one(sql)} mails")

    play(flow)


def test_filter_and_sorting_stay_after_a_reload(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.click("button", "Unread", exact=True)
        app.click("button", "Sort: Newest first")
        app.click("menuitemradio", "Sender, A to Z")
        app.page.reload()
        app.follow()
        sorted_ids = app.database.query(
            "SELECT id FROM mails WHERE folder = 'inbox' AND NOT is_read ORDER BY lower(sender_name), sent_at_s DESC"
        )
        rows = app.page.get_by_role("option").evaluate_all("rows => rows.map(row => row.dataset.mail)")
        assert rows == [mail_id for (mail_id,) in sorted_ids]

    play(flow)


def test_search_finds_words_of_the_text_in_all_folders(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.get("textbox", "Search mail").fill("burn hole")
        app.press("Enter")
        expect(app.page.get_by_role("heading", level=1)).to_have_text("Results for “burn hole”")
        expect(app.page.get_by_role("option")).to_have_count(1)
        expect(row(app, UNREAD)).to_contain_text("in Inbox")

    play(flow)


def test_search_without_a_match_says_so(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/search?q=xyzzyx")
        expect(app.get("region", "Mail list")).to_contain_text("No mails")
        app.click("button", "Clear search")
        assert app.page.url.endswith("/inbox")

    play(flow)


def test_list_that_cannot_be_loaded_offers_another_try(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.page.route("**/api/mails?**", lambda route: route.fulfill(status=503, json={"detail": "Back in a minute."}))
        app.page.goto(app.server.url + "/inbox")
        expect(app.page.get_by_role("alert")).to_contain_text("Back in a minute.")
        app.page.unroute("**/api/mails?**")
        app.click("button", "Try again")
        expect(row(app, UNREAD)).to_be_visible()

    play(flow)


def test_keys_walk_open_close_and_file(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox?filter=unread")
        first, second = (app.page.get_by_role("option").nth(place) for place in (0, 1))
        app.press("j", "j")
        expect(second).to_be_focused()
        app.press("k")
        expect(first).to_be_focused()
        app.press("Enter")
        expect(reading_pane(app).get_by_role("article")).to_be_visible()
        app.press("Escape")
        expect(reading_pane(app)).to_contain_text("Select a mail to read it")
        app.press("/")
        expect(app.get("textbox", "Search mail")).to_be_focused()

    play(flow)


def test_keys_archive_delete_and_star_the_open_mail(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, UNREAD)
        app.press("s", "e")
        open_mail(app, WITH_FILE)
        app.press("#")
        done = [("open_mail", UNREAD), ("star_mail", UNREAD), ("move_mail", UNREAD)]
        assert app.actions() == [*done, ("open_mail", WITH_FILE), ("move_mail", WITH_FILE)]
        assert column(app, WITH_FILE, "folder") == "deleted"

    play(flow)


def test_help_lists_the_keys_and_other_keys_sleep_meanwhile(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.press("?")
        expect(app.get("dialog", "Keyboard shortcuts")).to_contain_text("Write a new mail")
        app.press("c")
        expect(app.get("dialog", "New mail")).to_have_count(0)
        app.press("Escape")
        expect(app.get("dialog", "Keyboard shortcuts")).to_have_count(0)

    play(flow)
