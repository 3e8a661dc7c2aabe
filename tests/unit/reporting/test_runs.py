import json
from pathlib import Path

import pytest

TASKS = (
    ("micromail-a-active", "success"),
    ("micromail-b-active", "missed"),
    ("micromail-c-noop", "silent"),
    ("micromail-d-active", "error", "success"),
)


def results(pytester):
    return sorted(
        str(path.relative_to(pytester.path / "reports" / "first" / "tasks"))
        for path in pytester.path.glob("reports/first/tasks/*/*/*/result.json")
    )


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two-workers"])
def test_run_is_completed_by_the_same_command(suite, pytester, workers):
    run = suite(*TASKS)
    run("--run=first", "-k", "micromail-a or micromail-d", *workers).assert_outcomes(passed=1, errors=1)
    assert results(pytester) == ["micromail-a-active/1/1/result.json", "micromail-d-active/1/1/result.json"]
    written = (pytester.path / "reports/first/tasks/micromail-a-active/1/1/result.json").stat().st_mtime_ns
    run("--run=first", *workers).assert_outcomes(passed=3, failed=1)
    assert results(pytester) == [
        "micromail-a-active/1/1/result.json",
        "micromail-b-active/1/1/result.json",
        "micromail-c-noop/1/1/result.json",
        "micromail-d-active/1/1/result.json",
        "micromail-d-active/1/2/result.json",
    ]
    assert (pytester.path / "reports/first/tasks/micromail-a-active/1/1/result.json").stat().st_mtime_ns == written
    manifest = json.loads((pytester.path / "reports/first/run.json").read_text())
    assert [len(session["items"]) for session in manifest["sessions"]] == [2, 4]
    assert manifest["sessions"][0]["keywords"] == "micromail-a or micromail-d"
    assert manifest["labels"] == {"clock": "virtual"}
    summary = json.loads((pytester.path / "reports/first/summary.json").read_text())
    assert summary["timely_success"] == {"count": 2, "of": 3}


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two-workers"])
def test_completing_with_other_settings_is_one_clear_error(suite, workers):
    run = suite(*TASKS)
    run("--run=first")
    result = run("--run=first", "--seed=7", *workers)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: run 'first' was made with other settings (*seed: 0 in the run, 7 now). Only*"])
    result.stdout.no_fnmatch_line("*FAILED*")


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two-workers"])
def test_taken_name_is_one_clear_error(suite, pytester, workers):
    pytester.mkdir("reports").joinpath("first").mkdir()
    (pytester.path / "reports" / "first" / "mine.txt").write_text("mine")
    result = suite(*TASKS)("--run=first", *workers)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: *first exists and is no run*"])


def test_unwritable_reports_folder_is_one_clear_error(suite, pytester):
    pytester.makefile("", reports="a file in the folder's place")
    result = suite(*TASKS)("--run=first")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: cannot write *reports*--reports=DIR*"])


def test_unwritable_reports_folder_is_one_error_under_workers(suite, pytester):
    pytester.makefile("", reports="a file in the folder's place")
    result = suite(*TASKS)("--run=first", "-n", "2")
    assert result.ret != 0
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*cannot write *reports*--reports=DIR*"])


def test_damaged_result_is_one_clear_error_at_the_end(suite, pytester):
    run = suite(*TASKS[:1])
    run("--run=first")
    (pytester.path / "reports/first/tasks/micromail-a-active/1/1/result.json").write_text("{")
    result = run("--run=first", "-k", "nothing or micromail")
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*result.json is damaged: *", "*Move the folder *"])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "one-worker"])
def test_full_disk_stops_the_session_with_one_clear_error(suite, pytester, workers):
    run = suite(("micromail-a-active", "success"), ("micromail-full-active", "full"), TASKS[2])
    result = run("--run=first", *workers)
    result.assert_outcomes(passed=1, errors=1)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["cannot write *events.jsonl: No space left on device. Free space there*"])
    result.stdout.fnmatch_lines(["Outcomes: success 1, no result 2"])
    result.stdout.no_fnmatch_line("*INTERNALERROR*")


@pytest.mark.parametrize("target", ["junit.xml", "summary.json"])
def test_report_that_cannot_be_written_fails_the_session_at_its_end(suite, pytester, target):
    run = suite(*TASKS[:1])
    run("--run=first")
    (pytester.path / "reports/first" / target).unlink()
    (pytester.path / "reports/first" / target / "in the way").mkdir(parents=True)
    result = run("--run=first")
    assert result.ret == pytest.ExitCode.INTERNAL_ERROR
    result.stdout.fnmatch_lines(["*sentinel run first*", "*sentinel record*", f"cannot write *{target}*"])
    result.stdout.no_fnmatch_line("*INTERNALERROR*")


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two-workers"])
def test_dry_run_tells_tasks_hours_calls_and_cost_and_leaves_nothing(suite, pytester, workers):
    result = suite(*TASKS)("--dry-run", "--agent=model", "--agent-option=priced=yes", "--duration=40m", *workers)
    assert result.ret == 0
    text = " ".join(result.stdout.str().split())
    assert "4 tasks, 4 runs (micromail 4) with agent model; nothing is run." in text
    assert "Simulated time: at most 2.7 hours." in text
    # one silent run of 40 minutes, three events after 20 minutes each, and 8 calls to act for these
    assert "Model calls: about 124, assuming 1 model call per simulated minute" in text
    assert "Cost: about $1.64." in text
    assert "passed" not in text
    assert not (pytester.path / "reports").exists()


def test_dry_run_of_an_agent_without_prices_has_no_cost_to_tell(suite):
    text = " ".join(suite(*TASKS)("--dry-run", "--agent=model").stdout.str().split())
    assert "Cost: unknown, because its prices are not set." in text


def test_dry_run_of_a_strangers_agent_has_no_calls_to_tell(suite):
    text = " ".join(suite(*TASKS)("--dry-run", "--agent=my:Agent").stdout.str().split())
    assert "Model calls: unknown, because this agent does not say whether it calls a model." in text
    assert "Cost: unknown" in text


def test_dry_run_of_the_reference_costs_nothing(suite):
    text = " ".join(suite(*TASKS)("--dry-run", "--clock=real", "--speed=4").stdout.str().split())
    assert "Model calls: none; this agent calls no model, so it costs nothing." in text
    assert "at most 0.8 hours; about 0.2 hours of wall time, shared by the workers." in text


def test_collecting_only_leaves_nothing(suite, pytester):
    suite(*TASKS)("--collect-only")
    assert not (pytester.path / "reports").exists()


def test_other_tests_may_meet_a_damaged_record_without_stopping_the_session(suite):
    more = """
from pytest_sentinel.record.errors import RecordError

def test_reader():
    raise RecordError("damaged")

def test_after():
    pass
"""
    suite(TASKS[0], more=more)("--run=first").assert_outcomes(passed=2, failed=1)
