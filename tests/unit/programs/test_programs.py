"""Outside programs as agents: what they get, what is recorded, and that they end when the run does."""

import json
import sys
import time
from pathlib import Path

import psutil
import pytest
from suites import SUPPORT, make_suite

from pytest_sentinel.programs.sandbox import working_wrapper

PROGRAMS = SUPPORT / "programs"
TASK = """
id: tally-cheap-passive
prompt: Tell me the price of the Amber lamp as soon as it costs less than ten dollars; it will stay so low.
category: passive
criterion: absolute
condition_at: 60.0
preload: {base: standard}
events:
  - {at: 60.0, role: target, price_set: {offer: offer-01, cents: 987}}
  - {at: 700.0, role: filler, offer_added: {offer: offer-06}}
condition: SELECT cents < 1000 FROM offers WHERE ref = 'offer-01'
facts: {price: "SELECT cents / 100.0 FROM offers WHERE ref = 'offer-01'"}
evidence: {open: "/", text: "9.87"}
solution: [await_condition, {notify: "It costs {price} now."}]
"""
needs_sandbox = pytest.mark.skipif(working_wrapper() is None, reason="bubblewrap does not work here")


@pytest.fixture
def outside(tmp_path):
    """Runs one task with a program: `outside(arguments after Python, *options, **keys of the table)`."""
    suite = make_suite(tmp_path)
    tasks = tmp_path / "tasks" / "tally"
    tasks.mkdir(parents=True)
    (tasks / "tally-cheap-passive.yaml").write_text(TASK)
    ini = (tmp_path / "pytest.toml").read_text().splitlines()
    ini = [f'sentinel_tasks = ["{tasks.parent}"]' if line.startswith("sentinel_tasks") else line for line in ini]
    (tmp_path / "pytest.toml").write_text("\n".join(ini))

    def run(arguments, *options, name="r", **keys):
        keys = {"command": [sys.executable, *arguments], "stop_grace_s": 1.0, **keys}
        table = "\n".join(f"{key} = {json.dumps(value)}" for key, value in keys.items())
        (tmp_path / "agents.toml").write_text(f"[agents.program]\n{table}\n")
        given = ["--agent=program", f"--agents-file={tmp_path / 'agents.toml'}", "--speed=4", "--retries=0", *options]
        return suite.run(*given, name=name)

    return run


def attempt_of(finished):
    return finished.path / "tasks" / "tally-cheap-passive" / "1" / "1"


def stdout_of(finished):
    return (attempt_of(finished) / "program" / "stdout.txt").read_text()


def result_of(finished):
    assert (finished.path / "run.json").is_file(), finished.output
    assert finished.results, finished.output
    return finished.results["tally-cheap-passive"]


def still_running(text):
    commands = []
    for process in psutil.process_iter(["cmdline"]):
        commands += [" ".join(process.info["cmdline"] or [])]
    return [command for command in commands if text in command and "pytest" not in command]


WATCH = ["{start_url}", "{contact_url}", "{prompt}", "{task_dir}", "{deadline_s}"]


@pytest.mark.parametrize("sandbox", ["off", pytest.param("required", marks=needs_sandbox)])
def test_program_passes_a_task_by_its_addresses_alone(outside, sandbox):
    finished = outside([str(PROGRAMS / "watch_offers.py"), *WATCH], f"--sandbox={sandbox}", visible=[str(PROGRAMS)])
    result = result_of(finished)
    assert (finished.code, result.outcome, result.message) == (0, "success", "It costs 9.87 now.")
    assert result.labels.interface == "browser"
    assert result.labels.clock == "real"
    assert result.labels.sandbox == ("unsandboxed" if sandbox == "off" else "bubblewrap")
    assert result.labels.wait_tool == "none"
    assert 0 <= result.reaction_ms < 20_000
    assert result.times.last_observed_s >= 60.0
    assert "clock=real (agent)" in finished.output
    assert "asked: It is Tuesday, 13 October 2026" in stdout_of(finished)
    assert "Tell me the price of the Amber lamp" in stdout_of(finished)
    assert still_running("watch_offers.py") == []


@pytest.mark.slow
def test_tokens_are_what_the_program_says(outside):
    usage = result_of(outside([str(PROGRAMS / "watch_offers.py"), *WATCH], "--sandbox=off")).usage
    assert (usage.agent.input_tokens, usage.agent.cached_tokens, usage.agent.output_tokens) == (1200, 200, 34)
    assert usage.agent.reasoning_tokens is None
    assert (usage.total_tokens, usage.model_calls, usage.steps, usage.tool_calls) == (1234, 3, None, None)
    assert usage.cost_usd is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("print('hello')", "returned"),
        ("import sys; sys.exit('no browser here')", "crashed: exit code 1; it wrote last: no browser here"),
        ("import os; os.abort()", "crashed: ended by SIGABRT, without a word on standard error"),
    ],
)
def test_program_that_ends_by_itself_has_given_up(outside, code, reason):
    finished = outside(["-c", code], "--sandbox=off")
    result = result_of(finished)
    assert (finished.code, result.outcome, result.stop_reason) == (1, "gave_up", reason)
    assert result.usage.total_tokens is None
    assert result.usage.cost_usd is None


@pytest.mark.parametrize("sandbox", ["off", pytest.param("required", marks=needs_sandbox)])
def test_program_is_ended_with_all_that_it_started(outside, sandbox):
    stubborn = (
        "import signal, subprocess, sys, time, urllib.request\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3331)'], start_new_session=True)\n"
        "urllib.request.urlopen(sys.argv[1], b'message=It+costs+1.00')\n"
        "time.sleep(3332)\n"
    )
    finished = outside(["-c", stubborn, "{contact_url}"], f"--sandbox={sandbox}")
    assert result_of(finished).outcome == "early"
    (ended,) = [event for event in finished.events("tally-cheap-passive") if event["kind"] == "program_ended"]
    assert (ended["exit_code"], ended["killed"]) == (None, True)
    time.sleep(0.5)
    assert still_running("time.sleep(3331)") == []
    assert still_running("time.sleep(3332)") == []


@pytest.mark.slow
def test_long_output_is_read_to_its_end_and_cut(outside):
    finished = outside(["-c", "import sys; sys.stdout.write('x' * 9_000_000)"], "--sandbox=off")
    (ended,) = [event for event in finished.events("tally-cheap-passive") if event["kind"] == "program_ended"]
    assert ended["stdout_bytes"] == 9_000_000
    assert len(stdout_of(finished)) == 4_000_000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("'{'", "usage.json: Invalid JSON"),
        ("'{\"tokens\": 3}'", "usage.json: tokens: Extra inputs are not permitted"),
        ("'{\"input_tokens\": -1}'", "usage.json: input_tokens: Input should be greater than or equal to 0"),
        ("' ' * 70_000", "usage.json is longer than 65536 bytes"),
        (None, "usage.json cannot be read: Too many levels of symbolic links"),
    ],
)
def test_wrong_usage_file_leaves_the_use_unknown_with_a_warning(outside, content, complaint):
    made = "os.symlink('/etc/passwd', name)" if content is None else f"open(name, 'w').write({content})"
    finished = outside(
        ["-c", f"import os, sys; name = sys.argv[1] + '/usage.json'; {made}", "{task_dir}"], "--sandbox=off"
    )
    result = result_of(finished)
    assert (result.outcome, result.usage.total_tokens) == ("gave_up", None)
    assert [warning for warning in result.warnings if complaint in warning]


@needs_sandbox
def test_program_in_the_sandbox_sees_no_task_no_record_no_plugin_and_no_other_process(outside, tmp_path, monkeypatch):
    import environments
    import pytest_sentinel

    monkeypatch.setenv("SEEN_BY_PROGRAM", "yes")
    monkeypatch.setenv("NOT_SEEN_BY_PROGRAM", "secret")
    hidden = [tmp_path / "tasks", tmp_path / "reports", tmp_path / "conftest.py"]
    hidden += [Path(module.__path__[0]) for module in (environments, pytest_sentinel)]
    arguments = [str(PROGRAMS / "look_around.py"), "{task_dir}", *map(str, hidden), "/etc"]
    finished = outside(arguments, "--sandbox=required", pass_variables=["SEEN_BY_PROGRAM"], visible=[str(PROGRAMS)])
    seen = json.loads(stdout_of(finished))
    assert {path: found for path, found in seen["paths"].items() if found not in ("No such file or directory", 0)} == {
        "/etc": seen["paths"]["/etc"]
    }
    assert seen["here"] == seen["task_dir"] == seen["variables"]["HOME"]
    assert seen["entries"] == []
    assert sorted(seen["variables"]) == ["HOME", "LANG", "PATH", "PWD", "SEEN_BY_PROGRAM", "TMPDIR"]
    others = [command for command in seen["commands"] if "look_around.py" not in command]
    assert [command for command in others if "pytest" in command or str(tmp_path) in command] == []
    assert seen["writing"].pop(seen["task_dir"]) == "written"
    assert set(seen["writing"].values()) <= {"Read-only file system", "written"}
    assert seen["writing"]["/etc"] == "Read-only file system"
    assert list(Path(pytest_sentinel.__path__[0]).glob("planted.pth")) == []
    assert "tally" not in json.dumps([seen["variables"], seen["task_dir"]])


def test_program_gets_no_more_than_named_variables_and_an_opaque_folder(outside, monkeypatch):
    monkeypatch.setenv("NOT_SEEN_BY_PROGRAM", "secret")
    finished = outside([str(PROGRAMS / "look_around.py"), "{task_dir}"], "--sandbox=off")
    seen = json.loads(stdout_of(finished))
    assert sorted(seen["variables"]) == ["HOME", "LANG", "PATH", "TMPDIR"]
    assert seen["here"] == seen["task_dir"]
    assert seen["entries"] == []
    assert not Path(seen["task_dir"]).exists()


@pytest.mark.parametrize(
    ("keys", "options", "complaint"),
    [
        ({"command": ["no-such-program"]}, [], "there is no program 'no-such-program'; install it"),
        ({"command": ["true", "{start}"]}, [], "unknown {start}; closest is 'start_url'"),
        ({"command": []}, [], "key 'command'"),
        ({"comand": ["true"]}, [], "unknown key 'comand'; closest is 'command'"),
        ({"pass_variables": ["PYTEST_CURRENT_TEST"]}, [], "PYTEST_CURRENT_TEST is not passed on"),
        ({"pass_variables": ["LD_PRELOAD"]}, [], "LD_PRELOAD is not passed on"),
        ({}, ["--clock=virtual"], "for program time is what really passes"),
        ({}, ["--max-tokens=5"], "--max-tokens: what an outside program uses while it runs is not known"),
        ({}, ["--agent-option=a=b"], "program takes no such option"),
        ({}, ["--sandbox=maybe"], "--sandbox=maybe"),
    ],
)
def test_wrong_table_or_option_is_one_error_before_the_first_task(outside, keys, options, complaint):
    finished = outside(["-c", "0"], *options, **keys)
    assert finished.code in (2, 4), finished.output
    assert complaint in finished.output
    assert "Traceback" not in finished.output
    assert not (finished.path / "tasks").exists()


@needs_sandbox
def test_program_that_the_sandbox_hides_is_refused_at_the_start(outside, tmp_path):
    program = tmp_path / "mine.sh"
    program.write_text("#!/bin/sh\necho hello\n")
    program.chmod(0o755)
    finished = outside([], "--sandbox=required", command=["./mine.sh"])
    assert "lies in a folder that is hidden in the sandbox; name it" in finished.output
    shown = outside([], "--sandbox=required", name="s", command=["./mine.sh"], visible=["mine.sh"])
    assert result_of(shown).outcome == "gave_up", shown.output
    assert (shown.path / "tasks/tally-cheap-passive/1/1/program/stdout.txt").read_text() == "hello\n"


def test_required_sandbox_that_does_not_work_is_refused(outside, monkeypatch):
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent))
    finished = outside(["-c", "0"], "--sandbox=required")
    assert "bubblewrap does not work here; install it" in finished.output
