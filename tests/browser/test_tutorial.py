"""What the tutorial shows is what happens: its task is right, and its agents end as it says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from runs import ROOT, clean_environment

from pytest_sentinel.record.store import RunFolder

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TASK = "tasks/micromail/micromail-bike-passive.yaml"


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / "docs" / "tutorial" / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def say(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**clean_environment("SENTINEL_"), "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The reader's folder, after all that the pages have her write."""
    folder = tmp_path_factory.mktemp("mine")
    (folder / "pyproject.toml").write_text(blocks("first-task.md", "toml")[0])
    (folder / "test_mine.py").write_text(blocks("first-task.md", "python")[0])
    (folder / "my_agent.py").write_text("\n\n".join(blocks("first-agent.md", "python")))
    begun = say(folder, "pytest_sentinel", "new-task", "micromail-bike-passive")
    assert begun.returncode == 0, begun.stderr
    return folder


def test_new_task_has_three_things_to_put_right_and_the_finished_one_is_right(folder):
    new = say(folder, "pytest_sentinel", "check-task", TASK)
    assert "micromail-bike-passive.yaml: 3 to put right" in new.stdout
    (folder / TASK).write_text(blocks("first-task.md", "yaml")[0])
    done = say(folder, "pytest_sentinel", "check-task", TASK)
    assert done.stdout.strip() == "micromail-bike-passive.yaml: right, without and in the browser"
    too_easy = blocks("first-task.md", "yaml")[0].replace("SELECT name FROM personas", "SELECT 'Owen Prichard'")
    (folder / "tasks/micromail/micromail-easy-passive.yaml").write_text(too_easy.replace("-bike-", "-easy-"))
    easy = say(folder, "pytest_sentinel", "check-task", "tasks/micromail/micromail-easy-passive.yaml")
    assert "a blind guess passes 100% of the time" in easy.stdout
    (folder / "tasks/micromail/micromail-easy-passive.yaml").unlink()


@pytest.mark.parametrize(
    ("agent", "options", "outcome", "reaction_ms"),
    [
        ("Bell", (), "early", None),
        ("Looker", (), "ungrounded", 62_500),
        ("Reader", (), "success", 62_500),
        ("Watcher", (), "success", 500),
        ("Watcher", ("--seed=3",), "success", 500),
        ("Watcher", ("--withhold",), "silent", None),
    ],
)
def test_agent_ends_as_the_page_says(folder, agent, options, outcome, reaction_ms):
    (folder / TASK).write_text(blocks("first-task.md", "yaml")[0])
    name = "-".join([agent, *options]).replace("=", "-")
    done = say(folder, "pytest", "-p", "no:cacheprovider", f"--agent=my_agent:{agent}", f"--run={name}", *options)
    (result,) = RunFolder.existing(folder / "reports" / name).results()
    assert (result.outcome, result.reaction_ms) == (outcome, reaction_ms), done.stdout
