"""A task as its file states it: frozen, validated in shape, not yet bound to an environment.

What needs the environment (event kinds, references, SQL) is checked by `pytest_sentinel.task.load`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Discriminator, Field, Tag, model_validator

from pytest_sentinel.closest import did_you_mean

Category = Literal["passive", "active", "noop"]
Criterion = Literal["absolute", "relative"]
Role = Literal["filler", "decoy", "counted", "target"]

STOP_S = 720.0
"""Simulated time (s) at which a run of the default duration stops."""
PAPER_STOP_S = 630.0
"""Simulated time (s) at which the published rule looks at the state."""
MESSAGE_CHARS = 500
"""Longest message the user accepts, in characters."""
ACTED = ("target", "params")
"""What an allowed action may say of itself."""
NAMED_OTHERS = 2
"""How many values besides the fact a message may name where a task lists the plausible ones and sets no number."""


OTHER_FIGURES = 5
"""How many figures besides the fact a message may hold where the fact is a figure: room for a time and a comparison,
none for a sweep."""


class Strict(BaseModel):
    """Base of all task parts: frozen, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


def _in_the_app(path: str) -> str:
    if not path.startswith("/") or path.startswith("//"):
        raise ValueError(f"a path in the app begins with one slash; closest is {'/' + path.lstrip('/')!r}")
    return path


PagePath = Annotated[str, AfterValidator(_in_the_app)]
"""Where in the app a page is."""


class EventSpec(BaseModel):
    """One scheduled event: when, in which role, and one kind with its fields."""

    model_config = ConfigDict(frozen=True, extra="allow", allow_inf_nan=False)

    at: float = Field(ge=0, description="Simulated time, s from the start.")
    role: Role = Field(
        description="target makes the condition true; counted counts towards it (or further, after it); "
        "decoy resembles it; filler is everyday traffic."
    )
    label: str | None = Field(None, description="A name for `allowed` and `solution` to refer to.")

    @model_validator(mode="after")
    def _one_kind(self) -> EventSpec:
        kinds = sorted(self.__pydantic_extra__ or {})
        if len(kinds) != 1:
            raise ValueError(
                f"besides at, role and label an event names exactly one kind; this one names {kinds or 'none'}"
            )
        if not isinstance((self.__pydantic_extra__ or {})[kinds[0]], dict):
            raise ValueError(f"the fields of {kinds[0]!r} must be a mapping")
        return self

    @property
    def kind(self) -> str:
        """The event's kind, a word of the app's own vocabulary."""
        return next(iter(self.__pydantic_extra__ or {}))

    @property
    def fields(self) -> dict[str, Any]:
        """The fields of the kind, as written."""
        return dict((self.__pydantic_extra__ or {})[self.kind])


class EventRef(Strict):
    """A moment named by an event's label."""

    event: str


def _moment_kind(value: Any) -> str:
    return "event" if isinstance(value, dict | EventRef) else "word" if isinstance(value, str) else "time"


Moment = Annotated[
    Annotated[float, Tag("time")] | Annotated[Literal["condition"], Tag("word")] | Annotated[EventRef, Tag("event")],
    Discriminator(_moment_kind),
    Field(description="A time in s, `condition`, or an event."),
]


class AllowedSelect(Strict):
    """Allowed actions given by one SELECT of kind, target[, params[, from_s[, until_s]]]."""

    select: str
    from_: Moment | None = Field(None, alias="from")
    until: Moment | None = None
    times: int = Field(1, ge=1)


class AllowedLiteral(BaseModel):
    """One allowed action: `{kind: target}` or `{kind: {target, params}}`, with its window and count."""

    model_config = ConfigDict(frozen=True, extra="allow", allow_inf_nan=False)

    from_: Moment | None = Field(None, alias="from")
    until: Moment | None = None
    times: int = Field(1, ge=1)

    @model_validator(mode="after")
    def _one_kind(self) -> AllowedLiteral:
        kinds = sorted(self.__pydantic_extra__ or {})
        if len(kinds) != 1:
            raise ValueError(f"an allowed action names exactly one kind; this one names {kinds or 'none'}")
        for name in self._value if isinstance(self._value, dict) else ():
            if name not in ACTED:
                raise ValueError(f"unknown field {name!r} of {kinds[0]!r}{did_you_mean(name, ACTED)}")
        if not isinstance(self.target, str | None):
            raise ValueError(f"the target of {kinds[0]!r} must be text or null")
        if not isinstance(self.params, dict | None):
            raise ValueError(f"the params of {kinds[0]!r} must be a mapping")
        return self

    @property
    def kind(self) -> str:
        """The action's kind."""
        return next(iter(self.__pydantic_extra__ or {}))

    @property
    def target(self) -> str | None:
        """The reference acted on."""
        return self._value.get("target") if isinstance(self._value, dict) else self._value

    @property
    def params(self) -> dict[str, Any] | None:
        """Parameters that must match exactly, or None where any will do."""
        return self._value.get("params") if isinstance(self._value, dict) else None

    @property
    def _value(self) -> Any:
        return (self.__pydantic_extra__ or {})[self.kind]


def _allowed_kind(value: Any) -> str:
    selects = "select" in value if isinstance(value, dict) else isinstance(value, AllowedSelect)
    return (AllowedSelect if selects else AllowedLiteral).__name__


Allowed = Annotated[
    Annotated[AllowedSelect, Tag("AllowedSelect")] | Annotated[AllowedLiteral, Tag("AllowedLiteral")],
    Discriminator(_allowed_kind),
]


class Evidence(Strict):
    """Where the task's moment can be seen, and where it cannot."""

    open: PagePath = Field(description="Path of the page that shows the text; may hold slots and `{id:REF}`.")
    text: str = Field(description="Text that the page shows from the condition on; may hold slots.")
    absent_at: tuple[PagePath, ...] = Field((), description="Paths whose pages must not show the text.")


class Within(Strict):
    """The element inside which another one is looked for."""

    role: str
    name: str
    exact: bool = False


class Target(Strict):
    """An element of the page, by role and accessible name."""

    role: str
    name: str
    exact: bool = False
    nth: int | None = None
    within: Within | None = None


class TypeInto(Target):
    """Text typed into an element."""

    text: str
    submit: bool = False


class SelectOption(Target):
    """An option chosen in an element."""

    option: str


class StepModel(Strict):
    """One step of a solution: exactly one of its fields."""

    await_condition: Literal[True] | None = None
    await_event: str | None = None
    visit: PagePath | None = None
    click: Target | None = None
    type: TypeInto | None = None
    select: SelectOption | None = None
    press: str | None = None
    wait: float | None = Field(None, gt=0)
    notify: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _bare_word(cls, value: Any) -> Any:
        if isinstance(value, str) and value != "await_condition":
            raise ValueError(f"unknown step {value!r}{did_you_mean(value, cls.model_fields)}")
        return {"await_condition": True} if value == "await_condition" else value

    @model_validator(mode="after")
    def _one_step(self) -> StepModel:
        given = [name for name in type(self).model_fields if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError(f"a step of the solution is exactly one action; this one names {given or 'none'}")
        return self


class Task(Strict):
    """One monitoring task, as its file states it (times in simulated s from the start)."""

    id: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")
    prompt: str = Field(min_length=20)
    category: Category
    criterion: Criterion
    condition_at: float | None = Field(
        None, ge=60, le=600, description="The author's intention, s; measured and compared."
    )
    window_s: float | None = Field(None, gt=0, description="How long the chance lasts, s; None: it does not pass.")
    start: PagePath = "/"
    quick: bool = False
    baseline_in_prompt: bool = False
    preload: dict[str, Any] = Field(default_factory=dict)
    slots: dict[str, str] = Field(default_factory=dict)
    events: tuple[EventSpec, ...] = Field(min_length=1)
    condition: str
    done: str | None = None
    facts: dict[str, str] = Field(default_factory=dict)
    among: dict[str, str] = Field(default_factory=dict)
    among_max: int = Field(
        NAMED_OTHERS,
        ge=0,
        le=NAMED_OTHERS,
        description="How many values of `among` a message may name besides the fact, fewer where few are there.",
    )
    consequential: tuple[str, ...] = ()
    allowed: tuple[Allowed, ...] = ()
    evidence: Evidence | None = None
    solution: tuple[StepModel, ...] = ()

    @model_validator(mode="after")
    def _whole(self) -> Task:
        for problem in (*self._timeline_problems(), *self._category_problems(), *self._name_problems()):
            raise ValueError(problem)
        return self

    def _timeline_problems(self) -> list[str]:
        times = [event.at for event in self.events]
        problems = []
        if times != sorted(times) or len(set(times)) != len(times):
            problems.append("events must be in order of time, no two at the same moment")
        if times and times[-1] > STOP_S:
            problems.append(f"an event at {times[-1]} s comes after the stop at {STOP_S:.0f} s")
        return problems

    def _category_problems(self) -> list[str]:
        targets = sum(event.role == "target" for event in self.events)
        if self.category == "noop":
            wrong = [n for n in ("condition_at", "window_s", "done", "facts", "solution") if getattr(self, n)]
            problems = [f"a no-op has no {name}" for name in wrong]
            return problems + ([] if targets == 0 else ["a no-op has no target event"])
        missing = [n for n in ("condition_at", "evidence", "solution") if not getattr(self, n)]
        problems = [f"an event task needs {name}" for name in missing]
        if not self.facts and self.done is None:
            problems.append("an event task needs facts (something to tell) or done (something to do), or both")
        return problems + ([] if targets == 1 else [f"an event task has exactly one target event, not {targets}"])

    def _name_problems(self) -> list[str]:
        labels = [event.label for event in self.events if event.label]
        problems = [f"label {label!r} is used twice" for label in sorted({x for x in labels if labels.count(x) > 1})]
        wanted = [step.await_event for step in self.solution if step.await_event]
        for item in self.allowed:
            wanted += [m.event for m in (item.from_, item.until) if isinstance(m, EventRef)]
        problems += [f"no event is labelled {name!r}" for name in wanted if name not in labels]
        if "among_max" in self.model_fields_set and not self.among:
            problems.append("among_max limits how many values of among are named, and there is no among")
        return problems + [f"among names {n!r}, which is no fact" for n in self.among if n not in self.facts]
