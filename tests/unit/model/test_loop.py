"""The model agent on a real page: what it is told, what its answers do, and how it ends."""

import json
import re

import pytest
from attempts import plan_of
from mail_attempts import plan_of_task
from model_runs import converse, last_text
from model_server import Script, said

from pytest_sentinel.limits import Limits
from pytest_sentinel.record.events import Observed, ToolCalled, Waited
from pytest_sentinel.waiting.sleep import Sleep

pytestmark = pytest.mark.browser
BYE = said(calls=[("give_up", {"reason": "enough"})])


def sleep(seconds):
    return said(calls=[("sleep", {"seconds": seconds})])


def tell(message):
    return said(calls=[("notify_user", {"message": message})])


def ref_of(request, label):
    """The reference that the newest account of the page gives an element whose line begins so."""
    text = "\n".join(str(message["content"]) for message in request["messages"])
    return re.findall(rf"{re.escape(label)}.*\[ref=(e\d+)\]", text)[-1]


def told(done, number):
    return last_text(done.asked[number].body)


def test_model_solves_a_task_from_what_it_is_sent(host):
    def policy(request):
        text = json.dumps(request["messages"], ensure_ascii=False)
        if "Enud of town 4" in text:
            return tell("I liked it; it is made by Enud of town 4.")
        if "12.50" not in text:
            return sleep(30)
        if '"click"' not in json.dumps([m.get("tool_calls") for m in request["messages"]]):
            return said(calls=[("click", {"ref": ref_of(request, 'button "Like Dune lamp')})])
        return said(calls=[("click", {"ref": ref_of(request, 'link "Dune lamp')})])

    done = converse(host, policy)
    assert (done.ending.reason, done.attempted.verdict.outcome) == ("contacted", "success")
    assert [call.phase for call in done.calls[:3]] == ["waiting"] * 3
    assert done.calls[-1].phase == "acting"


def test_first_request_holds_the_task_and_the_page_and_nothing_of_the_solution(host):
    done = converse(host, Script(BYE))
    body = done.asked[0].body
    system, opening = body["messages"]
    task, _, page = opening["content"].partition("\n\n")
    assert (system["role"], opening["role"]) == ("system", "user")
    assert "Tuesday, 13 October 2026, 10:00" in system["content"]
    assert task.startswith("When an offer called Dune lamp")
    assert page.startswith('It is Tuesday, 13 October 2026, 10:00:00. The page is / ("Tally").')
    whole = json.dumps(body)
    for secret in ("tally-price", "active", "200.5", "Enud", "offer-04", "SELECT", "127.0.0.1"):
        assert secret not in whole
    names = [tool["function"]["name"] for tool in body["tools"]]
    assert names == [
        *("click", "type", "select", "press", "hover", "scroll", "visit", "back", "read_page"),
        *("sleep", "notify_user", "give_up"),
    ]


def test_after_an_action_only_what_changed_is_told(host):
    def policy(request):
        if len(request["messages"]) == 2:
            return said(calls=[("click", {"ref": ref_of(request, 'button "Account')})])
        return BYE

    done = converse(host, policy, plan=plan_of_task("micromail-sender-absolute-passive"))
    first, second = told(done, 0), told(done, 1)
    assert second.startswith("Done. It is Tuesday, 13 October 2026, 10:00:00.\nWhat has changed on the page")
    assert "menu" in second
    assert len(second) < len(first) / 10


def test_references_that_changed_without_anything_to_see_are_told(host):
    done = converse(host, Script(sleep(600), BYE))  # the offers are drawn anew with each change
    text = told(done, 1)
    assert "The page:" in text or "These look the same and have new references:" in text
    assert ref_of(done.asked[1].body, 'button "Like Amber lamp"') != ref_of(
        done.asked[0].body, 'button "Like Amber lamp"'
    )


def test_wait_tells_what_changed_and_is_not_told_twice(host):
    done = converse(host, Script(sleep(60), BYE))
    text = told(done, 1)
    assert text.startswith("You slept for 60 s. It is 10:01:00, 60 s later.")
    assert "Ember lamp" in text
    assert text.count("has changed") == 1
    assert len(done.attempted.recorder.of(Waited)) == 1


def test_read_page_tells_the_whole_page_in_parts(host):
    replies = Script(sleep(600), said(calls=[("read_page", {})]), said(calls=[("read_page", {"part": 2})]), BYE)
    done = converse(host, replies, spec={"page_chars": 500})
    assert "The page, part 1 of 2. read_page(part=2) shows the next one.\n" in told(done, 2)
    assert "The page, part 2 of 2.\n" in told(done, 3)
    page = [m for m in done.asked[3].body["messages"] if "part 1 of" in str(m["content"])]
    assert page == []  # only the newest whole page stays


@pytest.mark.parametrize(
    ("call", "answer"),
    [
        (("click", {}), "click: the argument 'ref' is missing: Reference of the element, such as e12."),
        (("click", {"reff": "e1"}), "there is no argument 'reff'; closest is 'ref'"),
        (("click", '{"ref": "e1"'), "click: the arguments are no JSON object"),
        (("klick", {"ref": "e1"}), "there is no tool 'klick'; closest is 'click'"),
        (("visit", {"url": "https://example.org/"}), "lies outside of this app; only addresses of this app can be"),
        (("scroll", {"dy": "far"}), "argument 'dy': input should be a valid integer"),
        (("select", {"ref": "e1", "option": ""}), "argument 'option'"),
        (("press", {"key": "Entr"}), "Enter"),
        (("back", {}), "there is nothing to go back to"),
        (("notify_user", {"message": " "}), "The message is empty"),
        (("notify_user", {"message": "x" * 501}), "at most 500"),
        (("sleep", {"seconds": -3}), "seconds"),
        (("sleep", {}), "seconds"),
    ],
)
def test_error_that_the_model_can_mend_goes_back_to_it_as_text(host, call, answer):
    done = converse(host, Script(said(calls=[call]), BYE))
    assert told(done, 1).startswith("This failed: ")
    assert answer in told(done, 1)
    assert done.ending.reason == "gave_up"
    (refused, _) = done.attempted.recorder.of(ToolCalled)
    assert (refused.tool, refused.error is not None) == (call[0], True)


def test_stale_reference_is_answered_with_the_whole_page(host):
    done = converse(host, Script(said(calls=[("click", {"ref": "e9999"})]), BYE))
    assert told(done, 1).startswith("This failed: there is no reference 'e9999'")
    assert "\nThe page:\n" in told(done, 1)


def test_numbers_and_truth_as_text_and_null_are_taken(host):
    calls = [("scroll", {"dy": "100", "ref": None}), ("sleep", {"seconds": "5"})]
    done = converse(host, Script(said(calls=calls), BYE))
    assert not [event for event in done.attempted.recorder.of(ToolCalled) if event.error]


def test_several_calls_are_carried_out_in_order_up_to_the_wait(host):
    done = converse(
        host,
        Script(said(calls=[("scroll", {}), ("press", {"key": "Tab"}), ("sleep", {"seconds": 5}), ("back", {})]), BYE),
    )
    results = [m["content"] for m in done.asked[1].body["messages"] if m["role"] == "tool"]
    assert [text.partition("\n")[0] for text in results[:2]] == ["Done.", "Done."]
    assert results[2].startswith("You slept for 5 s.")
    assert results[3] == "Not done, because you should see first what came of the call before it."
    assert [event.tool for event in done.attempted.recorder.of(ToolCalled)] == ["scroll", "press", "sleep", "give_up"]


def test_calls_after_a_failed_one_are_not_carried_out(host):
    done = converse(host, Script(said(calls=[("click", {"ref": "e999"}), ("notify_user", {"message": "done"})]), BYE))
    results = [m["content"] for m in done.asked[1].body["messages"] if m["role"] == "tool"]
    assert results[1] == "Not done, because the call before it failed."
    assert done.ending.reason == "gave_up"


@pytest.mark.parametrize(
    ("reply", "answer"),
    [
        (said("Nothing yet, I keep watching."), "Your answer called no tool"),
        (said(None), "Your answer called no tool"),
        (said(""), "Your answer called no tool"),
        (said(None, refusal="I can't."), "You declined."),
        (said(None, finish="content_filter"), "You declined."),
        (said("So first I will have to think about", finish="length"), "Your answer was cut off"),
    ],
)
def test_answer_without_a_call_is_asked_again(host, reply, answer):
    done = converse(host, Script(reply, BYE))
    assert told(done, 1).rpartition("\n\n")[2].startswith(answer)
    assert done.attempted.recorder.of(ToolCalled)[0].tool == "give_up"


def test_answer_cut_off_inside_a_call_is_explained(host):
    done = converse(host, Script(said(calls=[("notify_user", '{"message": "It is fi')], finish="length"), BYE))
    assert "the arguments are no JSON object" in told(done, 1)
    assert done.ending.reason == "gave_up"


def test_model_that_never_calls_a_tool_has_given_up(host):
    done = converse(host, lambda request: said("I think so."))
    assert (done.ending.reason, len(done.asked)) == ("gave_up", 8)
    assert "8 answers in a row" in done.ending.detail
    assert done.attempted.verdict.outcome == "gave_up"


def test_model_that_only_makes_mistakes_has_given_up(host):
    done = converse(host, lambda request: said(calls=[("click", {})]))
    assert (done.ending.reason, len(done.asked)) == ("gave_up", 8)


@pytest.mark.parametrize(
    "text",
    [
        '<tool_call>{"name": "give_up", "arguments": {"reason": "x"}}</tool_call>',
        '<think>I will <tool_call>{"name": "give_up", "arguments": {}}</tool_call></think>',
        '```json\n{"name": "give_up", "arguments": {}}\n```',
    ],
)
def test_call_in_text_or_thinking_is_carried_out(host, text):
    assert converse(host, Script(said(text))).attempted.recorder.of(ToolCalled)[0].tool == "give_up"


def test_model_without_tool_calls_is_asked_for_one_object(host):
    replies = Script(
        said('{"call": {"tool": "scroll", "arguments": {"dy": 50, "dx": null, "ref": null}}}'),
        said('{"call": {"tool": "sleep", "arguments": {"seconds": 60}}}'),
        said('{"call": {"tool": "give_up", "arguments": {"reason": "x"}}}'),
    )
    done = converse(host, replies, spec={"tool_calls": "json"})
    body = done.asked[0].body
    assert "tools" not in body
    options = body["response_format"]["json_schema"]["schema"]["properties"]["call"]["anyOf"]
    assert [option["properties"]["tool"]["enum"][0] for option in options][-3:] == ["sleep", "notify_user", "give_up"]
    assert all(
        o["properties"]["arguments"]["required"] == list(o["properties"]["arguments"]["properties"]) for o in options
    )
    assert [event.tool for event in done.attempted.recorder.of(ToolCalled)] == ["scroll", "sleep", "give_up"]
    assert [call.phase for call in done.calls] == ["acting", "waiting", "acting"]
    assert {m["role"] for m in done.asked[2].body["messages"]} == {"system", "user", "assistant"}


def test_model_that_can_see_gets_the_newest_screenshot_and_the_record_gets_its_file(host):
    done = converse(host, Script(said(calls=[("scroll", {})]), sleep(60), BYE), spec={"vision": True})
    for asked in done.asked:
        parts = [p for m in asked.body["messages"] if isinstance(m["content"], list) for p in m["content"]]
        urls = [part["image_url"]["url"] for part in parts if part["type"] == "image_url"]
        assert len(urls) == 1
        assert urls[0].startswith("data:image/jpeg;base64,/9j/")
    assert [call.pictures for call in done.calls] == [1, 1, 1]
    assert all(call.request_bytes > call.picture_bytes > 5_000 for call in done.calls)
    record = "".join(event.model_dump_json() for event in done.attempted.recorder.events)
    assert "base64" not in record
    assert "0001.jpeg" in json.dumps(done.calls[0].request)
    taken = [event.screenshot for event in done.attempted.recorder.of(Observed) if event.screenshot]
    assert taken == ["0001.jpeg", "0002.jpeg", "0003.jpeg"]


def test_model_that_cannot_see_gets_no_screenshot(host):
    done = converse(host, Script(BYE))
    assert done.calls[0].pictures == 0
    assert all(event.screenshot is None for event in done.attempted.recorder.of(Observed))


def test_time_moves_by_think_time_and_actions_only(host):
    done = converse(host, Script(said(calls=[("scroll", {})], delay_s=0.3), BYE), think_time="2")
    assert done.ended_at_s == pytest.approx(2 + 0.5 + 2)


def test_stop_ends_the_run_and_the_last_call_is_counted(host):
    done = converse(host, lambda request: sleep(400))
    assert (done.ending.reason, done.attempted.verdict.outcome) == ("stop", "missed")
    assert len(done.calls) == len(done.asked) == 2


def test_limit_of_steps_ends_the_agent(host):
    done = converse(host, lambda request: sleep(5), limits=Limits(max_steps=3))
    assert (done.ending.reason, len(done.asked)) == ("max_steps", 3)


def test_request_stays_bounded_over_a_long_run(host):
    done = converse(host, lambda request: said("I keep watching. " * 30, calls=[("sleep", {"seconds": 5})]))
    sizes = [asked.size for asked in done.asked]
    assert len(sizes) > 100
    assert max(sizes[60:]) < 1.2 * max(sizes[:60])


def test_bug_of_a_wait_tool_is_ours(host):
    from pytest_sentinel.errors import InfrastructureError

    class Broken(Sleep):
        def wait(self, session, arguments, watcher):
            raise KeyError("oops")

    with pytest.raises(InfrastructureError, match="wait tool sleep: KeyError"):
        converse(host, Script(sleep(5)), wait_tool=Broken())


class Checking(Sleep):
    """A wait tool that has the agent look, from its saved state, twice."""

    name = "checking"

    def wait(self, session, arguments, watcher):
        from pytest_sentinel.waiting.contract import WaitResult

        with session.tools.waiting("checking", {}, 60) as wait:
            first, second = watcher.check("open the second offer"), watcher.check("look")
            wait.take(second)
            return WaitResult("met", f"{first.url.rpartition('/')[2] != ''} {second.url.endswith('/')}", 2)


def test_look_on_behalf_of_a_wait_starts_from_the_saved_state_and_is_forgotten(host):
    def policy(request):
        text = last_text(request)
        names = [tool["function"]["name"] for tool in request["tools"]]
        if "open the second offer" in text:
            assert "notify_user" not in names
            assert "checking" not in names
            return said(calls=[("click", {"ref": ref_of(request, 'link "Birch lamp')})])
        if "time to look again" in json.dumps(request["messages"][-1]) or "Done." in text:
            return said(calls=[("done_looking", {})])
        return said(calls=[("checking", {})]) if len(request["messages"]) == 2 else BYE

    done = converse(host, policy, wait_tool=Checking())
    sizes = [len(asked.body["messages"]) for asked in done.asked]
    # the call, a look of two turns, a look of one turn that knows nothing of it, and the turn after the wait
    assert sizes == [2, 2, 4, 2, 4]
    assert [call.phase for call in done.calls] == ["waiting"] * 4 + ["acting"]
    assert "open the second offer" not in json.dumps(done.asked[3].body["messages"])
    assert "open the second offer" not in json.dumps(done.asked[4].body["messages"])


def test_real_clock_runs_the_same_loop(host):
    plan = plan_of("tally-price-active")
    done = converse(host, Script(sleep(2), BYE), plan=plan, clock="real", speed=4.0)
    assert (done.ending.reason, len(done.asked)) == ("gave_up", 2)
    assert 2.0 <= done.ended_at_s < 60
