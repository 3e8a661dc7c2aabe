"""What one worker is doing: a small file of the run's folder, replaced about twice a second."""

from __future__ import annotations

import json
import threading
import time
from datetime import UTC, datetime
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from pytest_sentinel.escape import clip
from pytest_sentinel.live.place import live_file
from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.events import AgentEnded, Contacted, ModelCalled, RecordEvent, ToolCalled
from pytest_sentinel.record.files import to_json, write_whole
from pytest_sentinel.recorder import EventSink

EVERY_S = 0.5
"""The file is replaced at most this often, s of wall time."""
ACTION_CHARS = 200


class LiveTask(BaseModel):
    """The task that a worker has under way."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    worker: str
    pid: int = Field(ge=0, lt=2**31)
    task_id: str
    trial: int
    attempt: int
    stop_s: float = Field(description="Simulated time at which the task ends, s.")
    simulated_s: float = 0.0
    action: str = Field("starting", description="The last thing the agent did.")
    tokens: int | None = Field(0, description="None where a call's are unknown.")
    cost_usd: float | None = 0.0
    updated_at: str = Field("", description="Wall time, ISO 8601, UTC.")


class LiveSink:
    """Hands an attempt's events on to its record, and keeps the worker's file up to date.

    It never raises, because it may be called on the agent's thread: what the disk refuses is `problem`, and then the
    file is left as it is.
    """

    def __init__(self, sink: EventSink, run: Path, task: LiveTask) -> None:
        self.problem: str | None = None
        self._sink = sink
        self._path = live_file(run, task.worker)
        self._task = task
        self._written_s = float("-inf")
        self._lock = threading.Lock()
        self._write(task)

    def event(self, event: RecordEvent) -> None:
        """Take one event."""
        self._sink.event(event)
        with self._lock:
            self._task = after(self._task, event)
            if time.monotonic() - self._written_s >= EVERY_S or isinstance(event, AgentEnded):
                self._write(self._task)

    def file(self, name: str, data: bytes) -> None:
        """Take a file that events name."""
        self._sink.file(name, data)

    def _write(self, task: LiveTask) -> None:
        if self.problem is not None:
            return
        now = datetime.now(UTC).isoformat(timespec="seconds")
        try:
            write_whole(self._path, to_json(task.model_copy(update={"updated_at": now})))
        except RecordError as error:
            self.problem = str(error)
        self._written_s = time.monotonic()


def after(task: LiveTask, event: RecordEvent) -> LiveTask:
    """What a worker is doing once an event has happened."""
    changed: dict[str, object] = {"simulated_s": max(task.simulated_s, event.at_s)}
    if isinstance(event, ToolCalled):
        changed["action"] = clip(f"{event.tool} {json.dumps(event.arguments, ensure_ascii=False)}", ACTION_CHARS)
    elif isinstance(event, Contacted):
        changed["action"] = clip(f"wrote: {event.message}", ACTION_CHARS)
    elif isinstance(event, AgentEnded):
        changed["action"] = f"ended: {event.reason}"
    elif isinstance(event, ModelCalled):
        used = (event.input_tokens, event.output_tokens)
        known = None if task.tokens is None or None in used else sum(count or 0 for count in used) + task.tokens
        cost = None if task.cost_usd is None or event.cost_usd is None else task.cost_usd + event.cost_usd
        changed |= {"tokens": known, "cost_usd": cost}
    return task.model_copy(update=changed)
