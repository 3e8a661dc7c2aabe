"""Somebody else's repository: our wheel in a clean environment, a task file of its own, an agent of its own."""

import subprocess
import sys

import pytest
from runs import ROOT, Finished, clean_environment

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TASK = """
id: micromail-access-passive
prompt: >-
  Somebody is to send me the access for the terminal tablets today. Please watch my inbox, and when a mail with those
  words in its subject is there, tell me who it is from.
category: passive
criterion: absolute
condition_at: 240.0
start: /inbox
preload: {base: standard}
events:
  - {at: 100.0, role: decoy, mail_received: {mail: mail-391}}
  - {at: 240.0, role: target, mail_received: {mail: mail-390}}
  - {at: 400.0, role: filler, mail_received: {mail: mail-310}}
  - {at: 680.0, role: filler, mail_received: {mail: mail-322}}
condition: SELECT count(*) > 0 FROM mails WHERE subject = 'Access for the terminal tablets'
facts: {sender: "SELECT sender_name FROM mails WHERE ref = 'mail-390'"}
among: {sender: "SELECT name FROM personas"}
evidence: {open: /inbox, text: Access for the terminal tablets, absent_at: [/junk]}
solution:
  - await_condition
  - {visit: /inbox}
  - {notify: "It is from {sender}."}
"""
PROJECT = """
[project]
name = "theirs"
version = "1"

[tool.pytest]
strict = true
pythonpath = ["."]
sentinel_tasks = ["tasks"]
asyncio_default_fixture_loop_scope = "function"
"""
TEST = """
def test_task(sentinel_verdict):
    assert sentinel_verdict.passed, sentinel_verdict.explanation
"""
AGENT = '''
class Watcher:
    """Waits until a word is on the page, then says who is named in its row."""

    def __init__(self, word):
        self.word = word

    async def run(self, session):
        while True:
            lines = session.tools.observe().text.splitlines()
            for line in lines:
                if self.word in line and "option" in line:
                    session.tools.notify_user("From " + line.split('"')[1].removeprefix("Unread, ").split(",")[0])
            session.tools.sleep(30)
'''


@pytest.fixture(scope="module")
def python(tmp_path_factory):
    """The Python of a clean environment that holds the wheel of this checkout and what it requires, nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    (wheel,) = folder.glob("*.whl")
    uv = [sys.executable, "-m", "uv", "--quiet"]
    subprocess.run([*uv, "venv", "--python", sys.executable, folder / "venv"], check=True)
    found = folder / "venv" / "bin" / "python"
    subprocess.run([*uv, "pip", "install", "--python", found, wheel], check=True)
    return found


@pytest.fixture
def theirs(tmp_path, python):
    """Calls Python in a repository of somebody else's."""
    (tmp_path / "tasks" / "micromail").mkdir(parents=True)
    (tmp_path / "tasks" / "micromail" / "micromail-access-passive.yaml").write_text(TASK)
    for name, text in (("pyproject.toml", PROJECT), ("test_theirs.py", TEST), ("their_agent.py", AGENT)):
        (tmp_path / name).write_text(text)
    clean = clean_environment("PYTHON", "SENTINEL_")

    def call(*arguments):
        done = subprocess.run(
            [python, *arguments], cwd=tmp_path, env=clean, capture_output=True, text=True, timeout=600, check=False
        )
        return Finished(done.returncode, done.stdout + done.stderr, tmp_path / "reports" / "r")

    return call


@pytest.mark.parametrize(
    "agent",
    [["--agent=reference"], ["--agent=their_agent:Watcher", "--agent-option", "word=terminal tablets"]],
    ids=["reference", "own"],
)
def test_own_task_and_agent_run_from_the_wheel(theirs, agent):
    finished = theirs("-m", "pytest", "--run=r", *agent)
    assert finished.code == 0, finished.output
    assert {task: result.outcome for task, result in finished.results.items()} == {
        "micromail-access-passive": "success"
    }
    result = finished.results["micromail-access-passive"]
    assert result.times.condition_at_s == 240.0
    assert result.timely


def test_commands_run_from_the_wheel(theirs):
    finished = theirs("-m", "pytest_sentinel", "doctor")
    assert finished.code == 0, finished.output
    assert "environment micromail" in finished.output
    finished = theirs("-m", "pytest_sentinel", "check-task", "tasks/micromail/micromail-access-passive.yaml")
    assert (finished.code, finished.output) == (0, "micromail-access-passive.yaml: right, without and in the browser\n")
