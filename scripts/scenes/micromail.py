"""Every screen of MicroMail worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}

PLAIN, WITH_FILES, IN_CONVERSATION, ARRIVAL = "mail-012", "mail-018", "mail-011", "mail-301"
WITH_PDF, WITH_SHEET, WITH_PICTURE = "mail-005", "mail-013", "mail-176"


def _row(app: AppPage, ref: str) -> Locator:
    return app.page.locator(f'[data-mail="{app.environment.public_id(ref)}"]')


def _read(app: AppPage, ref: str, folder: str = "inbox") -> None:
    app.visit(f"/{folder}/{app.environment.public_id(ref)}")


def inbox(app: AppPage) -> None:
    """The start."""
    app.visit("/")


def reading(app: AppPage) -> None:
    """An open mail with attached files."""
    _read(app, WITH_FILES)


def _look(app: AppPage, ref: str) -> None:
    _read(app, ref, app.one("SELECT folder FROM mails WHERE ref = :ref", ref=ref))
    app.get("region", "Attachments").get_by_role("link").first.click()
    app.follow()


def pdf(app: AppPage) -> None:
    """An attached PDF is looked at."""
    _look(app, WITH_PDF)


def sheet(app: AppPage) -> None:
    """An attached spreadsheet is looked at."""
    _look(app, WITH_SHEET)


def picture(app: AppPage) -> None:
    """An attached picture is looked at."""
    _look(app, WITH_PICTURE)


def conversation(app: AppPage) -> None:
    """An open mail with CC and others of its conversation."""
    _read(app, IN_CONVERSATION)
    app.get("region", "Conversation").scroll_into_view_if_needed()


def arrival(app: AppPage) -> None:
    """A mail has come while another is open; the mouse is over it."""
    _read(app, PLAIN)
    app.happen("mail_received", 95.0, mail=ARRIVAL)
    _row(app, ARRIVAL).hover()


def reply(app: AppPage) -> None:
    """An answer is being written, a contact is suggested for CC."""
    _read(app, PLAIN)
    app.press("r")
    app.page.keyboard.type("Thank you, that is mine. I will come by at noon.")
    app.click("button", "Add CC")
    app.get("textbox", "CC", exact=True).press_sequentially("pri")
    app.get("listbox", "Contacts").wait_for()
    app.follow()


def compose(app: AppPage) -> None:
    """A new mail that the server refuses."""
    app.visit("/inbox")
    app.click("button", "New mail")
    for name, text in (("To", "adaeze at larkspan"), ("Subject", "Autumn roadmap"), ("Text", "Adaeze,\n\nsee below.")):
        field = app.get("textbox", name, exact=True)
        field.fill(text)
        field.blur()
    app.click("button", "Send")
    app.page.get_by_role("alert").wait_for()


def drafts(app: AppPage) -> None:
    """A draft that is continued."""
    app.visit("/drafts")
    app.page.get_by_role("option").first.click()
    app.get("dialog", "Draft").wait_for()
    app.follow()


def selection(app: AppPage) -> None:
    """Several mails are chosen."""
    app.visit("/inbox?filter=unread")
    app.click("button", "Select mails")
    for place in (0, 1, 3):
        app.page.get_by_role("option").nth(place).click()


def undo(app: AppPage) -> None:
    """A mail was archived and can be brought back."""
    _read(app, PLAIN)
    app.click("button", "Archive", exact=True)


def junk(app: AppPage) -> None:
    """The junk folder with an open mail."""
    app.visit("/junk")
    app.page.get_by_role("option").first.click()
    app.follow()


def deleted(app: AppPage) -> None:
    """A deleted mail is about to go for good."""
    app.visit("/deleted")
    app.page.get_by_role("option").first.click()
    app.click("button", "Delete for good")


def sorting(app: AppPage) -> None:
    """The sort menu."""
    app.visit("/inbox?filter=attachments")
    app.click("button", "Sort: Newest first")


def search(app: AppPage) -> None:
    """Results from several folders, one open."""
    app.visit("/search?q=bridge")
    app.page.get_by_role("option").nth(1).click()
    app.follow()


def nothing(app: AppPage) -> None:
    """A search without a match."""
    app.visit("/search?q=xylophone")


def shortcuts(app: AppPage) -> None:
    """The help dialog."""
    app.visit("/inbox")
    app.press("?")


def account(app: AppPage) -> None:
    """Who is signed in."""
    app.visit("/inbox")
    app.page.get_by_role("button", name="Account: ").click()


def loading(app: AppPage) -> None:
    """The mails are on their way."""
    app.page.route("**/api/mails?**", lambda _route: None)
    app.page.goto(app.server.url + "/inbox")
    expect(app.get("status", "Loading mails")).to_be_visible()


def error(app: AppPage) -> None:
    """The mails could not be loaded."""
    detail = "The mailbox is being moved to another room. Please try again in a minute."
    app.page.route("**/api/mails?**", lambda route: route.fulfill(status=503, json={"detail": detail}))
    app.page.goto(app.server.url + "/inbox")
    app.page.get_by_role("alert").wait_for()


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        *(
            inbox,
            reading,
            pdf,
            sheet,
            picture,
            conversation,
            arrival,
            reply,
            compose,
            drafts,
            selection,
            undo,
            junk,
            deleted,
        ),
        *(sorting, search, nothing, shortcuts, account, loading, error),
    )
}
