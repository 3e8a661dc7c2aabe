"""Replaying a run from its record: the same again without a model, and a clear error where it cannot be the same."""

import json
import shutil
from pathlib import Path

import pytest
from model_server import ModelServer, said
from suites import make_suite

from pytest_sentinel.model.replay import difference
from pytest_sentinel.record.files import to_json
from pytest_sentinel.record.store import RunFolder, read_events

TASK = "tally-passing-passive"
KEY = "sk-session-secret-42"
PRICES = "prices = {as_of = 2026-10-01, input_usd_per_million = 1, output_usd_per_million = 2}\n"


def policy(request):
    text = json.dumps(request["messages"])
    if "9.87" in text:
        return said(calls=[("notify_user", {"message": "It costs 9.87 now."})], delay_s=0.1)
    return said("hm", calls=[("sleep", {"seconds": 50})], delay_s=0.05)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A suite with a recorded run `first`, and the server that it was made with, closed by now."""
    suite = make_suite(tmp_path_factory.mktemp("suite"))
    with pytest.MonkeyPatch.context() as patch, ModelServer(policy, key=KEY) as server:
        patch.setenv("SESSION_KEY", KEY)
        write_agents(suite, server, "vision = true\n")
        options = ("--agent=tiny", "--agents-file=agents.toml", "-k", "passing", "--max-steps=40", "--action-time=1.5")
        first = suite.run(*options, "--seed=3", name="first")
    assert first.code == 0, first.output
    (suite.folder / "agents.toml").unlink()
    return suite, first


def write_agents(suite, server, more=""):
    table = f'[agents.tiny]\nmodel = "scripted"\nbase_url = "{server.base_url}"\nkey_variable = "SESSION_KEY"\n'
    (suite.folder / "agents.toml").write_text(table + PRICES + more)


def attempt_of(run):
    return run / "tasks" / TASK / "1" / "1"


def copied(first, name):
    """The recorded run under another name, to be spoiled."""
    return Path(shutil.copytree(first.path, first.path.with_name(name)))


def words(done):
    return " ".join(done.output.split())


def plain(run):
    """An attempt's result and events without what only wall time and the replay itself differ in."""
    events = [event.model_dump(exclude={"wall_s", "replayed"}) for event in read_events(attempt_of(run.path))]
    result = json.loads((attempt_of(run.path) / "result.json").read_text())
    for key in ("wall", "explanation"):
        result.pop(key)
    result["labels"].pop("replay")
    result["usage"].pop("replayed_calls")
    return result, events


@pytest.mark.browser
def test_replay_without_endpoint_key_or_table_is_equal_to_its_run(played):
    suite, first = played
    second = suite.run("--replay=first", "--action-time=1.5", name="second")
    assert second.code == 0, second.output
    assert plain(second) == plain(first)
    result = second.results[TASK]
    assert (result.labels.replay, result.usage.replayed_calls) == ("first", result.usage.model_calls)
    assert (result.labels.seed, result.labels.action_time_s) == (3, 1.5)
    assert "action_time=1.5 (replay)" in words(second)
    assert "seed=3 (replay)" in words(second)
    assert "replayed from the record of first" in words(second)


@pytest.mark.slow
@pytest.mark.browser
def test_replay_fails_clearly_at_the_first_divergence(played):
    suite, first = played
    events = attempt_of(copied(first, "spoiled")) / "events.jsonl"
    lines = events.read_text().splitlines()
    spoiled = [
        line.replace("You slept for 50 s.", "You slept for 51 s.") if n > 20 else line for n, line in enumerate(lines)
    ]
    events.write_text("\n".join(spoiled) + "\n")
    second = suite.run("--replay=spoiled", name="diverging")
    assert second.code == 1
    result = second.results[TASK]
    assert f"Diverged: the replay of spoiled, {TASK}, trial 1, attempt 1 diverges at call " in result.error
    assert "You slept for 51 s." in result.error
    assert (result.outcome, result.attempt) == ("error", 1)  # nothing is gained by trying again


@pytest.mark.slow
@pytest.mark.browser
def test_replay_that_goes_on_or_ends_early_diverges(played):
    suite, first = played
    for name, message in (("short", "makes a call after the"), ("long", "ended after")):
        events = attempt_of(copied(first, name)) / "events.jsonl"
        lines = events.read_text().splitlines()
        last = max(number for number, line in enumerate(lines) if '"model_called"' in line)
        lines = lines[:last] if name == "short" else [*lines, lines[last]]
        events.write_text("\n".join(lines) + "\n")
        assert message in suite.run(f"--replay={name}", name=f"of-{name}").results[TASK].error


@pytest.mark.slow
@pytest.mark.browser
def test_run_that_cannot_be_replayed_as_asked_is_one_clear_error(played):
    suite, first = played
    refused = suite.run("--replay=first", "--action-time=1", name="refused")
    assert "--action-time: a replay has the settings of its run, which are action_time=1.5; leave" in words(refused)
    unknown = suite.run("--replay=frist", name="refused")
    assert "closest is 'first'" in words(unknown)
    changed(copied(first, "real"), settings={"clock": "real"})
    real = suite.run("--replay=real", name="refused")
    assert "only runs on the virtual clock can be replayed" in words(real)
    changed(copied(first, "plain"), settings={"agent": "reference"}, labels={"agent_table": {}})
    plain_agent = suite.run("--replay=plain", name="refused")
    assert "its agent 'reference' is none of the agents table" in words(plain_agent)
    assert [done.code for done in (refused, unknown, real, plain_agent)] == [4, 4, 4, 4]


def changed(path, settings, labels=None):
    """Change what a run's manifest says of its settings and labels."""
    manifest = RunFolder.existing(path).manifest
    new = {name: manifest.settings[name].model_copy(update={"value": value}) for name, value in settings.items()}
    update = {"settings": {**manifest.settings, **new}, "labels": {**manifest.labels, **(labels or {})}}
    (path / "run.json").write_text(to_json(manifest.model_copy(update=update)))


@pytest.mark.slow
@pytest.mark.browser
def test_whole_record_holds_no_key_and_no_picture_inside(played):
    suite, first = played

    def telling(request):
        return said(f"my key is {KEY}", calls=[("notify_user", {"message": f"key {KEY}"})])

    with pytest.MonkeyPatch.context() as patch, ModelServer(telling, key=KEY) as server:
        patch.setenv("SESSION_KEY", KEY)
        write_agents(suite, server, "vision = true\n")
        done = suite.run("--agent=tiny", "--agents-file=agents.toml", "-k", "passing", "-l", name="telling")
        write_agents(suite, server, "vision = true\ntemperature = 0.1\n")
        refused = suite.run("--agent=tiny", "--agents-file=agents.toml", "-k", "passing", "-l", name="telling")
    assert done.results[TASK].message == "key [secret]"
    for run in (done, first):
        files = [path for path in run.path.rglob("*") if path.is_file()]
        assert [path for path in files if KEY.encode() in path.read_bytes()] == []
        assert KEY not in run.output
        assert (attempt_of(run.path) / "screenshots" / "0001.jpeg").read_bytes().startswith(b"\xff\xd8")
        assert "base64" not in (attempt_of(run.path) / "events.jsonl").read_text()
    assert "hash of agents table" in words(refused)  # a run is not completed with another table


@pytest.mark.parametrize(
    ("recorded", "now", "expected"),
    [
        ({"a": 1}, {"a": 1}, None),
        ({"a": 1}, {"a": 2}, "request.a is 1 in the record, 2 now"),
        ({"a": 1}, {}, "request.a is 1 in the record, None now"),
        ({"a": [1, 2]}, {"a": [1]}, "request.a has 2 entries in the record, 1 now"),
        ({"a": [1, 2]}, {"a": [3, 2]}, "request.a[0] is 1 in the record, 3 now"),
        (
            {"messages": [{"content": "b"}], "a": 1},
            {"messages": [{"content": "c"}], "a": 2},
            "request.messages[0].content",
        ),
    ],
)
def test_first_difference_is_named(recorded, now, expected):
    found = difference(recorded, now)
    assert found is None if expected is None else found.startswith(expected)


def test_difference_in_a_long_text_shows_where_it_begins():
    found = difference("x" * 500 + "old" + "y" * 500, "x" * 500 + "new" + "y" * 500)
    assert "xold" in found
    assert "xnew" in found
    assert len(found) < 400
