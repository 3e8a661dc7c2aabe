import pytest

from pytest_sentinel.closest import closest, did_you_mean


@pytest.mark.parametrize(
    ("word", "options", "expected"),
    [
        ("refrence", ["reference", "idle", "eager"], "reference"),
        ("REFERENCE", ["reference", "idle"], "reference"),
        ("per-01", ["per-002", "per-001", "per-010"], "per-001"),
        ("mail_recieved", ["mail_moved", "mail_received", "mail_recalled"], "mail_received"),
        ("Wait For", ["sleep", "wait_for"], "wait_for"),
        ("wait-for", ["sleep", "wait_for"], "wait_for"),
        ("gpt5.4", ["gpt-4o", "gpt-5.4", "qwen3.5"], "gpt-5.4"),
        ("zzz", ["passive", "active", "noop"], None),
        ("anything", [], None),
        ("", ["passive"], None),
        ("a", ["a", "A"], "a"),
        ("\ud800x", ["\ud800y", "z"], "\ud800y"),
    ],
)
def test_closest_picks_the_most_similar_option(word, options, expected):
    assert closest(word, options) == expected


def test_closest_of_equally_near_options_is_the_first():
    assert closest("mail-1", ["mail-2", "mail-3"]) == "mail-2"
    assert closest("mail-1", ["mail-3", "mail-2"]) == "mail-3"


def test_did_you_mean_names_the_closest():
    assert did_you_mean("senders", iter(["sender", "subject"])) == "; closest is 'sender'"


def test_did_you_mean_lists_a_few_values_when_none_is_near():
    assert did_you_mean("zzz", ["passive", "active"]) == "; valid: 'passive', 'active'"
    options = [f"q{number}" for number in range(9)]
    assert did_you_mean("zzz", options) == "; valid: 'q0', 'q1', 'q2', 'q3', 'q4', 'q5' and 3 more"


def test_did_you_mean_without_options_says_so():
    assert did_you_mean("zzz", []) == "; there are none to choose from"
