import json
import threading
from pathlib import Path

import pytest
from samples import sample

from pytest_sentinel.option_table import OPTIONS, Settings
from pytest_sentinel.record.events import Contacted, ToolCalled, Warned
from pytest_sentinel.record.files import RecordError
from pytest_sentinel.record.finding import find_run
from pytest_sentinel.record.manifest import PlannedTask, build_manifest
from pytest_sentinel.record.result import SqlAnswer
from pytest_sentinel.record.store import RunFolder, read_events, read_result

LATER = "2026-10-13T11:00:00+00:00"
TASK = "micromail-sender-absolute-active"
PLANNED = PlannedTask(
    task_id=TASK, environment="micromail", category="active", criterion="absolute", trials=(1, 2), hash="aa"
)


@pytest.fixture
def manifest(pytestconfig):
    """The manifest of a session: `manifest(started_at, tasks, hashes, **settings)`."""

    def make(started_at="2026-10-13T10:00:00+00:00", *, tasks=(PLANNED,), hashes=None, **changes):
        sources = {option.attribute: "option" for option in OPTIONS}
        settings = Settings(run="first", sources=sources, started_at=started_at, **changes)
        return build_manifest(pytestconfig, settings, tasks, {"t": f"{TASK}/1"}, {}, hashes or {"code": "cc"})

    return make


@pytest.fixture
def run(tmp_path, manifest):
    return RunFolder.open(tmp_path / "reports" / "first", manifest())


def record(run, outcome="success", *, trial=1, attempt=1):
    writer = run.attempt(TASK, trial, attempt)
    writer.event(Contacted(at_s=1.0, message="done", via="tool"))
    return writer.finish(sample(outcome, task_id=TASK, trial=trial, attempt=attempt))


def test_attempt_appears_whole_when_it_is_finished(run):
    writer = run.attempt(TASK, 1, 1)
    writer.event(Contacted(at_s=12.5, message="done", via="tool"))
    (writer.folder / "final.sqlite3").write_bytes(b"db")
    assert run.attempts(TASK, 1) == []
    folder = writer.finish(sample(task_id=TASK))
    assert folder == run.path / "tasks" / TASK / "1" / "1"
    assert sorted(p.name for p in folder.iterdir()) == ["events.jsonl", "final.sqlite3", "result.json"]
    assert run.latest(TASK, 1) == sample(task_id=TASK)
    assert [p.name for p in folder.parent.iterdir()] == ["1"]


def test_events_are_kept_in_the_order_of_the_calls(run):
    writer = run.attempt(TASK, 1, 1)
    for number in range(500):
        writer.event(Warned(at_s=float(number), where="test", message="x" * 100))
    folder = writer.finish(sample(task_id=TASK))
    assert [event.at_s for event in read_events(folder)] == [float(number) for number in range(500)]


def test_events_of_several_threads_are_all_kept_whole(run):
    writer = run.attempt(TASK, 1, 1)

    def write():
        for _ in range(200):
            writer.event(Warned(at_s=0.0, where="test", message="y" * 300))

    threads = [threading.Thread(target=write) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert len(read_events(writer.finish(sample(task_id=TASK)))) == 800


def test_event_of_an_abandoned_agent_is_no_part_of_a_finished_attempt(run):
    writer = run.attempt(TASK, 1, 1)
    folder = writer.finish(sample(task_id=TASK))
    writer.event(Contacted(at_s=1.0, message="late", via="tool"))
    assert read_events(folder) == []


def test_half_a_character_survives_the_record(run):
    writer = run.attempt(TASK, 1, 1)
    event = ToolCalled(at_s=1.0, tool="notify_user", arguments={"message": "\ud800 ]]> </script> \x1b\x00"})
    writer.event(event)
    result = sample("wrong_state", task_id=TASK, message="\ud800")
    folder = writer.finish(result)
    assert read_events(folder) == [event]
    assert read_result(folder) == result
    assert (folder / "events.jsonl").read_bytes().isascii()


def test_attempt_of_a_killed_worker_is_recognisable_and_never_counted(run):
    writer = run.attempt(TASK, 1, 1)
    writer.event(Contacted(at_s=1.0, message="done", via="tool"))
    writer.close()
    assert [p.name.startswith(".unfinished-1-") for p in (run.path / "tasks" / TASK / "1").iterdir()] == [True]
    assert run.next_attempt(TASK, 1) == 1
    assert run.results() == []
    assert run.unfinished() == [(TASK, 1), (TASK, 2)]
    assert run.finished(TASK, 1) is None


def test_attempt_of_a_killed_worker_with_the_same_process_id_is_replaced(run):
    writer = run.attempt(TASK, 1, 1)
    writer.event(Contacted(at_s=1.0, message="from the killed one", via="tool"))
    writer.close()
    assert read_events(record(run)) == [Contacted(at_s=1.0, message="done", via="tool")]


def test_errors_and_not_run_are_run_again_and_all_attempts_are_kept(run):
    for attempt, outcome in enumerate(["error", "not_run", "missed"], start=1):
        assert run.finished(TASK, 1) is None
        assert run.next_attempt(TASK, 1) == attempt
        record(run, outcome, attempt=attempt)
    finished = run.finished(TASK, 1)
    assert finished is not None
    assert (finished.outcome, finished.attempt) == ("missed", 3)
    assert [result.outcome for result in run.all_results()] == ["error", "not_run", "missed"]
    assert [result.outcome for result in run.results()] == ["missed"]


def test_more_than_nine_attempts_are_in_order(run):
    for attempt in range(1, 12):
        record(run, "error", attempt=attempt)
    latest = run.latest(TASK, 1)
    assert latest is not None
    assert latest.attempt == 11


def test_recorded_attempt_cannot_be_recorded_again(run):
    record(run)
    with pytest.raises(RecordError, match="recorded already"):
        run.attempt(TASK, 1, 1)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("", "Expecting value"),
        ('{"task_id": 3}', "field 'task_id'"),
        ('{"task_id": "half', "Unterminated string"),
        (None, "No such file"),
        ("[" * 100_000, "its parts lie too deep inside each other"),
        ("\udcff", "not UTF-8 text at byte 0"),
        ('{"simulated_s": 1e999}', "1e999 is no number"),
        ('{"simulated_s": NaN}', "NaN is no number"),
    ],
)
def test_damaged_result_is_one_error_that_names_the_file_and_what_to_do(run, damage, said):
    folder = record(run)
    file = folder / "result.json"
    file.unlink() if damage is None else file.write_text(damage, errors="surrogateescape")
    with pytest.raises(RecordError) as error:
        run.results()
    assert str(file) in str(error.value)
    assert said in str(error.value)
    assert f"Move the folder {folder} away" in str(error.value)


def test_damaged_event_names_the_line(run):
    folder = record(run)
    with (folder / "events.jsonl").open("a") as file:
        file.write('{"kind": "contacted", "at_s"')
    with pytest.raises(RecordError, match=r"events.jsonl is damaged in line 2"):
        read_events(folder)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"kind": "contaced"}', "line 2: Input tag 'contaced' found using 'kind' does not match any"),
        (
            '{"kind": "contacted", "mesage": "x"}',
            "line 2: field 'mesage': unknown field 'mesage'; closest is 'message'",
        ),
        ('{"kind": "contacted", "at_s": "x", "message": "m", "via": "tool"}', "line 2: field 'at_s': Input should be"),
    ],
)
def test_wrong_event_is_told_in_one_line(run, line, said):
    folder = record(run)
    with (folder / "events.jsonl").open("a") as file:
        file.write(line)
    with pytest.raises(RecordError) as error:
        read_events(folder)
    assert said in str(error.value)
    assert str(error.value).count("\n") == 0


def test_result_of_another_attempt_is_refused(run):
    folder = record(run)
    folder.rename(folder.with_name("2"))
    with pytest.raises(RecordError, match=f"2/result.json is that of another attempt, {TASK}/1/1"):
        run.results()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"sessions": []}, "field 'sessions': Tuple should have at least 1 item"),
        ({"sessions": [{"started_at": "yesterday"}]}, "field 'sessions.0.started_at': Invalid isoformat string"),
        (
            {"sessions": [{"started_at": "2026-10-13T10:00:00"}]},
            "field 'sessions.0.started_at': must name its time zone",
        ),
        ({"format": 2, "of_the_future": True}, "it has format 2, this version reads up to 1; install a newer one"),
        ({"setings": {}}, "field 'setings': unknown field 'setings'; closest is 'settings'"),
    ],
)
def test_wrong_manifest_names_the_field(run, change, said):
    file = run.path / "run.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    with pytest.raises(RecordError) as error:
        RunFolder.existing(run.path)
    assert f"{file} is damaged: {said}" in str(error.value)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("frist", r"no run at .*frist; closest is 'first'"),
        ("x", r"no run at .*x; runs there: first"),
        ("x" * 5_000, "cannot read .*: File name too long. Name another one"),
    ],
)
def test_run_that_is_not_there_is_told_with_the_closest(run, name, said):
    with pytest.raises(RecordError, match=said):
        find_run(name, run.path.parent)


def test_infinite_answer_is_stored_as_none(run):
    answer = SqlAnswer(name="done", sql="SELECT 9e999", database="own", value=float("inf"))
    writer = run.attempt(TASK, 1, 1)
    writer.finish(sample(task_id=TASK, sql=(answer,)))
    assert run.results()[0].sql[0].value is None


def test_run_is_completed_with_the_same_settings(run, manifest):
    record(run)
    more = PLANNED.model_copy(update={"task_id": "micromail-junk-relative-passive", "trials": (1,)})
    again = RunFolder.open(run.path, manifest(LATER, tasks=[more]))
    assert [task.task_id for task in again.manifest.tasks] == ["micromail-junk-relative-passive", TASK]
    assert [session.started_at for session in again.manifest.sessions] == ["2026-10-13T10:00:00+00:00", LATER]
    assert RunFolder.existing(run.path).manifest == again.manifest
    assert again.finished(TASK, 1) is not None


def test_run_with_other_settings_is_refused_naming_each(run, manifest):
    other = manifest(LATER, seed=7, clock="real", hashes={"code": "dd"})
    with pytest.raises(RecordError) as error:
        RunFolder.open(run.path, other)
    message = str(error.value)
    assert "seed: 0 in the run, 7 now" in message
    assert "clock: 'virtual' in the run, 'real' now" in message
    assert "hash of code: 'cc' in the run, 'dd' now" in message
    assert "Only -k, -m and -n may differ" in message
    with pytest.raises(RecordError, match="seed: 0 in the run"):
        RunFolder.check(run.path, other)


def test_changed_task_file_is_refused(run, manifest):
    changed = manifest(LATER, tasks=[PLANNED.model_copy(update={"hash": "bb"})])
    with pytest.raises(RecordError, match=f"task file {TASK}: 'aa' in the run, 'bb' now"):
        RunFolder.open(run.path, changed)


def test_settings_that_say_where_a_run_is_may_differ(run, manifest, tmp_path):
    assert RunFolder.open(run.path, manifest(LATER, reports=tmp_path)).manifest.sessions[-1].started_at == LATER


def test_a_default_name_never_meets_a_run_of_another_session(run, manifest):
    with pytest.raises(RecordError, match="another session in the same second"):
        RunFolder.open(run.path, manifest(LATER), own_name=False)


def test_workers_of_one_session_open_the_same_run(run, manifest):
    before = (run.path / "run.json").read_bytes()
    second = RunFolder.open(run.path, manifest(), own_name=False)
    assert second.manifest == run.manifest
    assert (run.path / "run.json").read_bytes() == before


def test_workers_that_open_at_once_agree(tmp_path, manifest):
    path, session = tmp_path / "reports" / "first", manifest()
    opened, errors = [], []

    def open_run():
        try:
            opened.append(RunFolder.open(path, session))
        except RecordError as error:
            errors.append(error)

    threads = [threading.Thread(target=open_run) for _ in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert errors == []
    assert all(folder.manifest == session for folder in opened)


def test_folder_that_is_no_run_is_refused(tmp_path, manifest):
    (tmp_path / "first").mkdir()
    (tmp_path / "first" / "notes.txt").write_text("mine")
    with pytest.raises(RecordError, match="exists and is no run"):
        RunFolder.open(tmp_path / "first", manifest())


def test_empty_folder_becomes_the_run(tmp_path, manifest):
    (tmp_path / "first").mkdir()
    RunFolder.open(tmp_path / "first", manifest())
    assert (tmp_path / "first" / "run.json").is_file()


def test_missing_run_names_those_that_exist(run):
    with pytest.raises(RecordError, match="no run at .*; runs there: first"):
        RunFolder.existing(run.path.parent / "second")


def test_newer_format_is_refused(run):
    data = json.loads((run.path / "run.json").read_text())
    (run.path / "run.json").write_text(json.dumps({**data, "format": 99}))
    with pytest.raises(RecordError, match="format 99"):
        RunFolder.existing(run.path)


def test_unwritable_place_is_one_clear_error(tmp_path, manifest):
    (tmp_path / "reports").write_text("a file where the folder should be")
    with pytest.raises(RecordError, match=r"cannot write .*--reports=DIR"):
        RunFolder.open(tmp_path / "reports" / "first", manifest())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_full_disk_is_one_clear_error(run):
    writer = run.attempt(TASK, 1, 1)
    writer.close()
    writer._events = Path("/dev/full").open("w")  # noqa: SIM115 - the writer closes it
    writer.event(Contacted(at_s=1.0, message="done", via="tool"))
    with pytest.raises(RecordError, match="No space left on device. Free space there"):
        writer.finish(sample(task_id=TASK))
    assert run.attempts(TASK, 1) == []


def test_manifest_holds_settings_with_sources_and_no_path_of_this_machine(run, pytestconfig, manifest):
    inside = manifest(reports=pytestconfig.rootpath / "reports")
    assert inside.settings["reports"].value == "reports"
    assert inside.settings["seed"].model_dump() == {"value": 0, "source": "option"}
    assert inside.sessions[0].versions["pytest"] == pytest.__version__
