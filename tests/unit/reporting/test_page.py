"""The page of a run: what it is given, and that no text of others gets out of its place."""

import base64
import gzip
import json
import random
import re

import pytest
from samples import LABELS, action, sample
from stored import events_of, store, stored_run

from pytest_sentinel.commands import CommandError, load_commands
from pytest_sentinel.record.events import Observed, ToolCalled
from pytest_sentinel.record.result import Times, TokenCount, Usage
from pytest_sentinel.reporting.page import document, writer
from pytest_sentinel.reporting.page.data import page_data
from pytest_sentinel.reporting.page.detail import packed_detail
from pytest_sentinel.reporting.page.frontier import frontier
from pytest_sentinel.reporting.page.moments import Moments, moments, stages_s
from pytest_sentinel.reporting.page.strata import strata

HOSTILE = "</script><script>alert(1)</script><!-- \x00\x1b[31m \u202e \ud800 ]]> <img src=x onerror=alert(1)>"
SEEN = Times(condition_at_s=100.0, shown_at_s=100.5, observed_at_s=104.5, done_at_s=110.0, contact_at_s=112.0)
NOTHING = Moments(decided_at_s=None, looks=None)


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A program in place of the built one."""
    assets = tmp_path / "dist" / "assets"
    assets.mkdir(parents=True)
    (assets / "index.js").write_text('const end = "</script>";')
    (assets / "index.css").write_text("body { margin: 0 }")
    monkeypatch.setattr(document, "BUILT", tmp_path / "dist")
    return tmp_path / "dist"


def read_of(results, found=NOTHING):
    return {(result.task_id, result.trial): found for result in results}


def part(results, by, name, found=NOTHING):
    return next(s for s in strata(results, read_of(results, found)) if (s["by"], s["name"]) == (by, name))


def unpacked(text, name):
    packed = re.search(rf'<script type="text/plain" id="{name}">([^<]*)</script>', text)
    return json.loads(gzip.decompress(base64.b64decode(packed[1])))


def opening_data(text):
    return json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)[1])


def test_figures_of_each_part():
    runs = [
        sample("success", task_id="a", reaction_ms=12_000),
        sample("success", task_id="b", reaction_ms=90_000),
        sample("missed", task_id="c", criterion="relative"),
        sample("false_alarm", task_id="d"),
        sample("error", task_id="e"),
    ]
    everything = part(runs, "all", "all")
    assert everything["timely"] == {
        "count": 1,
        "of": 3,
        "low": pytest.approx(0.0615, abs=1e-4),
        "high": pytest.approx(0.7923, abs=1e-4),
    }
    assert everything["within"] == {"10": 0, "30": 1, "60": 1, "120": 2, "any": 2}
    assert (everything["false_alarms"]["count"], everything["false_alarms"]["of"]) == (1, 1)
    assert everything["outcomes"] == {"error": 1, "false_alarm": 1, "missed": 1, "success": 2}
    assert everything["paper"] == {"both": 2, "ours_only": 0, "theirs_only": 0, "neither": 2}
    assert part(runs, "criterion", "relative")["passed"]["count"] == 0
    assert [s["name"] for s in strata(runs, read_of(runs)) if s["by"] == "category"] == ["active", "noop"]


def test_trials_of_one_task_are_not_so_many_independent_runs():
    alike = [sample("success", task_id=task, trial=trial) for task in "ab" for trial in (1, 2, 3)]
    apart = [sample("success", task_id=f"{n}") for n in range(6)]
    assert part(alike, "all", "all")["passed"]["low"] < part(apart, "all", "all")["passed"]["low"]


def test_tokens_by_role_and_phase_and_unknown_stays_unknown():
    used = Usage(
        agent=TokenCount(input_tokens=900, cached_tokens=400, output_tokens=50, reasoning_tokens=None),
        watcher=TokenCount(input_tokens=100, output_tokens=5),
        waiting_tokens=105,
        acting_tokens=950,
        total_tokens=1055,
    )
    tokens = part([sample(usage=used, task_id="a"), sample(usage=used, task_id="b")], "all", "all")["tokens"]
    assert tokens["roles"]["agent"] == {
        "input_tokens": 1800,
        "cached_tokens": 800,
        "output_tokens": 100,
        "reasoning_tokens": None,
    }
    assert tokens["roles"]["watcher"]["output_tokens"] == 10
    assert (tokens["phases"], tokens["total"]) == ({"waiting": 210, "acting": 1900}, 2110)


def test_stages_add_up_to_the_reaction_time():
    result = sample("success", times=SEEN, reaction_ms=12_000)
    assert stages_s(result, 107.0) == {"shown": 0.5, "seen": 4.0, "decided": 2.5, "done": 3.0, "told": 2.0}
    assert stages_s(result, None) == {"shown": 0.5, "seen": 4.0, "decided": 0.0, "done": 5.5, "told": 2.0}
    assert stages_s(sample("missed"), None) is None
    split = part([result], "all", "all", Moments(decided_at_s=107.0, looks=4))["stages_s"]
    assert split == {"of": 1, "shown": 0.5, "seen": 4.0, "decided": 2.5, "done": 3.0, "told": 2.0}


def test_stages_on_a_faster_real_clock_are_wall_time():
    labels = LABELS.model_copy(update={"clock": "real", "speed": 4})
    split = stages_s(sample("success", times=SEEN, reaction_ms=3_000, labels=labels), 107.0)
    assert sum(split.values()) == pytest.approx(3.0)


def test_decision_is_the_models_answer_before_the_first_act_after_the_evidence():
    result = sample("success", times=SEEN)
    found = moments(result, list(events_of(result)))
    assert found == Moments(decided_at_s=104.0, looks=1)


def test_decision_without_a_model_is_the_first_act_and_looking_is_none():
    seen = Observed(at_s=104.5, by="agent", url="/", chars=9, evidence=True)
    calls = [ToolCalled(at_s=at_s, tool=tool, arguments={}) for at_s, tool in [(105.0, "scroll"), (106.0, "click")]]
    assert moments(sample("success", times=SEEN), [seen, *calls]).decided_at_s == 106.0


def test_looks_of_a_program_are_unknown():
    labels = LABELS.model_copy(update={"interface": "browser"})
    assert moments(sample("success", labels=labels), []).looks is None


def test_frontier_is_what_polling_at_random_moments_reaches():
    runs = [sample("success", task_id="a"), sample("missed", task_id="b"), sample("silent", task_id="n")]
    found = frontier(runs, read_of(runs, Moments(None, 20)))
    by_interval = {point["interval_s"]: point for point in found["line"]}
    assert by_interval[60] == {"interval_s": 60, "looks": pytest.approx(329.11 / 60 + 1, abs=0.01), "timely": 1.0}
    assert by_interval[240]["timely"] == 0.25
    assert found["agent"] == {"looks": 20, "timely": 0.5}
    assert frontier(runs[2:], read_of(runs)) is None


def test_flaky_tasks_and_chances_of_trials(tmp_path):
    runs = [sample("success", task_id="a", trial=1), sample("missed", task_id="a", trial=2)]
    runs += [sample("success", task_id="b", trial=trial) for trial in (1, 2)]
    data = page_data(stored_run(tmp_path / "r", runs), read_of(runs))
    assert data["trials"] == {"most": 2, "tasks": 2, "pass_hat_k": [0.75, 0.5], "flaky": {"a": {"passed": 1, "of": 2}}}


def test_hostile_text_stays_in_its_place(tmp_path, built):
    result = sample(
        "ungrounded",
        message=HOSTILE,
        explanation=HOSTILE,
        prompt=HOSTILE,
        agent=HOSTILE,
        actions=(action(target=HOSTILE),),
    )
    text = writer.page(stored_run(tmp_path / "r", [result]))
    text.encode("utf-8")
    assert text.count("<script") == 3
    assert text.count("</script>") == 3
    assert "<img" not in text
    assert opening_data(text)["rows"][0]["message"].startswith(
        "</script><script>alert(1)</script><!-- \\x00\\x1b[31m \\u202e \\ud800"
    )
    detail = unpacked(text, f"run-{result.task_id}-1")
    assert detail["result"]["prompt"] == opening_data(text)["rows"][0]["why"]
    assert detail["result"]["actions"][0]["target"].endswith("onerror=alert(1)>")


def test_message_of_a_megabyte_leaves_the_page_small(tmp_path, built):
    result = sample("ungrounded", message="ä" * 1_000_000)
    text = writer.page(stored_run(tmp_path / "r", [result]))
    detail = unpacked(text, f"run-{result.task_id}-1")
    assert len(detail["result"]["message"]) == 20_000
    assert detail["shortened"] is True
    assert len(text) < 100_000


@pytest.mark.parametrize("room", [80_000, 8_000])
def test_detail_is_shortened_until_it_fits(room):
    noise = random.Random("detail")
    events = [{"kind": "tool_called", "at_s": n, "result": noise.randbytes(1_000).hex()} for n in range(300)]
    packed = packed_detail({"events": events, "result": {"prompt": "short"}}, room)
    detail = json.loads(gzip.decompress(base64.b64decode(packed)))
    assert len(packed) <= room
    assert detail["shortened"] is True
    assert detail["result"]["prompt"] == "short"
    assert detail["events"][-1]["at_s"] == 299


def test_what_fits_is_whole():
    detail = {"events": [{"kind": "tool_called", "at_s": 1.0, "result": "x" * 15_000}]}
    assert document.pack({**detail, "shortened": False}) == packed_detail(detail, 10_000)


def test_screenshots_are_put_in_while_they_are_small(tmp_path, built, monkeypatch):
    run = stored_run(tmp_path / "r", [sample()], pictures=[("0001.png", b"picture")])
    name = f"run-{sample().task_id}-1-pictures"
    assert unpacked(writer.page(run), name) == {"0001.png": "data:image/png;base64,cGljdHVyZQ=="}
    monkeypatch.setattr(writer, "PICTURE_BYTES", 6)
    assert name not in writer.page(run)


def test_page_is_the_same_for_the_same_record(tmp_path, built):
    run = stored_run(tmp_path / "r", [sample(), sample("missed", task_id="b")])
    assert writer.page(run) == writer.page(run)


def test_page_without_its_program_says_how_to_build_it(tmp_path, monkeypatch):
    monkeypatch.setattr(document, "BUILT", tmp_path)
    with pytest.raises(ValueError, match=r"scripts/setup\.py web"):
        document.render("run", {}, {})


def test_command_writes_the_page_again(tmp_path, built, capsys):
    store(tmp_path / "reports" / "monday", [sample()])
    command = load_commands()["report"]
    options = lambda which: type("Options", (), {"which": which, "reports": tmp_path / "reports"})  # noqa: E731
    assert command.run(options("monday")) == 0
    page = tmp_path / "reports" / "monday" / "report.html"
    assert capsys.readouterr().out == f"{page}\n"
    assert opening_data(page.read_text())["run"] == "monday"
    with pytest.raises(CommandError, match="monday"):
        command.run(options("tuesday"))
