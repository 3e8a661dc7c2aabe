"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from sqlalchemy.orm import Session

from environments._kit.folding import fold
from environments._kit.refusal import not_found
from environments.microhub.models.sharing import Row
from environments.microhub.models.tables import Account, Alert, Branch, Commit, Listed, Repository
from environments.microhub.models.work_tables import Comment, Issue, Milestone, Pull, Run

NOUNS: dict[type[Listed], str] = {
    Account: "account",
    Repository: "repository",
    Branch: "branch",
    Commit: "commit",
    Alert: "alert",
    Issue: "issue",
    Pull: "pull request",
    Comment: "comment",
    Milestone: "milestone",
    Run: "run",
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


def holds(text: str, words: list[str]) -> bool:
    """Whether a text has all these folded words."""
    folded = fold(text)
    return all(word in folded for word in words)
