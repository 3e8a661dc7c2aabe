"""Text without case and accents, for searching and sorting in every app alike."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """Text without case and accents."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))
