from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from environments._kit.database import Database
from environments.micromail import environment


def start(folder: Path, **preload: Any) -> Database:
    return environment.database(environment.load_world(folder), {"base": "standard", **preload})


def test_base_holds_its_mails_and_nothing_unreleased(mail_folder: Path) -> None:
    database = start(mail_folder)
    assert database.query("SELECT ref, folder FROM mails WHERE folder <> 'inbox' ORDER BY ref") == [
        ("mail-006", "sent"),
        ("mail-007", "drafts"),
        ("mail-008", "junk"),
        ("mail-009", "deleted"),
        ("mail-010", "archive"),
    ]
    assert database.query("SELECT count(*), max(ref) FROM mails") == [(10, "mail-010")]
    tables = " UNION ALL ".join(f"SELECT added_at, added_by FROM {t}" for t in ("mails", "recipients", "attachments"))
    assert database.query(f"SELECT max(added_at) < 0, min(added_by), max(added_by) FROM ({tables})") == [
        (1, "preload", "preload")
    ]
    assert database.query("SELECT count(*) FROM actions") == [(0,)]


def test_base_empty_is_an_empty_mailbox(mail_folder: Path) -> None:
    database = environment.database(environment.load_world(mail_folder), {"base": "empty"})
    assert database.query("SELECT count(*) FROM mails") == [(0,)]


def test_added_mails_are_unread_and_lie_in_the_given_order(mail_folder: Path) -> None:
    database = start(mail_folder, add={"mails": ["mail-020", "mail-021"]})
    assert database.query(
        "SELECT ref, sent_at_s, added_at, added_by, is_read FROM mails WHERE ref > 'mail-019' ORDER BY ref"
    ) == [("mail-020", -180.0, -180.0, "preload", 0), ("mail-021", -90.0, -90.0, "preload", 0)]


def test_read_unread_and_starred_are_applied(mail_folder: Path) -> None:
    database = start(mail_folder, read="all", unread=["mail-003"], starred=["mail-001"])
    assert database.query("SELECT ref FROM mails WHERE NOT is_read") == [("mail-003",)]
    assert database.query("SELECT ref FROM mails WHERE is_starred ORDER BY ref") == [("mail-001",), ("mail-002",)]


@pytest.mark.parametrize(
    ("preload", "complaint"),
    [
        ({"base": "standart"}, "preload: field 'base': 'standart' is not one of 'standard' or 'empty'"),
        ({"raed": "all"}, "preload: field 'raed': no such field; closest is 'read'"),
        ({"add": {"mail": []}}, "preload: field 'add.mail': no such field; closest is 'mails'"),
        (
            {"add": {"mails": ["mail-20"]}},
            "preload: field 'add.mails.0': no mail 'mail-20'; closest is 'mail-020' (About mail-020)",
        ),
        ({"add": {"mails": ["mail-001"]}}, "'mail-001' is in the mailbox already"),
        ({"unread": ["mail-020"]}, "preload: field 'unread': 'mail-020' is not in the mailbox at the start"),
    ],
)
def test_wrong_preload_is_refused(mail_folder: Path, preload: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match="in the mailbox|^preload: ") as caught:
        start(mail_folder, **preload)
    assert str(caught.value).splitlines()[0] == complaint
