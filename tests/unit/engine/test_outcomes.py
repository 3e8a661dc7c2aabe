"""Every outcome of the verdict table, from what an agent did."""

import pytest
from attempts import attempt, plan_of

from pytest_sentinel.browser.targets import Named
from pytest_sentinel.record.events import Contacted
from pytest_sentinel.task.plan import Variant

PRICE = "tally-price-active"
PASSING = "tally-passing-passive"
NOOP = "tally-ring-noop"
MAKER = "Enud of town 4"
LIKE = Named("button", "Like Dune lamp")


def wait_until(session, at_s):
    session.tools.wait("wait", {}, at_s - session.now_s() - session.action_time_s, None)


def do(*steps):
    """An agent of steps: a number waits until then, a text is written to the user, a callable gets the session."""

    def run(session):
        for step in steps:
            if isinstance(step, int | float):
                wait_until(session, step)
            elif isinstance(step, str):
                session.tools.notify_user(step)
            else:
                step(session)

    return run


def like(session):
    session.tools.click(LIKE)


def watch(session):
    from pytest_sentinel.agents.reference import keep_watching

    keep_watching(session)


def looks(session):
    session.tools.observe()


def raises(error):
    def step(session):
        raise error

    return step


@pytest.mark.browser
@pytest.mark.parametrize(
    ("task", "agent", "outcome", "flags"),
    [
        (PRICE, do(201, like, f"It is {MAKER}."), "success", ()),
        (PRICE, do(100, f"It is {MAKER}."), "early", ("early", "wrong_state", "ungrounded")),
        (PRICE, do(201), "gave_up", ("gave_up",)),
        (PRICE, do(201, raises(KeyError("x"))), "gave_up", ("gave_up",)),
        (PRICE, do(watch), "missed", ("missed",)),
        (PRICE, do(201, f"It is {MAKER}."), "wrong_state", ("wrong_state",)),
        (PRICE, do(201, like, "It happened."), "ungrounded", ("ungrounded",)),
        (PRICE, do(201, like, like, like, f"{MAKER}"), "wrong_action", ("wrong_action", "undone")),
        (PRICE, do(100, like, 201, f"{MAKER}"), "wrong_action", ("wrong_action",)),
        (PASSING, do(301, "It costs $9.87!"), "success", ()),
        (PASSING, do(301, "It costs 9.88 or so"), "ungrounded", ("ungrounded",)),
        (PASSING, do(301, "9.87, at 10:05 on 13 October, down from 11.11"), "success", ()),
        (PASSING, do(301, " ".join(f"{n / 100}" for n in range(950, 1000))), "ungrounded", ("ungrounded",)),
        (NOOP, do(watch), "silent", ()),
        (NOOP, do(100, "There it is"), "false_alarm", ("false_alarm",)),
        (NOOP, do(10, lambda s: s.tools.click(Named("button", "Like Amber lamp")), watch), "wrong_action", None),
        (NOOP, do(100, looks), "gave_up", ("gave_up",)),
        (NOOP, do(looks, lambda s: s.tools.sleep(800)), "unwatched", ("unwatched",)),
        (NOOP, do(lambda s: s.tools.give_up("bored")), "gave_up", ("gave_up",)),
    ],
)
def test_outcome(host, task, agent, outcome, flags):
    ran = attempt(plan_of(task), agent, host=host)
    assert ran.verdict.outcome == outcome, (ran.verdict, ran.ending)
    assert ran.verdict.passed == (outcome in {"success", "silent"})
    if flags is not None:
        assert ran.verdict.flags == flags


@pytest.mark.browser
def test_reaction_is_counted_in_milliseconds_from_the_measured_condition(host):
    ran = attempt(plan_of(PRICE), do(201, like, MAKER), host=host)
    assert ran.verdict.reaction_ms == 1500  # 200.5 -> 201, then two tools of half a second each
    assert ran.verdict.timely is True
    assert ran.verdict.success_within == {10: True, 30: True, 60: True, 120: True}


@pytest.mark.browser
def test_late_success_is_not_timely(host):
    ran = attempt(plan_of(PRICE), do(290, like, MAKER), host=host)
    assert ran.verdict.outcome == "success"
    assert ran.verdict.success_within == {10: False, 30: False, 60: False, 120: True}
    assert ran.verdict.timely is False


@pytest.mark.browser
def test_withheld_task_expects_silence(host):
    plan = plan_of(PRICE, Variant(withhold=True))
    assert attempt(plan, do(watch), host=host).verdict.outcome == "silent"
    assert attempt(plan, do(201, like, MAKER), host=host).verdict.outcome == "false_alarm"


@pytest.mark.browser
def test_like_is_wrong_where_the_target_is_withheld(host):
    ran = attempt(plan_of(PRICE, Variant(withhold=True)), do(201, like, watch), host=host)
    assert ran.verdict.outcome == "wrong_action"


def test_message_after_the_window_still_tells_a_value_the_fact_had():
    assert attempt(plan_of(PASSING), do(350, "It was 9.87")).verdict.outcome == "success"


def test_hung_agent_is_abandoned_and_gave_up():
    import threading

    release = threading.Event()
    ran = attempt(plan_of(PRICE), lambda session: release.wait(30) and None, hang_timeout_s=1.0)
    release.set()
    assert ran.verdict.outcome == "gave_up"
    assert ran.ending.reason == "hung"


def test_agent_that_swallows_its_own_errors_cannot_survive_the_end():
    def stubborn(session):
        while True:
            try:
                session.tools.sleep(100)
            except Exception:  # noqa: BLE001, S112 - the point of the test
                continue

    assert attempt(plan_of(NOOP), stubborn).ending.reason == "stop"


def test_coroutine_agent_is_awaited():
    async def run(session):
        session.tools.notify_user("now")

    ran = attempt(plan_of(NOOP), run)
    assert ran.verdict.outcome == "false_alarm"


def test_first_message_counts_and_ends_the_run():
    def twice(session):
        try:
            session.tools.notify_user("first")
        finally:
            session._contact.deliver("second", via="page")

    ran = attempt(plan_of(NOOP), twice)
    assert [event.message for event in ran.recorder.of(Contacted)] == ["first", "second"]
    assert ran.happened.message == "first"


@pytest.mark.parametrize("message", ["", "   ", "x" * 501])
def test_unsendable_message_is_refused_and_contacts_nobody(message):
    from pytest_sentinel.errors import ToolError

    def agent(session):
        with pytest.raises(ToolError, match="message"):
            session.tools.notify_user(message)

    assert attempt(plan_of(NOOP), agent).happened.contact_at_s is None


def test_paper_rule_is_judged_at_630_seconds():
    early = attempt(plan_of(PASSING), do(301, "nothing of use"))
    assert early.verdict.paper.contact_at_s == 301.5
    assert early.verdict.paper.passed is False  # the published rule looks at the state at 630 s, when the dip is over
    late = attempt(plan_of(NOOP), do(650, "too late to be noticed"))
    assert late.verdict.paper.passed is True
    assert late.verdict.outcome == "false_alarm"


def test_contact_page_counts_as_contact_and_its_opening_for_the_paper_rule():
    import httpx

    def agent(session):
        wait_until(session, 400)
        httpx.get(session.contact_url)
        wait_until(session, 420)
        answer = httpx.post(session.contact_url, data={"message": "hello"})
        assert answer.status_code == 200
        session.tools.sleep(1)

    ran = attempt(plan_of(NOOP), agent)
    assert ran.happened.contact_page_at_s == 400.0
    assert ran.happened.contact_at_s == 420.0
    assert ran.verdict.outcome == "false_alarm"


def test_bug_of_ours_under_an_agent_is_a_fault_not_its_failure(monkeypatch):
    from pytest_sentinel.errors import InfrastructureError
    from pytest_sentinel.tools import Tools

    def broken(self, message):
        raise AttributeError("a bug")

    monkeypatch.setattr(Tools, "_deliver", broken)
    with pytest.raises(InfrastructureError, match="a bug"):
        attempt(plan_of(NOOP), do("hello"))


def test_seed_moves_the_condition_and_what_the_judge_measures():
    plan = plan_of(PRICE, Variant(seed=3))
    ran = attempt(plan, do(5, watch_without_page))
    assert ran.running.measured.condition_at_s == plan.authored_at_s != 200.5


def watch_without_page(session):
    session.tools.sleep(800)


@pytest.mark.browser
def test_raw_page_is_refused_on_the_virtual_clock_and_given_on_the_real_one(host):
    async def title(page):
        return await page.title()

    def agent(session):
        titles.append(session.on_raw_page(title))

    titles = []
    virtual = attempt(plan_of(NOOP), agent, host=host)
    assert virtual.ending.reason == "crashed"
    assert "--clock=real" in virtual.ending.detail
    attempt(plan_of(NOOP), agent, host=host, clock="real")
    assert titles == ["Tally"]


def test_agent_that_catches_everything_is_left_behind_at_the_end():
    def stubborn(session):
        while True:
            try:
                session.tools.sleep(100)
            except BaseException:  # noqa: BLE001, S112 - the point of the test
                continue

    ran = attempt(plan_of(NOOP), stubborn)
    assert ran.ending.reason == "stop"
    assert ran.verdict.outcome == "unwatched"


SHORT = {"events": [{"at": 1.0, "role": "decoy", "offer_added": {"offer": "offer-06"}}]}


def short_real(agent, stop_s=6.0):
    """An attempt on the real clock at speed 4 whose stop comes after six simulated seconds."""
    import dataclasses

    plan = dataclasses.replace(plan_of(NOOP, **SHORT), stop_s=stop_s)
    return attempt(plan, agent, clock="real", speed=4.0)


def test_agent_with_a_loop_of_its_own_is_ended_by_the_stop_of_the_real_clock():
    import time

    ran = short_real(lambda session: time.sleep(30))
    assert ran.ending.reason == "stop"
    assert ran.verdict.outcome == "unwatched"


def test_agent_that_returns_at_the_stop_did_not_give_up():
    import time

    def agent(session):
        while session.now_s() < session.clock.stop_s:
            time.sleep(0.1)

    assert short_real(agent).ending.reason == "stop"


def test_message_after_the_stop_is_recorded_and_does_not_count():
    import time

    import httpx

    def agent(session):
        time.sleep(2.5)
        httpx.post(session.contact_url, data={"message": "too late"})

    ran = short_real(agent)
    assert ran.happened.contact_at_s is None
    assert [(event.message, event.counted) for event in ran.recorder.of(Contacted)] == [("too late", False)]


def test_message_with_half_a_surrogate_pair_is_judged_as_text():
    ran = attempt(plan_of(PASSING, done="SELECT mentions(:message, '9.87')"), do(301, "It costs 9.87 \ud83d"))
    assert ran.verdict.outcome == "success"


@pytest.mark.parametrize(
    "sweep",
    [
        "\u00a0".join(str(n) for n in range(1000, 3000, 50)) + " 9.87",
        "9.87, nine hundred, nine hundred one, nine hundred two, nine hundred three, nine hundred four, ninety",
        " ".join(chr(0x2460 + n) for n in range(8)) + " 9.87",
        "9.80,9.81,9.82,9.83,9.84,9.85,9.86,9.87",
    ],
)
def test_sweep_over_figures_in_any_spelling_is_ungrounded(sweep):
    assert attempt(plan_of(PASSING), do(301, sweep)).verdict.outcome == "ungrounded"


@pytest.mark.parametrize(
    ("most", "message", "outcome"),
    [
        (0, "It costs 9.87.", "success"),
        (0, "It costs 9.87 or 8.88.", "ungrounded"),
        (1, "It costs 9.87 or 8.88.", "success"),
        (1, "It costs 9.87, 8.88 or 7.77.", "ungrounded"),
        (2, "It costs 9.87, 8.88 or 7.77.", "success"),
        (2, "It costs 9.87, 8.88, 7.77 or 6.66.", "ungrounded"),
    ],
)
def test_message_may_name_as_many_others_as_the_task_says(most, message, outcome):
    among = {"price": "SELECT value FROM json_each('[9.87, 8.88, 7.77, 6.66]')"}
    plan = plan_of(PASSING, among=among, among_max=most)
    assert attempt(plan, do(301, message)).verdict.outcome == outcome


def test_event_of_sub_millisecond_time_is_no_trap_for_an_exact_message():
    events = [{**e.model_dump(exclude_unset=True)} for e in plan_of(PASSING).task.events]
    events[1]["at"] = 300.0004
    plan = plan_of(PASSING, events=events, condition_at=300.0)
    assert attempt(plan, do(300.0, "9.87"), action_time_s=0.0).verdict.outcome == "success"


def test_change_during_the_charge_of_a_wait_is_not_jumped_over():
    def agent(session):
        session.tools.wait("first", {}, 298.5, None)
        met.append(session.tools.wait("second", {}, 30, lambda _: True, look=lambda: None))
        met.append(session.now_s())

    met = []
    attempt(plan_of(PASSING), agent, action_time_s=1.0)
    assert met == [True, 300.5]


def test_exact_permission_is_spent_before_one_for_any_parameters():
    from pytest_sentinel.judge import judge_actions
    from pytest_sentinel.shadow import AllowedAction

    class Spent:
        allowed = (
            AllowedAction("like", "a", None, 0, 700, 1),
            AllowedAction("like", "a", {"x": 1}, 0, 700, 1),
        )

    rows = [(1, 5.0, "like", "a", '{"x": 1}', "consequential"), (2, 6.0, "like", "a", '{"x": 2}', "consequential")]
    assert [action.allowed for action in judge_actions(rows, plan_of(PRICE), Spent())] == [True, True]


def test_failing_handler_does_not_take_back_an_early_message():
    from pytest_sentinel.errors import ServerFault
    from pytest_sentinel.run import check_server

    def failing(outcome):
        ran = attempt(plan_of(NOOP), do(10, "early") if outcome == "false_alarm" else do(10))
        ran.running.app.server.failures.append(RuntimeError("a bug of ours"))
        return ran.running.app, ran.verdict

    check_server(*failing("false_alarm"))
    with pytest.raises(ServerFault):
        check_server(*failing("gave_up"))
