from __future__ import annotations

import gc
import logging
import socket
import threading
import time
import warnings
from contextlib import ExitStack, suppress

import httpx
import pytest

from environments._kit.server import AppServer
from tests.support.served import Sink
from tests.unit.kit.conftest import Served
from tests.unit.kit.notes_app import NoteWritten


def test_server_answers_at_once_after_start_and_is_gone_after_stop(served: Served) -> None:
    assert served.server.alive
    assert served.http.get("/api/notes").status_code == 200
    served.server.stop()
    assert not served.server.alive
    with pytest.raises(httpx.ConnectError):
        httpx.get(served.server.url + "/api/notes")


def test_server_whose_socket_is_closed_is_not_alive(served: Served) -> None:
    closed = threading.Event()

    def close() -> None:
        for listening in served.server._server.servers:
            listening.close()
        closed.set()

    loop = served.server._server._loop
    assert loop is not None
    loop.call_soon_threadsafe(close)
    assert closed.wait(10)
    assert not served.server.alive


def test_new_server_takes_over_the_database_of_a_stopped_one(served: Served) -> None:
    served.http.post("/api/notes", json={"text": "Before the restart."}).raise_for_status()
    served.server.stop()
    served.server.stop()
    again = served.environment.server(served.database, served.world, lambda: 3.0, Sink())
    again.start()
    assert "Before the restart." in httpx.get(again.url + "/api/notes").text
    again.stop()


def test_server_is_started_once_only(served: Served) -> None:
    with pytest.raises(RuntimeError, match="once only"):
        served.server.start()
    served.server.stop()
    with pytest.raises(RuntimeError, match="once only"):
        served.server.start()


def test_server_that_was_never_started_frees_its_port(served: Served) -> None:
    idle = served.environment.server(served.database, served.world, lambda: 0.0, Sink())
    assert not idle.alive
    idle.stop()
    with pytest.raises(httpx.ConnectError):
        httpx.get(idle.url)


def test_start_reports_a_thread_that_died(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = served.environment.server(served.database, served.world, lambda: 0.0, Sink())
    monkeypatch.setattr(threading, "excepthook", lambda _args: None)
    broken._socket.close()
    with pytest.raises(RuntimeError, match="its thread died"):
        broken.start()
    assert not broken.alive


def test_stop_ends_open_push_channels_as_they_should_end(served: Served) -> None:
    with served.http.stream("GET", "/api/push") as one, httpx.stream("GET", served.server.url + "/api/push") as two:
        lines = [one.iter_lines(), two.iter_lines()]
        assert [next(line) for line in lines] == ["event: revision"] * 2
        served.server.stop()
        ends = [list(line) for line in lines]  # a channel that was cut off raises
    assert ends == [["data: 1", ""]] * 2
    NoteWritten(note="note-003").apply(served.database, served.world, 1.0)  # nobody listens any more


def test_stop_cuts_connections_that_do_not_end_by_themselves(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, logger="uvicorn.error")
    connections = served.server._server.server_state.connections
    for _ in range(8):
        served.http.post("/api/notes", json={"text": "long " * 1000})
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(20)
        deaf.connect(_address(served.server))
        asking = threading.Thread(target=_ask_and_never_read, args=(deaf,))
        asking.start()
        while not any(connection.transport.get_write_buffer_size() for connection in list(connections)):
            time.sleep(0.01)
        unfinished = [connection.transport for connection in connections]
        served.server.stop()
        asking.join()
    assert connections == set()
    assert [transport.get_extra_info("socket").fileno() for transport in unfinished] == [-1, -1]


def _ask_and_never_read(deaf: socket.socket) -> None:
    with suppress(OSError):
        while True:
            deaf.sendall(b"GET /api/notes HTTP/1.1\r\nHost: x\r\n\r\n")


def test_stop_leaves_no_connection_open_that_comes_meanwhile(
    served: Served, caplog: pytest.LogCaptureFixture, recwarn: pytest.WarningsRecorder
) -> None:
    caplog.set_level(logging.CRITICAL, logger="uvicorn.error")
    for _ in range(10):
        server = served.environment.server(served.database, served.world, lambda: 1.0, Sink())
        server.start()
        with ExitStack() as opened:
            knocking = threading.Thread(target=_connect_until_refused, args=(server, opened))
            knocking.start()
            while not server._server.server_state.connections:
                time.sleep(0.001)
            server.stop()
            knocking.join()
            warnings.simplefilter("always")
            gc.collect()  # what is still open warns
    open_still = [str(warning.message) for warning in recwarn if "unclosed transport" in str(warning.message)]
    assert open_still == []


def _connect_until_refused(server: AppServer, opened: ExitStack) -> None:
    with suppress(OSError):
        for _ in range(200):
            opened.enter_context(socket.create_connection(_address(server), timeout=5))
            time.sleep(0.0005)


def _address(server: AppServer) -> tuple[str, int]:
    return "127.0.0.1", int(server.url.rsplit(":", 1)[1])


def test_small_answers_are_not_held_back(served: Served) -> None:
    served.http.get("/api/notes")
    (connection,) = served.server._server.server_state.connections
    kept_alive = connection.transport.get_extra_info("socket")
    assert kept_alive.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) == 1  # without it each one takes 45 ms


def test_requests_and_timeline_do_not_disturb_each_other(served: Served) -> None:
    events = [NoteWritten(note=f"note-{n:03}") for n in range(3, 203)]
    failures: list[BaseException] = []

    def play() -> None:
        for n, event in enumerate(events):
            event.apply(served.database, served.world, float(n))

    def use() -> None:
        with httpx.Client(base_url=served.server.url, timeout=20) as http:
            for n in range(25):
                reply = http.post("/api/notes", json={"text": f"mine {n}"})
                before = int(reply.headers["X-App-Revision"])
                listed = http.get("/api/notes")
                if int(listed.headers["X-App-Revision"]) <= before or reply.json() not in listed.json():
                    failures.append(AssertionError(n))

    threads = [threading.Thread(target=play), *(threading.Thread(target=use) for _ in range(4))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert served.server.failures == []
    assert served.database.query("SELECT added_by, count(*) FROM notes GROUP BY 1 ORDER BY 1") == [
        ("preload", 2),
        ("timeline", 200),
        ("user", 100),
    ]
    assert served.database.query("SELECT count(DISTINCT ref) FROM notes WHERE added_by = 'user'") == [(100,)]
    assert len(served.actions()) == 100


def test_failing_handler_is_kept_as_our_fault_and_undone(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.CRITICAL, logger="uvicorn.error"):
        reply = served.http.post("/api/notes/x/shred")
    assert (reply.status_code, reply.json()) == (500, {"detail": "Something went wrong on our side."})
    [failure] = served.server.failures
    assert "'shred_note' is not classified" in str(failure)
    assert served.database.query("SELECT count(*) FROM notes WHERE ref = 'half-shredded'") == [(0,)]


def test_contact_address_is_of_the_same_origin(served: Served) -> None:
    assert served.server.contact_url == served.server.url + "/contact"
