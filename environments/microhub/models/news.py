"""What has lately happened in all repositories, for the start page; titles only."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.world import World
from environments.microhub.models.tables import Branch, Commit, Release, Repository
from environments.microhub.models.views import account_card
from environments.microhub.models.work_shapes import NewsItem
from environments.microhub.models.work_tables import Issue, Pull

SHOWN = 20


def news(session: Session, world: World) -> list[NewsItem]:
    """The newest issues, pull requests, commits on default branches and releases, newest first."""
    repos = {repo.ref: repo for repo in session.scalars(select(Repository))}
    defaults = {branch.repo_ref: branch.name for branch in session.scalars(select(Branch).where(Branch.is_default))}
    issues = session.scalars(select(Issue).order_by(Issue.opened_at_s.desc()).limit(SHOWN))
    pulls = session.scalars(select(Pull).order_by(Pull.opened_at_s.desc()).limit(SHOWN))
    commits = session.scalars(select(Commit).order_by(Commit.committed_at_s.desc()).limit(3 * SHOWN))
    releases = session.scalars(select(Release).order_by(Release.published_at_s.desc()).limit(SHOWN))
    found: list[tuple[Issue | Pull | Commit | Release, str, str, float, str]] = [
        *((row, "issue", row.title, row.opened_at_s, "issues") for row in issues),
        *((row, "pull", row.title, row.opened_at_s, "pulls") for row in pulls),
        *((c, "commit", c.title, c.committed_at_s, "commits") for c in commits if defaults.get(c.repo_ref) == c.branch),
        *((row, "release", f"{row.tag}: {row.title}", row.published_at_s, "releases") for row in releases),
    ]
    newest = sorted(found, key=lambda item: (-item[3], item[0].ref))[:SHOWN]
    return [
        NewsItem.model_validate(
            {
                "kind": kind,
                "actor": account_card(row.author, world),
                "repo_id": repos[row.repo_ref].id,
                "repo_name": repos[row.repo_ref].name,
                "title": title,
                "number": row.number if isinstance(row, Issue | Pull) else None,
                "path": f"/repo/{repos[row.repo_ref].id}/{place}" + ("" if kind == "release" else f"/{row.id}"),
                "at_s": at_s,
            }
        )
        for row, kind, title, at_s, place in newest
    ]
