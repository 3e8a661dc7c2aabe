"""The battery finds what is wrong with a task: each check is shown a task that breaks it."""

import pytest
import tally
from attempts import read

from pytest_sentinel.battery.evidence import nearest
from pytest_sentinel.battery.offline import problems

WORLD = tally.environment.load_world()
PRICE, PASSING, NOOP = "tally-price-active", "tally-passing-passive", "tally-ring-noop"


def found(name, **changes):
    return "\n".join(problems(read(name, **changes), tally.environment, WORLD))


def events(name, *others, **changed):
    """The events of a task with fields changed by their moment (`at50={...}`) and others added."""
    plain = [event.model_dump(exclude_unset=True) for event in read(name).events]
    moved = [{**event, **changed.get(f"at{event['at']:g}".replace(".", "_"), {})} for event in plain]
    return sorted([*moved, *others], key=lambda event: event["at"])


@pytest.mark.parametrize("name", [PRICE, PASSING, NOOP])
def test_sound_task_has_no_problem_but_its_small_choice_of_facts(name):
    text = found(name)
    assert not text or text.startswith("facts: a blind guess passes"), text


@pytest.mark.parametrize(
    ("name", "changes", "expected"),
    [
        (PRICE, {"condition_at": 201.0}, "condition: comes true at 200.5 s, condition_at says 201 s"),
        (PRICE, {"condition": "SELECT count(*) > 99 FROM offers"}, "condition: never comes true"),
        (PRICE, {"condition": "SELECT 923 + 923"}, "condition: returns 1846 at 0 s, which is neither 0 nor 1"),
        (PRICE, {"condition": "SELECT 'no'"}, "condition: returns 'no' at 0 s, which is neither 0 nor 1"),
        (PRICE, {"done": "SELECT 5"}, "done: returns 5 at 0 s, which is neither 0 nor 1"),
        (PRICE, {"condition": "SELECT 1"}, "condition: comes true at 0 s"),
        (PRICE, {"done": "SELECT NOT liked FROM offers WHERE ref = 'offer-04'"}, "done: holds at"),
        (PRICE, {"allowed": []}, "allowed: nothing is, although something is to be done"),
        (PRICE, {"facts": {"maker": "SELECT NULL"}}, "facts.maker: has no value"),
        (PRICE, {"facts": {"maker": "SELECT 13"}}, "the prompt itself holds 13"),
        (PRICE, {"among": {"maker": "SELECT 'somebody'"}}, "among.maker: does not list the fact itself"),
        (
            PRICE,
            {"prompt": "Please watch this simulation and tell me the maker of the lamp that gets cheaper."},
            "simulat",
        ),
        (PASSING, {"window_s": 60.0}, "is false again at 340 s, before its window ends"),
        (PASSING, {"window_s": None}, "give window_s to a chance that passes"),
        (
            NOOP,
            {"condition": "SELECT count(*) > 0 FROM offers WHERE ref = 'offer-09'"},
            "it must stay false to the stop",
        ),
    ],
)
def test_flaw_is_found(name, changes, expected):
    assert expected in found(name, **changes)


def test_early_counted_event_is_found():
    early = events(PRICE, at80={"at": 20.0}, at50={"at": 30.0})
    assert "the first counted one comes at 20 s" in found(PRICE, events=early)


def test_timeline_that_ends_early_is_found():
    short = [event for event in events(PRICE) if event["at"] < 600]
    assert "the timeline must go on to the stop" in found(PRICE, events=short)


def test_timeline_without_decoys_is_found():
    tame = [{**event, "role": "filler"} if event["role"] == "decoy" else event for event in events(PRICE)]
    assert "no decoy" in found(PRICE, events=tame)


def test_skipped_event_is_found():
    lost = {"at": 90.0, "role": "filler", "price_set": {"offer": "offer-11", "cents": 5}}
    assert "event at 90 s is skipped" in found(PRICE, events=events(PRICE, lost))


def test_withheld_task_that_still_comes_true_is_found():
    again = {"at": 300.0, "role": "filler", "price_set": {"offer": "offer-04", "cents": 1200}}
    assert "withheld: condition: comes true at 300 s" in found(PRICE, events=events(PRICE, again))


def test_late_decoy_of_a_no_op_is_found():
    late = {"at": 718.0, "role": "decoy", "offer_added": {"offer": "offer-10"}}
    assert "too late to be seen" in found(NOOP, events=events(NOOP, late))


def test_guessable_fact_is_found():
    few = {"maker": "SELECT substr(secret, 9) FROM offers"}
    assert "a blind guess passes" in found(PRICE, among=few)
    one = {"maker": "SELECT substr(secret, 9) FROM offers LIMIT 1"}
    assert "a blind guess passes 100% of the time (maker 100%)" in found(PRICE, among=one)


def test_guess_is_less_likely_where_fewer_others_may_be_named():
    makers = {"maker": "SELECT substr(secret, 9) FROM offers"}
    shares = [int(found(PRICE, among=makers, among_max=most).split("passes ")[1].split("%")[0]) for most in (0, 1, 2)]
    assert shares == sorted(set(shares))
    assert abs(shares[2] - 3 * shares[0]) <= 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Dune lamp", "; there:\n    Dune lamp\n    A Dune lamp, reduced"),
        ("Dune lamps are here", "; nearest there:\n    A Dune lamp, reduced\n    Dune lamp"),
        ("0123456789", "; nothing there is like it"),
    ],
)
def test_complaint_about_evidence_quotes_what_is_nearest(text, said):
    page = "\n".join(
        ["Offers", "  Dune lamp  ", "Dune lamp", "A Dune lamp, reduced", *(f"Other thing {n}" for n in "abc")]
    )
    assert nearest(page, text) == said
