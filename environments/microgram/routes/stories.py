"""The story bar, and one story at a time."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App, AppContext
from environments._kit.rows import by_id
from environments.microgram.models.shapes import StoryDetail, StoryGroup
from environments.microgram.models.tables import Story
from environments.microgram.models.views import story_detail, story_group

router = APIRouter()


@router.get("/api/stories")
def list_stories(app: App) -> list[StoryGroup]:
    """Whose stories there are, newest first."""
    with app.reading() as session:
        return [story_group(stories, app.world) for stories in _groups(session)]


@router.get("/api/stories/{story_id}")
def get_story(story_id: str, app: App) -> StoryDetail:
    """One story; changes nothing."""
    with app.reading() as session:
        return _detail(session, story_id, app)


@router.post("/api/stories/{story_id}/open")
def open_story(story_id: str, app: App) -> StoryDetail:
    """Look at a story, which marks it seen."""
    with app.change() as change:
        story = by_id(change.session, Story, story_id)
        story.is_seen = True
        change.log("open_story", story.ref)
        return _detail(change.session, story_id, app)


def _groups(session: Session) -> list[Sequence[Story]]:
    by_author: dict[str, list[Story]] = {}
    for story in session.scalars(select(Story).order_by(Story.posted_at_s, Story.ref)):
        by_author.setdefault(story.author_ref, []).append(story)
    return sorted(by_author.values(), key=lambda stories: stories[-1].posted_at_s, reverse=True)


def _detail(session: Session, story_id: str, app: AppContext) -> StoryDetail:
    story = by_id(session, Story, story_id)
    return story_detail([story for stories in _groups(session) for story in stories], story, app.world)
