"""The tables of MicroHub: accounts, repositories and what lies in them."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from environments._kit.ids import public_id
from environments._kit.tables import Added, Listed, listed_columns

NAME = "microhub"


class Tables(DeclarativeBase):
    """Base of this app's tables."""


class Account(Listed, Tables):
    """A person or an organisation that has an account."""

    __tablename__ = "accounts"
    noun = "account"

    name: Mapped[str]
    handle: Mapped[str]
    bio: Mapped[str]
    city: Mapped[str]
    company: Mapped[str]
    is_organisation: Mapped[bool]
    followers: Mapped[int]
    """The user not counted."""
    following: Mapped[int]
    is_user: Mapped[bool]
    is_followed: Mapped[bool]
    """By the user."""


class Repository(Listed, Tables):
    """A repository."""

    __tablename__ = "repositories"
    noun = "repository"

    owner_ref: Mapped[str] = mapped_column(ForeignKey("accounts.ref"))
    name: Mapped[str]
    description: Mapped[str]
    license: Mapped[str]
    topics: Mapped[list[str]] = mapped_column(JSON)
    stars: Mapped[int]
    """The user not counted."""
    watchers: Mapped[int]
    """The user not counted."""
    forks: Mapped[int]
    is_starred: Mapped[bool]
    """By the user."""
    is_watched: Mapped[bool]
    """By the user."""

    owner: Mapped[Account] = relationship(lazy="joined", innerjoin=True)

    @property
    def all_stars(self) -> int:
        """The user's counted."""
        return self.stars + self.is_starred


class Branch(Listed, Tables):
    """A line of commits."""

    __tablename__ = "branches"
    noun = "branch"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), index=True)
    name: Mapped[str]
    is_default: Mapped[bool]


class File(Added, Tables):
    """A file of a default branch, as it stands now."""

    __tablename__ = "files"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), primary_key=True)
    path: Mapped[str] = mapped_column(primary_key=True)
    content: Mapped[str]
    commit_ref: Mapped[str] = mapped_column(ForeignKey("commits.ref"))
    """The last commit that touched it."""


class Commit(Listed, Tables):
    """A commit."""

    __tablename__ = "commits"
    noun = "commit"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), index=True)
    branch: Mapped[str]
    """Name of the branch that it was made on."""
    author_ref: Mapped[str] = mapped_column(ForeignKey("accounts.ref"), index=True)
    sha: Mapped[str]
    message: Mapped[str]
    committed_at_s: Mapped[float]
    changes: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    """What it did to which file, each as `models.catalog.FileChange` has it."""

    author: Mapped[Account] = relationship(lazy="joined", innerjoin=True)

    @property
    def title(self) -> str:
        """The first line of the message."""
        return self.message.split("\n", 1)[0]


class Release(Listed, Tables):
    """A published version."""

    __tablename__ = "releases"
    noun = "release"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), index=True)
    author_ref: Mapped[str] = mapped_column(ForeignKey("accounts.ref"))
    tag: Mapped[str]
    title: Mapped[str]
    body: Mapped[str]
    is_prerelease: Mapped[bool]
    assets: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    """Name and size in bytes of each file."""
    published_at_s: Mapped[float]

    author: Mapped[Account] = relationship(lazy="joined", innerjoin=True)


class Alert(Listed, Tables):
    """A known weakness in something that the repository depends on."""

    __tablename__ = "alerts"
    noun = "alert"

    repo_ref: Mapped[str] = mapped_column(ForeignKey("repositories.ref"), index=True)
    package: Mapped[str]
    severity: Mapped[str]
    """critical, high, moderate or low."""
    title: Mapped[str]
    body: Mapped[str]
    manifest: Mapped[str]
    """The file that asks for the package."""
    affected: Mapped[str]
    patched: Mapped[str]
    state: Mapped[str]
    """open, dismissed or fixed."""
    reason: Mapped[str]
    """Why it was dismissed; empty otherwise."""
    raised_at_s: Mapped[float]


def id_of(ref: str) -> str:
    """The public id of anything in this app."""
    return public_id(NAME, ref)


listed = partial(listed_columns, NAME)
"""The columns that everything listed has."""
