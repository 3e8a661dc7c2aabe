from __future__ import annotations

import pytest

from environments.micromail import environment
from tests.unit.micromail.conftest import Mailbox


def test_reading_a_mail_changes_nothing(mailbox: Mailbox) -> None:
    before = mailbox.database.revision
    mail = mailbox.mail("mail-004")
    assert mail["body"] == "This is the text of mail-004."
    assert [p["name"] for p in mail["to"]] == ["Maya Okafor"]
    assert [p["email"] for p in mail["cc"]] == ["bob.hart@brightwater.example"]
    assert [(f["name"], f["kind"], f["size_bytes"]) for f in mail["attachments"]] == [
        ("plan.pdf", "pdf", 9_001),
        ("list.csv", "sheet", 2_000),
    ]
    assert (mail["is_read"], mailbox.database.revision, mailbox.actions()) == (False, before, [])


def test_opening_a_mail_marks_it_read_and_is_a_look(mailbox: Mailbox) -> None:
    reply = mailbox.http.post(mailbox.path("mails", "mail-001", "/open"))
    assert (reply.json()["is_read"], reply.json()["body"][-10:]) == (True, "saltmarsh.")
    assert mailbox.actions() == [("open_mail", "mail-001", None, "look")]


@pytest.mark.parametrize(
    ("rest", "body", "field", "kind", "class_"),
    [
        ("/read", {"read": True}, "is_read", "mark_read", "look"),
        ("/star", {"starred": True}, "is_starred", "star_mail", "consequential"),
        ("/pin", {"pinned": True}, "is_pinned", "pin_mail", "aid"),
    ],
)
def test_mark_is_set_logged_once_and_can_be_taken_back(
    mailbox: Mailbox, rest: str, body: dict[str, bool], field: str, kind: str, class_: str
) -> None:
    for _ in range(2):
        assert mailbox.change("mail-001", rest, **body).json()[field] is True
    assert mailbox.actions() == [(kind, "mail-001", None, class_)]
    assert mailbox.change("mail-001", rest, **dict.fromkeys(body, False)).json()[field] is False
    assert mailbox.mail("mail-001")[field] is False
    assert [(target, class_) for _kind, target, _params, class_ in mailbox.actions()] == [("mail-001", class_)] * 2


def test_repeated_mark_leaves_the_revision(mailbox: Mailbox) -> None:
    before = mailbox.database.revision
    mailbox.change("mail-002", "/star", starred=True)
    mailbox.change("mail-002", "/move", folder="inbox")
    assert (mailbox.database.revision, mailbox.actions()) == (before, [])


@pytest.mark.parametrize("folder", ["archive", "junk", "deleted"])
def test_moved_mail_is_in_its_new_folder_only(mailbox: Mailbox, folder: str) -> None:
    assert mailbox.change("mail-001", "/move", folder=folder).json()["folder"] == folder
    assert "mail-001" in mailbox.listed(folder=folder)
    assert "mail-001" not in mailbox.listed(folder="inbox")
    assert mailbox.actions() == [("move_mail", "mail-001", f'{{"folder": "{folder}"}}', "consequential")]


@pytest.mark.parametrize(
    ("ref", "folder", "sentence"),
    [
        ("mail-001", "sent", "Only mails that you sent can be in Sent."),
        ("mail-001", "drafts", "Only drafts can be in Drafts."),
        ("mail-006", "drafts", "Only drafts can be in Drafts."),
        ("mail-007", "inbox", "A draft can only be deleted or sent."),
        ("mail-007", "sent", "A draft can only be deleted or sent."),
    ],
)
def test_move_that_a_mail_client_does_not_do_is_refused(mailbox: Mailbox, ref: str, folder: str, sentence: str) -> None:
    reply = mailbox.change(ref, "/move", folder=folder)
    assert (reply.status_code, reply.json()) == (409, {"detail": sentence})
    assert mailbox.actions() == []


def test_own_mail_and_draft_return_from_deleted_to_where_they_belong(mailbox: Mailbox) -> None:
    for ref, home in (("mail-006", "sent"), ("mail-007", "drafts")):
        assert mailbox.change(ref, "/move", folder="deleted").status_code == 200
        assert mailbox.change(ref, "/move", folder=home).json()["folder"] == home


def test_only_a_deleted_mail_is_removed_for_good(mailbox: Mailbox) -> None:
    refused = mailbox.http.delete(mailbox.path("mails", "mail-001"))
    assert refused.status_code == 409
    assert refused.json()["detail"] == "Only mails in Deleted can be removed for good. Delete this mail first."
    mailbox.change("mail-001", "/move", folder="deleted")
    assert mailbox.http.delete(mailbox.path("mails", "mail-001")).status_code == 204
    assert mailbox.http.get(mailbox.path("mails", "mail-001")).status_code == 404
    assert mailbox.actions()[-1] == ("delete_mail", "mail-001", None, "consequential")


def test_draft_cannot_be_marked_unread(mailbox: Mailbox) -> None:
    reply = mailbox.change("mail-007", "/read", read=False)
    assert (reply.status_code, reply.json()["detail"]) == (409, "A draft cannot be marked unread.")


def test_bulk_change_is_one_action_a_mail(mailbox: Mailbox) -> None:
    ids = [environment.public_id(ref) for ref in ("mail-001", "mail-002", "mail-001")]
    reply = mailbox.http.post("/api/mails/bulk", json={"ids": ids, "change": {"read": True, "folder": "archive"}})
    assert (reply.json()["total"], {mail["folder"] for mail in reply.json()["mails"]}) == (2, {"archive"})
    assert [(kind, target) for kind, target, *_ in mailbox.actions()] == [
        ("mark_read", "mail-001"),
        ("move_mail", "mail-001"),
        ("mark_read", "mail-002"),
        ("move_mail", "mail-002"),
    ]


@pytest.mark.parametrize(
    ("refs", "change", "status"),
    [
        (["mail-001", "mail-022"], {"starred": True}, 404),
        (["mail-001", "mail-007"], {"folder": "archive"}, 409),
        (["mail-001"], {}, 422),
        ([], {"starred": True}, 422),
    ],
)
def test_bulk_change_is_all_or_nothing(
    mailbox: Mailbox, refs: list[str], change: dict[str, object], status: int
) -> None:
    ids = [environment.public_id(ref) for ref in refs]
    before = mailbox.database.revision
    assert mailbox.http.post("/api/mails/bulk", json={"ids": ids, "change": change}).status_code == status
    assert (mailbox.database.revision, mailbox.actions()) == (before, [])


def test_attachment_is_a_real_file_of_the_stated_size_and_name(mailbox: Mailbox) -> None:
    plan, table = mailbox.mail("mail-004")["attachments"]
    reply = mailbox.http.get(plan["url"])
    assert (reply.content[:5], len(reply.content)) == (b"%PDF-", 9_001)
    assert reply.headers["Content-Type"] == "application/pdf"
    assert reply.headers["Content-Disposition"] == "inline; filename*=UTF-8''plan.pdf"
    assert "Content-Security-Policy" not in reply.headers
    saved = mailbox.http.get(table["url"], params={"download": "true"})
    assert saved.text.startswith("Area,Plan,Actual,Change\n")
    assert saved.headers["Content-Disposition"].startswith("attachment;")


def test_opening_a_file_is_a_look_and_leaves_the_mail_unread(mailbox: Mailbox) -> None:
    plan = mailbox.mail("mail-004")["attachments"][0]
    reply = mailbox.http.post(plan["url"] + "/open")
    assert (reply.status_code, reply.json()) == (200, plan)
    assert mailbox.actions() == [("open_attachment", "file-001", None, "look")]
    assert mailbox.mail("mail-004")["is_read"] is False


def test_preview_shows_what_stands_in_a_file_and_changes_nothing(mailbox: Mailbox) -> None:
    before = mailbox.database.revision
    plan, table = mailbox.mail("mail-004")["attachments"]
    shown = mailbox.http.get(table["url"] + "/preview").json()
    lines = mailbox.http.get(table["url"]).text.rstrip().splitlines()
    assert shown == {"shape": "table", "rows": [line.split(",") for line in lines], "is_cut": False}
    refused = mailbox.http.get(plan["url"] + "/preview")
    assert (refused.status_code, refused.json()["detail"]) == (
        422,
        "This kind of file is shown as it is, not by a preview.",
    )
    assert (mailbox.database.revision, mailbox.actions()) == (before, [])
