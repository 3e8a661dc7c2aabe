from __future__ import annotations

import pytest

from tests.unit.kit.conftest import Served


def test_form_is_plain_and_labelled(served: Served) -> None:
    reply = served.http.get("/contact")
    assert reply.status_code == 200
    assert '<label for="message">Message</label>' in reply.text
    assert '<button type="submit">Send message</button>' in reply.text
    assert "At most 500 characters" in reply.text
    assert "<script" not in reply.text
    assert "form-action 'self'" in reply.headers["Content-Security-Policy"]


def test_opening_the_form_is_told_to_the_receiver(served: Served) -> None:
    served.http.get("/contact")
    served.http.post("/contact", data={"message": ""})
    assert served.sink.openings == 1


def test_message_is_delivered_as_typed(served: Served) -> None:
    text = "Line one\r\nline “two” & <three> {four} é 🦊"
    reply = served.http.post("/contact", data={"message": text})
    assert "Your message was sent." in reply.text
    assert served.sink.messages == [text.replace("\r\n", "\n")]


@pytest.mark.parametrize(
    ("message", "reason"),
    [("", "The message is empty."), ("x" * 501, "The message has 501 characters; at most 500 are allowed.")],
)
def test_refused_message_shows_the_reason_and_keeps_the_text(served: Served, message: str, reason: str) -> None:
    reply = served.http.post("/contact", data={"message": message})
    assert reply.status_code == 422
    assert f'<p class="error" role="alert">{reason}</p>' in reply.text
    assert f">\n{message}</textarea>" in reply.text
    assert served.sink.messages == []


def test_kept_text_is_escaped(served: Served) -> None:
    served.sink.max_chars = 5
    reply = served.http.post("/contact", data={"message": '</textarea><script>alert("x")</script>{user}'})
    assert reply.status_code == 422
    assert "&lt;/textarea&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;{user}" in reply.text
    assert "<script" not in reply.text


def test_form_without_a_message_field_is_refused(served: Served) -> None:
    assert served.http.post("/contact", data={"text": "hello"}).status_code == 422


def test_other_kinds_of_body_are_refused_with_a_sentence(served: Served) -> None:
    reply = served.http.post("/contact", json={"message": "hello"})
    assert reply.status_code == 415
    assert "form field named 'message'" in reply.json()["detail"]
    assert served.http.post("/contact", data={"message": "x" * 70_000}).status_code == 413
    assert served.sink.messages == []


def test_contact_changes_nothing_in_the_app(served: Served) -> None:
    before = served.database.revision
    served.http.get("/contact")
    served.http.post("/contact", data={"message": "hello"})
    assert (served.database.revision, served.actions()) == (before, [])
