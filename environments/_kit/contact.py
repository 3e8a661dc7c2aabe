"""`/contact`: a plain form by which anybody, also a program without our tools, writes to the user."""

from __future__ import annotations

from html import escape
from urllib.parse import parse_qs

from fastapi import APIRouter, HTTPException, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse

from environments._kit.context import App, AppContext
from environments._kit.screen import text_problem

MAX_BODY_BYTES = 65_536

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Write to {user} – {title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; color: #1b1f24; }}
label, textarea, button {{ display: block; }}
label {{ font-weight: 600; }}
textarea {{ width: 100%; box-sizing: border-box; font: inherit; padding: .5rem; margin: .25rem 0; }}
button {{ font: inherit; margin-top: 1rem; padding: .5rem 1.25rem; }}
.error {{ color: #a4122a; font-weight: 600; }}
</style>
</head>
<body>
<main>
{content}
</main>
</body>
</html>
"""

FORM = """<h1>Write to {user}</h1>
{problem}
<form method="post" action="/contact">
<label for="message">Message</label>
<textarea id="message" name="message" rows="8" required aria-describedby="hint">
{text}</textarea>
<p id="hint">At most {max_chars} characters. You can write once; it ends your job.</p>
<button type="submit">Send message</button>
</form>"""

SENT = '<h1>Write to {user}</h1>\n<p role="status">Your message was sent.</p>'

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/contact")
def show_form(app: App) -> HTMLResponse:
    """The empty form."""
    app.contact.opened()
    return _form(app)


@router.post("/contact")
async def send_message(request: Request, app: App) -> HTMLResponse:
    """Deliver the message, or show the form again with the reason and the text."""
    message = await _read_message(request)
    problem = text_problem(message) or await run_in_threadpool(_send, app, message)
    return _form(app, message, problem) if problem else _page(app, SENT)


def _send(app: AppContext, message: str) -> str | None:
    """Hand the message over; returns why it was not taken."""
    try:
        app.contact.send(message)
    except ValueError as error:
        return str(error) or "The message was not accepted."
    return None


async def _read_message(request: Request) -> str:
    kind = request.headers.get("content-type", "").split(";")[0].strip()
    if kind != "application/x-www-form-urlencoded":
        raise HTTPException(415, "Send the message as a form field named 'message' (URL-encoded).")
    body = await request.body()
    if len(body) > MAX_BODY_BYTES:
        raise HTTPException(413, "The message is far too long.")
    # Bytes that are no text become lone surrogates, so that they are refused and not delivered as something else.
    escaped = body.decode(errors="surrogateescape")
    fields = parse_qs(escaped, keep_blank_values=True, errors="surrogateescape")
    return fields.get("message", [""])[0].replace("\r\n", "\n")  # forms send line ends as CR LF


def _form(app: AppContext, text: str = "", problem: str = "") -> HTMLResponse:
    shown = f'<p class="error" role="alert">{_shown(problem)}</p>' if problem else ""
    return _page(app, FORM, 422 if problem else 200, problem=shown, text=_shown(text))


def _shown(text: str) -> str:
    """Text for the page; what is not valid Unicode is shown as question marks."""
    return escape(text.encode(errors="replace").decode())


def _page(app: AppContext, content: str, status: int = 200, **parts: str) -> HTMLResponse:
    user = escape(app.world.user.name)
    body = content.format(user=user, max_chars=app.contact.max_chars, **parts)
    return HTMLResponse(PAGE.format(user=user, title=escape(app.title), content=body), status)
