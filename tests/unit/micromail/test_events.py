from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import ValidationError

from environments.micromail import environment
from tests.unit.micromail.conftest import Mailbox


def test_received_mail_is_unread_in_the_inbox_and_stamped(mailbox: Mailbox) -> None:
    assert mailbox.apply("mail_received", 33.5, mail="mail-022") is None
    assert mailbox.database.query(
        "SELECT folder, is_read, sent_at_s, added_at, added_by, mentions_me FROM mails WHERE ref = 'mail-022'"
    ) == [("inbox", 0, 33.5, 33.5, "timeline", 1)]
    assert mailbox.database.query("SELECT added_at, added_by FROM attachments WHERE ref = 'file-020'") == [
        (33.5, "timeline")
    ]
    assert mailbox.listed(folder="inbox")[:2] == ["mail-005", "mail-022"]
    assert mailbox.actions() == []


def test_received_mail_can_land_in_junk(mailbox: Mailbox) -> None:
    mailbox.apply("mail_received", 5.0, mail="mail-020", folder="junk")
    assert mailbox.listed(folder="junk") == ["mail-020", "mail-008"]


def test_copied_user_is_marked_as_such(mailbox: Mailbox) -> None:
    mailbox.apply("mail_received", 5.0, mail="mail-021")
    assert mailbox.database.query(
        "SELECT field, name, is_user, recipients.added_at FROM recipients JOIN mails ON mails.id = mail_id "
        "WHERE mails.ref = 'mail-021' ORDER BY recipients.id"
    ) == [("to", "Bob Hart", 0, 5.0), ("cc", "Maya Okafor", 1, 5.0), ("cc", "Bob Hart", 0, 5.0)]


def test_mail_sent_elsewhere_is_read_and_in_sent(mailbox: Mailbox) -> None:
    mailbox.apply("mail_sent_elsewhere", 8.0, mail="mail-023")
    assert mailbox.mail("mail-023") | {"folder": "sent", "is_read": True, "is_draft": False} == mailbox.mail("mail-023")


def test_moved_mail_changes_folder(mailbox: Mailbox) -> None:
    assert mailbox.apply("mail_moved", 8.0, mail="mail-001", folder="junk") is None
    assert "mail-001" in mailbox.listed(folder="junk")
    assert mailbox.apply("mail_moved", 9.0, mail="mail-001", folder="junk") == "'mail-001' is in 'junk' already"


def test_recalled_mail_is_gone_with_its_files(mailbox: Mailbox) -> None:
    file = mailbox.mail("mail-004")["attachments"][0]["url"]
    assert mailbox.http.get(file).status_code == 200
    mailbox.apply("mail_recalled", 8.0, mail="mail-004")
    assert mailbox.http.get(mailbox.path("mails", "mail-004")).status_code == 404
    assert mailbox.http.get(file).status_code == 404
    assert mailbox.database.query("SELECT count(*) FROM attachments") == [(0,)]


@pytest.mark.parametrize(("kind", "fields"), [("mail_moved", {"folder": "junk"}), ("mail_recalled", {})])
def test_event_on_a_mail_that_the_user_removed_is_skipped(mailbox: Mailbox, kind: str, fields: dict[str, Any]) -> None:
    assert mailbox.http.delete(mailbox.path("mails", "mail-009")).status_code == 204
    before = mailbox.database.revision
    assert mailbox.apply(kind, 50.0, mail="mail-009", **fields) == "the user deleted 'mail-009' for good"
    assert mailbox.database.revision == before


@pytest.mark.parametrize(("kind", "fields"), [("mail_moved", {"folder": "junk"}), ("mail_recalled", {})])
def test_event_on_a_mail_that_never_came_is_an_error(mailbox: Mailbox, kind: str, fields: dict[str, Any]) -> None:
    with pytest.raises(LookupError, match="'mail-020' is not in the mailbox and the user did not remove it"):
        mailbox.apply(kind, 50.0, mail="mail-020", **fields)


def test_mail_cannot_arrive_twice(mailbox: Mailbox) -> None:
    mailbox.apply("mail_received", 5.0, mail="mail-020")
    with pytest.raises(ValueError, match="'mail-020' is in the mailbox already"):
        mailbox.apply("mail_received", 6.0, mail="mail-020")


@pytest.mark.parametrize(
    ("kind", "fields", "complaint"),
    [
        ("mail_received", {"mail": "mail-20"}, "field 'mail': no mail 'mail-20'; closest is 'mail-020'"),
        ("mail_received", {"mail": "mail-001"}, "field 'mail': 'mail-001' is in the mailbox from the start"),
        ("mail_received", {"mail": "mail-023"}, "field 'mail': 'mail-023' is from the user; use mail_sent_elsewhere"),
        (
            "mail_sent_elsewhere",
            {"mail": "mail-020"},
            "field 'mail': 'mail-020' is not from the user; use mail_received",
        ),
        ("mail_moved", {"mail": "mail-2", "folder": "junk"}, "field 'mail': no mail 'mail-2'; closest is 'mail-002'"),
        ("mail_recalled", {"mail": "x"}, "field 'mail': no mail 'x'; closest is"),
    ],
)
def test_check_refuses_wrong_references(mail_folder: Path, kind: str, fields: dict[str, Any], complaint: str) -> None:
    event: Any = environment.events[kind](**fields)
    with pytest.raises(LookupError) as caught:
        event.check(environment.load_world(mail_folder))
    assert str(caught.value.args[0]).startswith(complaint)


def test_event_with_an_unknown_field_or_folder_is_refused() -> None:
    event = environment.events["mail_received"]
    with pytest.raises(ValidationError, match="Extra inputs"):
        event.model_validate({"mail": "mail-020", "fodler": "junk"})
    with pytest.raises(ValidationError, match="'inbox' or 'junk'"):
        event.model_validate({"mail": "mail-020", "folder": "sent"})


def test_unreleased_mail_and_file_do_not_exist_for_the_page(mailbox: Mailbox) -> None:
    file = f"/api/attachments/{environment.public_id('file-020')}"
    mail = mailbox.path("mails", "mail-022")
    tries: list[httpx.Response] = [
        mailbox.http.get(mail),
        mailbox.http.get(file),
        mailbox.http.get(file + "/preview"),
        mailbox.http.post(file + "/open"),
        mailbox.http.post(mail + "/open"),
        mailbox.http.post(mail + "/star", json={"starred": True}),
        mailbox.http.post("/api/drafts", json={"reply_to": environment.public_id("mail-022")}),
        mailbox.http.post("/api/drafts", json={"forward_of": environment.public_id("mail-022")}),
    ]
    assert [reply.status_code for reply in tries] == [404] * 8
    assert "mock-up" not in mailbox.http.get("/api/mails", params={"search": "mock"}).text
    mailbox.apply("mail_received", 5.0, mail="mail-022")
    assert [mailbox.http.get(path).status_code for path in (mail, file)] == [200, 200]


def test_nothing_of_the_micromail_app_is_owed(mailbox: Mailbox) -> None:
    assert environment.due(mailbox.database, 720.0) is None
