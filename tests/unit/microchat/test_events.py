"""What the timeline does to the messenger, and what it refuses."""

from __future__ import annotations

import pytest

from environments.microchat import environment
from tests.unit.microchat.conftest import Messenger


def test_message_arrives_unread_with_its_mentions(messenger: Messenger) -> None:
    assert messenger.apply("message_sent", 200.0, message="msg-020") is None
    [row] = messenger.database.query(
        "SELECT is_read, mentions_me, sent_at_s, added_by FROM messages WHERE ref = 'msg-020'"
    )
    assert row == (0, 1, 200.0, "timeline")
    texts = messenger.database.query("SELECT text FROM mentions ORDER BY id DESC LIMIT 2")
    assert texts == [("@Zoë",), ("@mokafor",)]


def test_first_message_brings_its_chat(messenger: Messenger) -> None:
    messenger.apply("message_sent", 200.0, message="msg-021")
    assert messenger.summary("chat-005")["name"] == "Zoë Stone"
    assert messenger.summary("chat-005")["unread"] == 1


def test_own_message_from_elsewhere_is_read(messenger: Messenger) -> None:
    messenger.apply("message_sent", 200.0, message="msg-023")
    assert "msg-023" not in messenger.unread()
    assert messenger.actions() == []


def test_answer_arrives_in_its_thread(messenger: Messenger) -> None:
    messenger.apply("message_sent", 200.0, message="msg-022")
    assert messenger.messages("chat-001")[0]["thread"] == {"count": 2, "unread": 2, "last_at_s": 200.0}


def test_edited_message_keeps_its_read_mark(messenger: Messenger) -> None:
    messenger.apply("message_edited", 200.0, message="msg-005", text="Ask nobody.")
    edited = messenger.messages("chat-002")[1]
    assert (edited["body"], edited["is_edited"], edited["is_read"], edited["mentions_me"]) == (
        "Ask nobody.", True, True, False,
    )  # fmt: skip


def test_deleted_message_is_no_longer_unread(messenger: Messenger) -> None:
    messenger.apply("message_deleted", 200.0, message="msg-003")
    assert messenger.unread() == ["msg-002", "msg-006"]
    assert messenger.summary("chat-001")["last"]["preview"] == "This message was deleted"
    assert messenger.http.get(f"/api/files/{messenger.id('file-001')}").status_code == 404
    assert messenger.apply("message_deleted", 210.0, message="msg-003") == "'msg-003' was deleted"


def test_event_on_a_message_that_the_user_deleted_is_skipped(messenger: Messenger) -> None:
    messenger.http.delete(f"/api/messages/{messenger.id('msg-004')}")
    skipped = messenger.apply("reaction_given", 200.0, message="msg-004", person="per-002", emoji="👍")
    assert skipped == "'msg-004' was deleted"


def test_reaction_of_somebody_leaves_the_chat_as_read_as_it_was(messenger: Messenger) -> None:
    messenger.apply("reaction_given", 200.0, message="msg-004", person="per-002", emoji="🎉")
    assert messenger.messages("chat-002")[0]["reactions"][0]["names"] == ["Ann Lee"]
    assert messenger.summary("chat-002")["unread"] == 0


def test_chat_read_elsewhere_is_read_here(messenger: Messenger) -> None:
    assert messenger.apply("chat_read_elsewhere", 200.0, chat="chat-001") is None
    assert messenger.unread() == ["msg-006"]
    assert messenger.apply("chat_read_elsewhere", 210.0, chat="chat-001") == "'chat-001' has nothing unread"


def test_calls_come_into_the_list(messenger: Messenger) -> None:
    messenger.apply("call_missed", 200.0, call="call-010")
    messenger.apply("call_ended", 210.0, call="call-011")
    found = messenger.get("/api/calls")["calls"][:2]
    assert [(c["name"], c["outcome"], c["started_at_s"]) for c in found] == [
        ("Ann Lee", "declined", 210.0),
        ("Bob Hart", "missed", 200.0),
    ]


def test_meeting_and_presence_change(messenger: Messenger) -> None:
    messenger.apply("meeting_planned", 200.0, meeting="meet-010")
    messenger.apply("presence_changed", 210.0, person="per-003", state="in_call", note="Long")
    assert "Meeting meet-010" in [m["title"] for m in messenger.get("/api/meetings")]
    assert messenger.summary("chat-002")["presence"] == "busy"
    chat = messenger.get(f"/api/chats/{messenger.id('chat-004')}")
    assert chat["members"][1]["presence"] == "in_call"


@pytest.mark.parametrize(
    ("kind", "fields", "sentence"),
    [
        ("message_sent", {"message": "msg-999"}, "field 'message': no message 'msg-999'"),
        ("message_sent", {"message": "msg-001"}, "field 'message': 'msg-001' was sent before the start"),
        ("call_missed", {"call": "call-011"}, "field 'call': 'call-011' is declined; use call_ended"),
        ("call_ended", {"call": "call-010"}, "field 'call': 'call-010' is missed; use call_missed"),
        ("call_missed", {"call": "call-002"}, "field 'call': 'call-002' is in the list from the start"),
        ("meeting_planned", {"meeting": "meet-001"}, "field 'meeting': 'meet-001' is planned from the start"),
        ("presence_changed", {"person": "per-001", "state": "away"}, "field 'person': 'per-001' is the user"),
    ],
)
def test_event_that_makes_no_sense_is_refused(
    messenger: Messenger, kind: str, fields: dict[str, str], sentence: str
) -> None:
    with pytest.raises(LookupError) as caught:
        environment.events[kind](**fields).check(messenger.world)
    assert str(caught.value.args[0]).startswith(sentence)


def test_event_on_a_message_that_was_never_sent_is_an_error(messenger: Messenger) -> None:
    with pytest.raises(LookupError, match="was not sent yet"):
        messenger.apply("message_deleted", 200.0, message="msg-020")


def test_file_is_served_from_the_moment_its_message_is_sent(messenger: Messenger) -> None:
    path = f"/api/files/{messenger.id('file-002')}"
    assert messenger.http.get(path).status_code == 404
    messenger.apply("message_sent", 200.0, message="msg-022")
    assert len(messenger.http.get(path).content) == 2_000
