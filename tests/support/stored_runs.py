"""Stored runs made up of samples: what a session would have left on disk, without one."""

from pathlib import Path

from samples import LABELS, sample

from pytest_sentinel.record.files import to_json
from pytest_sentinel.record.manifest import Manifest, PlannedTask, RunSession, Setting

SETTINGS = {
    "agent": "reference",
    "agent_option": {},
    "wait_tool": "sleep",
    "withhold": False,
    "clock": "virtual",
    "speed": 1.0,
    "think_time": "measured",
    "action_time": 0.5,
    "seed": 0,
    "duration": 720.0,
    "world": None,
    "trials": 1,
}


def event_runs(successes, of, *, trials=1, first=0, **changes):
    """Results of `of` event tasks, of which those from `first` on succeed, `successes` many, in every trial."""
    return [
        sample(
            "success" if first <= number < first + successes else "missed",
            task_id=f"micromail-t{number:03}-active",
            category="active",
            trial=trial,
            **changes,
        )
        for number in range(of)
        for trial in range(1, trials + 1)
    ]


def quiet_runs(alarms, of, *, trials=1):
    """Results of `of` tasks with nothing to report, of which the first `alarms` were written about."""
    return [
        sample(
            "false_alarm" if number < alarms else "silent",
            task_id=f"micromail-q{number:03}-noop",
            category="noop",
            trial=trial,
        )
        for number in range(of)
        for trial in range(1, trials + 1)
    ]


def withheld(results):
    """The same results with the label of a run whose events were withheld."""
    return [result.model_copy(update={"labels": LABELS.model_copy(update={"withheld": True})}) for result in results]


def store(reports: Path, name, results, *, missing=(), hashes=None, **settings):
    """Write a run of these results; `missing` are planned (task, trial) pairs that have none."""
    values = {**SETTINGS, **settings}
    planned: dict[str, set[int]] = {}
    for result in results:
        planned.setdefault(result.task_id, set()).add(result.trial)
        own = result.model_copy(update={"agent": values["agent"]})
        folder = reports / name / "tasks" / result.task_id / str(result.trial) / str(result.attempt)
        folder.mkdir(parents=True)
        (folder / "result.json").write_text(to_json(own))
        (folder / "events.jsonl").write_text("")
    for task_id, trial in missing:
        planned.setdefault(task_id, set()).add(trial)
    manifest = Manifest(
        run=name,
        sessions=(RunSession(started_at="2026-01-05T08:00:00+00:00", items={f"test_task[{t}]": t for t in planned}),),
        settings={key: Setting(value=value, source="option") for key, value in values.items()},
        labels={"clock": values["clock"]},
        hashes=hashes or {"catalog micromail": "b" * 64, "code micromail": "c" * 64},
        tasks=tuple(
            PlannedTask(
                task_id=task_id,
                environment="micromail",
                category="noop" if task_id.endswith("noop") else "active",
                criterion="absolute",
                trials=tuple(sorted(trials)),
                hash="a" * 64,
            )
            for task_id, trials in sorted(planned.items())
        ),
    )
    (reports / name).mkdir(parents=True, exist_ok=True)
    (reports / name / "run.json").write_text(to_json(manifest))
    return reports / name
