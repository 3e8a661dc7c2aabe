from __future__ import annotations

import socket
from urllib.parse import urlsplit

import httpx
import pytest

from environments._kit.screen import MAX_BODY_BYTES
from tests.unit.kit.conftest import Served

JSON = {"Content-Type": "application/json"}
UNICODE = "A text is not valid Unicode."
NUL = "A text must not contain the NUL character."
NUMBER = "A number is out of range."


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (rb'{"text": "\ud800"}', UNICODE),
        (rb'{"text": "\udc00\ud83d"}', UNICODE),
        (b'{"text": "\xed\xa0\x80"}', UNICODE),
        (rb'{"\ud800": "x"}', UNICODE),
        (rb'[{"a": [[{"b": "\ud800"}]]}]', UNICODE),
        (rb'{"text": "a\u0000b"}', NUL),
        (b'{"text": NaN}', NUMBER),
        (b'{"text": -Infinity}', NUMBER),
        (b'{"text": 1e999}', NUMBER),
        (b'{"text": 9223372036854775808}', NUMBER),
        (b'{"text": -1e19}', NUMBER),
    ],
)
def test_body_that_nothing_can_hold_is_refused(served: Served, body: bytes, sentence: str) -> None:
    reply = served.http.post("/api/notes", content=body, headers=JSON)
    assert (reply.status_code, reply.json()) == (422, {"detail": sentence})
    assert reply.headers["X-App-Now"] == "12.5"
    assert (served.actions(), served.server.failures) == ([], [])


@pytest.mark.parametrize("text", ["🦊 é \u202e \x01\x7f \ufffd \uffff", "", "\\ud800", "9" * 30, "x" * 100_000])
def test_every_other_text_arrives_as_it_was_sent(served: Served, text: str) -> None:
    reply = served.http.post("/api/notes", json={"text": text})
    assert (reply.status_code, reply.json()["text"]) == (201, text)


def test_escaped_surrogate_pair_is_a_character(served: Served) -> None:
    reply = served.http.post("/api/notes", content=rb'{"text": "\ud83e\udd8a"}', headers=JSON)
    assert reply.json()["text"] == "🦊"


@pytest.mark.parametrize("path", ["/api/notes?x=%00", "/api/notes?%00", "/api/notes/%00/like", "/%00", "/a%00.svg"])
def test_address_with_nul_is_refused(served: Served, path: str) -> None:
    reply = served.http.get(path)
    assert (reply.status_code, reply.json()) == (422, {"detail": NUL})


def test_body_without_end_is_cut_off(served: Served) -> None:
    reply = served.http.post("/api/notes", content=b'"' + b"x" * MAX_BODY_BYTES, headers=JSON)
    assert (reply.status_code, reply.json()) == (413, {"detail": "The request is far too large."})


@pytest.mark.parametrize("depth", [100, 100_000])
def test_deeply_nested_body_is_refused_by_the_route(served: Served, depth: int) -> None:
    reply = served.http.post("/api/notes", content=b"[" * depth + b"]" * depth, headers=JSON)
    assert reply.status_code in (400, 422)
    assert served.server.failures == []


@pytest.mark.parametrize("name", ["x." + "a" * 300, "x." + "a" * 5_000, "ü" * 200 + ".svg", "a/" * 2_000 + "b.js"])
@pytest.mark.parametrize("folder", ["/", "/assets/"])
def test_name_that_no_file_can_have_is_not_found(served: Served, folder: str, name: str) -> None:
    dist = served.environment.web_dist
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<html>built</html>")
    assert served.http.get(folder + name).status_code == 404
    assert served.server.failures == []


def test_file_of_a_page_that_is_not_built_is_not_found(served: Served) -> None:
    assert served.http.get("/assets/app.js").status_code == 404
    assert served.server.failures == []


@pytest.mark.parametrize(
    ("path", "kind", "start"),
    [
        ("/contact", "application/x-www-form-urlencoded", b"message=x"),
        ("/api/notes", "application/json", b'{"text":1'),
        ("/api/notes/none/shred", "application/json", b"{}       "),
    ],
)
def test_request_that_breaks_off_does_nothing(served: Served, path: str, kind: str, start: bytes) -> None:
    break_off(served.server.url, f"POST {path}", kind, start)
    assert served.http.get("/api/notes").status_code == 200
    assert (served.sink.messages, served.actions(), served.server.failures) == ([], [], [])


@pytest.mark.parametrize("sent", [b"message=%ED%A0%80", b"message=\xff", b"message=%ff"])
def test_message_that_is_no_unicode_is_refused_on_the_page(served: Served, sent: bytes) -> None:
    reply = _post_message(served, b"text=1&" + sent)
    assert reply.status_code == 422
    assert f'<p class="error" role="alert">{UNICODE}</p>' in reply.text
    assert "?</textarea>" in reply.text
    assert served.sink.messages == []


def test_message_with_nul_is_refused_on_the_page(served: Served) -> None:
    reply = _post_message(served, b"message=a%00b")
    assert (reply.status_code, NUL in reply.text) == (422, True)
    assert served.sink.messages == []


@pytest.mark.parametrize(
    ("reason", "shown"),
    [("No \ud800 here", "No ? here"), ("", "The message was not accepted."), ("<b>", "&lt;b&gt;")],
)
def test_every_refusal_of_the_receiver_is_shown(
    served: Served, monkeypatch: pytest.MonkeyPatch, reason: str, shown: str
) -> None:
    def refuse(_message: str) -> None:
        raise ValueError(reason)

    monkeypatch.setattr(served.sink, "send", refuse)
    reply = _post_message(served, b"message=hello")
    assert reply.status_code == 422
    assert f'<p class="error" role="alert">{shown}</p>' in reply.text
    assert ">\nhello</textarea>" in reply.text
    assert served.server.failures == []


def _post_message(served: Served, body: bytes) -> httpx.Response:
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    return served.http.post("/contact", content=body, headers=headers)


def break_off(url: str, request: str, kind: str, start: bytes) -> None:
    """Announce 1000 bytes, send fewer, and hang up; returns when the server has hung up too."""
    place = urlsplit(url)
    with socket.create_connection((place.hostname, place.port), timeout=10) as wire:
        head = f"{request} HTTP/1.1\r\nHost: x\r\nContent-Type: {kind}\r\nContent-Length: 1000\r\n\r\n"
        wire.sendall(head.encode("latin-1") + start)
        wire.shutdown(socket.SHUT_WR)
        assert wire.recv(1000) == b""
