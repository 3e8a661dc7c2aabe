"""Search over messages."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.folding import fold
from environments.microchat.models.shapes import SearchResult
from environments.microchat.models.tables import Message
from environments.microchat.models.views import found_message
from environments.microchat.routes.chats import IN_ORDER

router = APIRouter()

MOST_FOUND = 50


@router.get("/api/search")
def search_messages(app: App, q: str) -> SearchResult:
    """Messages that hold all the words in text, sender or chat; newest first, at most 50 of them."""
    words = fold(q).split()
    with app.reading() as session:
        messages = session.scalars(select(Message).where(Message.is_deleted.is_(False)).order_by(*IN_ORDER)).all()
        found = [message for message in reversed(messages) if words and _holds(message, words)]
        return SearchResult(messages=[found_message(app.world, m) for m in found[:MOST_FOUND]], total=len(found))


def _holds(message: Message, words: list[str]) -> bool:
    files = (file.name for file in message.files)
    text = fold("\n".join((message.body, message.sender_name, message.chat.name, *files)))
    return all(word in text for word in words)
