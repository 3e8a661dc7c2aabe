"""MicroChat's material becomes catalogs: talks, threads, marks, and errors that name file and item."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from environments._world.drawn import USER, draw_world
from environments._world.text_table import faults, measured
from environments.microchat.generate import catalogs

WORLD = draw_world(0)


def made(folder: Path, text: str) -> dict[str, list[dict[str, Any]]]:
    (folder / "some.yaml").write_text(dedent(text), encoding="utf-8")
    return dict(catalogs(WORLD, folder))


TALK = """
    teams: [{id: team-01, name: "{employer.name}", description: All}]
    chats:
      - id: chat-001
        kind: channel
        team: team-01
        name: general
        cast: {lead: per-006, other: {pool: [per-007]}}
        files: {plan: {name: plan.pdf, kind: pdf, size_bytes: 9000}}
        talk: |
          @ -3d 09:00
          lead: Good morning, {other.first}.
            It rains.
          ! file plan
          + 👍 other user
          @ +10m
          > other: It does.
          ! unread
          @ +1d
          user: Not any more.
          ! urgent
"""


def test_talk_becomes_messages_with_ids_by_place(tmp_path: Path) -> None:
    found = made(tmp_path, TALK)["messages.jsonl"]
    assert [line["id"] for line in found] == ["msg-001-01", "msg-001-02", "msg-001-03"]
    assert [line["sender"] for line in found] == ["per-006", "per-007", USER]
    assert found[0]["body"] == "Good morning, Mateo.\nIt rains."


def test_marks_files_and_reactions_belong_to_the_message_above(tmp_path: Path) -> None:
    first, second, third = made(tmp_path, TALK)["messages.jsonl"]
    assert first["files"] == [{"id": "file-001-01-1", "name": "plan.pdf", "kind": "pdf", "size_bytes": 9000}]
    assert first["reactions"] == [{"emoji": "👍", "by": ["per-007", USER]}]
    assert (first["is_read"], second["is_read"], second["thread"]) == (True, False, "msg-001-01")
    assert (third["is_urgent"], third["thread"]) == (True, None)


def test_times_are_fixed_or_count_from_the_message_before(tmp_path: Path) -> None:
    first, second, _third = made(tmp_path, TALK)["messages.jsonl"]
    assert first["sent_at_s"] == -3 * 86_400.0 - 3600
    assert second["sent_at_s"] == first["sent_at_s"] + 600


def test_arrival_has_no_time_and_its_own_id(tmp_path: Path) -> None:
    text = TALK + '    arrivals: [{id: msg-301, chat: chat-001, from: lead, text: "Hi {user.first}.", urgent: true}]\n'
    found = made(tmp_path, text)["messages.jsonl"][-1]
    assert (found["id"], found["base"], found["sent_at_s"]) == ("msg-301", None, None)
    assert (found["body"], found["is_urgent"], found["is_read"]) == ("Hi Ines.", True, False)


def test_meeting_lies_on_its_day_in_new_york(tmp_path: Path) -> None:
    text = "meetings: [{id: meet-001, title: Talk, day: 20, at: '10:00', minutes: 30, organiser: per-002}]"
    [meeting] = made(tmp_path, text)["meetings.jsonl"]
    # Summer time has ended by then: the day of the change is an hour longer.
    assert meeting["starts_at_s"] == 20 * 86_400.0 + 3600
    assert meeting["duration_s"] == 1800


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Lead: Hm.", "chat-001: line 'Lead: Hm.': write `role: text`"),
        ("! loud", "chat-001: line '! loud': a mark is urgent, unread, or file and its word"),
        ("+ 👍", "chat-001: line '+ 👍': say whose reaction it is"),
        ("nobody: Hm.", "chat-001: no role 'nobody' in this chat; there are lead"),
        ("lead: Hi {user.frist}", "chat-001: {user.frist}: no field 'frist'; closest is 'first'"),
    ],
)
def test_wrong_line_of_a_talk_is_named(tmp_path: Path, line: str, message: str) -> None:
    text = f"""
        chats:
          - id: chat-001
            kind: direct
            cast: {{lead: per-006}}
            talk: |
              @ -1d
              lead: First.
              {line}
    """
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared below
        made(tmp_path, text)
    assert str(caught.value).startswith(f"microchat/material/some.yaml: {message}")


def test_talk_that_begins_with_a_mark_is_refused(tmp_path: Path) -> None:
    text = "chats: [{id: chat-001, kind: direct, cast: {lead: per-006}, talk: '! urgent'}]"
    with pytest.raises(ValueError, match="nothing was said before it"):
        made(tmp_path, text)


def test_arrival_in_a_chat_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="msg-301: no chat 'chat-009'"):
        made(tmp_path, "arrivals: [{id: msg-301, chat: chat-009, from: user, text: Hm.}]")


@pytest.mark.parametrize("seed", [0, 3])
def test_text_keeps_the_bounds_in_every_world(seed: int) -> None:
    found = [fault for texts in measured(seed, "microchat") for fault in faults(texts)]
    assert found == []
