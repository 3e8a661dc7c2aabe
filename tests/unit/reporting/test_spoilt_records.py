"""Records gone wrong anywhere: read all the same, or refused in one line that names the file; nothing is lost."""

from __future__ import annotations

import contextlib
import io
import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest
from attempts import TASKS, attempt, plan_of
from hypothesis import given, settings
from hypothesis import strategies as st
from spoiling import spoilt, spoilt_bytes

from pytest_sentinel.__main__ import main
from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.escape import visible
from pytest_sentinel.live.place import FOLDER
from pytest_sentinel.live.task import LiveTask
from pytest_sentinel.merging import merge
from pytest_sentinel.option_table import OPTIONS, Settings
from pytest_sentinel.record.attempt import AttemptWriter
from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.files import to_json
from pytest_sentinel.record.manifest import Manifest, PlannedTask, RunSession, portable_settings
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.regrading import variant_of
from pytest_sentinel.regrading_session import Planner, Regrader
from pytest_sentinel.replaying import DESCRIBED, is_recorded, recorded_agents, recorded_calls, take_over
from pytest_sentinel.reporting.finished import finished_run
from pytest_sentinel.reporting.page import document
from pytest_sentinel.results import Item, result_of_run

NAMES = ("tally-passing-passive", "tally-price-active")
SOURCES = {option.attribute: "default" for option in OPTIONS}
MADE = ("report.html",)
"""What a command writes into the run that it reads."""
MOST_CHARS = 1_000


@dataclass(frozen=True)
class Stored:
    """Two runs of the same tasks, one of which is going to be spoilt, and one of another task."""

    reports: Path
    whole: dict[Path, bytes]

    @property
    def run(self) -> Path:
        return self.reports / "first"

    def restore(self) -> None:
        for path in self.run.rglob("*"):
            if path.is_file() and path not in self.whole:
                path.unlink()
        for path, content in self.whole.items():
            path.write_bytes(content)


def watching(session) -> None:
    session.saw("the page", "agent")
    session.tools.wait("wait", {}, 301 - session.now_s() - session.action_time_s, None)
    session.tools.notify_user("It costs $9.87!")


def play(reports: Path, name: str, tasks: tuple[str, ...]) -> None:
    planned = []
    chosen = Settings(run=name, reports=reports, sources=SOURCES, started_at="2026-11-30T10:00:00+00:00")
    for task in tasks:
        plan = plan_of(task)
        played = attempt(plan, watching)
        writer = AttemptWriter(chosen.folder / "tasks" / task / "1" / "1")
        for event in played.recorder.events:
            writer.event(event)
        writer.file("screenshots/0001.png", b"\x89PNG")
        writer.file("program/stdout.txt", b"hello")
        played.running.track.final.save(writer.folder / "final.sqlite3")
        item = Item(plan, TASKS / f"{task}.yaml", 1, 1, AgentSpec("mine", lambda context: None))
        seen = SimpleNamespace(observed_at_s=None)
        result = result_of_run(item, chosen, played.running, seen, played.ending, played.verdict, played.happened)
        writer.finish(result)
        planned.append(
            PlannedTask(task_id=task, environment="tally", category=result.category, criterion=result.criterion)
        )
    model = {"model": "scripted", "base_url": "http://127.0.0.1:1/v1"}
    manifest = Manifest(
        run=name,
        sessions=(RunSession(started_at=chosen.started_at, items={f"test_task[{t}]": f"{t}/1" for t in tasks}),),
        settings=portable_settings(chosen, reports.parent),
        labels={"clock": "virtual", DESCRIBED: {"name": "mine", **model, "watcher": {"name": "other", **model}}},
        tasks=tuple(planned),
    )
    (chosen.folder / "run.json").write_text(to_json(manifest, indent=1))


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stored]:
    reports = tmp_path_factory.mktemp("spoilt") / "reports"
    for name, tasks in (("first", NAMES), ("second", NAMES), ("third", ("tally-ring-noop",))):
        play(reports, name, tasks)
    live = LiveTask(worker="gw0", pid=1, task_id=NAMES[0], trial=1, attempt=2, stop_s=720.0)
    (reports / "first" / FOLDER).mkdir(exist_ok=True)
    (reports / "first" / FOLDER / "gw0.json").write_text(to_json(live))
    assets = reports.parent / "dist" / "assets"
    assets.mkdir(parents=True)
    for suffix in ("js", "css"):
        (assets / f"index.{suffix}").write_text("")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(document, "BUILT", assets.parent)
        patch.setattr(Planner, "__init__", lambda self, config, folder: None)
        patch.setattr(Planner, "find", lambda self, result: (plan_of(result.task_id, variant_of(result)), "f" * 64))
        patch.setattr("pytest_sentinel.regrading_session.write_reports", lambda config, folder: finished_run(folder))
        yield Stored(reports, {path: path.read_bytes() for path in (reports / "first").rglob("*") if path.is_file()})


def by_command(*arguments: str) -> Callable[[Path], None]:
    def run(reports: Path) -> None:
        told = io.StringIO()
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(told):
            code = main([*arguments, "--reports", str(reports)])
        if code == 2:
            assert told.getvalue().startswith("error: ")
            raise RecordError(told.getvalue().removeprefix("error: ").removesuffix("\n"))
        assert (code, told.getvalue()) == (0, "")

    return run


def merged(reports: Path) -> None:
    try:
        finished_run(merge([RunFolder.existing(reports / name) for name in ("first", "third")], reports / "whole"))
    finally:
        shutil.rmtree(reports / "whole", ignore_errors=True)
        assert {path.name for path in reports.iterdir()} <= {"first", "second", "third", "baselines"}


def regraded(reports: Path) -> None:
    Regrader(reports / "first", store=True).judge(None)  # type: ignore[arg-type]


def completed(reports: Path) -> None:
    stored = RunFolder.existing(reports / "second").manifest
    session = stored.sessions[0].model_copy(update={"started_at": "2026-12-30T10:00:00+00:00"})
    RunFolder.check(reports / "first", stored.model_copy(update={"sessions": (session,)}))
    finished_run(RunFolder.existing(reports / "first"))


def replayed(reports: Path) -> None:
    values = {option.attribute: option.default for option in OPTIONS}
    values |= {"replay": "first", "reports": reports, "run": "again"}
    try:
        take_over(values, sources := dict(SOURCES), reports.parent)
        chosen = Settings(**values, sources=sources, started_at="2026-12-30T10:00:00+00:00")
        table = recorded_agents(chosen)
        for name in table.names:
            table.spec(name)
        for task in NAMES:
            if is_recorded(chosen, task, 1):
                recorded_calls(chosen, task, 1)
    except pytest.UsageError as error:
        raise RecordError(str(error)) from error


READERS = {
    "report": by_command("report", "first"),
    "compare": by_command("compare", "first", "second"),
    "baseline": by_command("baseline", "first"),
    "watch": by_command("watch", "first", "--once"),
    "merge": merged,
    "regrade": regraded,
    "complete": completed,
    "replay": replayed,
}


def read(stored: Stored, reader: str, file: Path, content: bytes) -> None:
    """Let a reader meet a spoilt file: it reads it all the same, or says so and leaves everything as it was."""
    file.write_bytes(content)
    try:
        READERS[reader](stored.reports)
    except RecordError as error:
        told = str(error)
        assert visible(told) == told
        assert told.count("\n") == 0
        assert len(told) < MOST_CHARS + len(str(stored.reports)) * 2
        now = {path: path.read_bytes() for path in stored.run.rglob("*") if path.name not in MADE and path.is_file()}
        assert now == {**stored.whole, file: content}
    finally:
        stored.restore()


@pytest.mark.parametrize("reader", READERS)
def test_whole_record_is_read(stored: Stored, reader: str) -> None:
    READERS[reader](stored.reports)
    stored.restore()


def spoil_a_value(stored: Stored, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from([path for path in stored.whole if path.suffix in (".json", ".jsonl")]))
    lines = stored.whole[file].split(b"\n") if file.suffix == ".jsonl" else [stored.whole[file]]
    at = data.draw(st.integers(0, max(0, len(lines) - 2)))
    lines[at] = json.dumps(data.draw(spoilt(json.loads(lines[at])))).encode()
    read(stored, data.draw(st.sampled_from(list(READERS))), file, b"\n".join(lines))


def spoil_a_file(stored: Stored, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(list(stored.whole)))
    read(stored, data.draw(st.sampled_from(list(READERS))), file, data.draw(spoilt_bytes(stored.whole[file])))


@settings(max_examples=80)
@given(data=st.data())
def test_spoilt_value_is_refused_in_a_line(stored: Stored, data: st.DataObject) -> None:
    spoil_a_value(stored, data)


@settings(max_examples=80)
@given(data=st.data())
def test_spoilt_file_is_refused_in_a_line(stored: Stored, data: st.DataObject) -> None:
    spoil_a_file(stored, data)


@pytest.mark.slow
@settings(max_examples=3_000)
@given(data=st.data())
def test_many_spoilt_values_are_refused_in_a_line(stored: Stored, data: st.DataObject) -> None:
    spoil_a_value(stored, data)


@pytest.mark.slow
@settings(max_examples=2_000)
@given(data=st.data())
def test_many_spoilt_files_are_refused_in_a_line(stored: Stored, data: st.DataObject) -> None:
    spoil_a_file(stored, data)
