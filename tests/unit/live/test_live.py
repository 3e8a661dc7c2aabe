"""The live view: what a worker says, what a reader makes of it, and how it is drawn."""

from __future__ import annotations

import io
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.console import Console
from stored_runs import event_runs, store

from pytest_sentinel.__main__ import main
from pytest_sentinel.live.board import BoardReader
from pytest_sentinel.live.place import live_file
from pytest_sentinel.live.task import LiveSink, LiveTask, after
from pytest_sentinel.live.view import draw, line, minutes
from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.record.events import AgentEnded, Contacted, ModelCalled, RecordEvent, ToolCalled
from pytest_sentinel.record.files import from_json, to_json

TASK = LiveTask(
    worker="gw1",
    pid=os.getpid(),
    task_id="micromail-t004-active",
    trial=1,
    attempt=1,
    stop_s=720,
    updated_at=datetime.now(UTC).isoformat(),
)
CALL = ModelCalled(at_s=31.5, role="agent", phase="acting", model="m", duration_s=1.5)


class Kept:
    def __init__(self) -> None:
        self.events: list[RecordEvent] = []
        self.files: list[str] = []

    def event(self, event: RecordEvent) -> None:
        self.events.append(event)

    def file(self, name: str, data: bytes) -> None:
        self.files.append(name)


@pytest.fixture
def going(tmp_path: Path) -> Path:
    """Four of five tasks done, two of these right; the fifth under way."""
    run = store(tmp_path, "going", event_runs(2, 4), missing=[(TASK.task_id, 1)])
    live_file(run, "gw1").parent.mkdir()
    live_file(run, "gw1").write_text(
        to_json(after(TASK, ToolCalled(at_s=329.11, tool="click", arguments={"ref": "e7"})))
    )
    return run


def drawn(run: Path, width: int = 120) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(draw(BoardReader(run).read()))
    return console.export_text()


def test_events_say_what_an_agent_does_and_uses() -> None:
    task = after(TASK, ToolCalled(at_s=30.0, tool="click", arguments={"ref": "e7"}))
    assert (task.action, task.simulated_s) == ('click {"ref": "e7"}', 30.0)
    task = after(task, CALL.model_copy(update={"input_tokens": 900, "output_tokens": 100, "cost_usd": 0.25}))
    task = after(task, CALL.model_copy(update={"input_tokens": 1000, "output_tokens": 50, "cost_usd": 0.5}))
    assert (task.tokens, task.cost_usd, task.simulated_s) == (2050, 0.75, 31.5)
    assert after(task, Contacted(at_s=40.0, message="It came", via="tool")).action == "wrote: It came"


def test_unknown_use_stays_unknown() -> None:
    task = after(TASK, CALL.model_copy(update={"input_tokens": 900}))
    assert (task.tokens, task.cost_usd) == (None, None)
    task = after(task, CALL.model_copy(update={"input_tokens": 1, "output_tokens": 1, "cost_usd": 0.1}))
    assert (task.tokens, task.cost_usd) == (None, None)


def test_file_is_replaced_at_the_start_and_the_end_and_events_go_on(tmp_path: Path) -> None:
    kept = Kept()
    sink = LiveSink(kept, tmp_path, TASK)
    sink.event(ToolCalled(at_s=30.0, tool="click", arguments={}))
    sink.event(AgentEnded(at_s=99.0, reason="contacted"))
    sink.file("screenshots/1.jpeg", b"")
    task = from_json(live_file(tmp_path, "gw1").read_text(), LiveTask)
    assert (task.action, task.simulated_s) == ("ended: contacted", 99.0)
    assert len(kept.events) == 2
    assert kept.files == ["screenshots/1.jpeg"]
    assert sink.problem is None


def test_disk_that_refuses_is_a_problem_and_no_exception(tmp_path: Path) -> None:
    (tmp_path / "live").write_text("a file in the folder's place")
    kept = Kept()
    sink = LiveSink(kept, tmp_path, TASK)
    sink.event(AgentEnded(at_s=99.0, reason="contacted"))
    assert sink.problem is not None
    assert "cannot write" in sink.problem
    assert len(kept.events) == 1


def test_board_adds_up_what_is_done_and_under_way(going: Path) -> None:
    board = BoardReader(going).read()
    assert (board.planned, board.done, board.left) == (5, 4, 1)
    assert board.outcomes == {"success": 2, "missed": 2}
    assert board.tokens == 4000
    assert [task.task_id for task in board.underway] == [TASK.task_id]
    assert board.left_s == pytest.approx(board.elapsed_s / 4)


def test_worker_that_is_gone_is_not_under_way(going: Path) -> None:
    dead = TASK.model_copy(update={"pid": 2**31 - 2})
    live_file(going, "gw1").write_text(to_json(dead))
    assert BoardReader(going).read().underway == ()


def test_attempt_that_is_being_repeated_is_not_done(going: Path) -> None:
    again = TASK.model_copy(update={"task_id": "micromail-t000-active", "attempt": 2})
    live_file(going, "gw1").write_text(to_json(again))
    assert BoardReader(going).read().done == 3


def test_damaged_file_is_named(going: Path) -> None:
    live_file(going, "gw1").write_text("{")
    with pytest.raises(RecordError, match=r"gw1\.json is damaged"):
        BoardReader(going).read()


def test_view_shows_each_worker_in_a_row(going: Path) -> None:
    shown = drawn(going)
    assert "going: 4 of 5 done (missed 2, success 2); 4,000 tokens, $0.08" in shown
    row = next(text for text in shown.splitlines() if text.strip().startswith("gw1"))
    assert "micromail-t004-active" in row
    assert "329 of 720 s" in row
    assert 'click {"ref": "e7"}' in row


def test_view_stays_within_a_narrow_terminal(going: Path) -> None:
    assert max(map(len, drawn(going, 60).splitlines())) <= 60


def test_text_of_an_agent_steers_no_terminal_and_is_no_markup(going: Path) -> None:
    hostile = after(TASK, Contacted(at_s=1.0, message="\x1b[2J\u202e[red]gone[/red]\nx", via="tool"))
    live_file(going, "gw1").write_text(to_json(hostile))
    assert "wrote: \\x1b[2J\\u202e[red]gone[/red]\\nx" in drawn(going, 200)


@pytest.mark.parametrize(("time_s", "shown"), [(40, "40 s"), (700, "12 min"), (11_100, "3 h 05 min")])
def test_time_left_is_written_for_people(time_s: float, shown: str) -> None:
    assert minutes(time_s) == shown


def test_watch_shows_a_run_once(going: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "going", "--reports", str(going.parent), "--once"]) == 0
    assert capsys.readouterr().out == f"{line(BoardReader(going).read())}\n"


def test_watch_ends_with_the_run(going: Path, capsys: pytest.CaptureFixture[str]) -> None:
    live_file(going, "gw1").unlink()
    assert main(["watch", str(going)]) == 0
    assert capsys.readouterr().out.startswith("going: 4 of 5 done")


def test_watch_of_no_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "none", "--reports", str(tmp_path)]) == 2
    assert "no run at" in capsys.readouterr().err
