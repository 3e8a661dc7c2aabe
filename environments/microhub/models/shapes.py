"""The shapes of responses: accounts, repositories and what lies in them."""

from __future__ import annotations

from pydantic import BaseModel


class AccountCard(BaseModel):
    """An account as lists show it."""

    id: str
    name: str
    handle: str
    avatar_url: str | None
    is_user: bool
    is_organisation: bool


class Share(BaseModel):
    """A language and how much of a repository is written in it."""

    name: str
    percent: float


class RepoCard(BaseModel):
    """A repository as lists show it."""

    id: str
    owner: AccountCard
    name: str
    description: str
    language: str
    stars: int
    forks: int
    is_starred: bool


class RepoHead(RepoCard):
    """A repository as the head of its pages shows it."""

    watchers: int
    is_watched: bool
    open_issues: int
    open_pulls: int
    open_alerts: int


class CommitCard(BaseModel):
    """A commit as lists show it."""

    id: str
    sha: str
    author: AccountCard
    title: str
    committed_at_s: float
    status: str | None
    """Of its newest run: running, success or failure."""


class TreeEntry(BaseModel):
    """A file or folder of a tree."""

    name: str
    path: str
    is_folder: bool
    commit_id: str
    commit_title: str
    changed_at_s: float


class BranchCard(BaseModel):
    """A branch."""

    id: str
    name: str
    is_default: bool
    ahead: int
    """Commits that the default branch does not have."""
    pull_id: str | None
    pull_number: int | None
    newest: CommitCard | None


class Tree(BaseModel):
    """A folder of a branch."""

    branch: BranchCard
    path: str
    entries: list[TreeEntry]
    newest: CommitCard | None
    commits: int
    readme: str | None


class RepoAbout(BaseModel):
    """What the home of a repository shows besides its files."""

    topics: list[str]
    license: str
    languages: list[Share]
    branches: list[BranchCard]
    releases: int
    newest_release: ReleaseCard | None
    contributors: list[AccountCard]
    clone_url: str


class Blob(BaseModel):
    """A file of a branch."""

    branch: BranchCard
    path: str
    content: str
    language: str
    newest: CommitCard


class CommitList(BaseModel):
    """The newest commits of a branch."""

    commits: list[CommitCard]
    total: int


class FilePatch(BaseModel):
    """What a commit did to a file."""

    path: str
    kind: str
    patch: str
    additions: int
    deletions: int


class CommitDetail(CommitCard):
    """An opened commit."""

    message: str
    branch: str
    files: list[FilePatch]


class ReleaseCard(BaseModel):
    """A release as the home of its repository shows it."""

    tag: str
    title: str
    published_at_s: float


class Asset(BaseModel):
    """A file of a release."""

    name: str
    size_bytes: int


class ReleaseDetail(ReleaseCard):
    """A release with its notes."""

    id: str
    author: AccountCard
    body: str
    is_prerelease: bool
    is_latest: bool
    assets: list[Asset]


class AlertCard(BaseModel):
    """A security alert as the list shows it."""

    id: str
    package: str
    severity: str
    title: str
    state: str
    raised_at_s: float


class AlertDetail(AlertCard):
    """An opened security alert."""

    body: str
    manifest: str
    affected: str
    patched: str
    reason: str


class CodeHit(BaseModel):
    """A line of a file in which a search has found its words."""

    repo: RepoCard
    branch_id: str
    path: str
    line: int
    text: str
