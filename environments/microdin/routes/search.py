"""Searching people, companies, jobs and posts."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.people import Entity, Persona
from environments.microdin.models.shapes import SearchResult
from environments.microdin.models.tables import Job, Post
from environments.microdin.models.views import job_info, post_infos
from environments.microdin.models.who import PAGED, holds, person

router = APIRouter()

MOST_FOUND = 20
"""Of each kind."""


@router.get("/api/search")
def search(app: App, query: str = "") -> SearchResult:
    """What holds all words of the query; of a job only title, company and city are looked at."""
    words = fold(query).split()
    if not words:
        return SearchResult(people=[], companies=[], jobs=[], posts=[])
    world = app.world
    entities = [entity for entity in world.of(Entity).values() if entity.kind in PAGED]
    with app.reading() as session:
        jobs = session.scalars(select(Job).where(Job.is_open).order_by(Job.posted_at_s.desc())).all()
        posts = session.scalars(select(Post).order_by(Post.posted_at_s.desc())).all()
        people = [person(world, ref) for ref in world.of(Persona)]
        infos = [job_info(session, world, job) for job in jobs]
        found = [post for post in posts if holds(words, post.body, person(world, post.author_ref).name)]
        return SearchResult(
            people=[one for one in people if holds(words, one.name, one.line)][:MOST_FOUND],
            companies=[person(world, e.id) for e in entities if holds(words, e.name, e.sector or "")][:MOST_FOUND],
            jobs=[job for job in infos if holds(words, job.title, job.company.name, job.city)][:MOST_FOUND],
            posts=post_infos(session, world, found[:MOST_FOUND]),
        )
