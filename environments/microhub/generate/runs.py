"""Runs of workflows: what their jobs logged, and how long they took."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from environments.microhub.generate.written import WrittenWorkflow

STEP_S = (1, 38)
"""How long a step takes."""


def jobs(workflow: WrittenWorkflow, sha: str, rng: random.Random, fails: str | None, because: Sequence[str]) -> Any:
    """The jobs of a run.

    Args:
        workflow: What is run.
        sha: Of the commit.
        rng: Chance of this run.
        fails: The name of the job that fails, if one does: in its last step.
        because: The last lines of that step's log.

    Raises:
        ValueError: The workflow has no such job.
    """
    if fails is not None and fails not in workflow.jobs:
        raise ValueError(f"the workflow {workflow.name!r} has no job {fails!r}")
    return [_job(name, steps, sha, rng, because if name == fails else None) for name, steps in workflow.jobs.items()]


def _job(
    name: str, steps: dict[str, list[str]], sha: str, rng: random.Random, because: Sequence[str] | None
) -> dict[str, Any]:
    failing = list(steps)[-1] if because is not None else None
    made = [_step(step, lines, sha, rng, because if step == failing else None) for step, lines in steps.items()]
    return {
        "name": name,
        "conclusion": "failure" if failing else "success",
        "duration_s": sum(step["duration_s"] for step in made),
        "steps": made,
    }


def _step(name: str, lines: list[str], sha: str, rng: random.Random, because: Sequence[str] | None) -> dict[str, Any]:
    log = [_line(line, sha, rng) for line in lines]
    if because is not None:
        log = [*log[:-1], *because, "Error: the process ended with exit code 1."]
    return {
        "name": name,
        "conclusion": "failure" if because is not None else "success",
        "duration_s": rng.randint(*STEP_S),
        "log": log,
    }


def _line(line: str, sha: str, rng: random.Random) -> str:
    numbers = {"{n}": rng.randint(11, 940), "{ms}": rng.randint(120, 990)}
    for sign, number in numbers.items():
        line = line.replace(sign, str(number))
    return line.replace("{sha}", sha[:7])
