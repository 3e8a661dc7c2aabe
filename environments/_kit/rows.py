"""Rows of an app's tables: found by reference or by address, and added once."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.refusal import not_found
from environments._kit.tables import Listed

Row = TypeVar("Row", bound=Listed)


def find(session: Session, model: type[Row], ref: str) -> Row | None:
    """The row of this reference, if it is there."""
    return session.scalar(select(model).where(model.ref == ref))


def by_id(session: Session, model: type[Row], public: str) -> Row:
    """The row of this public id, which an address names.

    Raises:
        HTTPException: It is not there (404).
    """
    row = session.get(model, public)
    if row is None:
        raise not_found(model.noun)
    return row


def add_new(session: Session, row: Row) -> Row:
    """Add a row whose reference is not there yet.

    Raises:
        ValueError: It is there already.
    """
    if find(session, type(row), row.ref):
        raise ValueError(f"{row.ref!r} is there already")
    session.add(row)
    return row
