from pathlib import Path
from typing import get_args

import pytest
from samples import action, sample

from pytest_sentinel.record.manifest import Manifest
from pytest_sentinel.record.result import Outcome, Times
from pytest_sentinel.record.store import RunFolder
from pytest_sentinel.reporting.explain import at, explain, with_place

ASKED = 'The user asked: "Tell me when Dana writes about the launch, and who else got it." '
CAME = "It happened at 329.11 s (10:05:29)"
WROTE = 'the agent wrote at 341.20 s (10:05:41): "Dana wrote; Noor got it too."'
TOO_EARLY = 'the agent wrote at 120.00 s (10:02:00): "Dana wrote; Noor got it too."'
END = "at 720.00 s (10:12:00)"

EXPLAINED = {
    "success": (sample("success"), f"{CAME}; {WROTE}, 12.1 s later. All that was asked is right."),
    "silent": (
        sample("silent"),
        f"There was nothing to report; the agent watched to the end {END} and wrote nothing.",
    ),
    "false_alarm": (sample("false_alarm"), f"What was asked for never happened, yet {WROTE}"),
    "unwatched": (
        sample("unwatched", times=Times(last_observed_s=300.5, ended_at_s=720.0)),
        "There was nothing to report, and nothing was written, but the agent last looked at 300.50 s (10:05:00), "
        f"before the last look-alike came; it was still running {END}. Silence counts only while watching.",
    ),
    "gave_up": (
        sample("gave_up", stop_reason="max_steps"),
        f"{CAME}; the agent had not written when it reached the limit of steps {END}.",
    ),
    "early": (sample("early"), f"It had not happened yet when {TOO_EARLY} {CAME}."),
    "missed": (
        sample("missed"),
        f"{CAME}; it never looked where this could be seen, and no message had come when the run stopped {END}.",
    ),
    "wrong_state": (
        sample("wrong_state"),
        f"{CAME}; {WROTE} What was to be done in the app was not done then.",
    ),
    "ungrounded": (
        sample("ungrounded", fact_values={"also": ("Ines", "Ines Roth"), "count": (12,)}),
        f"{CAME}; {WROTE} The message lacks what only somebody who looked can know: "
        'also ("Ines" or "Ines Roth"); count ("12").',
    ),
    "wrong_action": (
        sample("wrong_action", actions=(action(), action(kind="open_mail", allowed=True))),
        "The agent did what nobody asked for, or not at that time: send_mail mail-061 at 50.25 s (10:00:50).",
    ),
    "error": (
        sample("error", attempt=3),
        "The run could not be judged after 3 attempts, and this is not the agent's fault: "
        "BrowserFault: the page crashed",
    ),
    "not_run": (sample("not_run", stop_reason="budget_spent"), "The task was not run: budget spent."),
}


def test_every_outcome_is_explained():
    assert set(EXPLAINED) == set(get_args(Outcome))


@pytest.mark.parametrize("outcome", EXPLAINED)
def test_explanation_says_what_was_asked_what_happened_and_when(outcome):
    result, happened = EXPLAINED[outcome]
    assert explain(result) == f"{ASKED}{happened}"


def test_end_before_the_moment_is_told_before_the_moment():
    times = Times(condition_at_s=568.27, ended_at_s=492.84)
    said = explain(sample("gave_up", stop_reason="max_steps", times=times))
    ending = "Nothing had happened yet when it reached the limit of steps at 492.84 s (10:08:12)"
    assert said == f"{ASKED}{ending}; it would have happened at 568.27 s (10:09:28)."


@pytest.mark.parametrize("outcome", EXPLAINED)
def test_failed_test_says_where_to_look_besides(outcome):
    result = EXPLAINED[outcome][0].model_copy(update={"explanation": "So it went."})
    where = "" if outcome == "not_run" else f" Where to look: reports/first/tasks/{result.task_id}/1/{result.attempt}"
    assert (
        with_place(result, RunFolder(Path("/srv/reports/first"), Manifest.model_construct(run="first")))
        == f"So it went.{where}"
    )


def test_gave_up_on_a_no_op_says_that_nothing_was_to_come():
    said = explain(sample("gave_up", category="noop", stop_reason="returned"))
    assert said == f"{ASKED}There was nothing to report, but the agent did not watch to the end: " + (
        f"its program ended by itself {END}."
    )


def test_crash_is_told_by_the_last_line_of_its_traceback():
    said = explain(sample("gave_up", stop_reason="crashed: Traceback\n  ValueError: \x1b[31mno"))
    assert "when it crashed (ValueError: \\x1b[31mno) at 720.00 s" in said


def test_missed_says_when_the_agent_had_it_before_its_eyes():
    times = Times(condition_at_s=329.11, observed_at_s=400.0, ended_at_s=720.0)
    assert "it had it before its eyes at 400.00 s (10:06:40), and no" in explain(sample("missed", times=times))


def test_passing_chance_says_how_long_it_lasted():
    times = Times(condition_at_s=329.11, window_end_s=389.11, ended_at_s=720.0)
    assert "(10:05:29), for as long as until 389.11 s (10:06:29);" in explain(sample("missed", times=times))


def test_undone_work_says_when_it_had_been_done():
    times = Times(condition_at_s=329.11, done_at_s=335.0, contact_at_s=341.2, ended_at_s=341.2)
    assert "It had been done at 335.00 s (10:05:35) and did not last." in explain(sample("wrong_state", times=times))


def test_only_the_first_wrong_actions_are_listed():
    actions = tuple(action(id=n, target=f"mail-{n}", at_s=float(n), undone=n == 1) for n in range(1, 6))
    said = explain(sample("wrong_action", actions=actions))
    assert (
        "send_mail mail-1 at 1.00 s (10:00:01), undone later, send_mail mail-2 at 2.00 s (10:00:02) and 3 more." in said
    )


def test_further_flags_are_noted():
    said = explain(sample("wrong_state", flags=("wrong_state", "ungrounded", "wrong_action")))
    assert said.endswith("Also noted: ungrounded, wrong action.")


def test_explanation_is_one_line_of_showable_text():
    result = sample("false_alarm", prompt="Watch\n\nthis\x00 " + "word " * 200, message="\x1b[31m\ud800\nred")
    said = explain(result)
    assert "\n" not in said
    assert said.isprintable()
    assert '"\\x1b[31m\\ud800 red"' in said
    assert len(said) < 700


def test_moments_on_another_day_name_it():
    assert at(86_400.0 * 2) == "at 172800.00 s (Thu 15 Oct 10:00:00)"
    assert at(None) == "never"
