"""Every screen of MicroChat worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}

GROUP, CHANNEL, DIRECT = "chat-047", "chat-002", "chat-028"
WITH_SHEET, WITH_PICTURE = "chat-020", "chat-004"
TABLE = b"Part,On stock,Ordered\nBolt M12,1840,400\nWasher 13,2210,0\nAnchor plate,96,40\nGrease 400 g,31,24\n"


def _open(app: AppPage, ref: str, rest: str = "") -> None:
    app.visit(f"/chat/{app.environment.public_id(ref)}{rest}")


def start(app: AppPage) -> None:
    """The list of chats; none opens by itself."""
    app.visit("/")


def channel(app: AppPage) -> None:
    """A channel."""
    _open(app, CHANNEL)


def mention(app: AppPage) -> None:
    """A message that mentions the user has come while an answer is being written."""
    _open(app, GROUP)
    app.get("textbox", "Message to").fill("I'll ring them after lunch")
    app.happen("message_sent", 30.0, message="msg-423")


def urgent(app: AppPage) -> None:
    """A message that is marked as urgent."""
    _open(app, DIRECT)
    app.happen("message_sent", 30.0, message="msg-453")


def thread(app: AppPage) -> None:
    """The answers to a message, beside the channel."""
    _open(app, CHANNEL)
    app.page.get_by_role("link", name="replies").first.click()
    app.follow()


def details(app: AppPage) -> None:
    """Who is in a chat, and its files."""
    _open(app, WITH_PICTURE, "/details")


def menu(app: AppPage) -> None:
    """What can be done with a message."""
    _open(app, DIRECT)
    app.page.get_by_role("article").last.get_by_role("button", name="Message actions").click()
    app.follow()


def attached(app: AppPage) -> None:
    """A file from the computer goes with the message that is being written."""
    _open(app, GROUP)
    app.page.locator("input[type=file]").set_input_files({"name": "stock.csv", "mimeType": "text/csv", "buffer": TABLE})
    app.get("button", "Leave out stock.csv").wait_for()
    app.get("textbox", "Message to").fill("The stock as of this morning")


def file(app: AppPage) -> None:
    """A file is looked at over its chat."""
    attached(app)
    app.press("Enter")
    app.click("button", "stock.csv")


def new(app: AppPage) -> None:
    """People are chosen for a new group."""
    app.visit("/")
    app.click("button", "New chat")
    app.page.get_by_label("People").fill("Grace")
    app.page.get_by_role("option", name="Grace").click()
    app.page.get_by_label("People").fill("Samir")
    app.follow()


def search(app: AppPage) -> None:
    """What a search found."""
    app.visit("/search?q=kettle")


def calls(app: AppPage) -> None:
    """The list of calls."""
    app.visit("/calls")


def calendar(app: AppPage) -> None:
    """A week of meetings, one of them open."""
    app.visit("/calendar")
    app.click("button", "Lunch with the new colleague")


def meeting(app: AppPage) -> None:
    """A new meeting is planned."""
    app.visit("/calendar")
    app.click("button", "New meeting")
    dialog = app.page.get_by_role("dialog")
    dialog.get_by_label("Title").fill("Which bolts for the north pier")
    dialog.get_by_label("Invite").fill("Samir")
    dialog.get_by_role("option", name="Samir").click()
    app.follow()


def missing(app: AppPage) -> None:
    """A chat that is not there."""
    app.visit("/chat/aaaaaaaaaa")


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        start, channel, mention, urgent, thread, details, menu, attached, file, new, search, calls, calendar, meeting,
        missing,
    )
}  # fmt: skip
