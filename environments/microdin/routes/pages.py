"""Pages of people and companies."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.people import Entity, Persona
from environments._kit.world import World
from environments.microdin.models.shapes import Company, FollowWish, Position, PostInfo, Profile, Relation
from environments.microdin.models.tables import Connection, Follow, Invitation, Job, Post, id_of
from environments.microdin.models.views import job_info, post_infos
from environments.microdin.models.who import PAGED, person, profiles
from environments.microdin.routes.finding import find_company, find_persona
from environments.microdin.routes.network import pending_invitation

router = APIRouter()

LATEST_POSTS = 5


@router.get("/api/people/{person_id}")
def get_profile(person_id: str, app: App) -> Profile:
    """A person's page."""
    world = app.world
    persona = find_persona(world, person_id)
    with app.reading() as session:
        connection = session.get(Connection, persona.id)
        invitation = pending_invitation(session, persona.id)
        return Profile(
            person=person(world, persona.id),
            relation=_relation(persona, connection, invitation),
            invitation_id=invitation.id if invitation and not invitation.is_own else None,
            city=persona.city,
            about=persona.bio,
            experience=_experience(world, persona),
            education=[persona.education],
            skills=persona.skills,
            connected_since_s=connection.since_s if connection else None,
            posts=_latest_posts(session, world, persona.id),
        )


@router.get("/api/companies/{company_id}")
def get_company(company_id: str, app: App) -> Company:
    """A company's page."""
    world = app.world
    entity = find_company(world, company_id)
    with app.reading() as session:
        jobs = session.scalars(
            select(Job).where(Job.company_ref == entity.id, Job.is_open).order_by(Job.posted_at_s.desc())
        )
        return Company(
            company=person(world, entity.id),
            description=entity.description,
            domain=entity.domain,
            is_following=session.get(Follow, entity.id) is not None,
            people=[person(world, p.id) for p in world.of(Persona).values() if p.employer == entity.id],
            jobs=[job_info(session, world, job) for job in jobs],
            posts=_latest_posts(session, world, entity.id),
        )


@router.post("/api/companies/{company_id}/follow", status_code=204)
def follow_company(company_id: str, wish: FollowWish, app: App) -> None:
    """Follow a company, or stop following it."""
    entity = find_company(app.world, company_id)
    with app.change() as change:
        follow = change.session.get(Follow, entity.id)
        if wish.following and follow is None:
            change.session.add(Follow(entity_ref=entity.id, added_at=change.at_s, added_by="user"))
            change.log("follow", entity.id)
        elif not wish.following and follow is not None:
            change.session.delete(follow)
            change.log("unfollow", entity.id)


def _relation(persona: Persona, connection: Connection | None, invitation: Invitation | None) -> Relation:
    if persona.is_user:
        return "self"
    if connection:
        return "connected"
    if invitation is None:
        return "none"
    return "invited" if invitation.is_own else "asks"


def _experience(world: World, persona: Persona) -> list[Position]:
    profile = profiles(world).get(persona.id)
    return [
        Position(
            title=station.title,
            company=world.of(Entity)[station.company].name,
            company_id=id_of(station.company) if world.of(Entity)[station.company].kind in PAGED else None,
            first_year=station.first_year,
            last_year=station.last_year,
        )
        for station in (profile.experience if profile else ())
    ]


def _latest_posts(session: Session, world: World, author_ref: str) -> list[PostInfo]:
    wanted = select(Post).where(Post.author_ref == author_ref).order_by(Post.posted_at_s.desc()).limit(LATEST_POSTS)
    return post_infos(session, world, session.scalars(wanted).all())
