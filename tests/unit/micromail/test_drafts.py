from __future__ import annotations

import json

import pytest

from environments.micromail import environment
from environments.micromail.models.mailbox import find_by_ref
from tests.unit.micromail.conftest import Mailbox

ANN = "ann.lee@brightwater.example"


def test_draft_is_kept_and_can_be_changed(mailbox: Mailbox) -> None:
    draft = mailbox.draft(to=[ANN], subject="Hi", body="Hello")
    assert (draft["folder"], draft["is_draft"], draft["is_read"], draft["sent_at_s"]) == ("drafts", True, True, 100.0)
    assert draft["to"] == [{"name": "Ann Lee", "email": ANN, "avatar_url": None}]
    mailbox.now_s[0] = 130.0
    changed = mailbox.http.put(
        f"/api/drafts/{draft['id']}",
        json={"to": [], "cc": [" " + ANN, ANN, ""], "subject": "Hello", "body": "Hi @Maya"},
    ).json()
    assert (changed["id"], changed["subject"], changed["sent_at_s"]) == (draft["id"], "Hello", 130.0)
    assert (changed["to"], [p["email"] for p in changed["cc"]]) == ([], [ANN])
    assert changed["mentions_me"] is True
    assert mailbox.database.query("SELECT count(*) FROM recipients WHERE added_by = 'user'") == [(1,)]
    assert mailbox.listed(folder="drafts") == ["user-mail-1", "mail-007"]
    assert [(kind, target, class_) for kind, target, _params, class_ in mailbox.actions()] == [
        ("save_draft", "user-mail-1", "aid"),
        ("edit_draft", "user-mail-1", "aid"),
    ]


def test_sent_draft_moves_to_sent_with_the_time_of_sending(mailbox: Mailbox) -> None:
    draft = mailbox.draft(to=["rosa@farm.example"], cc=[ANN], bcc=["zoe@stonework.example"], subject="S", body="B")
    mailbox.now_s[0] = 140.0
    sent = mailbox.send(draft).json()
    assert (sent["id"], sent["folder"], sent["is_draft"], sent["sent_at_s"]) == (draft["id"], "sent", False, 140.0)
    assert [person["name"] for field in ("to", "cc", "bcc") for person in sent[field]] == [
        "Rosa Diaz",
        "Ann Lee",
        "Zoë Stone",
    ]
    assert mailbox.listed(folder="drafts") == ["mail-007"]
    assert mailbox.listed(folder="sent") == ["user-mail-1", "mail-006"]
    kind, target, params, class_ = mailbox.actions()[-1]
    assert (kind, target, class_) == ("send_mail", "user-mail-1", "consequential")
    assert json.loads(params) == {
        "to": ["rosa@farm.example"],
        "cc": [ANN],
        "bcc": ["zoe@stonework.example"],
        "subject": "S",
        "reply_to": None,
        "forward_of": None,
    }


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({}, "Add at least one recipient before you send this mail."),
        ({"to": ["", "  "]}, "Add at least one recipient before you send this mail."),
        ({"to": [ANN], "cc": ["bob"]}, "“bob” is not a valid e-mail address."),
        ({"to": ["a b@c.example"]}, "“a b@c.example” is not a valid e-mail address."),
        ({"bcc": ["ann@nowhere"]}, "“ann@nowhere” is not a valid e-mail address."),
    ],
)
def test_send_without_valid_recipients_is_refused_and_the_draft_stays(
    mailbox: Mailbox, wish: dict[str, list[str]], sentence: str
) -> None:
    draft = mailbox.draft(**wish)
    reply = mailbox.send(draft)
    assert (reply.status_code, reply.json()) == (422, {"detail": sentence})
    assert mailbox.mail("user-mail-1")["folder"] == "drafts"
    assert [kind for kind, *_ in mailbox.actions()] == ["save_draft"]


def test_sent_mail_can_be_neither_changed_nor_sent_again(mailbox: Mailbox) -> None:
    draft = mailbox.draft(to=[ANN])
    mailbox.send(draft)
    path = f"/api/drafts/{draft['id']}"
    replies = [mailbox.http.put(path, json={"body": "x"}), mailbox.send(draft), mailbox.http.delete(path)]
    assert [reply.status_code for reply in replies] == [409] * 3
    assert {reply.json()["detail"] for reply in replies} == {
        "This mail was sent already and cannot be changed any more."
    }


def test_deleted_draft_must_come_back_before_it_is_sent(mailbox: Mailbox) -> None:
    mailbox.change("mail-007", "/move", folder="deleted")
    path = f"/api/drafts/{environment.public_id('mail-007')}/send"
    assert mailbox.http.post(path).json()["detail"] == "This draft was deleted. Move it back to Drafts first."
    mailbox.change("mail-007", "/move", folder="drafts")
    assert mailbox.http.post(path).json()["folder"] == "sent"


def test_discarded_draft_is_gone_and_its_reference_is_not_used_again(mailbox: Mailbox) -> None:
    draft = mailbox.draft(subject="one")
    assert mailbox.http.delete(f"/api/drafts/{draft['id']}").status_code == 204
    assert mailbox.http.get(mailbox.path("mails", "user-mail-1")).status_code == 404
    mailbox.draft(subject="two")
    assert mailbox.listed(folder="drafts") == ["user-mail-2", "mail-007"]
    assert mailbox.actions()[1] == ("discard_draft", "user-mail-1", None, "aid")


def test_reply_joins_the_thread_and_forwarding_brings_the_same_files(mailbox: Mailbox) -> None:
    original = mailbox.mail("mail-004")
    reply = mailbox.draft(to=["rosa@farm.example"], reply_to=original["id"])
    assert (reply["thread_id"], reply["attachments"]) == (original["thread_id"], [])
    forwarded = mailbox.draft(to=[ANN], forward_of=original["id"])
    assert forwarded["thread_id"] != original["thread_id"]
    assert [file["name"] for file in forwarded["attachments"]] == ["plan.pdf", "list.csv"]
    for old, new in zip(original["attachments"], forwarded["attachments"], strict=True):
        assert old["id"] != new["id"]
        assert mailbox.http.get(old["url"]).content == mailbox.http.get(new["url"]).content
    mailbox.send(forwarded)
    assert json.loads(mailbox.actions()[-1][2])["forward_of"] == "mail-004"
    assert mailbox.database.query("SELECT reply_to, thread FROM mails WHERE ref = 'user-mail-1'") == [
        ("mail-004", "thr-001")
    ]


def test_who_writes_to_himself_gets_the_mail(mailbox: Mailbox) -> None:
    mailbox.send(mailbox.draft(to=["Maya.Okafor@Brightwater.example"], bcc=[ANN], subject="Note to self", body="milk"))
    assert mailbox.listed(folder="inbox", search="note to self") == ["user-mail-2"]
    received = mailbox.mail("user-mail-2")
    assert (received["is_read"], received["body"], received["bcc"]) == (False, "milk", [])
    assert mailbox.database.query("SELECT added_by FROM mails WHERE ref = 'user-mail-2'") == [("user",)]


def test_unknown_fields_are_refused_in_a_sentence(mailbox: Mailbox) -> None:
    reply = mailbox.http.post("/api/drafts", json={"recipients": [ANN]})
    assert reply.status_code == 422
    assert reply.json()["detail"] == "The field 'recipients' is not valid: Extra inputs are not permitted."


def test_actions_of_all_handlers_are_classified() -> None:
    assert set(environment.actions.values()) == {"look", "aid", "consequential"}
    assert len(environment.actions) == 16


def test_overwriting_a_draft_from_before_is_consequential(mailbox: Mailbox) -> None:
    path = f"/api/drafts/{environment.public_id('mail-007')}"
    changed = mailbox.http.put(path, json={"to": [ANN], "subject": "Mine", "body": "New"})
    assert (changed.status_code, changed.json()["subject"]) == (200, "Mine")
    mailbox.send(changed.json())
    assert [(kind, target, class_) for kind, target, _params, class_ in mailbox.actions()] == [
        ("change_draft", "mail-007", "consequential"),
        ("send_mail", "mail-007", "consequential"),
    ]


def test_deleting_a_draft_from_before_is_consequential(mailbox: Mailbox) -> None:
    path = f"/api/drafts/{environment.public_id('mail-007')}"
    assert mailbox.http.delete(path).status_code == 204
    assert mailbox.listed(folder="drafts") == []
    assert mailbox.actions() == [("delete_draft", "mail-007", None, "consequential")]


def test_draft_that_the_timeline_brought_is_not_the_agents(mailbox: Mailbox) -> None:
    with mailbox.database.session() as session:
        find_by_ref(session, "mail-007").added_by = "timeline"  # type: ignore[union-attr]
    path = f"/api/drafts/{environment.public_id('mail-007')}"
    mailbox.http.put(path, json={"body": "New"}).raise_for_status()
    mailbox.http.delete(path).raise_for_status()
    assert [kind for kind, *_ in mailbox.actions()] == ["change_draft", "delete_draft"]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"to": [ANN] * 101}, "The field 'to' is not valid: List should have at most 100 items"),
        ({"bcc": ["x" * 321]}, "The field 'bcc.0' is not valid: String should have at most 320 characters"),
    ],
)
def test_draft_to_more_people_than_anybody_writes_to_is_refused(
    mailbox: Mailbox, wish: dict[str, list[str]], sentence: str
) -> None:
    reply = mailbox.http.post("/api/drafts", json=wish)
    assert reply.status_code == 422
    assert reply.json()["detail"].startswith(sentence)
    assert mailbox.actions() == []
