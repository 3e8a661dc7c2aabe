"""One door to the models of an agent: asks, counts, records, and lets a call cost simulated time.

What a caller may rely on:

- `complete` returns an answer, or raises. A failed attempt (429, 500, a time-out, a dropped connection …) is tried
  again here, with back-off; neither costs simulated time, both are recorded.
- Each answered call is one `ModelCalled` in the record, through `session.model_called`, which charges simulated time by
  `--think-time` and raises `RunEnded` where the stop came meanwhile.
- `role="watcher"` asks the agents table's watcher model, or the agent's own where it names none.
- Limits (`--max-steps`, `--max-tokens`, `--max-cost`) are looked at before a call: where what was used so far reaches
  one, nothing further is asked.

Which phase a call belongs to: a watcher's calls, and turns of the agent that do nothing but wait, are `waiting`;
everything else is `acting`. What a turn does is known from its answer, so `phase` may be a function of it.
"""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from pytest_sentinel.errors import EndpointFault, InfrastructureError
from pytest_sentinel.limits import LimitReached, Limits
from pytest_sentinel.model.account import Call, Phase, Role, record_answer, record_failure
from pytest_sentinel.model.answers import Answer, read_answer
from pytest_sentinel.model.asking import LiveSource, Source
from pytest_sentinel.model.request import RequestLog, estimated_tokens, make_request, with_pictures, without_origin
from pytest_sentinel.model.secrets import Key
from pytest_sentinel.model.slots import Slots
from pytest_sentinel.model.spec import ModelSpec
from pytest_sentinel.model.wire import Endpoint
from pytest_sentinel.session import GaveUp, RunEnded

if TYPE_CHECKING:
    from pytest_sentinel.session import Session

__all__ = ["ModelClient", "Phase", "Role"]

KEPT_PICTURES = 32
"""How many of the newest pictures are kept; messages name the newest one only."""


class ModelClient:
    """Asks an agent's models on behalf of one attempt; a context manager, which closes connections at its end."""

    def __init__(
        self, spec: ModelSpec, limits: Limits, *, slots: Slots | None = None, source: Source | None = None
    ) -> None:
        """Keep what is needed; nothing is opened before the first call.

        Args:
            spec: The agent's table.
            limits: Of the task.
            slots: Places for calls, shared by all workers; by default as many as there are calls.
            source: Where answers come from; by default the endpoints of the table.
        """
        self.spec = spec
        self._limits = limits
        self._slots = slots or Slots.unlimited()
        self._sources: dict[str, Source] = {} if source is None else {"agent": source, "watcher": source}
        self._log = RequestLog()
        self._pictures: dict[str, bytes] = {}

    def __enter__(self) -> ModelClient:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        over = kind is None or issubclass(kind, RunEnded | GaveUp | LimitReached)
        try:
            for source in self._sources.values() if over else ():
                source.finish()
        finally:
            self.close()

    def close(self) -> None:
        """Close connections; idempotent."""
        for source in self._sources.values():
            source.close()

    def spec_of(self, role: Role) -> ModelSpec:
        """The model that answers to a role."""
        return (self.spec.watcher or self.spec) if role == "watcher" else self.spec

    def add_picture(self, name: str, picture: bytes) -> None:
        """Keep a picture for the messages that name it."""
        kept = list(self._pictures.items())[1 - KEPT_PICTURES :]
        self._pictures = {**dict(kept), name: picture}

    def complete(
        self,
        session: Session,
        *,
        role: Role,
        phase: Phase | Callable[[Answer], Phase],
        messages: list[dict[str, Any]],
        tools: list[dict[str, Any]] | None = None,
        schema: dict[str, Any] | None = None,
        known_tools: tuple[str, ...] = (),
    ) -> Answer:
        """Ask a model and wait for its answer.

        Args:
            session: The running task.
            role: Who asks.
            phase: What the call belongs to, or how to tell from the answer.
            messages: Chat messages as the endpoint takes them: `{"role": "user", "content": "…"}`. A picture is the
                content part `{"type": "screenshot", "name": "0003.jpeg"}`, given to `add_picture` before.
            tools: Tools as the endpoint takes them: `{"type": "function", "function": {…}}`.
            schema: JSON schema of the one object wanted as answer; `Answer.data` then holds it.
            known_tools: Names of tools that the answer's text may call, beside those of `tools`.

        Raises:
            RunEnded: The run is over.
            LimitReached: A limit was reached before the call, or the request does not fit the model's context.
            EndpointFault: The endpoint brought no answer, however often it was asked.
        """
        session.check()
        try:
            self._limits.check(session.recorder)
            call = self._answered(session, role, messages, tools, schema)
        except InfrastructureError as error:
            session.keep_fault("model", error)
            raise
        assert call.exchange.body is not None
        names = (*known_tools, *(tool["function"]["name"] for tool in tools or ()))
        answer = read_answer(call.exchange.body, names)
        record_answer(session, call, answer, phase if isinstance(phase, str) else phase(answer), self._pictures)
        return answer

    def _answered(
        self,
        session: Session,
        role: Role,
        messages: list[dict[str, Any]],
        tools: list[dict[str, Any]] | None,
        schema: dict[str, Any] | None,
    ) -> Call:
        """Get an answer; a call without one is recorded as such."""
        spec, address = self.spec_of(role), urlsplit(session.start_url)
        plain = without_origin(messages, f"{address.scheme}://{address.netloc}")
        body = make_request(spec, plain, tools, schema)
        call = Call(role, spec, body, self._log.shorten(role, body))
        try:
            _check_length(spec, body)
            sent = with_pictures(spec, body, self._pictures)
            self._source(role).fetch(session, sent, call.logged, call.exchange)
        except (EndpointFault, LimitReached, RunEnded) as error:
            if not isinstance(error, RunEnded) or call.exchange.failures:
                record_failure(session, call, error)
            raise
        return call

    def _source(self, role: Role) -> Source:
        if role not in self._sources:
            spec = self.spec_of(role)
            if role == "watcher" and spec is self.spec:
                self._sources[role] = self._source("agent")
            else:
                self._sources[role] = LiveSource(spec, Endpoint(spec, Key.of(spec)), self._slots)
        return self._sources[role]


def _check_length(spec: ModelSpec, body: dict[str, Any]) -> None:
    """Refuse a request that cannot fit: some endpoints cut such a request silently.

    Raises:
        LimitReached: It does not fit.
    """
    if spec.context_tokens is None:
        return
    needed = estimated_tokens(body) + (spec.max_output_tokens or 0)
    if needed > spec.context_tokens:
        raise LimitReached("context_overflow", f"about {needed:,} tokens do not fit into {spec.context_tokens:,}")
