"""The result of one attempt at one task: what `result.json` holds and what every report reads."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Outcome = Literal[
    "error",
    "false_alarm",
    "wrong_action",
    "gave_up",
    "unwatched",
    "silent",
    "early",
    "missed",
    "wrong_state",
    "ungrounded",
    "success",
    "not_run",
]
PASSING: frozenset[str] = frozenset({"silent", "success"})
DELAYS_S = (10, 30, 60, 120)
"""Delays (s) after the condition within which success is reported; 60 is the headline."""
TIMELY_S = 60


class Model(BaseModel):
    """Base of the result's parts: frozen, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Labels(Model):
    """How a number came about; two results are comparable only where these agree."""

    clock: Literal["virtual", "real"]
    think_time: str
    action_time_s: float
    speed: float
    duration_s: float
    seed: int
    withheld: bool
    world: str
    interface: Literal["tools", "browser"]
    wait_tool: str
    workers: int
    sandbox: str | None = None
    replay: str | None = Field(None, description="The run whose recorded answers were used instead of a model.")


class Hashes(Model):
    """SHA-256 (hex) of what the result depends on."""

    task: str
    catalog: str
    code: str


class Times(Model):
    """Moments in simulated s from the start; None where it did not happen."""

    condition_at_s: float | None = Field(None, description="Measured on the shadow database.")
    authored_at_s: float | None = Field(None, description="What the task file says, moved by seed and duration.")
    window_end_s: float | None = None
    shown_at_s: float | None = Field(None, description="The agent's own database first met the condition.")
    observed_at_s: float | None = Field(None, description="First observation that held the evidence.")
    last_observed_s: float | None = Field(None, description="The agent or its wait tool last looked.")
    done_at_s: float | None = Field(None, description="What was asked was first done in the app.")
    contact_at_s: float | None = None
    contact_page_at_s: float | None = Field(None, description="The contact page was first opened.")
    ended_at_s: float = 0.0


class TokenCount(Model):
    """Tokens of one role; None where the endpoint gave no figure for at least one call (unknown, never 0)."""

    input_tokens: int | None = 0
    cached_tokens: int | None = 0
    output_tokens: int | None = 0
    reasoning_tokens: int | None = 0


class Usage(Model):
    """What the attempt used."""

    agent: TokenCount = TokenCount()
    watcher: TokenCount = TokenCount()
    waiting_tokens: int | None = Field(0, description="Input and output tokens of calls made while waiting.")
    acting_tokens: int | None = 0
    total_tokens: int | None = 0
    cost_usd: float | None = Field(0.0, description="None where a price or a token count is unknown.")
    model_calls: int | None = Field(0, description="None, as of steps and tool_calls, where a program did not say.")
    replayed_calls: int = Field(0, description="Of model_calls: answered from the record of another run.")
    failed_attempts: int = 0
    backoff_s: float = Field(
        0.0, description="Wall time of failed attempts and of pauses after them, s; never charged."
    )
    queued_s: float = Field(0.0, description="Wall time spent waiting for --max-concurrent-calls, s; never charged.")
    tool_calls: int | None = 0
    wakes: int = Field(0, description="How often a wait tool was woken and the page was looked at.")
    wakes_that_mattered: int = Field(
        0, description="Of wakes: those that found something that counts for the task, as its author marked the events."
    )
    steps: int | None = Field(0, description="Turns of the agent: one model answer, or one tool call without a model.")


class PaperRule(Model):
    """The published rule's verdict: the state at 630 s and the first contact, nothing else looked at."""

    passed: bool
    contact_at_s: float | None
    total_tokens: int | None


class ActionTaken(Model):
    """One row of the app's action log with what the judge thought of it."""

    id: int
    at_s: float
    kind: str
    target: str | None
    params: dict[str, Any] | None
    action_class: Literal["look", "aid", "consequential"]
    allowed: bool
    undone: bool = False


class SqlAnswer(Model):
    """A statement of the task and what it returned, for the reader of a report."""

    name: str
    sql: str
    database: Literal["shadow", "own"]
    value: Any


class WallTimes(Model):
    """Wall time (s) of each step of the corridor; never part of a verdict."""

    launch_s: float = 0.0
    shadow_s: float = 0.0
    browser_s: float = 0.0
    agent_s: float = 0.0
    judge_s: float = 0.0
    record_s: float = 0.0
    think_s: float = Field(0.0, description="Of agent_s: time inside model calls.")
    total_s: float = 0.0


class Result(Model):
    """One attempt at one task."""

    task_id: str
    environment: str
    category: Literal["passive", "active", "noop"]
    criterion: Literal["absolute", "relative"]
    agent: str
    trial: int = Field(ge=1)
    attempt: int = Field(ge=1)
    outcome: Outcome
    passed: bool
    flags: tuple[str, ...] = Field(description="Every test that failed, in the order of the outcome table.")
    explanation: str = Field(description="One paragraph: what was asked, what happened, when, where to look.")
    stop_reason: str
    prompt: str
    message: str | None = None
    times: Times
    reaction_ms: int | None = Field(None, description="Contact minus condition, ms (wall time on the real clock).")
    success_within: dict[int, bool] = Field(description="Delay in s -> success within it; empty for no-ops.")
    timely: bool | None = Field(None, description="Success within 60 s; None for no-ops.")
    paper: PaperRule
    usage: Usage
    simulated_s: float
    wall: WallTimes
    actions: tuple[ActionTaken, ...] = ()
    sql: tuple[SqlAnswer, ...] = ()
    fact_values: dict[str, tuple[Any, ...]] = Field(default_factory=dict)
    labels: Labels
    hashes: Hashes
    warnings: tuple[str, ...] = ()
    error: str | None = Field(None, description="Traceback of our own fault, if the outcome is error.")
