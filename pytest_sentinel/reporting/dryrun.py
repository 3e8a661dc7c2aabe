"""`--dry-run`: what would run and what it might cost. Runs nothing and leaves nothing behind."""

from __future__ import annotations

import dataclasses
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.reporting.items import TaskItem, task_item
from pytest_sentinel.settings import Settings

LOOKS_PER_MINUTE = 1
CALLS_TO_ACT = 8
INPUT_TOKENS = 6_000
OUTPUT_TOKENS = 150
ASSUMPTION = (
    f"assuming {LOOKS_PER_MINUTE} model call per simulated minute of waiting (by the agent or its wait tool), the "
    f"moment halfway through a run that has one, {CALLS_TO_ACT} calls to act and tell, {INPUT_TOKENS:,} input and "
    f"{OUTPUT_TOKENS} output tokens a call"
)


@dataclasses.dataclass(frozen=True)
class Estimate:
    """What the selected runs would come to; None is unknown."""

    tasks: int
    runs: int
    by_environment: dict[str, int]
    simulated_s: float
    calls: int | None
    cost_usd: float | None


def estimate(items: Sequence[TaskItem], settings: Settings, spec: AgentSpec) -> Estimate:
    """Estimate calls and cost under `ASSUMPTION`."""
    calls = _calls(items, settings) if spec.calls_model else None if spec.calls_model is None else 0
    return Estimate(
        tasks=len({item.task_id for item in items}),
        runs=len(items),
        by_environment=dict(sorted(Counter(item.environment for item in items).items())),
        simulated_s=len(items) * settings.duration_s,
        calls=calls,
        cost_usd=0.0 if calls == 0 else _cost_usd(calls, spec),
    )


def _calls(items: Sequence[TaskItem], settings: Settings) -> int:
    quiet = sum(settings.withhold or item.category == "noop" for item in items)
    eventful = len(items) - quiet
    minutes = (quiet + eventful / 2) * settings.duration_s / 60
    return round(minutes * LOOKS_PER_MINUTE + eventful * CALLS_TO_ACT)


def _cost_usd(calls: int | None, spec: AgentSpec) -> float | None:
    if calls is None or spec.input_usd_per_million is None or spec.output_usd_per_million is None:
        return None
    per_call = INPUT_TOKENS * spec.input_usd_per_million + OUTPUT_TOKENS * spec.output_usd_per_million
    return calls * per_call / 1_000_000


def render(found: Estimate, settings: Settings) -> Iterator[str]:
    """The estimate in plain sentences."""
    per_environment = ", ".join(f"{name} {count}" for name, count in found.by_environment.items())
    yield f"{found.tasks} tasks, {found.runs} runs ({per_environment}) with agent {settings.agent}; nothing is run."
    hours = found.simulated_s / 3600
    real = f"; about {hours / settings.speed:.1f} hours of wall time, shared by the workers"
    yield f"Simulated time: at most {hours:.1f} hours{real if settings.clock == 'real' else ''}."
    if found.calls == 0:
        yield "Model calls: none; this agent calls no model, so it costs nothing."
        return
    known = "unknown, because this agent does not say whether it calls a model"
    yield f"Model calls: {known if found.calls is None else f'about {found.calls:,}, {ASSUMPTION}'}."
    cost = "unknown, because its prices are not set" if found.cost_usd is None else f"about ${found.cost_usd:,.2f}"
    yield f"Cost: {cost}."


class DryRun:
    """Collects in this process and says what would run."""

    def __init__(self, config: pytest.Config, settings: Settings, find_spec: Callable[[], AgentSpec]) -> None:
        self._config = config
        self._settings = settings
        self._find_spec = find_spec

    def pytest_configure(self, config: pytest.Config) -> None:
        """Start no workers: there is nothing for them to do."""
        option = config.option
        option.dist, option.tx, option.numprocesses = "no", [], None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Print the estimate instead of running anything; collection errors stop the session as ever."""
        if session.testsfailed and not session.config.option.continue_on_collection_errors:
            return None
        items = [found for item in session.items if (found := task_item(item))]
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.section("sentinel dry run")
            for sentence in render(estimate(items, self._settings, self._find_spec()), self._settings):
                for line in textwrap.wrap(sentence, self._config.get_terminal_writer().fullwidth - 1):
                    reporter.write_line(line)
        return True
