"""MicroMail's material becomes mails: defaults, threads, quotes, files, and errors that name file and mail."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from environments._world.drawn import USER, draw_world
from environments.micromail.generate import catalogs

WORLD = draw_world(0)


def mails(folder: Path, text: str, seed: int = 0) -> list[dict[str, Any]]:
    (folder / "some.yaml").write_text(dedent(text), encoding="utf-8")
    return catalogs(draw_world(seed) if seed else WORLD, folder)["mails.jsonl"]


THREAD = """
    threads:
      - subject: "{lead.first}'s tablets"
        cast: {lead: per-018}
        mails:
          - {id: mail-011, from: lead, to: [user, per-006], when: -4d 09:00, body: "Who brings them?\\n"}
          - {id: mail-010, from: user, to: [lead], when: +30m, quotes: mail-011, body: I do.}
          - {id: mail-012, from: lead, when: +1d, subject: "Fwd: tablets", body: "{sender.name} thanks {user.first}."}
"""


def test_mails_come_in_the_order_of_their_ids_with_one_thread(tmp_path: Path) -> None:
    found = mails(tmp_path, THREAD)
    assert [mail["id"] for mail in found] == ["mail-010", "mail-011", "mail-012"]
    assert {mail["thread"] for mail in found} == {"thr-011"}


def test_subjects_of_a_thread_are_replies_unless_they_say_so(tmp_path: Path) -> None:
    reply, first, forward = mails(tmp_path, THREAD)
    assert first["subject"] == "Freya's tablets"
    assert reply["subject"] == "Re: Freya's tablets"
    assert forward["subject"] == "Fwd: tablets"


def test_reply_quotes_with_date_and_sender(tmp_path: Path) -> None:
    reply = mails(tmp_path, THREAD)[0]
    assert reply["body"] == "I do.\n\nOn Fri 9 Oct 2026 at 09:00, Freya Hallberg wrote:\n> Who brings them?"


def test_delay_counts_from_the_mail_before(tmp_path: Path) -> None:
    reply, first, _forward = mails(tmp_path, THREAD)
    assert first["sent_at_s"] == -4 * 86_400.0 - 3600
    assert reply["sent_at_s"] == first["sent_at_s"] + 1800


def test_folder_and_read_mark_follow_sender_and_time(tmp_path: Path) -> None:
    reply, first, _forward = mails(tmp_path, THREAD)
    assert (reply["folder"], reply["sender"], reply["to"], reply["is_read"]) == ("sent", USER, ["per-018"], True)
    assert (first["folder"], first["to"], first["base"]) == ("inbox", [USER, "per-006"], "standard")
    [later] = mails(tmp_path, "mails: [{id: mail-001, from: per-002, subject: Later, body: Later.}]")
    assert (later["base"], later["sent_at_s"], later["is_read"], later["to"]) == (None, None, False, [USER])


def test_files_get_ids_names_of_the_world_and_fitting_sizes(tmp_path: Path) -> None:
    text = """
        mails:
          - id: mail-007
            from: per-033
            subject: Budget
            body: Attached.
            attach:
              - {name: "{employer.slug}-budget.xlsx", kind: sheet}
              - {name: note.txt, kind: text, size_bytes: 2048}
    """
    sheet, note = mails(tmp_path, text)[0]["attachments"]
    assert (sheet["id"], sheet["name"]) == ("file-007-1", "larkspan-budget.xlsx")
    assert 20_000 <= sheet["size_bytes"] <= 200_000
    assert (note["id"], note["size_bytes"]) == ("file-007-2", 2048)


def test_stranger_has_a_name_and_an_address(tmp_path: Path) -> None:
    text = """
        mails:
          - {id: mail-001, from: {name: Prize office, email: "win@{ent-013.domain}"}, subject: Win, body: You.}
    """
    assert mails(tmp_path, text)[0]["sender"] == {"name": "Prize office", "email": "win@driftmail.example"}


def test_pool_gives_different_people_in_different_worlds(tmp_path: Path) -> None:
    text = """
        keep_out: [per-030, per-031]
        mails: [{id: mail-001, from: {pool: [per-029, per-030, per-031, per-032]}, subject: Hm, body: Hm.}]
    """
    assert {mails(tmp_path, text, seed)[0]["sender"] for seed in range(12)} == {"per-029", "per-032"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "mails: [{id: mail-001, from: per-200, subject: x, body: x}]",
            "micromail/material/some.yaml: mail-001: no person, entity or role 'per-200'; closest is 'per-001'",
        ),
        (
            "mails: [{id: mail-001, from: per-002, subject: x, body: 'Hi {user.frist}'}]",
            "some.yaml: mail-001: {user.frist}: no field 'frist'; closest is 'first'",
        ),
        (
            "mails: [{id: mail-001, from: per-002, subject: x, body: x, whne: -1d}]",
            "some.yaml: field 'mails.0.whne': no such field; closest is 'when'",
        ),
        (
            "mails: [{id: mail-001, from: per-002, subject: x, body: x, when: noon}]",
            "some.yaml: mail-001: when 'noon': write a day",
        ),
        (
            "mails: [{id: mail-001, from: per-002, subject: x, body: x, when: +1h}]",
            "mail-001: when '+1h': there is no earlier mail with a time in this thread",
        ),
        (
            "mails: [{id: mail-001, from: per-002, subject: x, body: x, quotes: mail-002}]",
            "mail-001: quotes 'mail-002', which does not stand before it",
        ),
        (
            "mails: [{id: mail-001, from: user, subject: x, body: x}, {id: mail-001, from: user, subject: x, body: x}]",
            "some.yaml: mail-001: this id is used twice",
        ),
        ("mails: [{id: mail-001, from: per-002, body: x}]", "some.yaml: mail-001: a single mail needs a subject"),
        ("mails: [{id: mail-001", "some.yaml: not valid YAML"),
    ],
)
def test_error_names_file_and_mail(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is compared below
        mails(tmp_path, text)
    assert message in str(caught.value)
