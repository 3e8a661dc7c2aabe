"""Writing in MicroMail: compose window, drafts, answers, in a real browser against the real back end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from environments.micromail import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Play = Callable[[Callable[[AppPage], None]], None]
MAIL = "mail-012"
WITH_FILE = "mail-013"
WITH_CC = "mail-011"
LAST = "(SELECT id FROM mails WHERE added_by = 'user' ORDER BY rowid DESC LIMIT 1)"


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def open_mail(app: AppPage, ref: str) -> None:
    app.visit(f"/inbox/{app.environment.public_id(ref)}")


def write(app: AppPage, **fields: str) -> None:
    for name, text in fields.items():
        field = app.get("textbox", name.upper() if name in ("Cc", "Bcc") else name, exact=True)
        field.fill(text)
        field.blur()
    app.follow()


def window(app: AppPage, title: str) -> Locator:
    return app.get("dialog", title, exact=True)


def receivers(app: AppPage, field: str) -> list[str]:
    rows = app.database.query(f"SELECT email FROM recipients WHERE mail_id = {LAST} AND field = '{field}' ORDER BY id")
    return [email for (email,) in rows]


def last(app: AppPage, column: str) -> object:
    return app.one(f"SELECT {column} FROM mails WHERE id = {LAST}")


def kinds(app: AppPage) -> list[str]:
    return [kind for kind, _target in app.actions()]


def test_new_mail_with_a_suggested_contact_is_sent(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.click("button", "New mail")
        app.get("textbox", "To", exact=True).press_sequentially("adaeze")
        app.get("listbox", "Contacts").get_by_role("option", name="Adaeze Nwosu").click()
        write(app, Subject="Roadmap", Text="May I have ten minutes?")
        app.click("button", "Send")
        expect(app.page.get_by_role("status")).to_contain_text("Mail sent.")
        assert (last(app, "folder"), last(app, "subject"), last(app, "body")) == (
            "sent",
            "Roadmap",
            "May I have ten minutes?",
        )
        assert receivers(app, "to") == ["adaeze.nwosu@larkspan.example"]
        app.click("link", "Sent")
        expect(app.get("option", "To: Adaeze Nwosu, Roadmap")).to_be_visible()

    play(flow)


def test_typed_addresses_reach_to_cc_and_bcc(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.click("button", "New mail")
        app.click("button", "Add CC")
        app.click("button", "Add BCC")
        write(app, To="one@out.example", Cc="two@out.example", Bcc="three@out.example")
        app.click("button", "Send")
        assert [receivers(app, field) for field in ("to", "cc", "bcc")] == [
            ["one@out.example"],
            ["two@out.example"],
            ["three@out.example"],
        ]
        assert last(app, "folder") == "sent"
        app.click("link", "Sent")
        app.page.get_by_role("option").first.click()
        app.follow()
        head = app.get("article", "(no subject)").inner_text()
        assert [line for line in head.splitlines() if ": " in line] == [
            "To: one@out.example",
            "CC: two@out.example",
            "BCC: three@out.example",
        ]

    play(flow)


def test_send_without_a_recipient_is_refused(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.click("button", "New mail")
        app.click("button", "Send")
        expect(app.page.get_by_role("alert")).to_have_text("Add at least one recipient before you send this mail.")
        assert app.actions() == []

    play(flow)


def test_send_to_a_wrong_address_is_refused_and_the_text_stays(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.click("button", "New mail")
        write(app, To="nobody", Text="Still here")
        app.click("button", "Send")
        expect(app.page.get_by_role("alert")).to_contain_text("“nobody” is not a valid e-mail address.")
        expect(app.get("textbox", "Text")).to_have_value("Still here")
        app.click("button", "Remove nobody")
        write(app, To="somebody@out.example")
        app.click("button", "Send")
        assert last(app, "folder") == "sent"

    play(flow)


def test_draft_is_saved_when_a_field_is_left(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.click("button", "New mail")
        write(app, To="one@out.example", Subject="Half", Text="Half a thought")
        assert (last(app, "folder"), last(app, "body")) == ("drafts", "Half a thought")
        assert receivers(app, "to") == ["one@out.example"]
        expect(window(app, "New mail")).to_contain_text("Draft saved 10:00")
        assert kinds(app) == ["save_draft", "edit_draft", "edit_draft"]

    play(flow)


def test_text_is_saved_when_the_page_is_left(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.click("button", "New mail")
        app.get("textbox", "Text").fill("Typed and not left")
        app.visit("/drafts")
        expect(app.get("option", "Typed and not left")).to_be_visible()

    play(flow)


def test_draft_is_continued_and_sent(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/drafts")
        before = app.one("SELECT count(*) FROM mails WHERE folder = 'drafts'")
        app.click("option", "Floor plans")
        field = app.get("textbox", "Text")
        field.fill(field.input_value() + "\nWith thanks")
        field.blur()
        app.click("button", "Send")
        assert app.one("SELECT count(*) FROM mails WHERE folder = 'drafts'") == before - 1
        assert str(app.one("SELECT body FROM mails WHERE folder = 'sent' AND subject = 'Floor plans'")).endswith(
            "With thanks"
        )
        assert kinds(app) == ["change_draft", "send_mail"]

    play(flow)


def test_opened_draft_that_is_not_changed_is_not_saved(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/drafts")
        app.click("option", "Floor plans")
        app.get("textbox", "Subject").click()
        app.press("Escape")
        expect(window(app, "Draft")).to_have_count(0)
        assert app.actions() == []

    play(flow)


def test_discarded_draft_is_gone(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/drafts")
        app.click("option", "Floor plans")
        app.click("button", "Discard draft")
        expect(app.get("option", "Floor plans")).to_have_count(0)
        assert kinds(app) == ["delete_draft"]

    play(flow)


def test_reply_goes_to_the_sender_and_quotes_the_mail(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, MAIL)
        app.press("r")
        text = app.get("textbox", "Text")
        expect(text).to_be_focused()
        text.press_sequentially("Mine!")
        app.click("button", "Send")
        sender, thread = app.database.query("SELECT sender_email, thread FROM mails WHERE ref = :ref", {"ref": MAIL})[0]
        assert receivers(app, "to") == [sender]
        assert (last(app, "subject"), last(app, "thread"), last(app, "reply_to")) == ("Re: Scarf", thread, MAIL)
        quoted = "Mine!\n\nOn Tuesday 13 October 2026, 08:05, Tamsin Whitlock wrote:\n> "
        assert str(last(app, "body")).startswith(quoted)

    play(flow)


def test_reply_all_goes_to_everybody_but_the_user(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, WITH_CC)
        app.click("button", "Reply all")
        app.click("button", "Send")
        rows = app.database.query(
            "SELECT r.email FROM recipients r JOIN mails m ON m.id = r.mail_id WHERE m.ref = :ref AND NOT r.is_user"
            " UNION SELECT sender_email FROM mails WHERE ref = :ref",
            {"ref": WITH_CC},
        )
        assert sorted(receivers(app, "to") + receivers(app, "cc")) == sorted(email for (email,) in rows)

    play(flow)


def test_forwarded_mail_takes_its_files_along(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_mail(app, WITH_FILE)
        app.click("button", "Forward", exact=True)
        expect(app.get("list", "Attached files")).to_contain_text("weekly-figures-week-41.xlsx")
        write(app, To="one@out.example")
        app.click("button", "Send")
        files = app.database.query(f"SELECT name FROM attachments WHERE mail_id = {LAST}")
        assert files == [("weekly-figures-week-41.xlsx",)]
        assert str(last(app, "subject")).startswith("Fw: ")

    play(flow)


def test_minimised_window_keeps_its_text(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/inbox")
        app.press("c")
        write(app, Text="Small for a while")
        app.click("button", "Minimise window")
        expect(app.get("textbox", "Text")).to_have_count(0)
        app.click("button", "Restore window")
        expect(app.get("textbox", "Text")).to_have_value("Small for a while")

    play(flow)
