import played
import pytest
from samples import sample

from pytest_sentinel.reporting.explain import explain

PASSED = ("micromail-sender-absolute-active", "success")
QUIET = ("micromail-file-absolute-noop", "silent")
FAILED = ("micromail-count-relative-active", "missed")
BROKEN = ("micromail-junk-relative-active", "error")
SPENT = ("micromail-starred-relative-active", "not_run")


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two-workers"])
def test_each_finished_task_gets_one_line_and_the_session_a_summary(suite, workers, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    result = suite(PASSED, QUIET, FAILED, BROKEN, SPENT)("--run=first", *workers)
    result.assert_outcomes(passed=2, failed=1, errors=1, skipped=1)
    result.stdout.fnmatch_lines_random(
        [
            "sentinel: agent=reference (default)*",
            "success      micromail-sender-absolute-active * 12.1s  341s  2.5s  1,000",
            "silent       micromail-file-absolute-noop *   -  720s  2.5s  1,000",
            "missed       micromail-count-relative-active *   -  720s  2.5s  1,000",
            "error        micromail-junk-relative-active *",
            "not_run      micromail-starred-relative-active *",
        ]
    )
    result.stdout.fnmatch_lines(
        [
            "*sentinel run first*",
            "agent reference; wait tool sleep, virtual clock, think time measured, seed 0,*",
            "Timely success  1 of 2 (50%)*",
            "False alarms    0 of 1 (0%)*",
            "active     2     1  50%    0    1    1    1   12.1s    12.1s     1,000    $0.04",
            "noop       1     1 100%*",
            "Outcomes: error 1, missed 1, not run 1, silent 1, success 1",
            "2 of them without a verdict*",
            "*would pass here: idle 1, eager 0, late 0, spray 0",
            "Record: reports/first",
        ]
    )


def test_tasks_print_neither_dots_nor_the_path_of_their_file(suite):
    result = suite(PASSED, QUIET)("--run=first")
    text = result.stdout.str()
    assert "test_suite.py" not in text
    assert "." not in text.split("collected")[1].split("success")[0]


def test_other_tests_keep_their_dots(suite):
    result = suite(PASSED, more="\ndef test_other():\n    pass\n")("--run=first")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["test_suite.py .*"])


def test_a_session_without_tasks_looks_as_ever_and_leaves_nothing(pytester):
    pytester.makepyfile("def test_plain():\n    pass\n")
    result = pytester.runpytest("-p", "no:sentinel", "-p", "played", "-p", "no:playwright", "-p", "no:asyncio")
    result.stdout.fnmatch_lines(["test_a_session_without_tasks_looks_as_ever_and_leaves_nothing.py .*"])
    assert "sentinel" not in result.stdout.str().replace("test_a_session", "")
    assert not (pytester.path / "reports").exists()


@pytest.mark.parametrize("columns", [80, 60, 200])
def test_no_line_of_ours_is_wider_than_the_terminal(suite, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    long = ("microlendar-description-notifications-absolute-active", "wrong_action")
    result = suite(PASSED, long, QUIET)("--run=first", "--tb=no", "-rN")
    lines = result.stdout.lines
    ours = [line for line in lines if "micro" in line or line.startswith(("sentinel:", "  ", "agent", "Outcomes"))]
    assert len(ours) > 5
    assert max(map(len, ours)) < max(columns, 80)


def test_output_has_no_colour_when_it_is_no_terminal(suite):
    result = suite(PASSED, FAILED)("--run=first")
    assert "\x1b" not in result.stdout.str()


def test_text_of_an_agent_cannot_steer_the_terminal(suite, monkeypatch):
    monkeypatch.setattr(played, "sample", explained_escape)
    result = suite(("micromail-a-active", "wrong_state"))("--run=first")
    result.assert_outcomes(failed=1)
    assert "\x1b" not in result.stdout.str()
    result.stdout.fnmatch_lines(["*\\x1b[[]2Jgone \\ud800*"])


def explained_escape(outcome, **changes):
    made = sample(outcome, message="\x1b[2Jgone \ud800", **changes)
    return made.model_copy(update={"explanation": explain(made)})


def test_repeated_attempts_are_told(suite):
    tasks = (("micromail-a-active", "error", "success"),)
    run = suite(*tasks)
    run("--run=first").assert_outcomes(errors=1)
    again = run("--run=first")
    again.assert_outcomes(passed=1)
    again.stdout.fnmatch_lines(["success      micromail-a-active (2 attempts)*", "Spent in 2 attempts: 2,000 tokens*"])
