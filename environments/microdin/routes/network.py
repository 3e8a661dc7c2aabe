"""Invitations, suggestions and connections."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from environments._kit.context import App, Change
from environments._kit.folding import fold
from environments._kit.people import Persona
from environments._kit.rows import by_id
from environments._kit.tables import next_user_ref
from environments.microdin.models.network import connect
from environments.microdin.models.shapes import (
    ConnectionInfo,
    InvitationInfo,
    InviteWish,
    NetworkInfo,
    SentInvitation,
    SuggestionInfo,
)
from environments.microdin.models.tables import Connection, Invitation, Suggestion, id_of
from environments.microdin.models.who import holds, person
from environments.microdin.routes.finding import find_other

router = APIRouter()


@router.get("/api/network")
def get_network(app: App) -> NetworkInfo:
    """Who waits for an answer (newest first), who is suggested, whom the user has asked."""
    world = app.world
    with app.reading() as session:
        pending = session.scalars(
            select(Invitation)
            .where(Invitation.status == "pending")
            .order_by(Invitation.sent_at_s.desc(), Invitation.ref.desc())
        ).all()
        suggested = session.scalars(
            select(Suggestion)
            .where(Suggestion.status == "open")
            .order_by(Suggestion.made_at_s.desc(), Suggestion.ref.desc())
        )
        return NetworkInfo(
            invitations=[
                InvitationInfo(id=i.id, person=person(world, i.person_ref), note=i.note, sent_at_s=i.sent_at_s)
                for i in pending
                if not i.is_own
            ],
            suggestions=[
                SuggestionInfo(id=s.id, person=person(world, s.person_ref), reason=s.reason) for s in suggested
            ],
            sent=[
                SentInvitation(person=person(world, i.person_ref), sent_at_s=i.sent_at_s) for i in pending if i.is_own
            ],
            connection_count=session.scalar(select(func.count()).select_from(Connection)) or 0,
        )


@router.get("/api/connections")
def list_connections(app: App, search: str = "") -> list[ConnectionInfo]:
    """The user's connections, the newest first."""
    words = fold(search).split()
    with app.reading() as session:
        found = [
            ConnectionInfo(person=person(app.world, row.person_ref), since_s=row.since_s)
            for row in session.scalars(select(Connection).order_by(Connection.since_s.desc(), Connection.person_ref))
        ]
    return [connection for connection in found if holds(words, connection.person.name, connection.person.line)]


@router.post("/api/invitations/{invitation_id}/accept", status_code=204)
def accept_invitation(invitation_id: str, app: App) -> None:
    """Say yes: the two are connected."""
    with app.change() as change:
        invitation = _answer(change, invitation_id, "accepted")
        connect(change.session, invitation.person_ref, change.at_s, "user")
        change.log("accept_invitation", invitation.ref)


@router.post("/api/invitations/{invitation_id}/ignore", status_code=204)
def ignore_invitation(invitation_id: str, app: App) -> None:
    """Take an invitation off the list; whoever sent it is not told."""
    with app.change() as change:
        change.log("ignore_invitation", _answer(change, invitation_id, "ignored").ref)


@router.post("/api/people/{person_id}/invite", status_code=204)
def invite_person(person_id: str, wish: InviteWish, app: App) -> None:
    """Ask somebody to connect."""
    persona = find_other(app.world, person_id)
    with app.change() as change:
        _refuse_if_related(change.session, persona)
        ref = next_user_ref(change.session, "invitation")
        change.session.add(
            Invitation(
                id=id_of(ref),
                ref=ref,
                person_ref=persona.id,
                is_own=True,
                note=wish.note.strip(),
                status="pending",
                sent_at_s=change.at_s,
                added_at=change.at_s,
                added_by="user",
            )
        )
        invited = update(Suggestion).where(Suggestion.person_ref == persona.id, Suggestion.status == "open")
        change.session.execute(invited.values(status="invited"))
        change.log("invite", persona.id)


@router.post("/api/people/{person_id}/withdraw", status_code=204)
def withdraw_invitation(person_id: str, app: App) -> None:
    """Take one's own invitation back."""
    persona = find_other(app.world, person_id)
    with app.change() as change:
        invitation = pending_invitation(change.session, persona.id)
        if invitation is None or not invitation.is_own:
            raise HTTPException(409, "You have not asked this person.")
        invitation.status = "withdrawn"
        change.log("withdraw_invitation", persona.id)


@router.delete("/api/connections/{person_id}", status_code=204)
def remove_connection(person_id: str, app: App) -> None:
    """End a connection."""
    persona = find_other(app.world, person_id)
    with app.change() as change:
        connection = change.session.get(Connection, persona.id)
        if connection is None:
            raise HTTPException(409, "You are not connected with this person.")
        change.session.delete(connection)
        change.log("remove_connection", persona.id)


@router.post("/api/suggestions/{suggestion_id}/dismiss", status_code=204)
def dismiss_suggestion(suggestion_id: str, app: App) -> None:
    """Take somebody off the suggestions."""
    with app.change() as change:
        suggestion = by_id(change.session, Suggestion, suggestion_id)
        if suggestion.status == "open":
            suggestion.status = "dismissed"
            change.log("dismiss_suggestion", suggestion.ref)


def pending_invitation(session: Session, person_ref: str) -> Invitation | None:
    """The invitation between the user and somebody that waits for an answer."""
    wanted = select(Invitation).where(Invitation.person_ref == person_ref, Invitation.status == "pending")
    return session.scalars(wanted).first()


def _answer(change: Change, invitation_id: str, status: str) -> Invitation:
    invitation = by_id(change.session, Invitation, invitation_id)
    if invitation.is_own:
        raise HTTPException(409, "This invitation is your own.")
    if invitation.status != "pending":
        raise HTTPException(409, "This invitation does not wait for an answer any more.")
    invitation.status = status
    return invitation


def _refuse_if_related(session: Session, persona: Persona) -> None:
    if session.get(Connection, persona.id):
        raise HTTPException(409, "You are connected with this person already.")
    invitation = pending_invitation(session, persona.id)
    if invitation:
        told = "You have asked this person already." if invitation.is_own else "This person has asked you; answer that."
        raise HTTPException(409, told)
