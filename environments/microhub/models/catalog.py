"""The catalogs of MicroHub: accounts, repositories and what lies in them, published or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from environments._kit.catalog import Catalog, Item, Part, reference
from environments._kit.catalog import Dated as DatedItem
from environments._kit.world import World

AccountRef = Annotated[str, reference("account")]
RepoRef = Annotated[str, reference("repository")]
BranchRef = Annotated[str, reference("branch")]
CommitRef = Annotated[str, reference("commit")]
ReleaseRef = Annotated[str, reference("release")]
AlertRef = Annotated[str, reference("alert")]

OLDEST_S = -5 * 366 * 86_400.0
Moment = Annotated[float, Field(ge=OLDEST_S, le=0)]
"""Simulated seconds from the start."""
Count = Annotated[int, Field(ge=0)]


class AccountItem(Item):
    """The account of a person or an entity; the id is that of the person or entity."""

    id: Annotated[str, reference("persona", "entity")]
    followers: Count
    following: Count
    is_followed: bool = False
    """By the user, at the start."""


class LabelPart(Part):
    """A label of a repository."""

    name: str
    colour: Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]
    description: str


class RepoItem(Item):
    """A repository; the id is that of the entity."""

    id: Annotated[str, reference("entity")]
    owner: AccountRef
    license: str
    topics: list[str]
    stars: Count
    watchers: Count
    forks: Count
    is_starred: bool = False
    is_watched: bool = False
    labels: list[LabelPart]


class Dated(DatedItem):
    """Something that is there at the start, or comes by the timeline."""

    base: Literal["standard"] | None
    at_s: Moment | None


class Edit(Part):
    """One place of a file that changes: `old` stands in it once and becomes `new`."""

    old: str
    new: str


class FileChange(Part):
    """What a commit did to a file."""

    path: str
    kind: Literal["added", "modified"]
    edits: list[Edit] = Field(default_factory=list)
    """Of a modified file that is not changed yet; empty in commits from before the start."""
    content: str = ""
    """Of an added file that is not there yet."""
    patch: str
    """Unified diff without its file header."""
    additions: Count
    deletions: Count


class BranchItem(Dated):
    """A branch; the default one is there from the first commit on."""

    repo: RepoRef
    name: str
    is_default: bool = False


class CommitItem(Dated):
    """A commit."""

    repo: RepoRef
    branch: str
    author: AccountRef
    sha: Annotated[str, Field(pattern=r"^[0-9a-f]{40}$")]
    message: Annotated[str, Field(min_length=3)]
    changes: list[FileChange] = Field(min_length=1)


class FileItem(Item):
    """A file of a default branch as it stands at the start."""

    repo: RepoRef
    path: str
    content: str
    commit: CommitRef


class Asset(Part):
    """A file of a release."""

    name: str
    size_bytes: Annotated[int, Field(gt=0)]


class ReleaseItem(Dated):
    """A published version."""

    repo: RepoRef
    author: AccountRef
    tag: str
    title: str
    body: str
    is_prerelease: bool = False
    assets: list[Asset]


class AlertItem(Dated):
    """A known weakness in something that the repository depends on."""

    repo: RepoRef
    package: str
    severity: Literal["critical", "high", "moderate", "low"]
    title: str
    body: str
    manifest: str
    affected: str
    patched: str
    state: Literal["open", "dismissed", "fixed"] = "open"
    reason: str = ""


def _verify_accounts(world: World) -> Iterator[tuple[str, str]]:
    if world.user.id not in world.of(AccountItem):
        yield next(iter(world.of(AccountItem))), f"the user {world.user.id!r} has no account"


def _verify_commits(world: World) -> Iterator[tuple[str, str]]:
    branches = {(branch.repo, branch.name) for branch in world.of(BranchItem).values()}
    for commit in world.of(CommitItem).values():
        if (commit.repo, commit.branch) not in branches:
            yield commit.id, f"field 'branch': {commit.repo!r} has no branch {commit.branch!r}"


def _verify_files(world: World) -> Iterator[tuple[str, str]]:
    commits = world.of(CommitItem)
    for file in world.of(FileItem).values():
        if commits[file.commit].repo != file.repo or not commits[file.commit].base:
            yield file.id, f"field 'commit': {file.commit!r} is no commit of {file.repo!r} from before the start"


CATALOGS = [
    Catalog("account", "accounts.jsonl", AccountItem, _verify_accounts),
    Catalog("repository", "repositories.jsonl", RepoItem),
    Catalog("branch", "branches.jsonl", BranchItem),
    Catalog("commit", "commits.jsonl", CommitItem, _verify_commits),
    Catalog("file", "files.jsonl", FileItem, _verify_files),
    Catalog("release", "releases.jsonl", ReleaseItem),
    Catalog("alert", "alerts.jsonl", AlertItem),
]
