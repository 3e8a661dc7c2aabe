"""MicroMail's material, as written: single mails and threads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Discriminator, Field, Tag, model_validator

from environments._kit.files import FileKind
from environments._world.cast import Role
from environments._world.material import Written
from environments.micromail.models.catalog import Folder, Importance


class Stranger(Written):
    """Somebody who is not of the world; name and address may hold names."""

    name: str
    email: str


def _tag(value: object) -> str:
    known = "name" in value if isinstance(value, dict) else isinstance(value, Stranger)
    return "stranger" if known else "role"


Correspondent = Annotated[Annotated[Role, Tag("role")] | Annotated[Stranger, Tag("stranger")], Discriminator(_tag)]


class WrittenFile(Written):
    """An attached file."""

    name: str
    kind: FileKind
    size_bytes: int | None = None


class WrittenMail(Written):
    """One mail."""

    id: str = Field(pattern=r"^mail-\d{3}$")
    from_: Correspondent = Field(alias="from")
    to: list[Correspondent] = Field(default=["user"])
    cc: list[Correspondent] = Field(default_factory=list)
    cast: dict[str, Role] = Field(default_factory=dict)
    subject: str | None = None
    body: str
    quotes: str | None = None
    when: str | None = None
    folder: Folder | None = None
    read: bool | None = None
    starred: bool = False
    pinned: bool = False
    importance: Importance = "normal"
    attach: list[WrittenFile] = Field(default_factory=list)


class WrittenThread(Written):
    """Several mails under one subject."""

    subject: str
    cast: dict[str, Role] = Field(default_factory=dict)
    mails: list[WrittenMail] = Field(min_length=1)

    @model_validator(mode="after")
    def _one_cast(self) -> WrittenThread:
        for mail in self.mails:
            if mail.cast:
                raise ValueError(f"{mail.id}: in a thread the cast belongs to the thread")
        return self


class MaterialFile(Written):
    """One YAML file."""

    keep_out: list[str] = Field(default_factory=list)
    mails: list[WrittenMail] = Field(default_factory=list)
    threads: list[WrittenThread] = Field(default_factory=list)

    def all_threads(self) -> Iterator[WrittenThread]:
        """Threads as written, then single mails as threads of one."""
        yield from self.threads
        for mail in self.mails:
            if mail.subject is None:
                raise ValueError(f"{mail.id}: a single mail needs a subject")
            yield WrittenThread(subject=mail.subject, cast=mail.cast, mails=[mail.model_copy(update={"cast": {}})])
