"""Opaque public ids: the same in every database, and telling nothing about order or meaning."""

from __future__ import annotations

import base64
import hashlib
from functools import cache

ID_LENGTH = 10


@cache
def public_id(environment: str, reference: str) -> str:
    """The id under which an item appears in URLs and API responses."""
    digest = hashlib.sha256(f"{environment}:{reference}".encode()).digest()
    return base64.b32encode(digest).decode("ascii").lower()[:ID_LENGTH]
