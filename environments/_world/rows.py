"""What `material/people.yaml`, `entities.yaml` and `names.yaml` hold, as frozen models."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from environments._kit.people import EntityKind
from environments._kit.problems import problems

MATERIAL = Path(__file__).parent / "material"

Gender = Literal["f", "m"]
Hours = Literal["early", "office", "late", "night", "free"]
PersonId = Annotated[str, Field(pattern=r"^per-\d{3}$")]
EntityId = Annotated[str, Field(pattern=r"^ent-\d{3}$")]


class Row(BaseModel):
    """Written by hand, never changed by the generator."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class PersonRow(Row):
    """A person, apart from what differs between worlds."""

    id: PersonId
    name: str
    """In world 0."""
    gender: Gender
    origin: str
    groups: list[str]
    job: str
    employer: EntityId | None = None
    manager: PersonId | None = None
    city: str
    born: int
    education: str
    skills: list[str]
    interests: list[str]
    bio: str
    style: str
    hours: Hours
    writes: int = Field(ge=1, le=5)
    handle: str | None = None
    """A pattern with `{first}` and `{last}`; None = drawn."""
    mail: Literal["work", "personal"] | None = None

    @property
    def writes_at_work(self) -> bool:
        """Whether this person's mail is that of the employer."""
        if self.mail:
            return self.mail == "work"
        return self.employer is not None and not {"family", "friend"} & set(self.groups)


class EntityRow(Row):
    """A company, band, city …, apart from what differs between worlds."""

    id: EntityId
    kind: EntityKind
    names: list[str] = Field(min_length=1)
    """The first is that of world 0."""
    description: str
    with_: EntityId | None = Field(default=None, alias="with")
    """Takes its name at the same place in the list as this one."""
    city: str | None = None
    ticker: str | None = None
    sector: str | None = None
    mail: Literal["first.last", "first", "f.last"] = "first.last"
    """How addresses of its people are made."""
    timezone: str | None = None
    phones: list[str] = Field(default_factory=list)
    """Number ranges of a city; `##` is drawn."""
    links: dict[str, PersonId | EntityId | list[PersonId | EntityId]] = Field(default_factory=dict)

    def linked(self) -> list[tuple[str, str]]:
        """Kind and target of every written link."""
        return [
            (kind, target)
            for kind, targets in self.links.items()
            for target in ([targets] if isinstance(targets, str) else targets)
        ]


class Namesakes(Row):
    """People who share a first name in every world."""

    people: list[PersonId]
    origin: str
    """Of the shared name in other worlds."""


class PeopleFile(Row):
    """`people.yaml`."""

    namesakes: list[Namesakes]
    surnames: list[list[PersonId]]
    lookalikes: list[tuple[PersonId, PersonId]]
    ties: dict[Literal["family", "friend", "colleague"], list[list[PersonId]]]
    """The first of each list is tied to all others of it, both ways."""
    people: list[PersonRow]


class Stock(Row):
    """Names of people of one origin."""

    f: list[str]
    m: list[str]
    last: list[str] = Field(default_factory=list)


class NamesFile(Row):
    """`names.yaml`."""

    people: dict[str, Stock]
    shared: Stock
    lookalike_last: list[tuple[str, str]]
    artists: list[str]
    albums: list[str]


def read_yaml(path: Path, model: type[Any] | Any, shown: str) -> Any:
    """Read a YAML file as `model`.

    Raises:
        ValueError: Something is wrong; each line of the message names file and field.
    """
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        return TypeAdapter(model).validate_python(data)
    except yaml.YAMLError as error:
        raise ValueError(f"{shown}: not valid YAML: {' '.join(str(error).split())}") from error
    except ValidationError as error:
        lines = problems(error, model if isinstance(model, type) else Row, data)
        raise ValueError("\n".join(f"{shown}: {line}" for line in lines)) from error


@cache
def people_file() -> PeopleFile:
    """The people as written."""
    found: PeopleFile = _own("people.yaml", PeopleFile)
    return found


@cache
def entity_rows() -> list[EntityRow]:
    """The entities as written."""
    found: list[EntityRow] = _own("entities.yaml", list[EntityRow])
    return found


@cache
def names_file() -> NamesFile:
    """The stock of names for other worlds."""
    found: NamesFile = _own("names.yaml", NamesFile)
    return found


def _own(name: str, model: Any) -> Any:
    return read_yaml(MATERIAL / name, model, f"_world/material/{name}")
