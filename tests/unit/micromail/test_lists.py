from __future__ import annotations

from pathlib import Path

import pytest

from environments.micromail import environment
from tests.support.served import serving
from tests.unit.micromail.conftest import Mailbox
from tests.unit.micromail.mailbox_world import LONG

INBOX = ["mail-005", "mail-001", "mail-002", "mail-003", "mail-004"]
"""The pinned one first, then newest first."""


def test_folders_count_all_and_unread(mailbox: Mailbox) -> None:
    assert mailbox.http.get("/api/folders").json() == [
        {"id": "inbox", "name": "Inbox", "total": 5, "unread": 3},
        {"id": "sent", "name": "Sent", "total": 1, "unread": 0},
        {"id": "drafts", "name": "Drafts", "total": 1, "unread": 0},
        {"id": "archive", "name": "Archive", "total": 1, "unread": 1},
        {"id": "junk", "name": "Junk", "total": 1, "unread": 1},
        {"id": "deleted", "name": "Deleted", "total": 1, "unread": 1},
    ]


@pytest.mark.parametrize(
    ("query", "refs"),
    [
        ({}, INBOX),
        ({"order": "asc"}, ["mail-005", "mail-004", "mail-003", "mail-002", "mail-001"]),
        ({"sort": "subject", "order": "asc"}, ["mail-005", "mail-002", "mail-004", "mail-001", "mail-003"]),
        ({"sort": "sender", "order": "asc"}, ["mail-005", "mail-001", "mail-004", "mail-003", "mail-002"]),
        ({"filter": "unread"}, ["mail-001", "mail-002", "mail-004"]),
        ({"filter": "starred"}, ["mail-002"]),
        ({"filter": "mentions"}, ["mail-002"]),
        ({"filter": "attachments"}, ["mail-004"]),
        ({"filter": "important"}, ["mail-004"]),
        ({"filter": "unread", "search": "ferns"}, ["mail-001"]),
    ],
)
def test_list_is_sorted_and_filtered_with_pinned_mails_first(
    mailbox: Mailbox, query: dict[str, str], refs: list[str]
) -> None:
    assert mailbox.listed(folder="inbox", **query) == refs


@pytest.mark.parametrize(
    ("words", "refs"),
    [
        ("saltmarsh", ["mail-001"]),
        ("FERNS", ["mail-001"]),
        ("cafe", ["mail-002"]),
        ("zoe stone", ["mail-002"]),
        ("rosa@farm", ["mail-004"]),
        ("bob hart", ["mail-006", "mail-004", "mail-007"]),
        ("plan.pdf", []),
        ("ferns rosa", []),
    ],
)
def test_search_looks_into_subject_people_and_text_of_all_folders(
    mailbox: Mailbox, words: str, refs: list[str]
) -> None:
    assert sorted(mailbox.listed(search=words)) == sorted(refs)


@pytest.mark.parametrize(
    ("query", "refs", "total"),
    [
        ({"folder": "inbox", "limit": "2"}, INBOX[:2], 5),
        ({"folder": "inbox", "limit": "9"}, INBOX, 5),
        ({"folder": "inbox", "limit": "1", "filter": "unread"}, ["mail-001"], 3),
        ({"search": "bob hart", "limit": "1"}, ["mail-004"], 3),
    ],
)
def test_limited_list_holds_the_first_mails_and_counts_all(
    mailbox: Mailbox, query: dict[str, str], refs: list[str], total: int
) -> None:
    assert mailbox.listed(**query) == refs
    assert mailbox.http.get("/api/mails", params=query).json()["total"] == total
    assert mailbox.http.get("/api/folders").json()[0] == {"id": "inbox", "name": "Inbox", "total": 5, "unread": 3}


@pytest.mark.parametrize("limit", ["0", "-1", "some"])
def test_limit_that_is_no_count_is_refused(mailbox: Mailbox, limit: str) -> None:
    reply = mailbox.http.get("/api/mails", params={"limit": limit})
    assert reply.status_code == 422
    assert reply.json()["detail"].startswith("The field 'limit' is not valid")


def test_sent_mails_are_sorted_by_receiver(mailbox: Mailbox) -> None:
    for ref in ("mail-023",):
        mailbox.apply("mail_sent_elsewhere", 1.0, mail=ref)
    assert mailbox.listed(folder="sent", sort="sender", order="asc") == ["mail-006", "mail-023"]


def test_summary_holds_what_a_list_shows_and_nothing_more(mailbox: Mailbox) -> None:
    listed = mailbox.http.get("/api/mails", params={"search": "rosa"}).json()
    assert listed["total"] == 1
    assert listed["mails"][0] == {
        "id": mailbox.mail("mail-004")["id"],
        "folder": "inbox",
        "sender": {"name": "Rosa Diaz", "email": "rosa@farm.example", "avatar_url": None},
        "recipients": "Maya Okafor",
        "receiver_avatar_url": None,
        "subject": "About mail-004",
        "preview": "This is the text of mail-004.",
        "sent_at_s": -2400.0,
        "is_read": False,
        "is_starred": False,
        "is_pinned": False,
        "importance": "high",
        "is_external": True,
        "mentions_me": False,
        "has_attachments": True,
        "thread_id": listed["mails"][0]["thread_id"],
        "is_draft": False,
    }


def test_own_mail_shows_the_face_of_its_first_receiver(mail_folder: Path) -> None:
    avatars = mail_folder / "_world" / "media" / "avatars"
    avatars.mkdir()
    for ref in ("per-001", "per-002"):
        (avatars / f"{ref}.webp").write_bytes(b"")
    face = f"/media/avatars/{environment.public_id('per-002')}"
    with serving(Mailbox, environment, environment.load_world(mail_folder)) as mailbox:
        assert mailbox.mail("mail-006")["receiver_avatar_url"] == face
        assert [mailbox.mail(ref)["receiver_avatar_url"] for ref in ("mail-001", "mail-007")] == [None, None]


def test_no_list_shows_copies_files_text_past_the_preview_or_references(mailbox: Mailbox) -> None:
    mailbox.apply("mail_received", 5.0, mail="mail-021")
    for query in ({}, {"search": "saltmarsh"}, {"filter": "attachments"}, {"search": "bob"}):
        text = mailbox.http.get("/api/mails", params=query).text
        assert "saltmarsh" not in text
        assert "plan.pdf" not in text
        assert '"cc"' not in text
        assert "mail-0" not in text.replace("About mail-0", "").replace("text of mail-0", "")
    assert "per-00" not in mailbox.http.get("/api/mails").text


def test_preview_is_140_characters_of_the_text_on_one_line(mailbox: Mailbox) -> None:
    preview = mailbox.http.get("/api/mails", params={"search": "saltmarsh"}).json()["mails"][0]["preview"]
    assert len(preview) <= 140
    assert LONG.startswith(preview.removesuffix("…"))


def test_marks_of_external_senders_and_mentions(mailbox: Mailbox) -> None:
    mailbox.apply("mail_received", 5.0, mail="mail-024")
    marked = ("mail-001", "mail-002", "mail-003", "mail-006", "mail-024")
    external = {ref: mailbox.mail(ref)["is_external"] for ref in marked}
    assert external == {"mail-001": False, "mail-002": True, "mail-003": True, "mail-006": False, "mail-024": False}
    assert [mailbox.mail(ref)["mentions_me"] for ref in ("mail-002", "mail-010")] == [True, False]


def test_conversation_holds_its_mails_oldest_first(mailbox: Mailbox) -> None:
    thread = mailbox.mail("mail-004")["thread_id"]
    reply = mailbox.draft(to=["rosa@farm.example"], reply_to=mailbox.mail("mail-004")["id"])
    mailbox.send(mailbox.draft(to=["rosa@farm.example"], reply_to=reply["id"], subject="Once more"))
    listed = mailbox.http.get(f"/api/threads/{thread}").json()
    assert [mail["id"] for mail in listed["mails"]] == [
        environment.public_id(ref) for ref in ("mail-004", "user-mail-1", "user-mail-2")
    ]
    mailbox.change("mail-004", "/move", folder="deleted")
    assert mailbox.http.get(f"/api/threads/{thread}").json()["total"] == 2
    assert mailbox.http.get(f"/api/threads/{environment.public_id('mail-022')}").status_code == 404


def test_unknown_filter_is_refused_in_a_sentence(mailbox: Mailbox) -> None:
    reply = mailbox.http.get("/api/mails", params={"filter": "new"})
    assert reply.status_code == 422
    assert reply.json()["detail"].startswith("The field 'filter' is not valid: Input should be 'all', 'unread'")


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("", ["Ann Lee", "Bob Hart", "Zoë Stone"]),
        ("zoe", ["Zoë Stone"]),
        ("brightwater b", ["Ann Lee", "Bob Hart"]),
        ("bob.hart@bright", ["Bob Hart"]),
        ("@stone", ["Zoë Stone"]),
        ("STO", ["Zoë Stone"]),
    ],
)
def test_contacts_are_found_by_beginnings_of_words_of_name_and_address(
    mailbox: Mailbox, query: str, names: list[str]
) -> None:
    found = mailbox.http.get("/api/contacts", params={"query": query}).json()
    assert [person["name"] for person in found] == names
    assert set(found[0]) == {"name", "email", "avatar_url"}


@pytest.mark.parametrize("query", ["ee", "tone", "water", "ann zoe", "nn.lee"])
def test_contacts_are_not_found_by_the_middle_of_words(mailbox: Mailbox, query: str) -> None:
    assert mailbox.http.get("/api/contacts", params={"query": query}).json() == []
