"""The list of chats, opening one, marks on it, and new ones."""

from __future__ import annotations

import json

import pytest

from tests.unit.microchat.conftest import Messenger


def test_list_counts_unread_messages_those_in_threads_too(messenger: Messenger) -> None:
    found = messenger.get("/api/chats")
    assert (found["unread_messages"], found["unread_chats"]) == (3, 2)
    assert messenger.summary("chat-001")["unread"] == 2
    assert messenger.get("/api/unread") == {"messages": 3, "chats": 2}


def test_list_comes_by_last_message_newest_first(messenger: Messenger) -> None:
    names = [chat["name"] for chat in messenger.get("/api/chats")["chats"]]
    assert names == ["Lunch", "Ann Lee", "general", "Review"]


def test_list_holds_nothing_of_a_message_past_its_beginning(messenger: Messenger) -> None:
    text = messenger.http.get("/api/chats").text
    assert "saltmarsh" not in text
    assert "plan.pdf" not in text
    assert messenger.summary("chat-001")["last"] == {
        "sender": "Bob Hart",
        "preview": "The beginning says nothing much at all, it only fills the l…",
        "at_s": -700.0,
    }


def test_list_and_search_show_bold_text_without_its_stars(messenger: Messenger) -> None:
    messenger.send("chat-002", "Ready **before noon**, says **she**, 2 ** 3 times.")
    assert messenger.summary("chat-002")["last"]["preview"] == "Ready before noon, says she, 2 ** 3 times."
    [found] = messenger.get("/api/search", q="noon")["messages"]
    assert found["body"] == "Ready before noon, says she, 2 ** 3 times."


def test_summary_says_nothing_of_files_marks_and_mentions(messenger: Messenger) -> None:
    assert set(messenger.summary("chat-001")) == {
        "id", "kind", "team_id", "name", "avatar_url", "presence", "last", "unread", "is_pinned", "is_muted",
    }  # fmt: skip


def test_looking_at_a_chat_changes_nothing(messenger: Messenger) -> None:
    revision = messenger.database.revision
    messenger.get(f"/api/chats/{messenger.id('chat-001')}")
    messenger.messages("chat-001")
    assert messenger.database.revision == revision
    assert messenger.actions() == []


def test_opening_a_chat_marks_all_of_it_read(messenger: Messenger) -> None:
    assert messenger.post("chats", "chat-001", "/open").status_code == 204
    assert messenger.unread() == ["msg-006"]
    assert messenger.actions() == [("open_chat", "chat-001", None, "look")]


def test_message_that_arrives_in_an_opened_chat_stays_unread(messenger: Messenger) -> None:
    messenger.post("chats", "chat-001", "/open")
    messenger.apply("message_sent", 110.0, message="msg-020")
    assert messenger.summary("chat-001")["unread"] == 1
    messenger.post("chats", "chat-001", "/read", read=True)
    assert messenger.summary("chat-001")["unread"] == 0
    assert [kind for kind, *_ in messenger.actions()] == ["open_chat", "mark_chat_read"]


def test_mark_unread_marks_the_last_message_of_somebody_else(messenger: Messenger) -> None:
    messenger.send("chat-002", "Later.")
    messenger.post("chats", "chat-002", "/read", read=False)
    assert "msg-005" in messenger.unread()


def test_mark_unread_without_a_message_of_somebody_else_is_refused(messenger: Messenger) -> None:
    reply = messenger.post("chats", "chat-004", "/read", read=False)
    assert (reply.status_code, reply.json()["detail"]) == (409, "Nobody else has written in this chat yet.")


def test_mark_all_read_leaves_nothing_unread_and_is_one_action(messenger: Messenger) -> None:
    for _ in range(2):
        assert messenger.http.post("/api/chats/read-all").status_code == 204
    assert messenger.unread() == []
    assert messenger.actions() == [("mark_all_read", None, None, "look")]


@pytest.mark.parametrize(
    ("rest", "body", "column", "kinds"),
    [
        ("pin", "pinned", "is_pinned", ["pin_chat", "unpin_chat"]),
        ("mute", "muted", "is_muted", ["mute_chat", "unmute_chat"]),
    ],
)
def test_mark_is_kept_and_logged_only_when_it_changes(
    messenger: Messenger, rest: str, body: str, column: str, kinds: list[str]
) -> None:
    for wanted in (True, True, False):
        messenger.post("chats", "chat-001", f"/{rest}", **{body: wanted})
    assert messenger.summary("chat-001")[column] is False
    assert [(kind, target, class_) for kind, target, _, class_ in messenger.actions()] == [
        (kind, "chat-001", "aid") for kind in kinds
    ]


def test_chat_tells_its_members_with_presence(messenger: Messenger) -> None:
    chat = messenger.get(f"/api/chats/{messenger.id('chat-003')}")
    assert [(m["name"], m["presence"], m["note"]) for m in chat["members"]] == [
        ("Maya Okafor", "available", ""),
        ("Ann Lee", "busy", "Drawing"),
        ("Bob Hart", "offline", ""),
    ]


def test_direct_chat_that_is_there_is_used_again(messenger: Messenger) -> None:
    reply = messenger.http.post("/api/chats", json={"people": [messenger.id("per-002")]})
    assert (reply.status_code, reply.json()["id"]) == (201, messenger.id("chat-002"))
    assert messenger.actions() == []


def test_new_group_is_listed_and_logged(messenger: Messenger) -> None:
    people = [messenger.id(ref) for ref in ("per-003", "per-004")]
    reply = messenger.http.post("/api/chats", json={"people": people, "name": " Rowing "})
    assert reply.json()["name"] == "Rowing"
    [(kind, target, params, class_)] = messenger.actions()
    assert (kind, target, class_) == ("start_chat", "user-chat-1", "consequential")
    assert json.loads(params) == {"name": "Rowing", "people": ["per-003", "per-004"]}
    assert messenger.summary("user-chat-1")["last"] is None


@pytest.mark.parametrize(
    ("people", "name", "sentence"),
    [
        (["per-003", "per-004"], " ", "Give the group a name."),
        (["per-001"], "", "You are in every chat of yours already; choose somebody else."),
    ],
)
def test_senseless_chat_is_refused(messenger: Messenger, people: list[str], name: str, sentence: str) -> None:
    reply = messenger.http.post("/api/chats", json={"people": [messenger.id(ref) for ref in people], "name": name})
    assert (reply.status_code, reply.json()["detail"]) == (422, sentence)


def test_chat_that_has_not_begun_is_not_there(messenger: Messenger) -> None:
    assert messenger.http.get(f"/api/chats/{messenger.id('chat-005')}").status_code == 404
