"""Putting the result of one attempt together from what was planned, measured, recorded and judged."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_sentinel.environment import Environment
from pytest_sentinel.judge import Happened, Verdict
from pytest_sentinel.record.events import ModelCalled, Warned
from pytest_sentinel.record.result import Hashes, Labels, PaperRule, Result, Times, WallTimes
from pytest_sentinel.recorder import Recorder
from pytest_sentinel.task.plan import Plan
from pytest_sentinel.usage import tokens_until, usage_of

if TYPE_CHECKING:
    from pytest_sentinel.agent import AgentSpec
    from pytest_sentinel.option_table import Settings
    from pytest_sentinel.run import Running, Steps
    from pytest_sentinel.runner import Ending
    from pytest_sentinel.session import Session


@dataclass(frozen=True)
class Item:
    """Which attempt at which task this is."""

    plan: Plan
    task_file: Path
    trial: int
    attempt: int
    spec: AgentSpec


def labels(settings: Settings, spec: AgentSpec) -> Labels:
    """How the numbers of this session come about with this agent."""
    return Labels(
        clock=settings.clock,
        think_time=settings.think_time,
        action_time_s=settings.action_time_s,
        speed=settings.speed,
        duration_s=settings.duration_s,
        seed=settings.seed,
        withheld=settings.withhold,
        world="shipped" if settings.world is None else settings.world.name,
        interface="browser" if spec.outside else "tools",
        wait_tool="none" if spec.outside else settings.wait_tool,
        workers=int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")),
        sandbox=spec.sandbox,
        replay=settings.replay,
    )


@lru_cache(maxsize=32)
def code_hash(files: tuple[Path, ...]) -> str:
    """SHA-256 (hex) over files, in order."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


@lru_cache(maxsize=1)
def _own_files() -> tuple[Path, ...]:
    return tuple(sorted(Path(__file__).parent.rglob("*.py")))


def code_files(environment: Environment) -> tuple[Path, ...]:
    """The files whose content a result of this environment depends on: the plugin's and the environment's."""
    return (*_own_files(), *sorted(environment.code_files()))


def hashes(plan: Plan, task_file: Path) -> Hashes:
    """The hashes of what a result depends on."""
    return Hashes(
        task=hashlib.sha256(task_file.read_bytes()).hexdigest(),
        catalog=plan.world.fingerprint,
        code=code_hash(code_files(plan.environment)),
    )


def result_of_run(
    item: Item,
    settings: Settings,
    running: Running,
    session: Session,
    ending: Ending,
    verdict: Verdict,
    happened: Happened,
) -> Result:
    """The result of an attempt that was judged."""
    from pytest_sentinel.reporting.explain import explain

    plan, measured, track = item.plan, running.measured, running.track
    recorder = running.app.recorder
    result = Result(
        **_identity(item, settings),
        outcome=verdict.outcome,
        passed=verdict.passed,
        flags=verdict.flags,
        explanation="",
        stop_reason=ending.reason if ending.detail is None else f"{ending.reason}: {ending.detail}",
        message=happened.message,
        times=Times(
            condition_at_s=measured.condition_at_s,
            authored_at_s=plan.authored_at_s,
            window_end_s=measured.window_end_s,
            shown_at_s=track.shown_at_s,
            observed_at_s=session.observed_at_s,
            last_observed_s=happened.last_observed_s,
            done_at_s=track.done_at_s,
            contact_at_s=happened.contact_at_s,
            contact_page_at_s=happened.contact_page_at_s,
            ended_at_s=happened.ended_at_s,
        ),
        reaction_ms=verdict.reaction_ms,
        success_within=verdict.success_within,
        timely=verdict.timely,
        paper=verdict.paper,
        usage=usage_of(recorder),
        simulated_s=happened.ended_at_s,
        wall=_wall(running.app.steps),
        actions=verdict.actions,
        sql=verdict.sql,
        fact_values=verdict.fact_values,
        warnings=tuple(f"{event.where}: {event.message}" for event in recorder.of(Warned)),
    )
    return result.model_copy(update={"explanation": explain(result)})


def result_of_fault(item: Item, settings: Settings, recorder: Recorder, error: str) -> Result:
    """The result of an attempt in which something of ours failed: it has no verdict."""
    from pytest_sentinel.reporting.explain import explain

    now_s = round(recorder.now_s(), 3)
    result = Result(
        **_identity(item, settings),
        outcome="error",
        passed=False,
        flags=("error",),
        explanation="",
        stop_reason="error",
        times=Times(authored_at_s=item.plan.authored_at_s, ended_at_s=now_s),
        success_within={},
        timely=None,
        paper=PaperRule(passed=False, contact_at_s=None, total_tokens=tokens_until(recorder, now_s)),
        usage=usage_of(recorder),
        simulated_s=now_s,
        wall=WallTimes(total_s=recorder.wall_s),
        warnings=tuple(f"{event.where}: {event.message}" for event in recorder.of(Warned)),
        error=error,
    )
    return result.model_copy(update={"explanation": explain(result)})


def result_of_not_run(item: Item, settings: Settings, recorder: Recorder, reason: str) -> Result:
    """The result of a task that was not begun."""
    from pytest_sentinel.reporting.explain import explain

    result = Result(
        **_identity(item, settings),
        outcome="not_run",
        passed=False,
        flags=("not_run",),
        explanation="",
        stop_reason=reason,
        times=Times(authored_at_s=item.plan.authored_at_s),
        success_within={},
        timely=None,
        paper=PaperRule(passed=False, contact_at_s=None, total_tokens=0),
        usage=usage_of(recorder),
        simulated_s=0.0,
        wall=WallTimes(),
    )
    return result.model_copy(update={"explanation": explain(result)})


def _identity(item: Item, settings: Settings) -> dict[str, object]:
    task = item.plan.task
    return {
        "task_id": task.id,
        "environment": item.plan.environment.name,
        "category": task.category,
        "criterion": task.criterion,
        "agent": settings.agent,
        "trial": item.trial,
        "attempt": item.attempt,
        "prompt": item.plan.prompt,
        "labels": labels(settings, item.spec),
        "hashes": hashes(item.plan, item.task_file),
    }


def _wall(steps: Steps) -> WallTimes:
    wall_s = steps.wall_s
    return WallTimes(
        launch_s=wall_s.get("launch", 0.0),
        shadow_s=wall_s.get("shadow", 0.0),
        browser_s=wall_s.get("browser", 0.0),
        agent_s=wall_s.get("agent", 0.0),
        judge_s=wall_s.get("judge", 0.0),
        record_s=wall_s.get("record", 0.0),
        think_s=sum(event.duration_s for event in steps.recorder.of(ModelCalled)),
        total_s=steps.recorder.wall_s,
    )
