"""A scripted OpenAI-compatible server: real HTTP on a loopback port, streaming and not, with faults on demand.

A policy is a function of the request's JSON that returns what to answer: `said(…)`, or a fault. `Script` is a policy of
items in order that fails loudly when it runs dry.

    with ModelServer(Script(Status(429, retry_after=0), said(calls=[("sleep", {"seconds": 60})]))) as server:
        spec = server.spec()
"""

import dataclasses
import json
import socket
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from pytest_sentinel.model.spec import ModelSpec

COUNTED = "counted"
PIECE = 7
"""Characters of text in one chunk of a stream."""


@dataclasses.dataclass
class Said:
    """An answer of the model: the body of a chat completion."""

    body: dict[str, Any]
    delay_s: float = 0.0
    drip_s: float = 0.0
    """Pause before each chunk of a stream."""
    break_after: int | None = None
    """Break a stream off after so many chunks."""


@dataclasses.dataclass
class Status:
    """An error status."""

    status: int
    message: str = "try later"
    code: str | None = None
    retry_after: float | str | None = None
    headers: dict[str, str] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass
class Raw:
    """Any body under any status."""

    body: bytes
    status: int = 200
    content_type: str = "application/json"


@dataclasses.dataclass
class Hang:
    """Nothing for so long, then the connection closes; with `drip`, a blank every tenth of a second."""

    seconds: float
    drip: bool = False


@dataclasses.dataclass
class Drop:
    """The connection closes: at once, or in the middle of the answer's body."""

    after_headers: bool = False


Reply = Said | Status | Raw | Hang | Drop
Policy = Callable[[dict[str, Any]], Reply]


def said(
    text: str | None = None,
    calls: list[tuple[str, Any]] | None = None,
    *,
    usage: dict[str, Any] | str | None = COUNTED,
    finish: str | None = None,
    delay_s: float = 0.0,
    drip_s: float = 0.0,
    break_after: int | None = None,
    **message: Any,
) -> Said:
    """An answer.

    Args:
        text: What the model says.
        calls: Its tool calls, `(name, arguments)`; arguments that are text are sent as they are.
        usage: Token counts; by default a token for four bytes, of the request as of the answer.
        finish: Its finish reason; by default as fits.
        delay_s: Wall time before the first byte.
        drip_s: Wall time before each chunk of a stream.
        break_after: Break a stream off after so many chunks.
        message: Further fields of the message, such as `reasoning_content`.
    """
    entries = [
        {
            "id": f"call_{number}",
            "type": "function",
            "function": {"name": name, "arguments": given if isinstance(given, str) else json.dumps(given)},
        }
        for number, (name, given) in enumerate(calls or [])
    ]
    whole = {"role": "assistant", "content": text, **({"tool_calls": entries} if entries else {}), **message}
    choice = {"index": 0, "message": whole, "finish_reason": finish or ("tool_calls" if entries else "stop")}
    body = {"id": "chatcmpl-1", "object": "chat.completion", "model": "scripted", "choices": [choice], "usage": usage}
    return Said(body, delay_s, drip_s, break_after)


class Script:
    """Replies in order."""

    def __init__(self, *replies: Reply) -> None:
        self._left = list(replies)

    def __call__(self, request: dict[str, Any]) -> Reply:
        if not self._left:
            raise AssertionError("the script ran dry: a further answer was asked for")
        return self._left.pop(0)


@dataclasses.dataclass(frozen=True)
class Asked:
    """One request that arrived."""

    body: dict[str, Any]
    headers: dict[str, str]
    size: int
    at_s: float


class ModelServer:
    """The server; a context manager. `asked` holds every request, `failures` what went wrong in the policy."""

    def __init__(
        self,
        policy: Policy,
        *,
        models: tuple[str, ...] | None = ("scripted",),
        key: str | None = None,
        port: int = 0,
    ) -> None:
        self.policy = policy
        self.models = models
        self.key = key
        self.asked: list[Asked] = []
        self.failures: list[BaseException] = []
        self.most_at_once = 0
        self._under_way = 0
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", port), _handler(self))
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/v1"

    def spec(self, **fields: Any) -> ModelSpec:
        """A table for this server."""
        given = {"name": "scripted", "model": "scripted", "base_url": self.base_url, "timeout_s": 20.0, **fields}
        return ModelSpec.model_validate(given)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(5)

    def reply_to(self, asked: Asked) -> Reply:
        with self._lock:
            self.asked.append(asked)
        try:
            reply = self.policy(asked.body)
        except Exception as error:  # noqa: BLE001 - a policy that fails is for the test to look at
            self.failures.append(error)
            return Status(400, f"the policy failed: {error}")
        if isinstance(reply, Said) and reply.body["usage"] == COUNTED:
            return dataclasses.replace(reply, body={**reply.body, "usage": counted(asked, reply.body)})
        return reply

    def nap(self, seconds: float) -> None:
        self._closing.wait(seconds)

    def enter(self) -> None:
        with self._lock:
            self._under_way += 1
            self.most_at_once = max(self.most_at_once, self._under_way)

    def leave(self) -> None:
        with self._lock:
            self._under_way -= 1


def counted(asked: Asked, body: dict[str, Any]) -> dict[str, Any]:
    given = max(asked.size // 4, 1)
    made = max(len(json.dumps(body["choices"][0]["message"])) // 4, 1)
    return {
        "prompt_tokens": given,
        "completion_tokens": made,
        "total_tokens": given + made,
        "prompt_tokens_details": {"cached_tokens": 0},
        "completion_tokens_details": {"reasoning_tokens": 0},
    }


def chunks(body: dict[str, Any]) -> list[dict[str, Any]]:
    """An answer in the pieces in which it is streamed; usage comes last, in a chunk without choices."""
    choice = body["choices"][0]
    message = choice["message"]
    deltas: list[dict[str, Any]] = [{"role": "assistant"}]
    for key in ("reasoning_content", "content", "refusal"):
        text = message.get(key) or ""
        deltas += [{key: text[start : start + PIECE]} for start in range(0, len(text), PIECE)]
    for index, call in enumerate(message.get("tool_calls") or []):
        function = call["function"]
        head = {"index": index, "id": call["id"], "type": "function"}
        deltas.append({"tool_calls": [{**head, "function": {"name": function["name"], "arguments": ""}}]})
        pieces = [function["arguments"][at : at + PIECE] for at in range(0, len(function["arguments"]), PIECE)]
        deltas += [{"tool_calls": [{"index": index, "function": {"arguments": piece}}]} for piece in pieces]
    head = {"id": body["id"], "object": "chat.completion.chunk", "model": body["model"]}
    made = [{**head, "choices": [{"index": 0, "delta": delta, "finish_reason": None}]} for delta in deltas]
    made.append({**head, "choices": [{"index": 0, "delta": {}, "finish_reason": choice["finish_reason"]}]})
    if body["usage"] is not None:
        made.append({**head, "choices": [], "usage": body["usage"]})
    return made


def _handler(server: ModelServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def log_message(self, *_):
            pass

        def do_GET(self):
            if not self._may_enter():
                return
            if self.path != "/v1/models" or server.models is None:
                self._send(404, b'{"error": {"message": "no such path"}}')
                return
            data = [{"id": name, "object": "model"} for name in server.models]
            self._send(200, json.dumps({"object": "list", "data": data}).encode())

        def do_POST(self):
            raw = self.rfile.read(int(self.headers["content-length"]))
            if not self._may_enter():
                return
            if self.path != "/v1/chat/completions":
                self._send(404, b'{"error": {"message": "no such path"}}')
                return
            headers = {name.lower(): value for name, value in self.headers.items()}
            server.enter()
            try:
                self._answer(server.reply_to(Asked(json.loads(raw), headers, len(raw), time.monotonic())), raw)
            except (BrokenPipeError, ConnectionResetError):
                self.close_connection = True
            finally:
                server.leave()

        def _may_enter(self):
            if server.key is None or self.headers.get("authorization") == f"Bearer {server.key}":
                return True
            given = (self.headers.get("authorization") or "").removeprefix("Bearer ")
            message = f"Incorrect API key provided: {given}."
            self._send(401, json.dumps({"error": {"message": message, "code": "invalid_api_key"}}).encode())
            return False

        def _answer(self, reply, raw):
            if isinstance(reply, Said):
                server.nap(reply.delay_s)
                if json.loads(raw).get("stream"):
                    self._stream(reply)
                else:
                    self._send(200, json.dumps(reply.body).encode())
            elif isinstance(reply, Status):
                error = {"error": {"message": reply.message, "code": reply.code}}
                after = {} if reply.retry_after is None else {"Retry-After": str(reply.retry_after)}
                self._send(reply.status, json.dumps(error).encode(), {**reply.headers, **after})
            elif isinstance(reply, Raw):
                self._send(reply.status, reply.body, content_type=reply.content_type)
            elif isinstance(reply, Hang):
                self._hang(reply)
            else:
                self._drop(reply)

        def _send(self, status, body, headers=None, content_type="application/json"):
            self.send_response(status)
            self.send_header("Content-Type", content_type)
            self.send_header("Content-Length", str(len(body)))
            for name, value in (headers or {}).items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def _stream(self, reply):
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Transfer-Encoding", "chunked")
            self.end_headers()
            self._chunk(": a comment that keeps the connection alive\n\n")
            for number, chunk in enumerate(chunks(reply.body)):
                if number == reply.break_after:
                    self._cut()
                    return
                server.nap(reply.drip_s)
                self._chunk(f"data: {json.dumps(chunk)}\n\n")
            self._chunk("data: [DONE]\n\n")
            self.wfile.write(b"0\r\n\r\n")

        def _chunk(self, text):
            data = text.encode()
            self.wfile.write(f"{len(data):x}\r\n".encode() + data + b"\r\n")
            self.wfile.flush()

        def _hang(self, reply):
            end = time.monotonic() + reply.seconds
            if reply.drip:
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", "100000")
                self.end_headers()
            while time.monotonic() < end and not server._closing.is_set():
                server.nap(0.1)
                if reply.drip:
                    self.wfile.write(b" ")
                    self.wfile.flush()
            self._cut()

        def _drop(self, reply):
            if reply.after_headers:
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", "1000")
                self.end_headers()
                self.wfile.write(b'{"id": "half')
                self.wfile.flush()
            self._cut()

        def _cut(self):
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)

    return Handler
