"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from sqlalchemy.orm import Session

from environments._kit.refusal import not_found
from environments.microgram.models.sharing import Row
from environments.microgram.models.tables import Comment, Listed, Message, Post, Profile, Story, Thread

NOUNS: dict[type[Listed], str] = {
    Post: "post",
    Comment: "comment",
    Profile: "profile",
    Story: "story",
    Thread: "conversation",
    Message: "message",
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
