"""Rows of the tables in the shapes of responses: accounts, repositories, code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from environments._kit.media import avatar_url
from environments._kit.world import World
from environments.microhub.models.code import Version, branch_commits, default_files
from environments.microhub.models.languages import shares
from environments.microhub.models.shapes import (
    AccountCard,
    AlertCard,
    AlertDetail,
    BranchCard,
    CommitCard,
    CommitDetail,
    FilePatch,
    ReleaseDetail,
    RepoCard,
    RepoHead,
    TreeEntry,
)
from environments.microhub.models.tables import NAME, Account, Alert, Branch, Commit, Release, Repository
from environments.microhub.models.work_tables import Issue, Pull, Run


def account_card(account: Account, world: World) -> AccountCard:
    """An account for a list."""
    return AccountCard(**account_fields(account, world))


def account_fields(account: Account, world: World) -> dict[str, object]:
    """What all shapes of an account share."""
    same = ("id", "name", "handle", "is_user", "is_organisation")
    return {name: getattr(account, name) for name in same} | {"avatar_url": avatar_url(world, NAME, account.ref)}


def repo_card(session: Session, repo: Repository, world: World) -> RepoCard:
    """A repository for a list."""
    return RepoCard(**_repo_fields(session, repo, world))


def repo_head(session: Session, repo: Repository, world: World) -> RepoHead:
    """A repository for the head of its pages."""
    return RepoHead(
        **_repo_fields(session, repo, world),
        watchers=repo.watchers + repo.is_watched,
        is_watched=repo.is_watched,
        open_issues=_open(session, Issue, repo),
        open_pulls=_open(session, Pull, repo),
        open_alerts=_open(session, Alert, repo),
    )


def commit_card(session: Session, commit: Commit, world: World) -> CommitCard:
    """A commit for a list."""
    return CommitCard(**_commit_fields(session, commit, world))


def commit_detail(session: Session, commit: Commit, world: World) -> CommitDetail:
    """An opened commit."""
    fields = _commit_fields(session, commit, world)
    return CommitDetail(**fields, message=commit.message, branch=commit.branch, files=patches(commit.changes))


def patches(changes: Sequence[Mapping[str, object]]) -> list[FilePatch]:
    """What changes did, file by file."""
    return [FilePatch.model_validate(change) for change in changes]


def branch_card(session: Session, branch: Branch, world: World) -> BranchCard:
    """A branch for a list."""
    commits = branch_commits(session, branch.repo_ref, branch.name)
    wanted = select(Pull).where(Pull.repo_ref == branch.repo_ref, Pull.branch == branch.name)
    pull = session.scalars(wanted.order_by(Pull.number.desc())).first()
    return BranchCard(
        id=branch.id,
        name=branch.name,
        is_default=branch.is_default,
        ahead=0 if branch.is_default else len(commits),
        pull_id=pull.id if pull else None,
        pull_number=pull.number if pull else None,
        newest=commit_card(session, commits[0], world) if commits else None,
    )


def entries(session: Session, files: Mapping[str, Version], folder: str) -> list[TreeEntry]:
    """What lies directly in a folder (empty for the root), folders first."""
    prefix = f"{folder}/" if folder else ""
    inside = {path: version for path, version in files.items() if path.startswith(prefix)}
    commits = {
        commit.ref: commit
        for commit in session.scalars(select(Commit).where(Commit.ref.in_({v.commit_ref for v in inside.values()})))
    }
    found: dict[str, tuple[bool, Commit]] = {}
    for path, version in inside.items():
        name, *deeper = path.removeprefix(prefix).split("/", 1)
        commit = commits[version.commit_ref]
        known = found.get(name)
        if known is None or commit.committed_at_s > known[1].committed_at_s:
            found[name] = (bool(deeper), commit)
    ordered = sorted(found.items(), key=lambda item: (not item[1][0], item[0].casefold()))
    return [
        TreeEntry(
            name=name,
            path=prefix + name,
            is_folder=is_folder,
            commit_id=commit.id,
            commit_title=commit.title,
            changed_at_s=commit.committed_at_s,
        )
        for name, (is_folder, commit) in ordered
    ]


def release_detail(release: Release, is_latest: bool, world: World) -> ReleaseDetail:
    """A release with its notes."""
    same = ("id", "tag", "title", "body", "is_prerelease", "published_at_s", "assets")
    return ReleaseDetail.model_validate(
        {name: getattr(release, name) for name in same}
        | {"author": account_card(release.author, world), "is_latest": is_latest}
    )


def alert_card(alert: Alert) -> AlertCard:
    """A security alert for the list."""
    return AlertCard(**{name: getattr(alert, name) for name in AlertCard.model_fields})


def alert_detail(alert: Alert) -> AlertDetail:
    """An opened security alert."""
    return AlertDetail(**{name: getattr(alert, name) for name in AlertDetail.model_fields})


def status_of(session: Session, commit_ref: str | None) -> str | None:
    """What the newest runs of a commit say together; None where nothing ran."""
    runs = session.scalars(select(Run).where(Run.commit_ref == commit_ref)).all() if commit_ref else []
    found = {run.status for run in runs}
    return next((status for status in ("running", "failure", "success") if status in found), None)


def _open(session: Session, model: type[Issue | Pull | Alert], repo: Repository) -> int:
    wanted = select(func.count()).select_from(model).where(model.repo_ref == repo.ref, model.state == "open")
    return session.scalar(wanted) or 0


def _repo_fields(session: Session, repo: Repository, world: World) -> dict[str, object]:
    same = ("id", "name", "description", "forks", "is_starred")
    languages = shares(default_files(session, repo.ref))
    return {name: getattr(repo, name) for name in same} | {
        "owner": account_card(repo.owner, world),
        "language": languages[0].name if languages else "",
        "stars": repo.all_stars,
    }


def _commit_fields(session: Session, commit: Commit, world: World) -> dict[str, object]:
    return {
        "id": commit.id,
        "sha": commit.sha,
        "author": account_card(commit.author, world),
        "title": commit.title,
        "committed_at_s": commit.committed_at_s,
        "status": status_of(session, commit.ref),
    }
