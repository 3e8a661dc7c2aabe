"""People and the start page: profiles, following, the dashboard, searching."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.context import App
from environments._kit.folding import fold
from environments._kit.people import Persona
from environments._kit.refusal import refused
from environments._kit.rows import by_id
from environments._kit.world import World
from environments.microhub.models.code import NEWEST, default_files
from environments.microhub.models.news import news
from environments.microhub.models.shapes import CodeHit
from environments.microhub.models.sharing import Subject, user_account
from environments.microhub.models.tables import Account, Branch, Commit, Repository, id_of
from environments.microhub.models.views import account_card, account_fields, commit_card, repo_card
from environments.microhub.models.wishes import FollowWish
from environments.microhub.models.work_shapes import Dashboard, Found, ProfileDetail
from environments.microhub.models.work_tables import Issue, Pull
from environments.microhub.models.work_views import numbered_card
from environments.microhub.routes.finding import holds

router = APIRouter()

NEWEST_SHOWN = 10
FOUND = 50
LINE_CHARS = 160


@router.get("/api/dashboard")
def get_dashboard(app: App) -> Dashboard:
    """The start page: repositories, what has lately happened in them, and what the user has to do."""
    with app.reading() as session:
        repos = session.scalars(select(Repository).order_by(Repository.stars.desc(), Repository.ref)).all()
        mine = [s for s in _work(session) if s.state == "open" and app.world.user.id in s.assignees]
        return Dashboard(
            repos=[repo_card(session, repo, app.world) for repo in repos],
            news=news(session, app.world),
            assigned=[numbered_card(session, subject, app.world) for subject in mine],
        )


@router.get("/api/accounts/{account_id}")
def get_account(account_id: str, app: App) -> ProfileDetail:
    """A profile; `me` is the user's own."""
    with app.reading() as session:
        account = user_account(session) if account_id == "me" else by_id(session, Account, account_id)
        return _profile(session, account, app.world)


@router.post("/api/accounts/{account_id}/follow")
def follow_account(account_id: str, wish: FollowWish, app: App) -> ProfileDetail:
    """Follow somebody or stop."""
    with app.change() as change:
        account = by_id(change.session, Account, account_id)
        if account.is_user:
            raise refused("You cannot follow yourself.")
        if account.is_followed != wish.followed:
            account.is_followed = wish.followed
            change.log("follow" if wish.followed else "unfollow", account.ref)
        return _profile(change.session, account, app.world)


@router.get("/api/search")
def search(app: App, q: str = "", repo: str | None = None) -> Found:
    """Repositories and people by name, issues and pull requests by title, code by line; everywhere or in one."""
    words = fold(q).split()
    with app.reading() as session:
        if not words:
            return Found(repos=[], issues=[], pulls=[], code=[], people=[])
        repos = [by_id(session, Repository, repo)] if repo else list(session.scalars(select(Repository)))
        refs = {item.ref for item in repos}
        work = [s for s in _work(session) if s.repo_ref in refs and holds(f"{s.title} #{s.number}", words)]
        accounts = session.scalars(select(Account).order_by(Account.name))
        people = [a for a in accounts if holds(f"{a.name} {a.handle}", words)]
        named = [item for item in repos if holds(f"{item.name} {item.description} {' '.join(item.topics)}", words)]
        return Found(
            repos=[repo_card(session, item, app.world) for item in named],
            issues=[numbered_card(session, s, app.world) for s in work if isinstance(s, Issue)][:FOUND],
            pulls=[numbered_card(session, s, app.world) for s in work if isinstance(s, Pull)][:FOUND],
            code=[hit for item in repos for hit in _hits(session, item, words, app.world)][:FOUND],
            people=[account_card(account, app.world) for account in people[:FOUND]],
        )


def _work(session: Session) -> list[Subject]:
    """All issues and pull requests, newest first."""
    rows = [*session.scalars(select(Issue)), *session.scalars(select(Pull))]
    return sorted(rows, key=lambda row: (-row.opened_at_s, row.ref))


def _hits(session: Session, repo: Repository, words: list[str], world: World) -> list[CodeHit]:
    branch = session.scalar(select(Branch).where(Branch.repo_ref == repo.ref, Branch.is_default))
    if branch is None:
        return []
    card = repo_card(session, repo, world)
    return [
        CodeHit(repo=card, branch_id=branch.id, path=path, line=number, text=text.strip()[:LINE_CHARS])
        for path, version in default_files(session, repo.ref).items()
        for number, text in enumerate(version.content.splitlines(), 1)
        if holds(text, words)
    ]


def _profile(session: Session, account: Account, world: World) -> ProfileDetail:
    repos = session.scalars(select(Repository).where(Repository.owner_ref == account.ref).order_by(Repository.name))
    commits = session.scalars(select(Commit).where(Commit.author_ref == account.ref).order_by(*NEWEST)).all()
    work = [subject for subject in _work(session) if subject.author_ref == account.ref]
    staff = {id_ for id_, person in world.of(Persona).items() if person.employer == account.ref}
    members = session.scalars(select(Account).where(Account.ref.in_(staff)).order_by(Account.name))
    same = ("bio", "city", "company", "following", "is_followed")
    return ProfileDetail.model_validate(
        account_fields(account, world)
        | {name: getattr(account, name) for name in same}
        | {
            "followers": account.followers + account.is_followed,
            "repos": [repo_card(session, repo, world) for repo in repos],
            "members": [account_card(member, world) for member in members],
            "commits": [
                {"repo_id": id_of(commit.repo_ref), "commit": commit_card(session, commit, world)}
                for commit in commits[:NEWEST_SHOWN]
            ],
            "work": [numbered_card(session, subject, world) for subject in work[:NEWEST_SHOWN]],
        }
    )
