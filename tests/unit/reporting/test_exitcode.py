import pytest

GOOD = [(f"micromail-{n}-active", "success") for n in range(3)]
BAD = ("micromail-bad-active", "missed")
BROKEN = ("micromail-broken-active", "error")
SPENT = ("micromail-spent-active", "not_run")
KILLED = ("micromail-killed-active", "killed", "success")


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two-workers"])
def test_pass_rate_that_is_reached_passes_the_session(suite, workers):
    result = suite(*GOOD, BAD)("--run=first", "--fail-under=0.75", *workers)
    result.assert_outcomes(passed=3, failed=1)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["Pass rate 0.750 (3 of 4) reaches --fail-under=0.75"])


def test_pass_rate_below_fails_the_session(suite):
    result = suite(*GOOD, BAD)("--run=first", "--fail-under=0.76")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["Pass rate 0.750 (3 of 4) is below --fail-under=0.76"])


def test_failures_fail_without_the_option(suite):
    assert suite(*GOOD, BAD)("--run=first").ret == pytest.ExitCode.TESTS_FAILED


def test_our_own_errors_always_fail(suite):
    assert suite(*GOOD, BROKEN)("--run=first", "--fail-under=0").ret == pytest.ExitCode.TESTS_FAILED


def test_failures_of_other_tests_always_fail(suite):
    result = suite(*GOOD, more="\ndef test_other():\n    assert False\n")("--run=first", "--fail-under=0")
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_tasks_not_run_count_for_nothing(suite):
    result = suite(GOOD[0], BAD, SPENT)("--run=first", "--fail-under=0.5")
    assert result.ret == pytest.ExitCode.OK


def test_stored_verdicts_count_when_a_run_is_completed(suite):
    run = suite(*GOOD, BAD)
    run("--run=first", "--fail-under=0.75")
    again = run("--run=first", "--fail-under=0.75")
    again.assert_outcomes(passed=3, failed=1)
    assert again.ret == pytest.ExitCode.OK


def test_killed_worker_makes_its_task_an_error_and_the_rest_finishes(suite, pytester):
    tasks = (*GOOD, KILLED, *((f"micromail-more-{n}-active", "success") for n in range(4)))
    run = suite(*tasks)
    result = run("--run=first", "-n", "2", "--fail-under=0")
    result.assert_outcomes(passed=7, errors=1)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines_random(
        [
            "error        micromail-killed-active *",
            "ERROR test_suite.py::test_task[[]micromail-killed-active]*",
            "Outcomes: success 7, no result 1",
        ]
    )
    junit = (pytester.path / "reports" / "first" / "junit.xml").read_text()
    assert 'errors="1" failures="0"' in junit
    assert "crashed while running" in junit
    again = run("--run=first", "-n", "2", "--fail-under=0")
    again.assert_outcomes(passed=8)
    assert again.ret == pytest.ExitCode.OK
