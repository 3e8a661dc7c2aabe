import xml.etree.ElementTree as ElementTree

import played
import pytest
from samples import sample

from pytest_sentinel.reporting.explain import explain

TASKS = (
    ("micromail-sender-absolute-active", "success"),
    ("micromail-file-absolute-noop", "silent"),
    ("micromail-count-relative-active", "missed"),
    ("micromail-junk-relative-active", "error"),
    ("micromail-starred-relative-active", "not_run"),
)


def cases(path):
    """The test cases of a JUnit file by name: the kinds of their children, and their properties."""
    found = {}
    for case in ElementTree.parse(path).iter("testcase"):
        properties = {p.get("name"): p.get("value") for p in case.iter("property")}
        found[case.get("name")] = ([child.tag for child in case if child.tag != "properties"], properties)
    return found


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two-workers"])
def test_junit_is_written_beside_the_run_with_properties(suite, pytester, workers):
    suite(*TASKS)("--run=first", *workers)
    found = cases(pytester.path / "reports" / "first" / "junit.xml")
    kinds = {name.removeprefix("test_task[micromail-").removesuffix("]"): kinds for name, (kinds, _) in found.items()}
    assert kinds == {
        "sender-absolute-active": [],
        "file-absolute-noop": [],
        "count-relative-active": ["failure"],
        "junk-relative-active": ["error"],
        "starred-relative-active": ["skipped"],
    }
    assert found["test_task[micromail-sender-absolute-active]"][1] == {
        "run": "first",
        "outcome": "success",
        "flags": "",
        "agent": "reference",
        "category": "active",
        "trial": "1",
        "attempts": "1",
        "reaction_ms": "12090",
        "tokens": "1000",
        "cost_usd": "0.02",
        "simulated_s": "341.2",
        "wall_s": "2.5",
        "task_hash": "a" * 64,
        "catalog_hash": "b" * 64,
        "code_hash": "c" * 64,
    }
    assert found["test_task[micromail-junk-relative-active]"][1]["outcome"] == "error"


def test_a_path_given_is_kept_and_is_the_only_one(suite, pytester):
    suite(*TASKS)("--run=first", "--junitxml=own.xml")
    assert len(cases(pytester.path / "own.xml")) == 5
    assert not (pytester.path / "reports" / "first" / "junit.xml").exists()


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two-workers"])
def test_a_session_without_tasks_writes_nothing(suite, pytester, workers):
    suite(*TASKS, more="\ndef test_other():\n    pass\n")("--run=first", "-k", "test_other", *workers)
    assert not (pytester.path / "reports").exists()


def test_other_tests_of_the_session_are_in_the_file_too(suite, pytester):
    suite(TASKS[0], more="\ndef test_other():\n    pass\n")("--run=first")
    assert set(cases(pytester.path / "reports" / "first" / "junit.xml")) == {
        "test_task[micromail-sender-absolute-active]",
        "test_other",
    }


def test_collection_errors_are_in_the_file_too(suite, pytester):
    pytester.makepyfile(test_broken="import nothing_of_this_name\n")
    suite(TASKS[0])("--run=first", "--continue-on-collection-errors")
    found = cases(pytester.path / "reports" / "first" / "junit.xml")
    assert sorted(kinds for kinds, _ in found.values()) == [[], ["error"]]


def test_resumed_run_is_whole(suite, pytester):
    run = suite(*TASKS)
    run("--run=first", "-k", "sender")
    run("--run=first")
    assert len(cases(pytester.path / "reports" / "first" / "junit.xml")) == 5


def test_properties_of_a_repeated_attempt_are_those_of_the_last(suite, pytester):
    run = suite(("micromail-a-active", "error", "success"))
    run("--run=first")
    run("--run=first")
    kinds, properties = cases(pytester.path / "reports" / "first" / "junit.xml")["test_task[micromail-a-active]"]
    assert (kinds, properties["outcome"], properties["attempts"]) == ([], "success", "2")


def test_unknown_figures_are_called_unknown(suite, pytester, monkeypatch):
    monkeypatch.setattr(played, "sample", lambda outcome, **more: sample(outcome, tokens=None, cost_usd=None, **more))
    suite(("micromail-a-active", "missed"))("--run=first")
    _, properties = cases(pytester.path / "reports" / "first" / "junit.xml")["test_task[micromail-a-active]"]
    assert (properties["tokens"], properties["cost_usd"], properties["reaction_ms"]) == ("unknown", "unknown", "")


def test_failure_explains_itself_whatever_the_agent_wrote(suite, pytester, monkeypatch):
    def explained(outcome, **changes):
        made = sample(outcome, message="\x1b\x00 ]]> </script> \ud800", **changes)
        return made.model_copy(update={"explanation": explain(made)})

    monkeypatch.setattr(played, "sample", explained)
    suite(("micromail-a-active", "wrong_state"))("--run=first")
    root = ElementTree.parse(pytester.path / "reports" / "first" / "junit.xml")
    failure = root.find(".//failure")
    assert failure is not None
    message = failure.get("message") or ""
    assert 'the agent wrote at 341.20 s (10:05:41): "\\x1b\\x00 ]]> </script> \\ud800"' in message
    assert "What was to be done in the app was not done then." in (failure.text or "")


def test_without_pytests_writer_there_is_no_file(suite, pytester):
    suite(TASKS[0])("--run=first", "-p", "no:junitxml").assert_outcomes(passed=1)
    assert not (pytester.path / "reports" / "first" / "junit.xml").exists()
