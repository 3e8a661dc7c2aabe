"""Whether runs may be compared: what a number depends on has to be the same."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_sentinel.comparison.sides import Run, Side
from pytest_sentinel.reporting.figures import listed

SAME = ("clock", "speed", "think_time", "action_time", "seed", "duration", "world")
"""Settings that have to agree."""
LIMITS = {"max_steps": "max_steps", "max_tokens": "max_tokens", "max_cost": "max_cost", "hang_timeout": "hung"}
"""Limits of a run of a task, which may end one agent before its time and not the other, and how their ends begin."""


def differences(sides: Sequence[Side]) -> list[str]:
    """What keeps the runs from being compared, a sentence each; empty where nothing does."""
    first = sides[0].run
    others = [run for side in sides for run in (side.run, side.withheld) if run is not None and run is not first]
    return [text for other in others for text in _between(first, other)]


def _between(first: Run, other: Run) -> list[str]:
    both = f"{first.name} and {other.name}"
    found = [
        f"{name} of {both} differs: {first.setting(name)!r} and {other.setting(name)!r}"
        for name in SAME
        if first.setting(name) != other.setting(name)
    ]
    if changed := _changed_tasks(first, other):
        found.append(f"{len(changed)} tasks of {both} are not the same files: {listed(changed)}")
    catalogs = [name for name in first.manifest.hashes if name.startswith("catalog ")]
    if changed := [n for n in catalogs if other.manifest.hashes.get(n, "") not in ("", first.manifest.hashes[n])]:
        found.append(f"content of {both} differs: {listed(changed)}")
    if not set(first.tasks) & set(other.tasks):
        found.append(f"{both} have no task in common")
    return found


def _changed_tasks(first: Run, other: Run) -> list[str]:
    theirs = {result.task_id: result.hashes.task for result in other.results}
    return sorted({r.task_id for r in first.results if theirs.get(r.task_id, r.hashes.task) != r.hashes.task})


def unequal_limits(sides: Sequence[Side]) -> list[str]:
    """Limits that are not the same for all, a sentence each: what one of them ended is not the agent's doing alone."""
    runs = [side.run for side in sides]
    differing = [name for name in LIMITS if len({str(run.setting(name)) for run in runs}) > 1]
    return [f"{name} is {_each(name, runs)}" for name in differing]


def _each(name: str, runs: Sequence[Run]) -> str:
    each = []
    for run in runs:
        ended = sum(result.stop_reason.startswith(LIMITS[name]) for result in run.results)
        value = "none" if run.setting(name) is None else run.setting(name)
        each.append(f"{value} in {run.name}" + (f" ({ended} of its runs ended at it)" if ended else ""))
    return ", ".join(each)


def notes(sides: Sequence[Side]) -> list[str]:
    """What a reader should know although the runs may be compared."""
    runs = [side.run for side in sides]
    found = []
    everything = {name for run in runs for name in run.tasks}
    common = {name for name in everything if all(name in run.tasks for run in runs)}
    if left := sorted(everything - common):
        found.append(f"{len(left)} tasks that not every run holds are left out: {listed(left)}")
    codes = {run.name: {v for k, v in run.manifest.hashes.items() if k.startswith("code ")} for run in runs}
    if len({frozenset(code) for code in codes.values()}) > 1 and not left:
        found.append("the runs were made with different versions of the plugin or the apps")
    for label, text in (("workers", "numbers of workers"), ("interface", "interfaces"), ("sandbox", "sandboxes")):
        values = {str(getattr(run.results[0].labels, label)) for run in runs}
        if len(values) > 1:
            found.append(f"different {text}: {', '.join(sorted(values))}")
    replayed = [run.name for run in runs if run.results[0].labels.replay is not None]
    return [*found, *([f"replayed from another run's answers: {listed(replayed)}"] if replayed else [])]
