"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from environments._kit.refusal import refused
from environments.microhood.models.money import parse_price


def price_of(text: str | None, what: str) -> int:
    """The cents of a price that the user typed.

    Raises:
        HTTPException: It is none (422).
    """
    cents = parse_price(text or "")
    if cents is None:
        raise refused(f"Enter {what} in dollars and cents, like 42.20.")
    return cents
