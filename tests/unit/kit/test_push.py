from __future__ import annotations

import threading
from collections.abc import Iterator

import httpx

from tests.unit.kit.conftest import Served
from tests.unit.kit.notes_app import NoteWritten


def revisions(reply: httpx.Response) -> Iterator[int]:
    for line in reply.iter_lines():
        if line.startswith("data: "):
            yield int(line.removeprefix("data: "))


def test_channel_tells_the_revision_at_once_and_after_each_commit(served: Served) -> None:
    with served.http.stream("GET", "/api/push") as reply:
        assert reply.headers["Content-Type"].startswith("text/event-stream")
        told = revisions(reply)
        first = next(told)
        assert first == served.database.revision
        for n in range(3, 8):
            NoteWritten(note=f"note-{n:03}").apply(served.database, served.world, float(n))
            assert next(told) == first + n - 2


def test_change_by_a_request_is_pushed_too(served: Served) -> None:
    with served.http.stream("GET", "/api/push") as reply:
        told = revisions(reply)
        first = next(told)
        httpx.post(served.server.url + "/api/notes", json={"text": "hello"}).raise_for_status()
        assert next(told) == first + 1


def test_numbers_only_rise_and_end_with_the_last_one(served: Served) -> None:
    first, last = served.database.revision, served.database.revision + 200
    events = [NoteWritten(note=f"note-{n:03}") for n in range(3, 203)]
    threads = [
        threading.Thread(target=lambda part=part: [e.apply(served.database, served.world, 1.0) for e in part])
        for part in (events[:100], events[100:])
    ]
    with served.http.stream("GET", "/api/push") as reply:
        told = revisions(reply)
        heard = [next(told)]
        for thread in threads:
            thread.start()
        while heard[-1] < last:
            heard.append(next(told))
        for thread in threads:
            thread.join()
    assert heard[0] == first
    assert heard == sorted(set(heard))
    assert heard[-1] == served.database.revision == last


def test_event_name_is_revision(served: Served) -> None:
    with served.http.stream("GET", "/api/push") as reply:
        lines = reply.iter_lines()
        assert [next(lines), next(lines), next(lines)] == [
            "event: revision",
            f"data: {served.database.revision}",
            "",
        ]


def test_closed_channel_stops_listening(served: Served) -> None:
    with served.http.stream("GET", "/api/push") as reply:
        told = revisions(reply)  # kept, because its end would close the stream
        next(told)
        assert len(served.database._listeners) == 1
    for n in range(3, 203):  # the server notices the closed connection when it next has something to say, or sooner
        NoteWritten(note=f"note-{n:03}").apply(served.database, served.world, 1.0)
        served.http.get("/api/notes")
        if not served.database._listeners:
            break
    assert served.database._listeners == []
