"""The commands for authors of tasks, as they are called in a suite of somebody else's."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest
from runs import ROOT, clean_environment
from suites import SUPPORT, make_suite

RING = SUPPORT / "tally_tasks" / "tally" / "tally-ring-noop.yaml"
ACTIVE = (SUPPORT / "tally_tasks" / "tally" / "tally-price-active.yaml").read_text()
PRICED = ACTIVE.replace("maker", "price").replace("substr(secret, 9)", "cents / 100.0")


@pytest.fixture
def folder(tmp_path):
    make_suite(tmp_path)
    return tmp_path


def written(folder, text):
    path = folder / "tally" / "tally-price-active.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return path


def started(folder, *arguments):
    return subprocess.Popen(
        [sys.executable, "-m", "pytest_sentinel", *map(str, arguments)],
        cwd=folder,
        env={**clean_environment(), "PYTHONPATH": f"{SUPPORT}{os.pathsep}{ROOT}", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def called(folder, *arguments):
    process = started(folder, *arguments)
    output, _ = process.communicate(timeout=300)
    return process.returncode, output


def post(url, message):
    """Write to the user as a page does."""
    with urllib.request.urlopen(url, urllib.parse.urlencode({"message": message}).encode()) as answer:
        assert answer.status == 200


def read_until(process, pattern, lines=200):
    """Read a process's output up to a line that holds the pattern; returns all that was read."""
    read = ""
    for _ in range(lines):
        line = process.stdout.readline()
        read += line
        if not line or re.search(pattern, line):
            break
    assert re.search(pattern, read), read
    return read


def test_check_task_finds_a_right_task_right(folder):
    assert called(folder, "check-task", RING, "--no-browser") == (0, "tally-ring-noop.yaml: right, without a browser\n")


@pytest.mark.browser
@pytest.mark.slow
def test_check_task_plays_a_task_in_the_browser(folder):
    code, output = called(folder, "check-task", written(folder, PRICED))
    assert (code, output) == (0, "tally-price-active.yaml: right, without and in the browser\n")


def test_check_task_names_what_has_to_be_put_right(folder):
    path = written(folder, PRICED.replace("condition_at: 200.5", "condition_at: 220.0"))
    code, output = called(folder, "check-task", path, "--no-browser")
    assert code == 1
    assert "- condition: comes true at 200.5 s, condition_at says 220 s\n" in output
    path = written(folder, PRICED.replace("price_set", "price_sett"))
    code, output = called(folder, "check-task", path)
    assert code == 1
    assert "closest is 'price_set'" in output
    assert "Traceback" not in output
    path = written(folder, PRICED + "slots: {nobody: SELECT 1 WHERE 0}\n")
    code, output = called(folder, "check-task", path)
    assert (code, output) == (
        1,
        f"- slots.nobody: the SELECT must return exactly one value, not 0 rows\n{path.name}: 1 to put right\n",
    )


@pytest.mark.browser
@pytest.mark.slow
def test_check_task_finds_what_only_the_browser_shows(folder):
    path = written(folder, PRICED.replace("name: Like", "name: Buy").replace("absent_at: []", 'absent_at: ["/"]'))
    code, output = called(folder, "check-task", path)
    assert code == 1
    assert "- evidence: / shows '12.50' at the condition" in output
    assert "- solution: the reference does not pass: gave_up (crashed" in output


def test_new_task_is_valid_and_says_how_to_go_on(folder):
    code, output = called(folder, "new-task", "tally-mine-active", "--folder", "mine")
    path = folder / "mine" / "tally" / "tally-mine-active.yaml"
    assert code == 0, output
    assert "offer_added" in path.read_text()
    assert "SELECT count(*) > 0 FROM offers WHERE added_by = 'timeline'" in path.read_text()
    code, output = called(folder, "check-task", path, "--no-browser")
    assert code == 1
    assert "events: no decoy" in output


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["new-task", "Tally_mine"], "an id has small letters, digits and single dashes"),
        (["new-task", "taly-mine", "--folder", "mine"], "no environment 'taly' is registered; closest is 'tally'"),
        (
            ["new-task", "tally-mine", "--event", "price_sett"],
            "tally has no event 'price_sett'; closest is 'price_set'",
        ),
        (["check-task", "nowhere.yaml"], "nowhere.yaml: there is no such file"),
        (["serve", "taly"], "no environment 'taly' is registered; closest is 'tally'"),
        (
            ["serve", "tally", "--task", "tally-ring-nop"],
            "no task 'tally-ring-nop'; closest is 'tally-ring-noop'",
        ),
        (["play", "tally-ring-nop", "--no-window"], "no task 'tally-ring-nop'; closest is 'tally-ring-noop'"),
    ],
)
def test_wrong_call_is_one_clear_error(folder, arguments, complaint):
    code, output = called(folder, *arguments)
    assert (code, complaint in output, "Traceback" in output) == (2, True, False), output


def test_file_that_exists_is_not_written_over(folder):
    assert called(folder, "new-task", "tally-mine", "--folder", "mine")[0] == 0
    code, output = called(folder, "new-task", "tally-mine", "--folder", "mine")
    assert (code, "exists" in output) == (2, True)


def test_serve_lets_the_timeline_change_the_app_and_says_so(folder):
    process = started(folder, "serve", "tally", "--task", "tally-price-active", "--speed", "100")
    try:
        read = read_until(process, "Messages to the user: ")
        url = re.search(r"at (http://[\d.:]+)/", read)[1]
        assert "like that offer and tell me who made it" in read
        read += read_until(process, r"200\.50 s  price_set \(target\)")
        assert "80.00 s  offer_added (counted)" in read
        with urllib.request.urlopen(f"{url}/api/offers") as answer:
            assert b"Dune lamp" in answer.read()
        post(f"{url}/contact", "It is there")
        read_until(process, "message to the user: It is there")
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.mark.browser
def test_play_records_what_a_person_did(folder):
    process = started(folder, "play", "tally-price-active", "--no-window", "--speed", "4", "--run", "by-hand")
    read = read_until(process, "Write to the user at: ")
    assert "like that offer and tell me who made it" in read
    url = re.search(r"Write to the user at: (\S+)", read)[1]
    time.sleep(0.5)
    post(url, "It is there")
    output, _ = process.communicate(timeout=120)
    assert process.returncode == 1, output
    assert "Outcomes: early 1" in output
    assert (folder / "reports/by-hand/tasks/tally-price-active/1/1/result.json").is_file()


def test_describe_lists_what_a_task_may_name(folder):
    code, output = called(folder, "describe", "tally")
    assert code == 0
    assert "\n  offer_added: offer\n" in output
    assert "\n  like: consequential\n" in output
    assert "\n  [base (standard)]" in output
    assert "\n  offers: id, ref, " in output
    assert "\n  offer: " in output.partition("References")[2]


def test_describe_lists_references_with_their_names(folder):
    code, output = called(folder, "describe", "tally", "--references", "offer")
    assert code == 0
    assert "offer-04  Dune lamp\n" in output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("taly",), "error: no environment 'taly' is registered; closest is 'tally'\n"),
        (("tally", "--references", "ofer"), "error: tally has no references of kind 'ofer'; closest is 'offer'\n"),
    ],
)
def test_describe_refuses_what_is_not_there(folder, arguments, said):
    assert called(folder, "describe", *arguments) == (2, said)
