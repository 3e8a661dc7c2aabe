"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from sqlalchemy.orm import Session

from environments._kit.refusal import not_found, refused
from environments.microhood.models.money import parse_price
from environments.microhood.models.tables import Alert, Listed, News, Order, Stock
from environments.microhood.models.trading import Row

NOUNS: dict[type[Listed], str] = {Stock: "stock", Order: "order", Alert: "alert", News: "article"}


def by_id(session: Session, model: type[Row], public: str) -> Row:
    """The row of this public id.

    Raises:
        HTTPException: It is not there (404).
    """
    row = session.get(model, public)
    if row is None:
        raise not_found(NOUNS[model])
    return row


def price_of(text: str | None, what: str) -> int:
    """The cents of a price that the user typed.

    Raises:
        HTTPException: It is none (422).
    """
    cents = parse_price(text or "")
    if cents is None:
        raise refused(f"Enter {what} in dollars and cents, like 42.20.")
    return cents
