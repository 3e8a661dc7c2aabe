"""Everything that happens in one attempt at a task, as small typed events.

Times: `at_s` is simulated seconds from the start; `wall_s` is seconds of wall time since the attempt began, the only
field that may differ between two runs of the same deterministic agent.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class RecordEvent(BaseModel):
    """Common fields of every event."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    at_s: float
    wall_s: float = 0.0


class RunStarted(RecordEvent):
    """The attempt began: what the agent was given."""

    kind: Literal["run_started"] = "run_started"
    prompt: str
    instruction: str
    start_path: str


class EventApplied(RecordEvent):
    """A timeline event reached the app; `skipped` says why it had no effect, if so."""

    kind: Literal["event_applied"] = "event_applied"
    index: int
    event_kind: str
    role: str
    fields: dict[str, Any]
    skipped: str | None = None


class DueApplied(RecordEvent):
    """Something the app owed at a moment of its own took effect."""

    kind: Literal["due_applied"] = "due_applied"
    effect_kind: str


class ConditionChanged(RecordEvent):
    """The condition changed its value on the shadow database or on the agent's own."""

    kind: Literal["condition_changed"] = "condition_changed"
    database: Literal["shadow", "own"]
    holds: bool


class ToolCalled(RecordEvent):
    """The agent used a tool; `error` is what it was told, if the call was refused."""

    kind: Literal["tool_called"] = "tool_called"
    tool: str
    arguments: dict[str, Any]
    error: str | None = None
    result: str | None = Field(None, description="What the tool answered, shortened.")


class Observed(RecordEvent):
    """The agent or its wait tool looked at the page."""

    kind: Literal["observed"] = "observed"
    by: Literal["agent", "watcher"]
    url: str
    chars: int = Field(description="Length of the page description, characters.")
    evidence: bool = Field(description="Whether the description holds the task's evidence.")
    screenshot: str | None = Field(None, description="File name below screenshots/, if one was taken.")
    wake: bool = Field(False, description="Whether a wait tool looked because something changed or its time had come.")


class Waited(RecordEvent):
    """A wait ended at `at_s`."""

    kind: Literal["waited"] = "waited"
    tool: str
    from_s: float
    wakes: int = Field(description="How often the wait tool was woken and looked at the page.")
    ignored: int = Field(0, description="How many of these found only cosmetic changes.")
    judged: int = Field(0, description="How often it asked a watcher.")
    reason: str = Field(
        description="Why it ended: met, time_out, stopped, contacted, a limit of the run, refused, failed."
    )


class Judged(RecordEvent):
    """A watcher said whether a condition holds; an answer that broke the schema is not valid and counts as not met."""

    kind: Literal["judged"] = "judged"
    condition: str
    chars: int = Field(description="Length of what it was shown, characters.")
    met: bool
    valid: bool
    why: str = Field(description="What it said, or what was wrong with its answer; shortened.")


class ModelCalled(RecordEvent):
    """One call of a model, as answered in the end; token counts are the endpoint's, None where it gave none."""

    kind: Literal["model_called"] = "model_called"
    role: Literal["agent", "watcher"]
    phase: Literal["waiting", "acting"]
    model: str
    duration_s: float
    failed_attempts: int = 0
    failures: tuple[str, ...] = Field((), description="Why each failed attempt failed.")
    backoff_s: float = Field(
        0.0, description="Wall time of failed attempts and of pauses after them, s; never charged."
    )
    queued_s: float = Field(0.0, description="Wall time spent waiting for --max-concurrent-calls, s; never charged.")
    input_tokens: int | None = None
    cached_tokens: int | None = None
    output_tokens: int | None = None
    reasoning_tokens: int | None = None
    cost_usd: float | None = None
    request_bytes: int | None = Field(None, description="Bytes of the request's body, pictures included.")
    pictures: int = Field(0, description="How many pictures the request held.")
    picture_bytes: int = Field(0, description="Of request_bytes: those of pictures.")
    finish_reason: str | None = None
    refused: bool = Field(False, description="Whether the model, or a filter before it, declined.")
    replayed: bool = Field(False, description="Whether the answer comes from the record of another run.")
    request: dict[str, Any] | None = Field(
        None,
        description="What is new in the request against the one before it by the same role: same_messages leading "
        "messages and, where same_tools, the tools are the same. Pictures are names of files below screenshots/.",
    )
    response: dict[str, Any] | None = Field(None, description="The endpoint's answer, keys taken out.")


class ModelFailed(RecordEvent):
    """A call of a model that brought no answer."""

    kind: Literal["model_failed"] = "model_failed"
    role: Literal["agent", "watcher"]
    model: str
    failed_attempts: int
    failures: tuple[str, ...] = ()
    backoff_s: float = 0.0
    queued_s: float = 0.0
    error: str = Field(description="Why no further attempt was made.")
    overflow: bool = Field(False, description="Whether the request did not fit the model's context.")
    replayed: bool = False
    request: dict[str, Any] | None = Field(None, description="As of a model call.")


class Contacted(RecordEvent):
    """The user received the agent's message."""

    kind: Literal["contacted"] = "contacted"
    message: str
    via: Literal["tool", "page"]
    counted: bool = Field(True, description="False for a message after the first, or at or after the stop.")


class ContactPageOpened(RecordEvent):
    """The contact page was served (what the published rule took for the contact)."""

    kind: Literal["contact_page_opened"] = "contact_page_opened"


class AgentEnded(RecordEvent):
    """The agent's part is over."""

    kind: Literal["agent_ended"] = "agent_ended"
    reason: str = Field(
        description="contacted, stop, returned, gave_up, crashed, hung, or a limit: max_steps, max_tokens, max_cost, "
        "context_overflow."
    )
    detail: str | None = None


class ProgramStarted(RecordEvent):
    """An outside program was started as the agent."""

    kind: Literal["program_started"] = "program_started"
    command: tuple[str, ...]
    sandboxed: bool


class ProgramEnded(RecordEvent):
    """An outside program is gone, with all that it started; its outputs lie below program/."""

    kind: Literal["program_ended"] = "program_ended"
    exit_code: int | None = Field(description="Of a program that ended by itself, negative for a signal; else None.")
    killed: bool = Field(description="Whether something of it went on after it was asked to end, and was killed.")
    stdout_bytes: int = Field(description="How much it wrote; of a long output only the beginning is kept.")
    stderr_bytes: int


class UsageReported(RecordEvent):
    """What an outside program said that it used, over the whole run; None where it did not say."""

    kind: Literal["usage_reported"] = "usage_reported"
    input_tokens: int | None = None
    cached_tokens: int | None = None
    output_tokens: int | None = None
    reasoning_tokens: int | None = None
    model_calls: int | None = None
    steps: int | None = None
    cost_usd: float | None = None


class Warned(RecordEvent):
    """Something of ours went wrong without touching the verdict, such as a failing teardown."""

    kind: Literal["warned"] = "warned"
    where: str
    message: str


class Faulted(RecordEvent):
    """Our own infrastructure failed; the attempt has no verdict."""

    kind: Literal["faulted"] = "faulted"
    where: str
    error: str


AnyEvent = Annotated[
    RunStarted
    | EventApplied
    | DueApplied
    | ConditionChanged
    | ToolCalled
    | Observed
    | Waited
    | Judged
    | ModelCalled
    | ModelFailed
    | Contacted
    | ContactPageOpened
    | AgentEnded
    | ProgramStarted
    | ProgramEnded
    | UsageReported
    | Warned
    | Faulted,
    Field(discriminator="kind"),
]
