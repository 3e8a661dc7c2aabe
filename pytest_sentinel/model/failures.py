"""Why an attempt brought no answer, and whether another one may."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Literal

from pytest_sentinel.escape import clip

REASON_CHARS = 400
AGAIN = frozenset({408, 409, 425, 429})
"""Statuses below 500 after which another attempt may bring an answer."""
SPENT = frozenset({"insufficient_quota", "billing_hard_limit_reached", "billing_not_active"})
"""Codes of a 429 that waiting does not mend."""
_TOO_LONG = re.compile(
    r"context[ _](?:length|window|size)|maximum (?:context|prompt|input)|(?:prompt|input|request) is too (?:long|large)"
    r"|too many (?:input )?tokens|exceeds? the (?:available|maximum|model'?s?)[^.]{0,40}(?:context|tokens)",
    re.IGNORECASE,
)
_FILTERED = re.compile(r"content[ _](?:filter|management|policy)", re.IGNORECASE)

Kind = Literal["again", "for_good", "too_long", "filtered"]


@dataclass(frozen=True)
class Failed:
    """An attempt without an answer."""

    reason: str
    kind: Kind = "again"
    retry_after_s: float | None = None
    """How long the endpoint asked to wait, s."""
    duration_s: float = 0.0
    """Wall time of the attempt."""


def failed_status(status: int, headers: Mapping[str, str], body: str, now_s: float) -> Failed:
    """The failure that an answer with an error status is.

    Args:
        status: HTTP status.
        headers: Lower-case names.
        body: The answer's text.
        now_s: Wall time since the epoch, for a `Retry-After` that names a moment where the endpoint tells no `Date`.
    """
    code, message = _said(body)
    reason = clip(f"status {status}: {message or 'no reason given'}", REASON_CHARS)
    return Failed(reason, _kind(status, code, message), _retry_after_s(headers, now_s))


def failed_body(error: object) -> Failed:
    """The failure that an answer with a good status and an error inside is."""
    code, message = _said(json.dumps({"error": error}))
    kind = _kind(500, code, message)
    return Failed(clip(f"an error instead of an answer: {message or 'no reason given'}", REASON_CHARS), kind)


def _kind(status: int, code: str, message: str) -> Kind:
    if code == "context_length_exceeded" or status == 413 or (_TOO_LONG.search(message) and status != 429):
        return "too_long"
    if code == "content_filter" or (status in (400, 422) and _FILTERED.search(message)):
        return "filtered"
    if code in SPENT:
        return "for_good"
    return "again" if status >= 500 or status in AGAIN else "for_good"


def _said(body: str) -> tuple[str, str]:
    """The code and the message in an error's body, wherever servers put them."""
    try:
        value = json.loads(body)
    except ValueError:
        return "", " ".join(re.sub(r"<[^>]*>", " ", body).split())
    error = value.get("error", value) if isinstance(value, dict) else value
    if not isinstance(error, dict):
        return "", str(error)
    inner = error.get("innererror")
    code = str(error.get("code") or (inner.get("code") if isinstance(inner, dict) else "") or error.get("type") or "")
    return code, str(error.get("message") or error.get("detail") or json.dumps(error))


def _retry_after_s(headers: Mapping[str, str], now_s: float) -> float | None:
    for name, unit_s in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        value = headers.get(name, "").strip()
        try:
            return max(float(value) * unit_s, 0.0)
        except ValueError:
            pass
    moment_s = _moment_s(headers, "retry-after")
    if moment_s is None:
        return None
    told_s = _moment_s(headers, "date")  # by the same clock, whatever ours says
    return max(moment_s - (now_s if told_s is None else told_s), 0.0)


def _moment_s(headers: Mapping[str, str], name: str) -> float | None:
    try:
        return parsedate_to_datetime(headers[name]).timestamp()
    except (KeyError, ValueError, TypeError):
        return None
