"""What moves simulated time, and what does not."""

import pytest
from attempts import attempt, plan_of

from pytest_sentinel.record.events import DueApplied, EventApplied, ModelCalled, Waited
from pytest_sentinel.session import RunEnded
from pytest_sentinel.think import ThinkRates

MODEL = {"role": "agent", "phase": "acting", "model": "scripted", "input_tokens": 100, "output_tokens": 20}


def times_of(agent, **settings):
    """The simulated times that an agent sees after each of its steps."""
    seen = []
    attempt(
        plan_of("tally-ring-noop"), lambda session: agent(session, lambda: seen.append(session.now_s())), **settings
    )
    return seen


def test_measured_model_call_of_seven_seconds_moves_the_clock_by_seven():
    def agent(session, note):
        session.model_called(duration_s=7.0, **MODEL)
        note()

    assert times_of(agent) == [7.0]


def test_failed_attempts_and_backoff_move_the_clock_by_nothing():
    def agent(session, note):
        session.model_called(duration_s=7.0, failed_attempts=3, backoff_s=42.0, **MODEL)
        note()

    assert times_of(agent) == [7.0]


def test_fixed_think_time_replaces_the_measured_one():
    def agent(session, note):
        session.model_called(duration_s=7.0, **MODEL)
        note()

    assert times_of(agent, think_time="2.5") == [2.5]
    assert times_of(agent, think_time="0") == [0.0]


def test_token_think_time_uses_the_rates_of_the_agent():
    def agent(session, note):
        session.model_called(duration_s=7.0, **MODEL)
        note()

    rates = ThinkRates(base_s=0.5, input_s_per_token=0.001, output_s_per_token=0.05)
    assert times_of(agent, think_time="tokens", think_rates=rates) == [pytest.approx(0.5 + 0.1 + 1.0)]


def test_tool_call_costs_the_action_time_and_a_sleep_its_seconds_besides():
    def agent(session, note):
        session.tools.sleep(30)
        note()

    assert times_of(agent) == [30.5]
    assert times_of(agent, action_time_s=2.0) == [32.0]


def test_sleep_jumps_over_hours_without_wall_time():
    from pytest_sentinel.task.plan import Variant

    plan = plan_of("tally-ring-noop", Variant(duration_s=172_800.0))
    ran = attempt(plan, lambda session: session.tools.sleep(172_800))
    assert ran.ending.reason == "stop"
    assert len(ran.recorder.of(EventApplied)) == 4


def test_events_are_stamped_with_their_scheduled_time_in_order():
    ran = attempt(plan_of("tally-ring-noop"), lambda session: session.tools.sleep(800))
    applied = [(event.at_s, event.event_kind) for event in ran.recorder.of(EventApplied)]
    assert applied == [(90.0, "offer_added"), (333.0, "alarm_set"), (600.0, "offer_added"), (700.0, "offer_added")]
    rows = ran.running.track.final.query("SELECT ref, added_at FROM offers WHERE added_by = 'timeline' ORDER BY 2")
    assert rows == [("offer-06", 90.0), ("offer-09", 600.0), ("offer-08", 700.0)]


def test_due_effect_is_applied_at_its_own_moment():
    ran = attempt(plan_of("tally-ring-noop"), lambda session: session.tools.sleep(800))
    assert [(event.at_s, event.effect_kind) for event in ran.recorder.of(DueApplied)] == [(350.25, "alarm_rings")]


def test_spike_between_two_events_is_seen_by_a_waiting_tool_and_not_by_sleep():
    seen = {}

    def price(session):
        return session._database.query("SELECT cents FROM offers WHERE ref = 'offer-01'")[0][0]

    def sleeper(session):
        session.tools.sleep(299)
        before = price(session)
        session.tools.sleep(60)
        seen["sleep"] = (before, price(session))

    def waiter(session):
        def low(_observation):
            return price(session) < 1000

        met = session.tools.wait("wait", {}, 600, low, look=lambda: None)
        seen["wait"] = (met, session.now_s(), price(session))

    attempt(plan_of("tally-passing-passive"), sleeper)
    ran = attempt(plan_of("tally-passing-passive"), waiter)
    assert seen["sleep"] == (1111, 1111)
    assert seen["wait"] == (True, 300.0, 987)
    assert ran.recorder.of(Waited)[0].reason == "met"


def test_model_call_past_the_stop_ends_the_run():
    def agent(session, note):
        with pytest.raises(RunEnded):
            session.model_called(duration_s=10_000.0, **MODEL)
        note()

    assert times_of(agent) == [720.0]


def test_model_call_is_recorded_with_its_tokens():
    ran = attempt(plan_of("tally-ring-noop"), lambda session: session.model_called(duration_s=1.0, **MODEL) and None)
    call = ran.recorder.of(ModelCalled)[0]
    assert (call.input_tokens, call.output_tokens, call.duration_s) == (100, 20, 1.0)


def test_real_clock_applies_events_at_their_wall_moment():
    events = [{"at": 8.0, "role": "decoy", "offer_added": {"offer": "offer-06"}}]
    plan = plan_of("tally-ring-noop", events=events)
    ran = attempt(plan, lambda session: session.tools.sleep(10), clock="real", speed=4.0)
    applied = ran.recorder.of(EventApplied)[0]
    assert applied.at_s == 8.0
    assert applied.wall_s >= 2.0
    assert ran.happened.ended_at_s >= 10.0


def test_real_clock_charges_nothing_for_tools_and_models():
    def agent(session, note):
        session.tools.sleep(2)
        session.model_called(duration_s=600.0, **MODEL)
        note()

    (after,) = times_of(agent, clock="real", speed=4.0)
    assert 2.0 <= after < 200.0
