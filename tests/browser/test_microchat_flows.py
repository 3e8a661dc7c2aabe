"""What a user does in MicroChat, in a real browser against the real back end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from environments._kit.files import make_file
from environments.microchat import environment
from tests.browser.app_page import AppPage, BrowserThread

pytestmark = pytest.mark.browser

Flow = Callable[[AppPage], None]
Play = Callable[[Flow], None]

UNREAD = "chat-026"
GROUP = "chat-047"
CHANNEL = "chat-002"
DIRECT = "chat-028"


@pytest.fixture
def play(browser_thread: BrowserThread) -> Play:
    return lambda flow: browser_thread.run(environment, {"base": "standard"}, flow)


def row(app: AppPage, ref: str) -> Locator:
    return app.page.locator(f'[data-chat="{app.environment.public_id(ref)}"]')


def message(app: AppPage, ref: str) -> Locator:
    return app.page.locator(f'[data-message="{app.environment.public_id(ref)}"]')


def path(app: AppPage, ref: str, rest: str = "") -> str:
    return f"/chat/{app.environment.public_id(ref)}{rest}"


def open_chat(app: AppPage, ref: str) -> Locator:
    app.visit(path(app, ref))
    return app.get("region", "Conversation")


def unread(app: AppPage, ref: str) -> Any:
    return app.one(
        "SELECT count(*) FROM messages JOIN chats ON chats.id = chat_id WHERE chats.ref = :ref AND NOT is_read", ref=ref
    )


def test_start_lists_chats_and_opens_nothing(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        assert app.page.url.endswith("/chat")
        messages, chats = app.database.query(
            "SELECT count(*), count(DISTINCT chat_id) FROM messages WHERE NOT is_read"
        )[0]
        expect(app.get("region", "Chat list")).to_contain_text(f"{messages} unread in {chats} chats")
        expect(app.get("region", "Conversation")).to_contain_text("Choose a chat to read it")
        assert app.actions() == []

    play(flow)


def test_row_says_kind_presence_count_last_line_and_time(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        text = 'Hana Ishikawa, direct chat, available, 2 unread, i would say "saved here, sent later", 09:50'
        expect(app.get("link", text, exact=True)).to_be_visible()

    play(flow)


def test_click_opens_a_chat_and_marks_it_read(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        row(app, UNREAD).click()
        app.follow()
        assert unread(app, UNREAD) == 0
        assert app.actions() == [("open_chat", UNREAD)]
        expect(row(app, UNREAD)).not_to_contain_text("unread")

    play(flow)


def test_arrival_in_the_open_chat_stays_unread_until_marked(play: Play) -> None:
    def flow(app: AppPage) -> None:
        pane = open_chat(app, GROUP)
        app.happen("message_sent", 30.0, message="msg-423")
        expect(pane).to_contain_text("1 new message")
        expect(message(app, "msg-423")).to_contain_text("Mentions you")
        expect(message(app, "msg-423")).to_be_in_viewport()
        assert unread(app, GROUP) == 1
        app.click("button", "Mark as read")
        assert unread(app, GROUP) == 0
        expect(pane).not_to_contain_text("new message")

    play(flow)


def test_send_by_enter_and_keep_what_is_typed_while_messages_arrive(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, GROUP)
        box = app.get("textbox", "Message to")
        box.fill("Half a sent")
        app.happen("message_sent", 30.0, message="msg-301")
        expect(box).to_have_value("Half a sent")
        box.press_sequentially("ence")
        app.press("Enter")
        expect(box).to_have_value("")
        assert app.one("SELECT body FROM messages WHERE ref = 'user-message-1'") == "Half a sentence"
        expect(row(app, GROUP)).to_contain_text("You: Half a sentence")

    play(flow)


def test_draft_of_a_chat_survives_a_look_at_another(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, GROUP)
        app.get("textbox", "Message to").fill("Not yet")
        row(app, DIRECT).click()
        app.follow()
        expect(app.get("textbox", "Message to")).to_have_value("")
        row(app, GROUP).click()
        app.follow()
        expect(app.get("textbox", "Message to")).to_have_value("Not yet")

    play(flow)


def test_urgent_message_with_a_mention_and_a_file(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, GROUP)
        app.click("button", "Mark as urgent")
        app.click("button", "Mention somebody")
        app.page.get_by_role("menuitem").first.click()
        app.click("button", "Attach a file")
        app.page.get_by_role("menuitem").nth(1).click()
        app.click("button", "Send", exact=True)
        sent = app.database.query("SELECT is_urgent, body FROM messages WHERE ref = 'user-message-1'")[0]
        assert sent == (1, "@Priya Deshmukh")
        own = message(app, "user-message-1")
        expect(own.get_by_role("note", name="Marked as urgent")).to_be_visible()
        expect(own.get_by_role("button", name="handover-in-four-steps.pdf")).to_be_visible()

    play(flow)


def test_reply_in_a_thread(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, CHANNEL)
        app.page.get_by_role("link", name=re.compile("4 replies")).click()
        app.follow()
        thread = app.get("region", "Thread")
        thread.get_by_role("textbox", name="Reply in thread").fill("Well done.")
        thread.get_by_role("button", name="Send reply").click()
        app.follow()
        expect(thread).to_contain_text("Well done.")
        expect(app.page.get_by_role("link", name=re.compile("5 replies"))).to_be_visible()
        app.click("button", "Close thread")
        expect(thread).to_have_count(0)

    play(flow)


def test_edit_and_delete_ones_own_message(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, GROUP)
        app.get("textbox", "Message to").fill("Teh plan")
        app.press("Enter")
        own = message(app, "user-message-1")
        own.get_by_role("button", name="Message actions").click()
        app.page.get_by_role("menuitem", name="Edit").click()
        own.get_by_role("textbox").fill("The plan")
        own.get_by_role("button", name="Save").click()
        app.follow()
        expect(own).to_contain_text("edited")
        own.get_by_role("button", name="Message actions").click()
        app.page.get_by_role("menuitem", name="Delete").click()
        app.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        app.follow()
        expect(own).to_contain_text("This message was deleted.")
        assert [kind for kind, _ in app.actions()] == ["open_chat", "send_message", "edit_message", "delete_message"]

    play(flow)


def test_reaction_is_given_by_menu_and_taken_back_by_its_chip(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, DIRECT)
        last = app.page.get_by_role("article").last
        last.get_by_role("button", name="Message actions").click()
        app.page.get_by_role("menuitem", name="React with 🎉").click()
        app.follow()
        last.get_by_role("button", name="🎉 1, ").click()
        app.follow()
        assert [kind for kind, _ in app.actions()] == ["open_chat", "react", "take_reaction_back"]

    play(flow)


@pytest.mark.parametrize(
    ("item", "column", "kind"),
    [("Pin chat", "is_pinned", "pin_chat"), ("Mute chat", "is_muted", "mute_chat")],
)
def test_menu_marks_the_chat(play: Play, item: str, column: str, kind: str) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, GROUP)
        app.click("button", "More for this chat")
        app.page.get_by_role("menuitem", name=item).click()
        app.follow()
        assert app.one(f"SELECT {column} FROM chats WHERE ref = :ref", ref=GROUP) == 1
        assert (kind, GROUP) in app.actions()

    play(flow)


def test_mark_all_as_read_empties_every_count(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Mark all as read")
        expect(app.get("region", "Chat list")).to_contain_text("Nothing unread")
        app.click("button", "Unread")
        expect(app.get("region", "Chat list")).to_contain_text("Everything is read")

    play(flow)


def test_list_does_not_show_files_marks_and_mentions(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        for at_s, ref in ((30.0, "msg-401"), (40.0, "msg-423"), (50.0, "msg-453")):
            app.happen("message_sent", at_s, message=ref)
        shown = app.get("region", "Chat list").inner_text()
        for hidden in ("pier-walls-measured", "@Ines", "1,365", "Urgent", "Mentions"):
            assert hidden not in shown

    play(flow)


def test_picture_is_shown_and_file_tells_its_size(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, "chat-010")
        app.happen("message_sent", 30.0, message="msg-401")
        expect(message(app, "msg-401").get_by_role("button", name="470 KB")).to_be_visible()
        app.visit(path(app, "chat-004"))
        widths = app.page.evaluate(
            "[...document.images].filter(one => one.src.includes('/api/files/')).map(one => one.naturalWidth)"
        )
        assert widths
        assert all(width > 0 for width in widths)

    play(flow)


def test_file_opens_over_the_chat(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, "chat-020")
        app.click("button", "tickets-by-weight.xlsx")
        dialog = app.page.get_by_role("dialog")
        expect(dialog.get_by_role("table")).to_be_visible()
        app.click("button", "Close file")
        expect(dialog).to_have_count(0)
        ref = app.one("SELECT ref FROM files WHERE name = 'tickets-by-weight.xlsx'")
        assert app.actions() == [("open_chat", "chat-020"), ("open_file", ref)]

    play(flow)


def test_missed_call_appears_and_can_be_returned(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/calls")
        expect(app.get("button", "Missed 8")).to_be_visible()
        app.happen("call_missed", 30.0, call="call-103")
        expect(app.get("button", "Missed 9")).to_be_visible()
        name = app.one("SELECT person_name FROM calls WHERE ref = 'call-103'")
        first = app.page.get_by_role("listitem").first
        expect(first).to_contain_text(f"{name} Missed")
        app.get("button", f"Call {name}").click()
        app.follow()
        assert app.actions() == [("start_call", "user-call-1")]

    play(flow)


def test_meeting_is_answered_in_the_calendar(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/calendar")
        app.get("button", "Lunch with the new colleague").click()
        pane = app.page.get_by_role("complementary")
        expect(pane).to_contain_text("You have not answered yet.")
        pane.get_by_role("button", name="Accept").click()
        app.follow()
        expect(pane).to_contain_text("You accepted.")
        assert app.actions() == [("answer_meeting", "meet-005")]

    play(flow)


def test_search_leads_to_the_chat(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.get("textbox", "Search messages").fill("kettle")
        app.press("Enter")
        results = app.get("region", "Search results")
        expect(results).to_contain_text("messages with “kettle”")
        results.get_by_role("link").first.click()
        app.follow()
        expect(app.get("region", "Conversation")).to_be_visible()
        assert [kind for kind, _ in app.actions()] == ["open_chat"]

    play(flow)


def test_new_group_of_two_people(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "New chat")
        for name in ("Samir", "Grace"):
            app.page.get_by_label("People").fill(name)
            app.page.get_by_role("option", name=re.compile(name)).click()
        app.page.get_by_label("Name of the group").fill("Cold nights")
        app.page.get_by_role("button", name="Start chat").click()
        expect(app.get("region", "Conversation")).to_contain_text("Cold nights")
        app.follow()
        assert app.actions()[0] == ("start_chat", "user-chat-1")

    play(flow)


def test_own_status_is_chosen_in_the_top_bar(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/")
        app.click("button", "Your status: Available")
        app.page.get_by_role("menuitem", name="Away").click()
        app.follow()
        expect(app.get("button", "Your status: Away")).to_be_visible()
        assert app.one("SELECT state FROM presence WHERE person_ref = 'per-001'") == "away"

    play(flow)


def test_chat_that_is_not_there_is_said_so(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/chat/aaaaaaaaaa")
        expect(app.get("region", "Conversation")).to_contain_text("There is no such chat")

    play(flow)


def test_file_from_the_computer_is_sent_and_opens_in_the_page(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, GROUP)
        box = app.page.locator("input[type=file]")
        box.set_input_files({"name": "prices.csv", "mimeType": "text/csv", "buffer": b"Item,Price\nKettle,12\n"})
        expect(app.get("button", "Leave out prices.csv")).to_be_visible()
        app.click("button", "Send", exact=True)
        own = message(app, "user-message-1")
        own.get_by_role("button", name="prices.csv 21 B").click()
        app.follow()
        expect(app.page.get_by_role("dialog").get_by_role("cell", name="Kettle")).to_be_visible()
        app.click("button", "Close file")
        expect(row(app, GROUP)).to_contain_text("You: Sent a file")
        assert app.actions() == [
            ("open_chat", GROUP),
            ("attach_file", "user-upload-1"),
            ("send_message", "user-message-1"),
            ("open_file", "user-file-1"),
        ]

    play(flow)


def test_picture_from_the_computer_is_shown_in_the_chat(play: Play) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, GROUP)
        picture = make_file("any", "harbour.png", 20_000).content
        box = app.page.locator("input[type=file]")
        box.set_input_files({"name": "harbour.png", "mimeType": "image/png", "buffer": picture})
        expect(app.get("button", "Leave out harbour.png")).to_be_visible()
        app.get("textbox", "Message to").fill("From the pier")
        app.press("Enter")
        width = message(app, "user-message-1").locator("img").last.evaluate("one => one.naturalWidth")
        assert width == 640

    play(flow)


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("film.mp4", b"abc", "film.mp4 is of a kind that is not taken"),
        ("large.txt", b"a" * 1_600_000, "large.txt is larger than 1.5 MB"),
    ],
)
def test_file_that_is_not_taken_is_refused_in_a_notice(play: Play, name: str, content: bytes, sentence: str) -> None:
    def flow(app: AppPage) -> None:
        open_chat(app, GROUP)
        app.page.locator("input[type=file]").set_input_files(
            {"name": name, "mimeType": "application/octet-stream", "buffer": content}
        )
        expect(app.page.get_by_text(sentence)).to_be_visible()
        expect(app.get("button", f"Leave out {name}")).to_have_count(0)
        assert app.actions() == [("open_chat", GROUP)]

    play(flow)


def test_new_meeting_is_planned_and_called_off(play: Play) -> None:
    def flow(app: AppPage) -> None:
        app.visit("/calendar")
        app.click("button", "New meeting")
        dialog = app.page.get_by_role("dialog")
        dialog.get_by_label("Title").fill("Which bolts")
        dialog.get_by_label("Day").fill("2026-10-21")
        dialog.get_by_label("Begins").fill("14:00")
        dialog.get_by_label("Ends").fill("14:45")
        dialog.get_by_label("Invite").fill("Samir")
        dialog.get_by_role("option", name=re.compile("Samir")).click()
        dialog.get_by_label("Place").fill("Room 4")
        dialog.get_by_role("button", name="Create meeting").click()
        expect(app.get("button", "14:00 to 14:45 Which bolts Room 4")).to_be_visible()
        app.follow()
        assert app.actions() == [("create_meeting", "user-meeting-1")]
        app.page.get_by_role("complementary").get_by_role("button", name="Call this meeting off").click()
        app.page.get_by_role("dialog").get_by_role("button", name="Call off").click()
        expect(app.get("button", "Which bolts")).to_have_count(0)
        app.follow()
        assert app.one("SELECT count(*) FROM meetings WHERE ref = 'user-meeting-1'") == 0

    play(flow)


def test_buttons_of_one_page_have_names_of_their_own(play: Play) -> None:
    def flow(app: AppPage) -> None:
        for place in (path(app, CHANNEL), path(app, DIRECT, "/details"), "/calls", "/calendar"):
            app.visit(place)
            names = app.page.get_by_role("button").evaluate_all(
                "all => all.map(one => one.getAttribute('aria-label') ?? one.innerText)"
            )
            assert sorted(names) == sorted(set(names)), place

    play(flow)
