"""Chats for the small world, each there for a rule that a test looks at."""

from __future__ import annotations

from typing import Any

Row = dict[str, Any]

TEAMS = [{"id": "team-01", "name": "Maps", "description": "Who draws"}]


def chat(id_: str, kind: str, members: list[str], **fields: Any) -> Row:
    return {"id": id_, "base": "standard", "kind": kind, "members": members, **fields}


CHATS = [
    chat("chat-001", "channel", ["per-002", "per-003", "per-004"], team="team-01", name="general", topic="All"),
    chat("chat-002", "direct", ["per-002"], is_pinned=True),
    chat("chat-003", "group", ["per-002", "per-004"], name="Lunch", is_muted=True),
    chat("chat-004", "meeting", ["per-003"], name="Review"),
    chat("chat-005", "direct", ["per-003"], base=None),
]


def message(id_: str, chat: str, sender: str, **fields: Any) -> Row:
    return {
        "id": id_,
        "base": "standard" if "sent_at_s" in fields else None,
        "chat": chat,
        "sender": sender,
        "body": f"This is the text of {id_}.",
        **fields,
    }


LONG = "The beginning says nothing much at all, it only fills the line. The secret is saltmarsh."
FILE = {"id": "file-001", "name": "plan.pdf", "kind": "pdf", "size_bytes": 9_001}
LATER = {"id": "file-002", "name": "list.csv", "kind": "sheet", "size_bytes": 2_000}

MESSAGES = [
    message(
        "msg-001", "chat-001", "per-002", sent_at_s=-900.0, is_read=True, reactions=[{"emoji": "👍", "by": ["per-003"]}]
    ),
    message("msg-002", "chat-001", "per-003", sent_at_s=-800.0, thread="msg-001", body="An answer in the thread."),
    message("msg-003", "chat-001", "per-004", sent_at_s=-700.0, body=LONG, is_urgent=True, files=[FILE]),
    message("msg-004", "chat-002", "per-001", sent_at_s=-600.0, body="Own words for @Ann."),
    message("msg-005", "chat-002", "per-002", sent_at_s=-500.0, is_read=True, body="Ask @Maya about the Café."),
    message("msg-006", "chat-003", "per-004", sent_at_s=-400.0, body="No @Mayan and no x@maya.example here."),
    message("msg-020", "chat-001", "per-002", body="Dear @mokafor, and @Zoë."),
    message("msg-021", "chat-005", "per-003", body="The first words of a new chat."),
    message("msg-022", "chat-001", "per-003", thread="msg-001", body="Another answer.", files=[LATER]),
    message("msg-023", "chat-002", "per-001", body="From my phone."),
]


def call(id_: str, outcome: str, people: list[str], **fields: Any) -> Row:
    direction = "outgoing" if outcome == "no_answer" else "incoming"
    return {
        "id": id_,
        "base": "standard" if "started_at_s" in fields else None,
        "people": people,
        "direction": direction,
        "outcome": outcome,
        **fields,
    }


CALLS = [
    call("call-001", "answered", ["per-002"], started_at_s=-5000.0, duration_s=61),
    call("call-002", "missed", ["per-003"], started_at_s=-4000.0),
    call("call-003", "no_answer", ["per-004"], started_at_s=-3000.0),
    call("call-004", "missed", ["per-002", "per-003"], group="Review", started_at_s=-2000.0),
    call("call-010", "missed", ["per-004"]),
    call("call-011", "declined", ["per-002"]),
]


def meeting(id_: str, starts_at_s: float, **fields: Any) -> Row:
    return {
        "id": id_,
        "base": "standard",
        "title": f"Meeting {id_}",
        "starts_at_s": starts_at_s,
        "duration_s": 1800,
        "organiser": "per-002",
        "people": ["per-003"],
        **fields,
    }


MEETINGS = [
    meeting("meet-001", 7200.0, chat="chat-004", answer="none"),
    meeting("meet-002", -7200.0),
    meeting("meet-010", 9000.0, base=None),
]
PRESENCE = [{"id": "per-002", "state": "busy", "note": "Drawing"}, {"id": "per-001", "state": "available"}]
FILES = {
    "teams": TEAMS,
    "chats": CHATS,
    "messages": MESSAGES,
    "calls": CALLS,
    "meetings": MEETINGS,
    "presence": PRESENCE,
}
