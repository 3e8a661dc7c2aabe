"""Start states and wrong catalogs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from environments.microchat import environment
from tests.unit.kit.small_world import write_lines
from tests.unit.microchat.chat_world import CALLS, CHATS, MESSAGES


def rows(folder: Path, preload: dict[str, Any], sql: str) -> list[tuple[Any, ...]]:
    database = environment.database(environment.load_world(folder), preload)
    try:
        return database.query(sql)
    finally:
        database.close()


UNREAD = "SELECT ref FROM messages WHERE NOT is_read ORDER BY ref"


def test_read_all_and_unread_some(chat_folder: Path) -> None:
    found = rows(chat_folder, {"base": "standard", "read": "all", "unread": ["msg-005"]}, UNREAD)
    assert found == [("msg-005",)]


def test_read_some(chat_folder: Path) -> None:
    assert rows(chat_folder, {"base": "standard", "read": ["msg-002", "msg-003"]}, UNREAD) == [("msg-006",)]


def test_cleared_calls_with_some_added(chat_folder: Path) -> None:
    preload = {"base": "standard", "calls": "cleared", "add": {"calls": ["call-010", "call-011"]}}
    found = rows(chat_folder, preload, "SELECT ref, started_at_s, added_by FROM calls ORDER BY started_at_s")
    assert found == [("call-010", -180.0, "preload"), ("call-011", -90.0, "preload")]


def test_added_message_comes_with_its_chat(chat_folder: Path) -> None:
    preload = {"base": "standard", "add": {"messages": ["msg-021"]}}
    assert rows(chat_folder, preload, "SELECT ref FROM chats WHERE ref = 'chat-005'") == [("chat-005",)]


def test_empty_base_has_no_chats(chat_folder: Path) -> None:
    assert rows(chat_folder, {"base": "empty"}, "SELECT count(*) FROM chats") == [(0,)]


@pytest.mark.parametrize(
    ("preload", "sentence"),
    [
        ({"base": "standrad"}, "preload: field 'base'"),
        ({"base": "standard", "unread": ["msg-904"]}, "no message 'msg-904'"),
        ({"base": "standard", "unread": ["msg-004"]}, "no message 'msg-004' of somebody else is there at the start"),
        ({"base": "standard", "add": {"messages": ["msg-001"]}}, "'msg-001' was sent already"),
    ],
)
def test_wrong_preload_is_refused(chat_folder: Path, preload: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared below
        environment.database(environment.load_world(chat_folder), preload)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("file", "base", "change", "sentence"),
    [
        ("messages", MESSAGES, {"sender": "per-003", "chat": "chat-002"}, "'per-003' is no member of 'chat-002'"),
        ("messages", MESSAGES, {"thread": "msg-005"}, "'msg-005' is in another chat"),
        ("messages", MESSAGES, {"thread": "msg-002"}, "'msg-002' is itself an answer"),
        ("messages", MESSAGES, {"sent_at_s": None}, "a message of a base needs the time it was sent"),
        ("chats", CHATS, {"members": ["per-001"]}, "the user is in every chat and is not listed"),
        ("chats", CHATS, {"team": None}, "a channel has one, no other chat has"),
        ("calls", CALLS, {"outcome": "no_answer", "duration_s": 0}, "an incoming call cannot be 'no_answer'"),
        ("calls", CALLS, {"duration_s": 0}, "answered calls have one, no others have"),
    ],
)
def test_wrong_catalog_is_refused(
    chat_folder: Path, file: str, base: list[dict[str, Any]], change: dict[str, Any], sentence: str
) -> None:
    write_lines(chat_folder / "microchat" / f"{file}.jsonl", [{**base[0], **change}, *base[1:]])
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared below
        environment.load_world(chat_folder)
    assert sentence in str(caught.value)
