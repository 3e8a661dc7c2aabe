"""Files from the user's computer: attached, sent, opened, refused."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from environments._kit.files import make_file
from environments._kit.files.upload import FORMATS, MAX_UPLOAD_BYTES
from tests.unit.microchat.conftest import Messenger

PNG = make_file("any", "harbour.png", 9_000).content
FILE = {"Content-Type": "application/octet-stream"}


def upload(messenger: Messenger, name: str, content: bytes) -> httpx.Response:
    return messenger.http.post("/api/uploads", params={"name": name}, content=content, headers=FILE)


def attached(messenger: Messenger, name: str, content: bytes) -> dict[str, Any]:
    reply = upload(messenger, name, content)
    assert reply.status_code == 201, reply.text
    return dict(reply.json())


def test_uploaded_picture_is_sent_shown_and_passed_on_byte_for_byte(messenger: Messenger) -> None:
    file = attached(messenger, "harbour.png", PNG)
    sent = messenger.send("chat-002", "Look.", file_ids=[file["id"]])
    passed_on = messenger.send("chat-003", "", file_ids=[sent["files"][0]["id"]])
    for message in (sent, passed_on):
        [info] = message["files"]
        assert (info["name"], info["kind"], info["size_bytes"]) == ("harbour.png", "image", 9_000)
        reply = messenger.http.get(info["url"])
        assert (reply.content, reply.headers["content-type"]) == (PNG, "image/png")
    assert messenger.summary("chat-003")["last"]["preview"] == "Sent a file"


def test_upload_is_logged_as_an_aid_and_sending_as_consequential(messenger: Messenger) -> None:
    file = attached(messenger, "notes.txt", b"First line\n")
    messenger.send("chat-002", "Here.", file_ids=[file["id"]])
    assert [(kind, target, class_) for kind, target, _, class_ in messenger.actions()] == [
        ("attach_file", "user-upload-1", "aid"),
        ("send_message", "user-message-1", "consequential"),
    ]


def test_uploaded_table_is_read_for_its_preview(messenger: Messenger) -> None:
    file = attached(messenger, "Prices.CSV", "Item,Price\nKettle,12\nTähti,3\n".encode())
    [info] = messenger.send("chat-002", "", file_ids=[file["id"]])["files"]
    shown = messenger.get(f"/api/files/{info['id']}/preview")
    assert shown["rows"] == [["Item", "Price"], ["Kettle", "12"], ["Tähti", "3"]]


@pytest.mark.parametrize("name", ["broken.xlsx", "broken.docx", "broken.zip"])
def test_damaged_file_is_said_to_be_damaged(messenger: Messenger, name: str) -> None:
    file = attached(messenger, name, b"PK\x03\x04 and then nothing that belongs here")
    [info] = messenger.send("chat-002", "", file_ids=[file["id"]])["files"]
    reply = messenger.http.get(f"/api/files/{info['id']}/preview")
    assert (reply.status_code, reply.json()["detail"]) == (422, f"{name} cannot be shown: it is damaged or locked.")


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("page.html", b"<p>", f"page.html is of a kind that is not taken; these are: {', '.join(FORMATS)}."),
        ("drawing.svg", b"<svg/>", f"drawing.svg is of a kind that is not taken; these are: {', '.join(FORMATS)}."),
        ("photo.png", b"not at all", "photo.png is damaged, or is no PNG file."),
        ("empty.txt", b"", "empty.txt is empty."),
        (
            "long.txt",
            b"a" * (MAX_UPLOAD_BYTES + 1),
            "long.txt is larger than 1.5 MB, which is the most a file may have.",
        ),
    ],
)
def test_file_that_is_not_taken_is_refused_by_name(
    messenger: Messenger, name: str, content: bytes, sentence: str
) -> None:
    reply = upload(messenger, name, content)
    assert (reply.status_code, reply.json()["detail"]) == (422, sentence)
    assert messenger.actions() == []


def test_file_of_the_largest_size_is_taken(messenger: Messenger) -> None:
    assert attached(messenger, "long.txt", b"a" * MAX_UPLOAD_BYTES)["size_bytes"] == MAX_UPLOAD_BYTES


def test_file_that_happens_to_be_odd_json_is_taken(messenger: Messenger) -> None:
    assert attached(messenger, "data.txt", json.dumps({"a": "\0", "b": 1e300}).encode())["kind"] == "text"


def test_folders_are_no_part_of_a_name(messenger: Messenger) -> None:
    assert attached(messenger, r"C:\Users\maya\a/b/plan.md", b"# Plan")["name"] == "plan.md"


def test_file_left_out_is_gone_and_one_that_was_sent_stays(messenger: Messenger) -> None:
    file = attached(messenger, "notes.txt", b"One")
    path = f"/api/uploads/{file['id']}"
    assert [messenger.http.delete(path).status_code for _ in range(2)] == [204, 404]
    kept = attached(messenger, "notes.txt", b"Two")
    messenger.send("chat-002", "", file_ids=[kept["id"]])
    reply = messenger.http.delete(f"/api/uploads/{kept['id']}")
    assert (reply.status_code, reply.json()["detail"]) == (
        409, "This file was sent already; delete its message instead.",
    )  # fmt: skip


def test_message_without_text_and_file_is_refused(messenger: Messenger) -> None:
    reply = messenger.post("chats", "chat-002", "/messages", body="  ")
    assert (reply.status_code, reply.json()["detail"]) == (422, "Write something before you send it.")
