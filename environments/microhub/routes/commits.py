"""Commits, releases and security alerts."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import select

from environments._kit.context import App
from environments._kit.refusal import not_found, refused
from environments._kit.rows import by_id
from environments.microhub.models.code import NEWEST
from environments.microhub.models.shapes import AlertCard, AlertDetail, CommitDetail, CommitList, ReleaseDetail
from environments.microhub.models.tables import Alert, Branch, Commit, Release, Repository
from environments.microhub.models.views import alert_card, alert_detail, commit_card, commit_detail, release_detail
from environments.microhub.models.wishes import AlertWish

router = APIRouter()

Limit = Annotated[int, Query(ge=1, le=500)]
SEVERITIES = ("critical", "high", "moderate", "low")


@router.get("/api/repos/{repo_id}/commits")
def list_commits(
    repo_id: str, app: App, branch: str | None = None, path: str | None = None, limit: Limit = 30
) -> CommitList:
    """The newest commits of a branch (without one, of the default branch), of all files or of one file or folder."""
    with app.reading() as session:
        repo = by_id(session, Repository, repo_id)
        branches = session.scalars(select(Branch).where(Branch.repo_ref == repo.ref)).all()
        chosen = next((b for b in branches if (b.is_default if branch is None else b.id == branch)), None)
        if chosen is None:
            raise not_found("branch")
        names = {b.name for b in branches if b.is_default} | {chosen.name}
        wanted = select(Commit).where(Commit.repo_ref == repo.ref, Commit.branch.in_(names)).order_by(*NEWEST)
        found = [commit for commit in session.scalars(wanted) if path is None or _touches(commit, path)]
        return CommitList(commits=[commit_card(session, c, app.world) for c in found[:limit]], total=len(found))


@router.get("/api/commits/{commit_id}")
def get_commit(commit_id: str, app: App) -> CommitDetail:
    """A commit with its diff."""
    with app.reading() as session:
        return commit_detail(session, by_id(session, Commit, commit_id), app.world)


@router.get("/api/repos/{repo_id}/releases")
def list_releases(repo_id: str, app: App) -> list[ReleaseDetail]:
    """All releases with their notes, newest first."""
    with app.reading() as session:
        repo = by_id(session, Repository, repo_id)
        wanted = select(Release).where(Release.repo_ref == repo.ref).order_by(Release.published_at_s.desc())
        found = session.scalars(wanted).all()
        latest = next((release for release in found if not release.is_prerelease), None)
        return [release_detail(release, release is latest, app.world) for release in found]


@router.get("/api/repos/{repo_id}/alerts")
def list_alerts(repo_id: str, app: App) -> list[AlertCard]:
    """All security alerts, the most severe first."""
    with app.reading() as session:
        repo = by_id(session, Repository, repo_id)
        found = session.scalars(select(Alert).where(Alert.repo_ref == repo.ref)).all()
        ordered = sorted(found, key=lambda alert: (SEVERITIES.index(alert.severity), -alert.raised_at_s))
        return [alert_card(alert) for alert in ordered]


@router.get("/api/alerts/{alert_id}")
def get_alert(alert_id: str, app: App) -> AlertDetail:
    """A security alert."""
    with app.reading() as session:
        return alert_detail(by_id(session, Alert, alert_id))


@router.post("/api/alerts/{alert_id}/state")
def set_alert_state(alert_id: str, wish: AlertWish, app: App) -> AlertDetail:
    """Dismiss a security alert, or open it again."""
    with app.change() as change:
        alert = by_id(change.session, Alert, alert_id)
        if alert.state == "fixed":
            raise refused("This alert is fixed; there is nothing to dismiss.")
        if wish.state == "dismissed" and not wish.reason.strip():
            raise refused("Say why the alert is dismissed.")
        if alert.state != wish.state:
            alert.state = wish.state
            alert.reason = wish.reason.strip() if wish.state == "dismissed" else ""
            change.log("dismiss_alert" if wish.state == "dismissed" else "reopen_alert", alert.ref, reason=alert.reason)
        return alert_detail(alert)


def _touches(commit: Commit, path: str) -> bool:
    return any(change["path"] == path or change["path"].startswith(f"{path}/") for change in commit.changes)
