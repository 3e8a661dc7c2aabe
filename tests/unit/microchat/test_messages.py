"""Messages: threads, sending, editing, deleting, reactions, files, search."""

from __future__ import annotations

import json

import pytest

from tests.unit.microchat.conftest import Messenger


def test_messages_come_in_order_and_answers_are_only_counted(messenger: Messenger) -> None:
    first, second = messenger.messages("chat-001")
    assert (first["sender"]["name"], second["sender"]["name"]) == ("Ann Lee", "Bob Hart")
    assert first["thread"] == {"count": 1, "unread": 1, "last_at_s": -800.0}
    assert second["thread"] is None


def test_message_tells_marks_files_and_reactions(messenger: Messenger) -> None:
    first, second = messenger.messages("chat-001")
    assert first["reactions"] == [{"emoji": "👍", "names": ["Zoë Stone"], "is_mine": False}]
    assert second["is_urgent"]
    [file] = second["files"]
    assert (file["name"], file["size_bytes"]) == ("plan.pdf", 9_001)
    content = messenger.http.get(file["url"])
    assert (len(content.content), content.headers["content-type"]) == (9_001, "application/pdf")


def test_mentions_are_whole_names_of_members(messenger: Messenger) -> None:
    own, other = messenger.messages("chat-002")
    assert (own["mentions"], own["mentions_me"]) == ([{"text": "@Ann", "is_me": False}], False)
    assert (other["mentions"], other["mentions_me"]) == ([{"text": "@Maya", "is_me": True}], True)
    assert messenger.messages("chat-003")[0]["mentions"] == []


def test_thread_holds_the_message_and_its_answers(messenger: Messenger) -> None:
    thread = messenger.get(f"/api/messages/{messenger.id('msg-001')}/thread")
    assert thread["parent"]["id"] == messenger.id("msg-001")
    assert [answer["body"] for answer in thread["answers"]] == ["An answer in the thread."]


def test_send_is_own_read_and_logged(messenger: Messenger) -> None:
    sent = messenger.send("chat-002", "  Hello @Ann  ", urgent=True)
    assert (sent["body"], sent["is_own"], sent["is_read"], sent["is_urgent"]) == ("Hello @Ann", True, True, True)
    [(kind, target, params, class_)] = messenger.actions()
    assert (kind, target, class_) == ("send_message", "user-message-1", "consequential")
    assert json.loads(params) == {"chat": "chat-002", "body": "Hello @Ann"}
    assert messenger.summary("chat-002")["last"]["sender"] == "You"


def test_send_marks_the_chat_read(messenger: Messenger) -> None:
    messenger.send("chat-003", "Coming!")
    assert messenger.summary("chat-003")["unread"] == 0


def test_send_into_a_thread_stays_out_of_the_chat(messenger: Messenger) -> None:
    messenger.send("chat-001", "I agree.", thread_id=messenger.id("msg-001"))
    assert len(messenger.messages("chat-001")) == 2
    thread = messenger.get(f"/api/messages/{messenger.id('msg-001')}/thread")
    assert [answer["body"] for answer in thread["answers"]] == ["An answer in the thread.", "I agree."]


def test_answer_to_an_answer_goes_into_the_same_thread(messenger: Messenger) -> None:
    messenger.send("chat-001", "So do I.", thread_id=messenger.id("msg-002"))
    thread = messenger.get(f"/api/messages/{messenger.id('msg-001')}/thread")
    assert len(thread["answers"]) == 2


def test_send_of_nothing_is_refused(messenger: Messenger) -> None:
    reply = messenger.post("chats", "chat-002", "/messages", body="   ")
    assert (reply.status_code, reply.json()["detail"]) == (422, "Write something before you send it.")


def test_send_into_a_thread_of_another_chat_is_refused(messenger: Messenger) -> None:
    reply = messenger.post("chats", "chat-002", "/messages", body="Hm.", thread_id=messenger.id("msg-001"))
    assert (reply.status_code, reply.json()["detail"]) == (422, "The message you answer is in another chat.")


def test_file_is_passed_on_with_the_same_content(messenger: Messenger) -> None:
    sent = messenger.send("chat-002", "The plan.", file_ids=[messenger.id("file-001")])
    [file] = sent["files"]
    assert file["id"] != messenger.id("file-001")
    original = messenger.http.get(f"/api/files/{messenger.id('file-001')}").content
    assert messenger.http.get(file["url"]).content == original


def test_edit_changes_text_and_mentions(messenger: Messenger) -> None:
    path = f"/api/messages/{messenger.id('msg-004')}"
    edited = messenger.http.put(path, json={"body": "Other words."}).json()
    assert (edited["body"], edited["is_edited"], edited["mentions"]) == ("Other words.", True, [])
    messenger.http.put(path, json={"body": "Other words."})
    assert [kind for kind, *_ in messenger.actions()] == ["edit_message"]


def test_delete_keeps_the_place_and_nothing_else(messenger: Messenger) -> None:
    assert messenger.http.delete(f"/api/messages/{messenger.id('msg-004')}").status_code == 204
    gone = messenger.messages("chat-002")[0]
    assert (gone["is_deleted"], gone["body"], gone["mentions"]) == (True, "", [])
    assert messenger.actions() == [("delete_message", "msg-004", None, "consequential")]
    assert messenger.http.delete(f"/api/messages/{messenger.id('msg-004')}").status_code == 404


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_message_of_somebody_else_cannot_be_touched(messenger: Messenger, method: str) -> None:
    body = {"body": "Mine now."} if method == "PUT" else None
    reply = messenger.http.request(method, f"/api/messages/{messenger.id('msg-003')}", json=body)
    assert reply.status_code == 403
    assert reply.json()["detail"].startswith("Only your own messages can be")


def test_reaction_is_given_once_and_taken_back(messenger: Messenger) -> None:
    for on in (True, True, False):
        reply = messenger.post("messages", "msg-001", "/reactions", emoji="👍", on=on)
    assert reply.json()["reactions"] == [{"emoji": "👍", "names": ["Zoë Stone"], "is_mine": False}]
    assert [(kind, json.loads(params)) for kind, _, params, _ in messenger.actions()] == [
        ("react", {"emoji": "👍"}),
        ("take_reaction_back", {"emoji": "👍"}),
    ]


def test_reaction_with_an_unknown_emoji_is_refused(messenger: Messenger) -> None:
    assert messenger.post("messages", "msg-001", "/reactions", emoji="🦔", on=True).status_code == 422


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("cafe", ["msg-005"]),
        ("TEXT of", ["msg-001"]),
        ("plan.pdf", ["msg-003"]),
        ("zoe thread", ["msg-002"]),
        ("lunch", ["msg-006"]),
        ("zebra", []),
        ("  ", []),
    ],
)
def test_search_finds_all_words_in_text_names_and_files(messenger: Messenger, words: str, found: list[str]) -> None:
    result = messenger.get("/api/search", q=words)
    assert [message["id"] for message in result["messages"]] == [messenger.id(ref) for ref in found]
    assert result["total"] == len(found)


def test_search_says_in_which_thread_an_answer_is(messenger: Messenger) -> None:
    [found] = messenger.get("/api/search", q="answer thread")["messages"]
    assert (found["thread_id"], found["chat_name"]) == (messenger.id("msg-001"), "general")


def test_opened_file_is_logged_as_a_look(messenger: Messenger) -> None:
    assert messenger.post("files", "file-001", "/open").status_code == 204
    assert messenger.actions() == [("open_file", "file-001", None, "look")]


def test_preview_tells_what_stands_in_a_sheet_and_refuses_a_pdf(messenger: Messenger) -> None:
    messenger.apply("message_sent", 200.0, message="msg-022")
    sheet = messenger.get(f"/api/files/{messenger.id('file-002')}/preview")
    assert (sheet["shape"], sheet["rows"][0]) == ("table", ["Area", "Plan", "Actual", "Change"])
    reply = messenger.http.get(f"/api/files/{messenger.id('file-001')}/preview")
    assert (reply.status_code, reply.json()["detail"]) == (
        422, "This kind of file is shown as it is, not by a preview.",
    )  # fmt: skip
