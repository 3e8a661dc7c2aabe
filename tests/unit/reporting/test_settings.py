import dataclasses
import json
import subprocess
import sys
from pathlib import Path

import pytest

from pytest_sentinel.option_table import OPTIONS, Settings
from pytest_sentinel.settings import from_wire, header_line, to_wire

PROBE = """
import pytest
from pytest_sentinel.settings import add_options, header_line, resolve

def pytest_addoption(parser):
    add_options(parser)

def pytest_configure(config):
    config.settings = resolve(config)

def pytest_report_header(config):
    return header_line(config.settings, config.rootpath)
"""


@pytest.fixture
def header(pytester, monkeypatch):
    """The header of a session: `header(*arguments, ini={...}, **environment)`."""
    pytester.makeconftest(PROBE)

    def run(*arguments, ini=None, **environment):
        lines = [f"{name} = {json.dumps(value)}" for name, value in (ini or {}).items()]
        pytester.makepyprojecttoml("\n".join(["[tool.pytest]", "strict = true", *lines]))
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        return pytester.runpytest("-p", "no:sentinel", "-p", "no:playwright", "-p", "no:asyncio", *arguments)

    return run


def test_option_wins_over_environment_over_ini_over_default(header):
    ini = {"sentinel_seed": 3, "sentinel_trials": 3, "sentinel_retries": 1}
    result = header("--seed=1", ini=ini, SENTINEL_SEED="2", SENTINEL_TRIALS="2")
    line = next(line for line in result.outlines if line.startswith("sentinel:"))
    assert "seed=1 (option)" in line
    assert "trials=2 (environment)" in line
    assert "retries=1 (ini)" in line
    assert "clock=virtual (default)" in line


def test_ini_takes_native_values_and_text(header):
    ini = {"sentinel_withhold": True, "sentinel_action_time": "0.25", "sentinel_agent_option": ["poll=60", "x=a=b"]}
    line = "\n".join(header(ini=ini).outlines)
    assert "withhold=yes (ini)" in line
    assert "action_time=0.25 (ini)" in line
    assert "agent_option=poll=60,x=a=b (ini)" in line


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--speed=9", "--clock=real"], "--speed=9: allowed: a number from 0.25 to 4; closest valid value: 4"),
        (["--speed=2"], "--speed=2: the virtual clock has no speed*closest valid value: 1"),
        (["--clock=rael"], "--clock=rael: allowed: virtual, real; closest valid value: real"),
        (["--seed=-1"], "--seed=-1: allowed: a whole number from 0 *; closest valid value: 0"),
        (["--trials=two"], "--trials=two: allowed: a whole number from 1 to 1000; closest valid value: 1"),
        (["--retries=3"], "--retries=3: allowed: a whole number from 0 to 2; closest valid value: 2"),
        (["--fail-under=70%"], "--fail-under=70%: allowed: a number from 0 to 1; closest valid value: 0.7"),
        (["--fail-under=nan"], "--fail-under=nan: allowed: a number from 0 to 1; closest valid value: 0.7"),
        (["--think-time=measurd"], "--think-time=measurd: *; closest valid value: measured"),
        (["--think-time=-1"], "--think-time=-1: *; closest valid value: 0"),
        (["--think-time=3", "--clock=real"], "--think-time=3: on the real clock*--clock=virtual"),
        (["--duration=40 min"], "--duration=40 min: *'40m'"),
        (["--duration=10s"], "--duration=10s: *closest is '12m'"),
        (["--run=../up"], "--run=../up: *; closest valid value: up"),
        (["--agent-option=poll"], "--agent-option=poll: allowed: KEY=VALUE; closest valid value: poll=1"),
        (["--agent= "], "--agent= : allowed: any text that is not blank*"),
        (["--sandbox=on"], "--sandbox=on: allowed: auto, required, off; *"),
        (["--world=wrld"], "--world=*wrld: no such file or folder; closest is *world"),
        (["--hang-timeout=0"], "--hang-timeout=0: *; closest valid value: 1"),
        (["--max-cost=-2"], "--max-cost=-2: *; closest valid value: 0"),
    ],
)
def test_bad_value_is_one_clear_error(header, pytester, arguments, said):
    pytester.mkdir("world")
    result = header(*arguments)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: {said}"])


def test_bad_value_names_the_environment_variable_or_ini_option_it_stands_in(header):
    header(SENTINEL_SPEED="x").stderr.fnmatch_lines(["ERROR: SENTINEL_SPEED=x: *"])


def test_bad_ini_value_names_the_ini_option(header):
    header(ini={"sentinel_clock": "fast"}).stderr.fnmatch_lines(["ERROR: sentinel_clock=fast: *"])


def test_options_meet_no_other_plugin(pytester):
    pytester.makeconftest(PROBE)
    result = pytester.runpytest_subprocess("-p", "no:sentinel", "--help")
    assert result.ret == 0
    result.stdout.fnmatch_lines_random(["*--think-time=S*", "*--tracing=*", "*--numprocesses=*", "*--asyncio-mode=*"])


def test_default_run_name_is_time_and_agent_and_never_one_that_exists(header, pytester):
    result = header("--agent=my_package:MyAgent", "--reports=out")
    line = next(line for line in result.outlines if line.startswith("sentinel:"))
    name = line.split(" run=")[1].split()[0]
    assert name.endswith("-my-package-MyAgent")
    assert name[:15].replace("-", "").isdigit()
    assert "reports=out (option)" in line
    assert not (pytester.path / "out").exists()


def test_workers_use_the_controllers_settings(header, pytester):
    pytester.makepyfile(
        "def test_one(pytestconfig):\n    print(pytestconfig.settings)\n"
        "def test_two(pytestconfig):\n    (pytestconfig.rootpath / 'seen').write_text(pytestconfig.settings.run)\n"
    )
    pytester.makeconftest(
        PROBE + "\nfrom pytest_sentinel.settings import WORKER_KEY, to_wire\n"
        "def pytest_configure_node(node):\n    node.workerinput[WORKER_KEY] = to_wire(node.config.settings)\n"
    )
    result = header("-n", "1", "-p", "xdist")
    result.assert_outcomes(passed=2)
    line = next(line for line in result.outlines if line.startswith("sentinel:"))
    assert (pytester.path / "seen").read_text() == line.split(" run=")[1].split()[0]


def test_wire_keeps_every_value():
    given = Settings(
        agent_options={"poll": "60"},
        reports=Path("/srv/reports"),
        world=Path("/srv/world"),
        tasks=("a", "b"),
        budget_usd=4.5,
        sources={option.attribute: "default" for option in OPTIONS},
        started_at="2026-10-13T10:00:00.000000+00:00",
    )
    assert from_wire(json.loads(json.dumps(to_wire(given)))) == given


def test_every_option_is_named_once_and_declared_whole():
    for part in ("attribute", "name", "ini", "environment"):
        names = [getattr(option, part) for option in OPTIONS]
        assert len(set(names)) == len(names)
    assert {option.attribute for option in OPTIONS} == {field.name for field in dataclasses.fields(Settings)} - {
        "sources",
        "started_at",
    }
    assert all(option.help.endswith(".") for option in OPTIONS)


def test_header_shows_every_option_with_its_source():
    settings = Settings(sources={option.attribute: "default" for option in OPTIONS})
    words = header_line(settings).split(" (default)")
    assert [word.split("=")[0].split()[-1] for word in words[:-1]] == [option.name for option in OPTIONS]


def test_fixed_think_time_is_a_number():
    assert Settings(think_time="7").think_time_s == 7.0
    assert Settings(think_time="tokens").think_time_s is None


def test_settings_and_reports_load_no_pydantic_before_a_task_runs():
    code = "import sys, pytest_sentinel.plugin; print('pydantic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("flag", ["--world", "--reports"])
def test_path_after_a_space_that_would_mislead_pytest_is_refused(pytester, tmp_path, flag):
    elsewhere = tmp_path / "else where"
    elsewhere.mkdir()
    result = pytester.runpytest_subprocess(flag, str(elsewhere))
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert f"{flag} {elsewhere}: write {flag}={elsewhere}; after a space" in result.stderr.str()


def test_path_of_the_suite_itself_may_follow_a_space(header, pytester):
    world = pytester.mkdir("my world")
    for arguments in ([f"--world={world}"], ["--world", "my world"]):
        assert "world=my world (option)" in "\n".join(header(*arguments).outlines)
