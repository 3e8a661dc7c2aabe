"""Everything that happens in one attempt at a task, as small typed events.

Times: `at_s` is simulated seconds from the start; `wall_s` is seconds of wall time since the attempt began, the only
field that may differ between two runs of the same deterministic agent.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class RecordEvent(BaseModel):
    """Common fields of every event."""

    model_config = ConfigDict(frozen=True, extra="forbid")

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


class Waited(RecordEvent):
    """A wait ended at `at_s`."""

    kind: Literal["waited"] = "waited"
    tool: str
    from_s: float
    wakes: int = Field(description="How often the wait tool looked at the page.")
    reason: str = Field(description="Why it ended: met, time_out, changed or stopped.")


class ModelCalled(RecordEvent):
    """One call of a model, as answered in the end; token counts are the endpoint's, None where it gave none."""

    kind: Literal["model_called"] = "model_called"
    role: Literal["agent", "watcher"]
    phase: Literal["waiting", "acting"]
    model: str
    duration_s: float
    failed_attempts: int = 0
    backoff_s: float = 0.0
    input_tokens: int | None = None
    cached_tokens: int | None = None
    output_tokens: int | None = None
    reasoning_tokens: int | None = None
    cost_usd: float | None = None
    request_bytes: int | None = None
    finish_reason: str | None = None
    request: dict[str, Any] | None = Field(None, description="The request, images replaced by file names.")
    response: dict[str, Any] | None = None


class Contacted(RecordEvent):
    """The user received the agent's message."""

    kind: Literal["contacted"] = "contacted"
    message: str
    via: Literal["tool", "page"]


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
    | ModelCalled
    | Contacted
    | ContactPageOpened
    | AgentEnded
    | Warned
    | Faulted,
    Field(discriminator="kind"),
]
