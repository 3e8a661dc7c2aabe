"""What is refused, or warned about, before the first task of a session whose agent asks models."""

from __future__ import annotations

import os
import warnings
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from pytest_sentinel.agent import AgentSpec
    from pytest_sentinel.option_table import Settings

HERE = frozenset({"localhost", "127.0.0.1", "::1", "0.0.0.0"})


def check_agent(spec: AgentSpec, settings: Settings) -> None:
    """Check that the agent can be run as asked.

    Raises:
        pytest.UsageError: It cannot; the message says what to change.
    """
    if spec.calls_model:
        _check_prices(spec, settings)
        if settings.think_time == "tokens" and spec.think_rates is None:
            raise pytest.UsageError(
                f"--think-time=tokens: agent {spec.name!r} has no think_rates; give them in the agents table, or use "
                "measured or a number of seconds"
            )
    if spec.check_ready is not None:
        spec.check_ready()
    _warn_of_queue(spec, settings)


def _check_prices(spec: AgentSpec, settings: Settings) -> None:
    """Refuse a limit of cost that nobody could hold.

    Raises:
        pytest.UsageError: There is one, and the agent's prices are unknown.
    """
    limits = {"--max-cost": settings.max_cost_usd, "--budget": settings.budget_usd}
    flags = " and ".join(flag for flag, limit in limits.items() if limit is not None)
    unpriced = spec.unpriced
    if unpriced is None:
        unpriced = (spec.name,) if None in (spec.input_usd_per_million, spec.output_usd_per_million) else ()
    if flags and unpriced:
        raise pytest.UsageError(
            f"{flags}: the prices of {' and '.join(map(repr, unpriced))} are unknown, so the limit could not be held; "
            "give prices in the agents table, or use --max-tokens"
        )


def _warn_of_queue(spec: AgentSpec, settings: Settings) -> None:
    """Warn where the measured duration of a call holds the time for which it waited for calls of other workers."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    first = os.environ.get("PYTEST_XDIST_WORKER", "gw0") == "gw0"
    measured = settings.clock == "virtual" and settings.think_time == "measured" and settings.replay is None
    host = urlsplit(str(spec.described.get("base_url", ""))).hostname
    if workers > 1 and first and measured and host in HERE:
        warnings.warn(
            pytest.PytestWarning(
                f"{workers} workers ask a model on this machine and think time is measured, so it holds the model's "
                "queue: reaction times come out too long. Use -n 0, or --think-time=tokens or a number of seconds."
            ),
            stacklevel=1,
        )
