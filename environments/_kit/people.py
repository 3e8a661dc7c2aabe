"""The persons and entities of the world, as their catalogs hold them."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from environments._kit.catalog import Catalog, Item, reference

PersonaRef = Annotated[str, reference("persona")]
EntityRef = Annotated[str, reference("entity")]
EntityKind = Literal[
    "company", "artist", "album", "channel", "journal", "venue", "university", "city", "place", "product",
    "repository", "newsletter",
]  # fmt: skip


class Relation(BaseModel):
    """How a person knows another one."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    to: PersonaRef
    kind: Literal["colleague", "family", "friend", "manager"]


class Link(BaseModel):
    """How an entity belongs to a person or another entity."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    to: Annotated[str, reference("persona", "entity")]
    kind: str


class Persona(Item):
    """A person; exactly one of them is the signed-in user."""

    name: str
    handle: str
    email: str
    phone: str
    birthday: date
    city: str
    timezone: str
    job: str
    employer: EntityRef | None
    education: str
    skills: list[str]
    interests: list[str]
    bio: str
    style: str
    relations: list[Relation]
    is_user: bool = False

    @property
    def first_name(self) -> str:
        """The name friends use."""
        return self.name.split()[0]

    @field_validator("email")
    @classmethod
    def _is_address(cls, value: str) -> str:
        if value.count("@") != 1 or " " in value:
            raise ValueError(f"{value!r} is not an e-mail address")
        return value


class Entity(Item):
    """A company, band, journal, city or another thing with a name."""

    kind: EntityKind
    name: str
    description: str
    domain: str | None = None
    ticker: str | None = None
    sector: str | None = None
    links: list[Link] = Field(default_factory=list)

    @property
    def email(self) -> str | None:
        """The address it writes from, where it has a domain."""
        mailbox = "news" if self.kind == "newsletter" else "hello"
        return f"{mailbox}@{self.domain}" if self.domain else None

    @property
    def owner(self) -> str | None:
        """Id of the person or entity it belongs to, if it belongs to one."""
        return next((link.to for link in self.links if link.kind == "owner"), None)


PERSONAS = Catalog("persona", "personas.jsonl", Persona)
ENTITIES = Catalog("entity", "entities.jsonl", Entity)
