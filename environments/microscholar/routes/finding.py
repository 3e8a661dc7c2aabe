"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from sqlalchemy.orm import Session

from environments._kit.refusal import not_found
from environments.microscholar.models.indexing import Row
from environments.microscholar.models.tables import Alert, Author, CopiedCitation, Label, Listed, Paper, Watch

NOUNS: dict[type[Listed], str] = {
    Paper: "paper",
    Author: "author",
    Label: "label",
    Alert: "alert",
    Watch: "alert",
    CopiedCitation: "citation",
}


def by_id(session: Session, model: type[Row], public: str) -> Row:
    """The row of this public id.

    Raises:
        HTTPException: It is not there (404).
    """
    row = session.get(model, public)
    if row is None:
        raise not_found(NOUNS[model])
    return row
