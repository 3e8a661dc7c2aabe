"""Headers of every response: data version and simulated time for the API, a strict policy for pages."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "font-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",  # component libraries set styles on elements
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "worker-src 'none'",
    )
)
FIXED = (("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"))
DOCUMENTS = ("text/html", "image/svg+xml")
"""What can run scripts. A PDF gets no policy: it would keep the browser's own viewer from opening it."""


class AppHeaders:
    """ASGI middleware; written plainly, because a streaming response must pass through unbuffered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request with the headers added."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        added = [*FIXED, *_api_headers(scope)]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in added:
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                if headers.get("content-type", "").startswith(DOCUMENTS):
                    headers["Content-Security-Policy"] = POLICY
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _api_headers(scope: Scope) -> Iterable[tuple[str, str]]:
    # Read before any data is: the data is then at least as new as the number says, never older.
    if scope["path"].startswith("/api/"):
        context = scope["app"].state.context
        yield "X-App-Revision", str(context.database.revision)
        yield "X-App-Now", repr(float(context.now_s()))
