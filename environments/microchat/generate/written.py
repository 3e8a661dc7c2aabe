"""MicroChat's material, as written: chats with what is said in them, arrivals, calls, meetings, presence."""

from __future__ import annotations

from pydantic import Field

from environments._kit.files import FileKind
from environments._world.cast import Role
from environments._world.material import Written
from environments.microchat.models.catalog import Answer, ChatKind, Direction, Outcome, Presence


class WrittenTeam(Written):
    """A team."""

    id: str = Field(pattern=r"^team-\d{2}$")
    name: str
    description: str


class WrittenFile(Written):
    """A file that comes with a message."""

    name: str
    kind: FileKind
    size_bytes: int | None = None


class WrittenChat(Written):
    """A chat; `talk` is what was said in it before the start, line by line."""

    id: str = Field(pattern=r"^chat-\d{3}$")
    kind: ChatKind
    team: str | None = None
    name: str | None = None
    topic: str = ""
    cast: dict[str, Role] = Field(default_factory=dict)
    """Role to person; the roles are the members, besides the user."""
    pinned: bool = False
    muted: bool = False
    later: bool = False
    """It appears with its first message, sent by a timeline."""
    talk: str = ""
    files: dict[str, WrittenFile] = Field(default_factory=dict)
    """By the word with which `talk` names them."""


class WrittenArrival(Written):
    """A message that only timelines send."""

    id: str = Field(pattern=r"^msg-\d{3}$")
    chat: str
    from_: str = Field(alias="from")
    """A role of the chat, or `user`."""
    text: str
    answers: str | None = None
    """Id of the message in whose thread it goes."""
    urgent: bool = False
    attach: list[WrittenFile] = Field(default_factory=list)


class WrittenCall(Written):
    """A call."""

    id: str = Field(pattern=r"^call-\d{3}$")
    with_: list[Role] = Field(alias="with", min_length=1)
    group: str | None = None
    direction: Direction
    outcome: Outcome
    minutes: float = 0
    when: str | None = None


class WrittenMeeting(Written):
    """A meeting; `day` is counted from the start."""

    id: str = Field(pattern=r"^meet-\d{3}$")
    title: str
    day: int
    at: str = Field(pattern=r"^\d\d:\d\d$")
    minutes: int
    organiser: Role
    people: list[Role] = Field(default_factory=list)
    chat: str | None = None
    place: str = ""
    agenda: str = ""
    answer: Answer = "accepted"
    later: bool = False


class WrittenPresence(Written):
    """How somebody can be reached at the start."""

    state: Presence
    note: str = ""


class MaterialFile(Written):
    """One YAML file."""

    keep_out: list[str] = Field(default_factory=list)
    teams: list[WrittenTeam] = Field(default_factory=list)
    chats: list[WrittenChat] = Field(default_factory=list)
    arrivals: list[WrittenArrival] = Field(default_factory=list)
    calls: list[WrittenCall] = Field(default_factory=list)
    meetings: list[WrittenMeeting] = Field(default_factory=list)
    presence: dict[str, WrittenPresence] = Field(default_factory=dict)
