"""Amounts of money: whole cents everywhere, text with two decimals at the edges, never a binary fraction."""

from __future__ import annotations

import re

MOST_CENTS = 100_000_000
"""No price of one share is higher: a million dollars."""
_PRICE = re.compile(r"\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?")


def parse_price(text: str) -> int | None:
    """The cents of a price as somebody types it (`42.20`, `$1,042.5`); None where it is none.

    A price is more than 0 and at most a million dollars.
    """
    match = _PRICE.fullmatch(text.strip())
    if match is None or not text.isascii():
        return None
    dollars, decimals = match.groups()
    cents = int(dollars.replace(",", "")) * 100 + int((decimals or "0").ljust(2, "0"))
    return cents if 0 < cents <= MOST_CENTS else None


def dollars(cents: int) -> str:
    """`$1,042.50` or `-$3.07`."""
    whole, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}${whole:,}.{rest:02d}"


def share_of(part: int, whole: int, count: int) -> int:
    """`count` of `whole` equal parts of an amount, rounded down; all of them are all of it."""
    return part * count // whole
