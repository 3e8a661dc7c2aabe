"""From rows to what pages show of posts and jobs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from environments._kit.people import Entity
from environments._kit.rows import find
from environments._kit.world import World
from environments.microdin.models.shapes import (
    CommentInfo,
    JobDetail,
    JobInfo,
    Link,
    PostDetail,
    PostInfo,
    QuotedPost,
    Reactor,
)
from environments.microdin.models.tables import Application, Comment, Job, Post, Reaction
from environments.microdin.models.who import person


def post_infos(session: Session, world: World, posts: Sequence[Post]) -> list[PostInfo]:
    """Posts for a list, with their counts."""
    refs = [post.ref for post in posts]
    given = session.execute(
        select(Reaction.post_ref, Reaction.kind, func.count())
        .where(Reaction.post_ref.in_(refs))
        .group_by(Reaction.post_ref, Reaction.kind)
    )
    kinds: dict[str, dict[str, int]] = {}
    for ref, kind, count in given:
        kinds.setdefault(ref, {})[kind] = count
    comments = Counter(session.scalars(select(Comment.post_ref).where(Comment.post_ref.in_(refs))))
    shares = Counter(session.scalars(select(Post.shared_ref).where(Post.shared_ref.in_(refs))))
    counts = [(kinds.get(ref, {}), comments[ref], shares[ref]) for ref in refs]
    return [PostInfo(**_post_fields(session, world, post, *count)) for post, count in zip(posts, counts, strict=True)]


def post_info(session: Session, world: World, post: Post) -> PostInfo:
    """One post for a list."""
    return post_infos(session, world, [post])[0]


def post_detail(session: Session, world: World, post: Post) -> PostDetail:
    """A post with its comments, oldest first, and who reacted."""
    comments = session.scalars(
        select(Comment).where(Comment.post_ref == post.ref).order_by(Comment.written_at_s, Comment.ref)
    )
    reactions = session.scalars(
        select(Reaction).where(Reaction.post_ref == post.ref).order_by(Reaction.added_at, Reaction.person_ref)
    )
    return PostDetail(
        **post_info(session, world, post).model_dump(),
        comments=[comment_info(world, comment) for comment in comments],
        reactors=[Reactor.model_validate({"person": person(world, r.person_ref), "kind": r.kind}) for r in reactions],
    )


def comment_info(world: World, comment: Comment) -> CommentInfo:
    """A comment below its post."""
    return CommentInfo(
        id=comment.id,
        author=person(world, comment.author_ref),
        body=comment.body,
        written_at_s=comment.written_at_s,
        is_own=comment.author_ref == world.user.id,
    )


def job_info(session: Session, world: World, job: Job) -> JobInfo:
    """A job for a list."""
    return JobInfo(**_job_fields(session, world, job))


def job_detail(session: Session, world: World, job: Job) -> JobDetail:
    """A job on its own page, with what it asks for."""
    return JobDetail(
        **_job_fields(session, world, job),
        description=job.description,
        requirements=json.loads(job.requirements),
        nice_to_have=json.loads(job.nice_to_have),
        contact=person(world, job.contact_ref),
    )


def _post_fields(
    session: Session, world: World, post: Post, reactions: dict[str, int], comment_count: int, share_count: int
) -> dict[str, Any]:
    mine = session.get(Reaction, (post.ref, world.user.id))
    shared = find(session, Post, post.shared_ref) if post.shared_ref else None
    link = None
    if post.link_title and post.link_source:
        link = Link(title=post.link_title, source=world.of(Entity)[post.link_source].name)
    return {
        "id": post.id,
        "author": person(world, post.author_ref),
        "body": post.body,
        "posted_at_s": post.posted_at_s,
        "link": link,
        "shared": _quoted(world, shared) if shared else None,
        "reactions": reactions,
        "my_reaction": mine.kind if mine else None,
        "comment_count": comment_count,
        "share_count": share_count,
        "is_own": post.author_ref == world.user.id,
    }


def _quoted(world: World, post: Post) -> QuotedPost:
    return QuotedPost(id=post.id, author=person(world, post.author_ref), body=post.body, posted_at_s=post.posted_at_s)


def _job_fields(session: Session, world: World, job: Job) -> dict[str, Any]:
    application = session.get(Application, job.ref)
    same = (
        "id", "title", "city", "workplace", "employment", "level", "salary_low_usd", "salary_high_usd",
        "posted_at_s", "is_open", "is_saved",
    )  # fmt: skip
    return {name: getattr(job, name) for name in same} | {
        "company": person(world, job.company_ref),
        "applied_at_s": application.applied_at_s if application else None,
    }
