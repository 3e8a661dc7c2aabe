"""The five wait tools on a real page, on the virtual clock."""

import pytest
from attempts import attempt, plan_of

from pytest_sentinel.browser.targets import Named
from pytest_sentinel.errors import InfrastructureError, ToolError
from pytest_sentinel.limits import LimitReached
from pytest_sentinel.record.events import Judged, Observed, ToolCalled, Waited
from pytest_sentinel.session import RunEnded
from pytest_sentinel.usage import usage_of
from pytest_sentinel.waiting.calling import perform
from pytest_sentinel.waiting.contract import WatcherAnswer
from pytest_sentinel.waiting.predicate import Predicate
from pytest_sentinel.waiting.sentinel_step import SentinelStep
from pytest_sentinel.waiting.sleep import Sleep
from pytest_sentinel.waiting.telling import TOLD_CHARS
from pytest_sentinel.waiting.wait_for import WaitFor
from pytest_sentinel.waiting.watch import Watch

pytestmark = pytest.mark.browser

CONDITION = {"condition": "The Amber lamp costs less than ten dollars."}
JUDGING = [(WaitFor, CONDITION), (Watch, CONDITION), (SentinelStep, CONDITION)]
PRICE = {"check": "number", "words": "Amber lamp at #", "at_most": 9.99}
ALL = [*JUDGING, (Predicate, PRICE), (Sleep, {"seconds": 299.6})]


def prices(*changes):
    """Events that set the price of the Amber lamp, as (time, cents)."""
    events = [
        {"at": at, "role": "filler", "price_set": {"offer": "offer-01", "cents": cents}} for at, cents in changes[:-1]
    ]
    at, cents = changes[-1]
    return {"events": [*events, {"at": at, "role": "target", "price_set": {"offer": "offer-01", "cents": cents}}]}


def waited(waits):
    (event,) = waits.ran.recorder.of(Waited)
    return event


@pytest.mark.parametrize(("tool", "arguments"), ALL)
def test_wait_returns_what_changed_and_not_the_page(wait_with, tool, arguments):
    waits = wait_with(tool(), arguments)
    assert waits.result.reason == ("time_out" if tool is Sleep else "met")
    assert '"Amber lamp at 11.11" -> link "Amber lamp at 9.87" [ref=e' in waits.result.text
    assert "3 offers" not in waits.result.text
    assert len(waits.result.text) < TOLD_CHARS + 800
    assert waited(waits).wakes == waits.result.wakes


@pytest.mark.parametrize(("tool", "arguments"), ALL)
def test_time_out_is_told_and_recorded(wait_with, tool, arguments):
    given = {"seconds": 50} if tool is Sleep else {**arguments, "timeout_s": 50}
    waits = wait_with(tool(), given)
    assert waits.result.reason == "time_out"
    assert waits.at_s == 50.5
    assert "nothing has changed" in waits.result.text
    assert (waited(waits).reason, waited(waits).from_s) == ("time_out", 0.5)


@pytest.mark.parametrize(("tool", "arguments"), ALL)
def test_stop_of_the_run_ends_the_wait(host, tool, arguments):
    def agent(session):
        given = {"seconds": 5000} if tool is Sleep else {**arguments, "timeout_s": 5000}
        watcher = type("Never", (), {"judge": lambda *_, **__: WatcherAnswer(False, "no")})()
        watcher.check = lambda _: session.tools.look(by="watcher", wake=True)
        with pytest.raises(RunEnded, match="stop"):
            perform(tool(), session, given, watcher)
        raise RunEnded("stop")

    ran = attempt(plan_of("tally-ring-noop"), agent, host=host)
    (event,) = ran.recorder.of(Waited)
    assert (event.reason, event.at_s) == ("stopped", 720.0)
    assert ran.verdict.outcome == ("unwatched" if tool is Sleep else "silent")


@pytest.mark.parametrize(("tool", "arguments"), ALL)
def test_wrong_arguments_go_back_to_the_model(host, tool, arguments):
    refused = []

    def agent(session):
        for wrong in ({}, {**arguments, "colour": "red"}):
            with pytest.raises(ToolError) as error:
                perform(tool(), session, wrong, None)
            refused.append(str(error.value))

    ran = attempt(plan_of("tally-ring-noop"), agent, host=host)
    assert "Field required" in refused[0]
    assert "colour" in refused[1]
    assert ran.happened.ended_at_s == 0.0


def test_watch_wakes_at_the_moment_itself(wait_with):
    waits = wait_with(Watch(), CONDITION, **prices((120.3, 1050), (300.7, 987)))
    assert waits.asked_at == [120.3, 300.7]
    assert waits.at_s == 300.7


def test_wait_for_looks_on_the_whole_second_after_a_change(wait_with):
    waits = wait_with(WaitFor(), CONDITION, **prices((120.3, 1050), (300.7, 987)))
    assert waits.asked_at == [121.0, 301.0]


def test_spike_within_a_second_is_seen_by_watch_and_predicate_and_jumped_over_by_wait_for(wait_with):
    spike = prices((200.2, 987), (200.6, 1111), (500.0, 500))
    assert wait_with(Watch(), CONDITION, **spike).at_s == 200.2
    assert wait_with(Predicate(), PRICE, **spike).at_s == 200.2
    waits = wait_with(WaitFor(), CONDITION, word="9.87", **spike)
    assert (waits.result.reason, waits.asked_at) == ("time_out", [500.0])


def test_wait_for_judges_at_most_every_five_seconds_and_everything_together(wait_with):
    waits = wait_with(WaitFor(), CONDITION, **prices((100.0, 1050), (101.0, 1040), (102.0, 1030), (103.0, 987)))
    assert waits.asked_at == [100.0, 105.0]
    assert '-link "Amber lamp at 10.50"' in waits.watcher.asked[1][1]
    assert '+link "Amber lamp at 9.87"' in waits.watcher.asked[1][1]


def test_wait_for_loads_the_page_again_once_a_minute(wait_with):
    loads = []

    def note_loads(session):
        goto = session.page.goto
        session.page.goto = lambda url: (loads.append(session.now_s()), goto(url))

    waits = wait_with(
        WaitFor(), {**CONDITION, "timeout_s": 200}, first=note_loads, **prices((100.0, 987)), word="never"
    )
    assert loads == [61.0, 121.0, 181.0]
    assert waits.asked_at == [100.0]


def test_changes_while_the_watcher_thinks_are_judged_together_at_once(wait_with):
    waits = wait_with(
        Watch(), CONDITION, think_s=4.0, **prices((100.0, 1050), (101.0, 1040), (102.0, 1030), (103.0, 987))
    )
    assert waits.asked_at == [100.0, 104.0]
    assert "10.50" in waits.watcher.asked[1][1]
    assert waits.at_s == 108.0


def test_watch_asks_three_times_in_a_row_and_then_once_in_ten_seconds(wait_with):
    steps = [(100.0 + n, 2000 + n) for n in range(40)]
    waits = wait_with(Watch(), {**CONDITION, "timeout_s": 160}, **prices(*steps))
    assert waits.asked_at == [100.0, 101.0, 102.0, 110.0, 120.0, 130.0, 140.0]


def test_state_that_shows_only_for_a_moment_between_judgements_is_still_judged(wait_with):
    steps = [(100.0, 2000), (101.0, 2001), (102.0, 2002), (104.0, 987), (105.0, 2003)]
    waits = wait_with(Watch(), CONDITION, **prices(*steps))
    assert waits.asked_at == [100.0, 101.0, 102.0, 110.0]
    assert "Shown for a moment only, and gone again:" in waits.watcher.asked[-1][1]
    assert waits.result.reason == "met"


def test_watch_shows_what_is_new_apart_from_what_changed_before(wait_with):
    waits = wait_with(Watch(), CONDITION, **prices((100.0, 1050), (200.0, 987)))
    assert waits.watcher.asked[0][1].startswith("New:\n")
    earlier, new = waits.watcher.asked[1][1].removeprefix("Changed earlier, since the wait began:\n").split("New:\n")
    assert '"Amber lamp at 10.50" -> link "Amber lamp at 9.87"' in new
    assert '"Amber lamp at 11.11" -> link "Amber lamp at 10.50"' in earlier
    assert "[ref=" not in new + earlier


def test_page_that_is_drawn_anew_without_a_difference_asks_nobody(wait_with):
    waits = wait_with(Watch(), {**CONDITION, "timeout_s": 400}, **prices((100.0, 1111), (200.0, 1111)))
    assert waits.watcher.asked == []
    assert (waited(waits).wakes, waited(waits).ignored, waited(waits).judged) == (0, 0, 0)


def test_event_elsewhere_in_the_app_is_a_wake_that_is_ignored(wait_with):
    waits = wait_with(Watch(), {**CONDITION, "timeout_s": 400}, task="tally-ring-noop", word="Zinc")
    assert (waited(waits).wakes, waited(waits).ignored, waited(waits).judged) == (3, 2, 1)


@pytest.mark.parametrize("tool", [WaitFor, Watch])
def test_answer_that_breaks_the_schema_leaves_the_change_to_the_next_judgement(wait_with, tool):
    broken = WatcherAnswer(False, "no answer", valid=False)
    waits = wait_with(tool(), CONDITION, answers=[broken], word="10.50", **prices((100.0, 1050), (200.0, 987)))
    assert waits.asked_at == [100.0, 200.0]
    assert "11.11" in waits.watcher.asked[1][1]
    assert "9.87" in waits.watcher.asked[1][1]


@pytest.mark.parametrize("tool", [WaitFor, Watch, Predicate])
def test_what_happened_since_the_agent_looked_counts_as_a_change(wait_with, tool):
    def think(session):
        session.model_called(
            duration_s=150.0, role="agent", phase="waiting", model="rule", input_tokens=1, output_tokens=1
        )

    arguments = PRICE if tool is Predicate else CONDITION
    waits = wait_with(tool(), arguments, first=think, **prices((100.0, 987), (700.0, 500)))
    assert waits.result.reason == "met"
    assert waits.at_s <= 151.0
    assert '"Amber lamp at 11.11" -> link "Amber lamp at 9.87"' in waits.result.text


def test_second_wait_tells_only_what_the_first_did_not(host):
    texts = []

    def agent(session):
        session.tools.observe()
        texts.extend(perform(Sleep(), session, {"seconds": 150}, None).text for _ in range(2))

    attempt(plan_of("tally-passing-passive", **prices((100.0, 1050), (200.0, 987))), agent, host=host)
    assert '11.11" -> link "Amber lamp at 10.50"' in texts[0]
    assert '10.50" -> link "Amber lamp at 9.87"' in texts[1]
    assert "11.11" not in texts[1]


@pytest.mark.parametrize("tool", [WaitFor, Watch, SentinelStep])
def test_what_comes_during_the_last_judgement_is_told_as_well(wait_with, tool):
    waits = wait_with(tool(), CONDITION, think_s=30.0, **prices((70.0, 987), (90.0, 1111)))
    before, after = waits.result.text.split("And a moment later:\n")
    assert '11.11" -> link "Amber lamp at 9.87"' in before
    assert '9.87" -> link "Amber lamp at 11.11"' in after
    assert sum(event.wake for event in waits.ran.recorder.of(Observed)) == waits.result.wakes


def test_what_the_agent_did_itself_is_not_judged(wait_with):
    def act(session):
        session.tools.visit("/")
        session.tools.click(Named("button", "Like Amber lamp"))

    waits = wait_with(Watch(), CONDITION, first=act, **prices((100.0, 987)))
    assert waits.asked_at == [100.0]
    assert "Unlike" not in waits.watcher.asked[0][1]


def test_sentinel_step_checks_at_once_and_slower_while_nothing_happens(wait_with):
    waits = wait_with(
        SentinelStep(), {**CONDITION, "timeout_s": 300, "first_interval_s": 20}, word="never", **prices((700.0, 987))
    )
    checks = waits.watcher.checked_at
    assert checks[:4] == [0.5, 30.5, 75.5, 135.5]
    assert {round(b - a, 3) for a, b in zip(checks[2:-1], checks[3:-1], strict=False)} == {60.0}
    assert waits.at_s == 300.5


def test_sentinel_step_checks_more_often_while_things_happen(wait_with):
    steps = [(5.0 + 10 * n, 2000 + n) for n in range(20)]
    waits = wait_with(SentinelStep(), {**CONDITION, "timeout_s": 150}, word="never", **prices(*steps))
    gaps = [round(b - a, 3) for a, b in zip(waits.watcher.checked_at, waits.watcher.checked_at[1:], strict=False)]
    assert gaps[:4] == [45.0, 22.5, 11.25, 10.0]


def test_sentinel_step_judges_the_whole_page_without_references(wait_with):
    waits = wait_with(SentinelStep(), CONDITION)
    shown = waits.watcher.asked[-1][1]
    assert '- heading "3 offers" [level=1]' in shown.splitlines()
    assert '- link "Amber lamp at 9.87"' in shown.splitlines()
    assert "[ref=" not in shown


def test_predicate_asks_no_model_and_says_what_it_saw(wait_with):
    waits = wait_with(Predicate(), PRICE)
    assert waits.watcher.asked == []
    assert "'amber lamp at 9.87' says 9.87" in waits.result.text
    assert "At first: 'amber lamp at 11.11' says 11.11." in waits.result.text
    assert waits.at_s == 300.0


def test_predicate_counts_rows_as_they_come(wait_with):
    waits = wait_with(
        Predicate(),
        {"check": "count", "role": "link", "words": "lamp", "at_least": 5},
        task="tally-ring-noop",
    )
    assert (waits.result.reason, waits.at_s) == ("met", 600.0)


def test_predicate_that_holds_already_returns_at_once(wait_with):
    waits = wait_with(Predicate(), {"check": "text", "words": "Amber lamp"})
    assert waits.result.text.startswith("The check holds already: 'Amber lamp' is on the page")
    assert waits.at_s == 0.5


def test_predicate_about_a_number_that_is_not_there_is_refused_and_recorded(host):
    def agent(session):
        with pytest.raises(ToolError, match="no line of the page reads 'Zinc lamp at #'"):
            perform(Predicate(), session, {**PRICE, "words": "Zinc lamp at #"}, None)

    ran = attempt(plan_of("tally-ring-noop"), agent, host=host)
    assert ran.recorder.of(Waited)[0].reason == "refused"
    assert "Zinc lamp" in ran.recorder.of(ToolCalled)[0].error


def test_wakes_and_those_that_mattered_are_counted(wait_with):
    waits = wait_with(Watch(), CONDITION, **prices((100.0, 1050), (200.0, 1040), (300.0, 987)))
    usage = usage_of(waits.ran.recorder)
    assert (usage.wakes, usage.wakes_that_mattered) == (3, 1)
    wakes = [event.at_s for event in waits.ran.recorder.of(Observed) if event.wake]
    assert wakes == [100.0, 200.0, 300.0]


def test_limit_reached_by_a_watcher_is_no_fault_of_ours(host):
    class Spent:
        def judge(self, *_, **__):
            raise LimitReached("max_tokens", "enough")

    ran = attempt(
        plan_of("tally-passing-passive"), lambda session: perform(Watch(), session, CONDITION, Spent()), host=host
    )
    assert ran.ending.reason == "max_tokens"
    assert ran.recorder.of(Waited)[0].reason == "max_tokens"


def test_bug_of_a_wait_tool_is_a_fault_of_ours(host):
    class Broken(Watch):
        def wait(self, session, arguments, watcher):
            raise KeyError("oops")

    def agent(session):
        perform(Broken(), session, CONDITION, None)

    with pytest.raises(InfrastructureError, match="wait tool watch: KeyError: 'oops'"):
        attempt(plan_of("tally-ring-noop"), agent, host=host)


def test_watcher_is_asked_nothing_after_the_user_was_written_to(host):
    def agent(session):
        session.tools.notify_user("It costs less.")

    ran = attempt(plan_of("tally-ring-noop"), agent, host=host)
    assert ran.recorder.of(Judged) == []
