"""Events that stand for others: what is put in their place, in every variant of a task."""

import dataclasses

import pytest
import tally
from attempts import TASKS

from environments._kit.events import Event
from pytest_sentinel.shadow import measure
from pytest_sentinel.task.load import TaskError, check_task, read_task
from pytest_sentinel.task.plan import Variant, make_plan

WORLD = tally.environment.load_world()
NAME = "tally-price-active"


class Drift(Event):
    """The price of an offer is set again and again, near the last price that the task file names."""

    offer: tally.OfferRef
    every_s: float
    kind: str = "price_set"

    def expand(self, expansion):
        at_s = expansion.at_s + self.every_s
        while at_s < expansion.stop_s:
            named = [p.event.cents for p in expansion.others if p.at_s < at_s and isinstance(p.event, Turning)]
            if named and all(planned.at_s != at_s for planned in expansion.others):
                yield at_s, self.kind, {"offer": self.offer, "cents": named[-1] + expansion.rng.randint(0, 9)}
            at_s += self.every_s

    def change(self, stage):
        raise AssertionError("an event that stands for others is never applied")


class Turning(tally.PriceSet):
    """A price that turns back where it is withheld."""

    instead: int | None = None

    def withheld(self):
        return None if self.instead is None else Turning(offer=self.offer, cents=self.instead)


ENVIRONMENT = dataclasses.replace(
    tally.environment, events={**tally.environment.events, "drift": Drift, "price_named": Turning}
)
EVENTS = [
    {"at": 50.0, "role": "filler", "offer_added": {"offer": "offer-04"}},
    {"at": 60.0, "role": "filler", "drift": {"offer": "offer-04", "every_s": 7.0}},
    {"at": 80.0, "role": "decoy", "price_named": {"offer": "offer-04", "cents": 1400}},
    {"at": 200.5, "role": "target", "price_named": {"offer": "offer-04", "cents": 1200, "instead": 1310}},
    {"at": 400.0, "role": "counted", "price_named": {"offer": "offer-04", "cents": 1150}},
    {"at": 700.0, "role": "filler", "offer_added": {"offer": "offer-07"}},
]


def task(events=EVENTS):
    plain = read_task(TASKS / f"{NAME}.yaml")
    return type(plain).model_validate({**plain.model_dump(by_alias=True, exclude_unset=True), "events": events})


def plan(variant=None):
    return make_plan(task(), ENVIRONMENT, WORLD, variant or Variant())


def drifts(made):
    return [event for event in made.events if event.kind == "price_set"]


def test_expanding_event_is_replaced_by_what_it_stands_for():
    made = plan()
    assert [event.kind for event in made.events if event.role != "filler"] == ["price_named"] * 3
    assert "drift" not in {event.kind for event in made.events}
    assert (len(drifts(made)), {event.role for event in drifts(made)}) == (92, {"filler"})
    assert [event.at_s for event in made.events] == sorted({event.at_s for event in made.events})


def test_same_variant_has_the_same_numbers_and_another_seed_others():
    first, again, other = (
        [event.fields["cents"] % 10 for event in drifts(plan(Variant(seed=seed)))] for seed in (0, 0, 4)
    )
    assert first == again
    assert first != other[: len(first)]


@pytest.mark.parametrize(
    "variant", [Variant(), Variant(seed=3), Variant(duration_s=2400), Variant(seed=2, duration_s=2400)]
)
def test_condition_comes_with_the_target_and_not_before(variant):
    made = plan(variant)
    measured = measure(made)
    measured.database.close()
    assert measured.condition_at_s == made.authored_at_s
    assert [holds for _, holds in measured.changes] == [True]


def test_long_run_is_filled_to_its_stop():
    assert drifts(plan(Variant(duration_s=2400)))[-1].at_s > 2390


def test_withheld_target_turns_into_a_decoy_and_a_counted_event_without_other_is_left_out():
    made = plan(Variant(withhold=True))
    named = [(event.at_s, event.role, event.event.cents) for event in made.events if event.kind == "price_named"]
    assert named == [(80.0, "decoy", 1400), (200.5, "decoy", 1310)]
    assert min(event.fields["cents"] for event in drifts(made)) >= 1310


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"every_s": -1.0}, "stands for price_set at 59 s, which is not between its own moment and the stop"),
        (
            {"every_s": 5.0, "kind": "price_sett"},
            "stands for 'price_sett', which tally has not; closest is 'price_set'",
        ),
    ],
)
def test_expansion_that_cannot_be_is_an_error_of_the_task_file(fields, expected):
    class Wrong(Drift):
        def expand(self, expansion):
            yield expansion.at_s + self.every_s, self.kind, {"offer": self.offer, "cents": 1}

    environment = dataclasses.replace(ENVIRONMENT, events={**ENVIRONMENT.events, "drift": Wrong})
    events = [{**event, "drift": {**event["drift"], **fields}} if "drift" in event else event for event in EVENTS]
    path = TASKS / f"{NAME}.yaml"
    with pytest.raises(TaskError, match="events: drift at 60 s: ") as caught:
        check_task(path, task(events), environment, WORLD)
    assert expected in str(caught.value)


def test_two_events_at_one_moment_are_refused():
    class Wrong(Drift):
        def expand(self, expansion):
            yield 80.0, "price_set", {"offer": self.offer, "cents": 1}

    environment = dataclasses.replace(ENVIRONMENT, events={**ENVIRONMENT.events, "drift": Wrong})
    with pytest.raises(ValueError, match="price_named and price_set both come at 80 s"):
        make_plan(task(), environment, WORLD, Variant())
