"""The page of a run in a real browser, opened from disk as its readers do."""

import re

import pytest
from playwright.sync_api import expect
from samples import LABELS, action, sample
from stored import stored_run

from pytest_sentinel.record.result import SqlAnswer, Times, Usage
from pytest_sentinel.reporting.page.writer import NAME, write_report

pytestmark = pytest.mark.browser
HOSTILE = (
    "</script><script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">\x00\u202e\ud800"
)
SETTINGS = {"agent_option": {"poll": "90"}, "max_steps": 24}
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c636000000002000148afa4710000"
    "000049454e44ae426082"
)
TOO_WIDE = "document.documentElement.scrollWidth - window.innerWidth"
SEEN = Times(condition_at_s=329.11, shown_at_s=329.11, observed_at_s=330.0, contact_at_s=341.2, ended_at_s=341.2)


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A run of every kind of outcome, hostile text among it."""
    folder = tmp_path_factory.mktemp("reports") / "monday"
    used = Usage(total_tokens=9_000, cost_usd=0.05, waiting_tokens=6_000, acting_tokens=3_000, model_calls=4)
    asked = SqlAnswer(name="condition", sql="SELECT count(*) > 2 FROM mails", database="shadow", value=True)
    runs = [
        sample("success", task_id="micromail-a-active", times=SEEN, usage=used, sql=(asked,)),
        sample("success", task_id="micromail-a-active", trial=2, reaction_ms=70_000),
        sample("missed", task_id="micromail-b-active", trial=1),
        sample("success", task_id="micromail-b-active", trial=2),
        sample(
            "wrong_action", task_id="microfy-c-passive", environment="microfy", category="passive", actions=(action(),)
        ),
        sample("false_alarm", task_id="microfy-d-noop", environment="microfy"),
        sample("ungrounded", task_id="microfy-e-active", message=HOSTILE, prompt=HOSTILE, explanation=HOSTILE),
        sample("error", task_id="microfy-f-active"),
    ]
    labelled = [r.model_copy(update={"labels": LABELS.model_copy(update={"sandbox": "unsandboxed"})}) for r in runs]
    stopped = [sample(task_id="microfy-g-active", environment="microfy")]
    write_report(stored_run(folder, labelled, pictures=[("0001.png", PIXEL)], stopped=stopped, **SETTINGS))
    return (folder / NAME).as_uri()


@pytest.fixture
def read(browser_thread, address):
    """Open a part of the page and play a flow on it: `read(flow, "/tasks", width=390)`."""

    def read(flow, part="/", **window):
        def play(page):
            page.goto(f"{address}#{part}")
            expect(page.get_by_role("heading", level=1)).to_have_text("reference")
            flow(page)

        browser_thread.show(play, **window)

    return read


def test_opens_with_headlines_labels_and_what_has_no_verdict(read):
    def flow(page):
        expect(page.get_by_role("region", name="Timely success")).to_contain_text(
            re.compile(r"33 %2 of 6.*95 % interval")
        )
        expect(page.get_by_role("region", name="False alarms")).to_contain_text("100 %1 of 1")
        for label in ("unsandboxed", "poll=90", "max steps 24"):
            expect(page.get_by_role("list", name="Labels")).to_contain_text(label)
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("2 of 9 runs have no verdict")
        expect(alert).to_contain_text("Left no result: microfy-g-active, trial 1")
        alert.get_by_role("link", name="Show the 1 that left a result").click()
        expect(page.get_by_role("status")).to_have_text("1 of 8 runs")
        page.get_by_role("tab", name="Results").click()
        expect(page.get_by_role("row", name="micromail-b-active")).to_contain_text("1 of 2")
        page.get_by_role("link", name="microfy, noop: 0 of 1 passed").click()
        expect(page.get_by_role("status")).to_have_text("1 of 8 runs")

    read(flow)


def test_tasks_are_searched_filtered_and_sorted_by_keyboard(read):
    def flow(page):
        page.get_by_role("textbox", name="Search").focus()
        page.keyboard.type("micromail success")
        expect(page.get_by_role("status")).to_have_text("3 of 8 runs")
        button = page.get_by_role("button", name="Reaction")
        button.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.get_by_role("columnheader", name="Reaction")).to_have_attribute("aria-sort", "descending")
        expect(page.get_by_role("row").nth(1)).to_contain_text("70.0 s")
        page.get_by_role("link", name="micromail-a-active, trial 1").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=2).first).to_have_text("micromail-a-active, trial 1")
        page.get_by_role("button", name="Back").click()
        expect(page.get_by_role("status")).to_have_text("3 of 8 runs")

    read(flow, "/tasks")


def test_run_of_a_task_says_why_and_what_happened(read):
    def flow(page):
        expect(page.get_by_role("region", name="Verdict", exact=True)).to_contain_text("explained: success")
        expect(page.get_by_role("region", name="Moments")).to_contain_text("It had decided to act")
        expect(page.get_by_role("img", name="Timeline of the run")).to_be_visible()
        expect(page.get_by_role("region", name="What the verdict rests on")).to_contain_text(
            "SELECT count(*) > 2 FROM mails"
        )
        transcript = page.get_by_role("region", name="Transcript")
        expect(transcript).to_contain_text("I open it.")
        transcript.get_by_text("Screenshot", exact=True).click()
        picture = transcript.get_by_role("img")
        expect(picture).to_be_visible()
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1

    read(flow, "/tasks/micromail-a-active/1")


def test_hostile_text_is_shown_and_runs_nothing(read):
    def flow(page):
        expect(page.get_by_role("region", name="Verdict", exact=True)).to_contain_text(
            "</script><script>document.title='taken'"
        )
        expect(page.get_by_role("region", name="Verdict", exact=True)).to_contain_text("\\x00\\u202e\\ud800")
        assert page.title() == "reference · monday"

    read(flow, "/tasks/microfy-e-active/1")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_part_fits_the_window(read, width, scheme):
    def flow(page):
        for name in ["Tasks", "Time and tokens", "Baselines", "How it was run", "Results"]:
            page.get_by_role("tab", name=name).click()
            expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
            assert page.evaluate(TOO_WIDE) <= 0, name
        for task, shown in [("microfy-c-passive", "What it did in the app"), ("microfy-e-active", "Transcript")]:
            page.goto(page.url.partition("#")[0] + f"#/tasks/{task}/1")
            expect(page.get_by_role("heading", level=2).first).to_contain_text(task)
            expect(page.get_by_role("region", name=shown)).to_be_visible()
            assert page.evaluate(TOO_WIDE) <= 0, task

    read(flow, width=width, color_scheme=scheme)
