"""Whatever breaks at whatever moment: no wrong verdict, little lost, and the completed run is as an undisturbed one."""

import random
from dataclasses import dataclass

import pytest
from faults import FAULTS, PATHS, REFERENCE, RUN, CannotMount, ModelFault, Underway, Undisturbed
from runs import comparable, run

from pytest_sentinel.record.store import AGAIN

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TRIES = 3
TROUBLE = {"attempt", "failed_attempts", "failures", "duration_s", "backoff_s", "queued_s"}
"""What a record says of faults that were overcome, and of wall times."""


@dataclass
class Outcome:
    """What became of the tries of one fault."""

    tries: int = 0
    struck: int = 0
    verdicts: int = 0
    again: int = 0
    lost: int = 0
    same: int = 0

    def __str__(self):
        return (
            f"struck in {self.struck}; all {self.verdicts} verdicts as undisturbed; attempts made again at once: "
            f"{self.again}; tasks left to the completion: {self.lost}; completed runs as undisturbed: {self.same}"
        )


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    """What an undisturbed run of a fault's tasks records, and how long one of them takes, s."""
    runs = {}

    def of(kind):
        model = issubclass(kind, ModelFault)
        if model not in runs:
            runs[model] = begin(tmp_path_factory.mktemp("undisturbed"), model)
        return runs[model]

    def begin(place, model):
        if not model:
            return measured(run(place, RUN, *REFERENCE))
        with Undisturbed(place, random.Random(0)) as scene:
            return measured(run(scene.reports, RUN, *scene.options))

    def measured(done):
        assert done.code == 0, done.output[-4000:]
        walls_s = [result.wall.total_s for result in done.results.values()]
        return verdicts(done), sum(walls_s) / len(walls_s)

    return of


@pytest.mark.parametrize("kind", FAULTS, ids=[kind.__name__ for kind in FAULTS])
def test_fault_costs_no_verdict(kind, tmp_path, undisturbed, record_property):
    outcome, told = Outcome(), "failed"
    try:
        for number in range(TRIES):
            chance = random.Random(f"{kind.__name__} {number}")
            with kind(tmp_path / str(number), chance) as fault:
                outcome.tries += 1
                disturb(fault, chance, *undisturbed(kind), outcome)
        assert outcome.struck > 0
        told = str(outcome)
    except CannotMount as error:
        told = f"skipped: {error}"
        pytest.skip(told)
    finally:
        for name, value in (("fault", kind.name), ("tries", outcome.tries), ("outcome", told)):
            record_property(name, value)


def disturb(fault, chance, expected, task_s, outcome):
    """Run, strike at a moment drawn from the seed, mend, complete: every step has to go as promised."""
    session = Underway(fault.reports, fault.options, fault.env)
    wait(session, chance.randint(1, len(expected)), chance.uniform(0, task_s))
    done = {path: (path / "result.json").read_bytes() for path in session.whole()}
    outcome.struck += not session.over and fault.strike(session)
    first = session.end()
    fault.mend(first)
    done.pop(fault.damaged, None)
    found = verdicts(first)
    lost = expected.keys() - found.keys()
    assert not (wrong := differing(expected, found)), "\n".join([*wrong, first.output])
    assert {path: (path / "result.json").read_bytes() for path in done} == done
    assert len(lost) <= fault.loses, first.output
    assert first.code != 0 or not lost, first.output
    outcome.verdicts += len(found)
    outcome.lost += len(lost)
    outcome.again += sum(int(path.name) > 1 for path in session.whole())
    whole = first if first.code == 0 else run(fault.reports, RUN, *fault.options, env=PATHS)
    assert whole.code == 0, whole.output
    assert verdicts(whole).keys() == expected.keys(), whole.output
    assert not (wrong := differing(expected, verdicts(whole))), "\n".join(wrong)
    outcome.same += 1


def wait(session, begun, pause_s):
    """Wait until so many attempts have begun, and then so long."""
    session.until(lambda: len(session.begun()) >= begun)
    session.pause(pause_s)


def verdicts(finished):
    """The records of all tasks that have a verdict, without the trouble there was."""
    judged = {name for name, result in finished.results.items() if result.outcome not in AGAIN}
    return {name: plain(record) for name, record in comparable(finished).items() if name in judged}


def plain(value):
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items() if key not in TROUBLE}
    if isinstance(value, list):
        return [plain(part) for part in value if not (isinstance(part, dict) and part.get("kind") == "warned")]
    return value


def differing(expected, found):
    """The places where records that were found differ from those expected, with both values."""
    return [line for name in found for line in places(expected[name], found[name], name)]


def places(expected, found, where):
    if isinstance(expected, dict) and isinstance(found, dict) and expected.keys() == found.keys():
        for key in expected:
            yield from places(expected[key], found[key], f"{where}.{key}")
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for number, pair in enumerate(zip(expected, found, strict=True)):
            yield from places(*pair, f"{where}[{number}]")
    elif expected != found:
        yield f"{where}: {expected!r} undisturbed, {found!r} here"
