"""A small app of our own to drive: pages by path, an event stream, a revision that pages follow."""

from __future__ import annotations

import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PDF = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
APP = """<!doctype html><html lang="en"><head><title>Little app</title>
<script type="module" src="/app.js"></script></head>
<body><h1>Little app</h1><p>Revision <output id="shown"></output></p><input aria-label="Draft"></body></html>"""
SCRIPT = """
const root = document.documentElement;
function show(revision) {
    if (window.deaf) return;
    document.getElementById("shown").textContent = revision;
    root.dataset.revision = revision;
}
new EventSource("/push").addEventListener("revision", event => show(event.data));
"""


DOWNLOAD_DELAY_S = 0.0
"""How long the site thinks about a file to download, s."""


class Site(ThreadingHTTPServer):
    """Serves what tests put into `pages`; `hits` holds the paths that were asked for."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.pages: dict[str, tuple[str, bytes]] = {}
        self.redirects: dict[str, str] = {}
        self.hits: list[str] = []
        self.changed = threading.Condition()
        self.revision = 1
        self.put("/", APP)
        self.put("/app.js", SCRIPT, "text/javascript")
        self.put("/picture.svg", SVG, "image/svg+xml")
        self.put("/paper.pdf", PDF, "application/pdf")
        self._thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def put(self, path: str, content: str | bytes, kind: str = "text/html") -> str:
        """Serve content; a fragment of HTML becomes a page of its own."""
        text = content.encode() if isinstance(content, str) else content
        if kind == "text/html" and not text.startswith(b"<!doctype"):
            text = b"<!doctype html><html lang=en><title>" + path.encode() + b"</title><body>" + text
        self.pages[path] = (kind, text)
        return path

    def commit(self) -> int:
        """Raise the revision and tell the open pages."""
        with self.changed:
            self.revision += 1
            self.changed.notify_all()
            return self.revision

    def start(self) -> Site:
        self._thread.start()
        return self

    def stop(self) -> None:
        with self.changed:
            self.revision = -1
            self.changed.notify_all()
        self.shutdown()
        self.server_close()

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that is killed resets its connections; that is no news."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Site

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it so
        return

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.do_GET()

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self.server.hits.append(self.path)
        if path == "/push":
            self._push()
        elif path in self.server.redirects:
            self._answer(302, {"Location": self.server.redirects[path]}, b"")
        elif path in self.server.pages:
            kind, content = self.server.pages[path]
            extra = {}
            if path.endswith(".zip"):
                time.sleep(DOWNLOAD_DELAY_S)
                extra = {"Content-Disposition": f'attachment; filename="{path[1:]}"'}
            elif path.startswith("/file."):
                extra = {"Content-Disposition": "inline"}
            self._answer(200, {"Content-Type": kind, **extra}, content)
        else:
            self._answer(404, {"Content-Type": "text/plain"}, b"not found")

    def _answer(self, status: int, headers: dict[str, str], content: bytes) -> None:
        lines = [f"HTTP/1.1 {status} x", f"Content-Length: {len(content)}", *(f"{k}: {v}" for k, v in headers.items())]
        self.wfile.write("\r\n".join(lines).encode() + b"\r\n\r\n" + content)

    def _push(self) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")
        told = 0
        while True:
            with self.server.changed:
                while self.server.revision == told:
                    self.server.changed.wait()
                told = self.server.revision
            if told < 0:
                return
            self.wfile.write(f"event: revision\ndata: {told}\n\n".encode())
