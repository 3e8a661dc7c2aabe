"""Runs the benchmark in a process of its own, as a user would, and reads what it recorded."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from pytest_sentinel.record.result import Result
from pytest_sentinel.record.store import RunFolder

ROOT = Path(__file__).resolve().parents[2]


def clean_environment(*prefixes: str) -> dict[str, str]:
    """This process's variables without those of a pytest around it, and without those that begin so."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", *prefixes))}


@dataclass
class Finished:
    """A finished session: its exit code, output and folder."""

    code: int
    output: str
    path: Path

    @property
    def results(self) -> dict[str, Result]:
        return {result.task_id: result for result in RunFolder.existing(self.path).results()}

    def events(self, task_id: str, trial: int = 1) -> list[dict[str, object]]:
        item = self.path / "tasks" / task_id / str(trial)
        last = max((p for p in item.iterdir() if p.name.isdecimal()), key=lambda p: int(p.name))
        return [json.loads(line) for line in (last / "events.jsonl").read_text().splitlines()]


def command(reports: Path, name: str, *options: str) -> list[str]:
    return [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", f"--reports={reports}", f"--run={name}", *options]


def run(
    reports: Path, name: str, *options: str, env: dict[str, str] | None = None, timeout_s: float = 1800
) -> Finished:
    """Run the benchmark with these options and wait for its end."""
    done = subprocess.run(
        command(reports, name, *options),
        cwd=ROOT,
        env={**clean_environment("SENTINEL_R"), **(env or {})},
        capture_output=True,
        text=True,
        timeout=timeout_s,
        check=False,
    )
    return Finished(done.returncode, done.stdout + done.stderr, reports / name)


def comparable(finished: Finished) -> dict[str, object]:
    """Everything a run recorded but wall times, and what only says how many workers there were."""
    whole: dict[str, object] = {}
    for task_id, result in finished.results.items():
        plain = result.model_dump(mode="json")
        for key in ("wall", "warnings"):
            plain.pop(key)
        plain["labels"].pop("workers")
        events = [{k: v for k, v in event.items() if k != "wall_s"} for event in finished.events(task_id)]
        whole[task_id] = {"result": plain, "events": events}
    return whole
