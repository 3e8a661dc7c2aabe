"""Repositories: their head and home, trees, files, branches, stars and watching."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.refusal import not_found
from environments._kit.rows import by_id
from environments._kit.world import World
from environments.microhub.models.code import branch_commits, branch_files, default_files
from environments.microhub.models.languages import language_of, shares
from environments.microhub.models.shapes import Blob, BranchCard, ReleaseCard, RepoAbout, RepoHead, Tree
from environments.microhub.models.tables import Account, Branch, Commit, Release, Repository
from environments.microhub.models.views import account_card, branch_card, commit_card, entries, repo_head
from environments.microhub.models.wishes import StarWish, WatchWish

router = APIRouter()

CONTRIBUTORS = 60


@router.get("/api/repos/{repo_id}")
def get_repo(repo_id: str, app: App) -> RepoHead:
    """What the head of all pages of a repository shows."""
    with app.reading() as session:
        return repo_head(session, by_id(session, Repository, repo_id), app.world)


@router.get("/api/repos/{repo_id}/about")
def get_about(repo_id: str, app: App) -> RepoAbout:
    """What the home of a repository shows besides its files."""
    with app.reading() as session:
        repo = by_id(session, Repository, repo_id)
        releases = session.scalars(
            select(Release).where(Release.repo_ref == repo.ref).order_by(Release.published_at_s.desc())
        ).all()
        newest = next((release for release in releases if not release.is_prerelease), None)
        return RepoAbout(
            topics=repo.topics,
            license=repo.license,
            languages=shares(default_files(session, repo.ref)),
            branches=_branches(session, repo, app.world),
            releases=len(releases),
            newest_release=ReleaseCard.model_validate(newest, from_attributes=True) if newest else None,
            contributors=[account_card(account, app.world) for account in _contributors(session, repo)],
            clone_url=f"https://microhub.example/{repo.owner.handle}/{repo.name}.git",
        )


@router.get("/api/repos/{repo_id}/branches")
def list_branches(repo_id: str, app: App) -> list[BranchCard]:
    """All branches, the default one first, then by their newest commit."""
    with app.reading() as session:
        return _branches(session, by_id(session, Repository, repo_id), app.world)


@router.get("/api/repos/{repo_id}/tree")
def get_tree(repo_id: str, app: App, branch: str | None = None, path: str = "") -> Tree:
    """A folder of a branch; without a branch of the default one, without a path the root."""
    with app.reading() as session:
        found = _branch(session, by_id(session, Repository, repo_id), branch)
        files, folder = branch_files(session, found), path.strip("/")
        listed = entries(session, files, folder)
        if not listed and folder:
            raise not_found("folder")
        readme = files.get(f"{folder}/README.md" if folder else "README.md")
        newest = max((entry for entry in listed), key=lambda entry: entry.changed_at_s, default=None)
        return Tree(
            branch=branch_card(session, found, app.world),
            path=folder,
            entries=listed,
            newest=commit_card(session, by_id(session, Commit, newest.commit_id), app.world) if newest else None,
            commits=_count_commits(session, found),
            readme=readme.content if readme else None,
        )


@router.get("/api/repos/{repo_id}/file")
def get_file(repo_id: str, path: str, app: App, branch: str | None = None) -> Blob:
    """A file of a branch; without a branch of the default one."""
    with app.reading() as session:
        found = _branch(session, by_id(session, Repository, repo_id), branch)
        version = branch_files(session, found).get(path)
        if version is None:
            raise not_found("file")
        commit = session.scalars(select(Commit).where(Commit.ref == version.commit_ref)).one()
        return Blob(
            branch=branch_card(session, found, app.world),
            path=path,
            content=version.content,
            language=language_of(path),
            newest=commit_card(session, commit, app.world),
        )


@router.post("/api/repos/{repo_id}/star")
def star_repo(repo_id: str, wish: StarWish, app: App) -> RepoHead:
    """Star a repository or take the star back."""
    with app.change() as change:
        repo = by_id(change.session, Repository, repo_id)
        if repo.is_starred != wish.starred:
            repo.is_starred = wish.starred
            change.log("star" if wish.starred else "unstar", repo.ref)
        return repo_head(change.session, repo, app.world)


@router.post("/api/repos/{repo_id}/watch")
def watch_repo(repo_id: str, wish: WatchWish, app: App) -> RepoHead:
    """Watch a repository or not any more."""
    with app.change() as change:
        repo = by_id(change.session, Repository, repo_id)
        if repo.is_watched != wish.watched:
            repo.is_watched = wish.watched
            change.log("watch" if wish.watched else "unwatch", repo.ref)
        return repo_head(change.session, repo, app.world)


def _branch(session: Session, repo: Repository, branch_id: str | None) -> Branch:
    if branch_id is None:
        wanted = select(Branch).where(Branch.repo_ref == repo.ref, Branch.is_default)
        found = session.scalar(wanted)
    else:
        found = session.get(Branch, branch_id)
    if found is None or found.repo_ref != repo.ref:
        raise not_found("branch")
    return found


def _branches(session: Session, repo: Repository, world: World) -> list[BranchCard]:
    rows = session.scalars(select(Branch).where(Branch.repo_ref == repo.ref).order_by(Branch.name))
    cards = [branch_card(session, branch, world) for branch in rows]
    return sorted(cards, key=lambda card: (not card.is_default, -card.newest.committed_at_s if card.newest else 0.0))


def _count_commits(session: Session, branch: Branch) -> int:
    own = len(branch_commits(session, branch.repo_ref, branch.name))
    default = select(Branch).where(Branch.repo_ref == branch.repo_ref, Branch.is_default)
    base = session.scalars(default).one()
    return own if branch.is_default else own + len(branch_commits(session, branch.repo_ref, base.name))


def _contributors(session: Session, repo: Repository) -> list[Account]:
    authors = [c.author for c in session.scalars(select(Commit).where(Commit.repo_ref == repo.ref))]
    counts = {author.ref: sum(a.ref == author.ref for a in authors) for author in authors}
    by_ref = {author.ref: author for author in authors}
    return sorted(by_ref.values(), key=lambda author: (-counts[author.ref], author.name))[:CONTRIBUTORS]
