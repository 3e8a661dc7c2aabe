"""What earlier sessions found right is listed without work, and whatever changed since is checked again."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from runs import clean_environment
from suites import SUPPORT

from pytest_sentinel.task.files import TaskError, TaskFile, digest_of
from pytest_sentinel.task.memory import Listing
from pytest_sentinel.task.sources import Digests, Sources

CONFTEST = """
import sys

def pytest_sentinel_environments():
    return {"tally": "tally:environment"}

def pytest_collection_finish(session):
    loaded = {name.partition(".")[0] for name in sys.modules}
    print("LOADED", *sorted(loaded & {"tally", "fastapi", "sqlalchemy", "pydantic", "yaml", "environments"}))
"""
INI = """
[pytest]
sentinel_tasks = ["tasks"]
asyncio_default_fixture_loop_scope = "function"
"""
TASK = Path("tasks/tally/tally-price-active.yaml")
NOTHING = "LOADED"
ROOT = SUPPORT.parents[1]


@dataclass
class Suite:
    """Somebody's suite with an app of its own, all in one folder."""

    folder: Path

    def list(self, *options):
        """List the tests in a process of its own; what pytest printed."""
        return self.session("--collect-only", "-q", *options).stdout

    def session(self, *options):
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:hypothesispytest", "-p", "no:benchmark", *options],
            cwd=self.folder,
            env={**clean_environment("SENTINEL_"), "PYTHONPATH": f"{self.folder}{os.pathsep}{ROOT}"},
            capture_output=True,
            text=True,
            check=False,
        )

    def edit(self, name, old, new):
        path = self.folder / name
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))


@pytest.fixture(scope="module")
def listed(tmp_path_factory):
    """A suite that one session has listed."""
    folder = tmp_path_factory.mktemp("listed")
    shutil.copytree(SUPPORT / "tally", folder / "tally", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(SUPPORT / "tally_tasks", folder / "tasks")
    (folder / "pytest.toml").write_text(INI)
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_mine.py").write_text("def test_task(sentinel_verdict):\n    assert sentinel_verdict.passed\n")
    for path in folder.rglob("*"):
        os.utime(path, ns=(1, 1))
    suite = Suite(folder)
    suite.first = suite.list()
    assert "3 tests collected" in suite.first
    return suite


@pytest.fixture
def suite(listed, tmp_path):
    """A copy of the listed suite at the same place, which is put back afterwards."""
    shutil.copytree(listed.folder, tmp_path / "kept", symlinks=True)
    yield listed
    shutil.rmtree(listed.folder)
    shutil.copytree(tmp_path / "kept", listed.folder, symlinks=True)


def listed_in(output):
    return [line for line in output.splitlines() if "::" in line]


def loaded_by(output):
    (line,) = [line for line in output.splitlines() if line.startswith("LOADED")]
    return line


def test_second_session_lists_the_same_tests_and_imports_nothing_heavy(suite):
    again = suite.list()
    assert listed_in(again) == listed_in(suite.first)
    assert loaded_by(suite.first) != NOTHING
    assert loaded_by(again) == NOTHING


def test_files_that_are_only_touched_are_not_checked_again(suite):
    for path in suite.folder.rglob("*"):
        os.utime(path)
    assert loaded_by(suite.list()) == NOTHING


@pytest.mark.slow
def test_session_without_a_cache_checks_everything(suite):
    assert loaded_by(suite.list("-p", "no:cacheprovider")) != NOTHING


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "old", "new", "error"),
    [
        (TASK, "offer: offer-06", "offer: offer-99", "no offer 'offer-99'"),
        ("tally/world/tally/offers.jsonl", '"offer-06"', '"offer-60"', "no offer 'offer-06'"),
        ("tally/__init__.py", '"price_set": PriceSet', '"price_put": PriceSet', "tally has no event 'price_set'"),
    ],
    ids=["task", "catalog", "code"],
)
def test_what_a_change_broke_is_said_every_time(suite, name, old, new, error):
    suite.edit(name, old, new)
    for _session in range(2):
        output = suite.list()
        assert error in output
        assert "error" in output.splitlines()[-1]
    suite.edit(name, new, old)
    assert "3 tests collected" in suite.list()


def test_only_the_task_that_changed_is_checked_again(suite):
    suite.edit(TASK, "category: active", "category: activ")
    assert "'activ' is not one of" in suite.list()
    other = suite.folder / "tasks/tally/tally-ring-noop.yaml"
    suite.edit(other.relative_to(suite.folder), "category: noop", "category: nop")
    output = suite.list()
    assert "'activ' is not one of" in output
    assert "'nop' is not one of" in output


@pytest.mark.slow
@pytest.mark.parametrize("option", ["--seed=3", "--duration=40m", "--world=elsewhere"])
def test_another_variant_or_world_is_checked_by_itself(suite, option):
    shutil.copytree(suite.folder / "tally" / "world", suite.folder / "elsewhere")
    assert loaded_by(suite.list(option)) != NOTHING
    assert loaded_by(suite.list(option)) == NOTHING


@pytest.mark.slow
def test_task_that_does_not_hold_in_another_world_is_refused(suite):
    shutil.copytree(suite.folder / "tally" / "world", suite.folder / "elsewhere")
    suite.edit("elsewhere/tally/offers.jsonl", '"offer-06"', '"offer-60"')
    assert "no offer 'offer-06'" in suite.list("--world=elsewhere")
    assert "3 tests collected" in suite.list()


@pytest.mark.slow
@pytest.mark.parametrize("text", ["", '{"tally": {}}'])
def test_damaged_memory_is_as_none(suite, text):
    (stored,) = (suite.folder / ".pytest_cache" / "d" / "sentinel").glob("checked-*.json")
    stored.write_text(text)
    output = suite.list()
    assert listed_in(output) == listed_in(suite.first)
    assert loaded_by(output) != NOTHING
    assert loaded_by(suite.list()) == NOTHING


@pytest.mark.slow
def test_cache_that_cannot_be_written_is_a_warning(suite):
    shutil.rmtree(suite.folder / ".pytest_cache")
    (suite.folder / ".pytest_cache").write_text("in the way")
    output = suite.list()
    assert listed_in(output) == listed_in(suite.first)
    assert "tasks will be checked again by the next session" in output


@pytest.mark.slow
def test_environment_that_changed_since_the_session_began_is_not_remembered(suite):
    suite.edit("tally/__init__.py", 'title="Tally"', 'title="Tallies"')
    with (suite.folder / "conftest.py").open("a") as file:
        file.write("import pathlib\ndef pytest_sessionstart():\n    pathlib.Path('tally/__init__.py').touch()\n")
    assert loaded_by(suite.list()) != NOTHING
    assert loaded_by(suite.list()) != NOTHING


@pytest.mark.slow
def test_workers_of_one_session_check_once_and_remember(suite):
    shutil.rmtree(suite.folder / ".pytest_cache")
    done = suite.session("-n", "2", "-k", "nothing", "-q")
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED, done.stdout + done.stderr
    assert loaded_by(suite.list()) == NOTHING


def test_same_task_in_two_folders_is_refused(suite):
    shutil.copytree(suite.folder / "tasks", suite.folder / "more")
    suite.edit("pytest.toml", '["tasks"]', '["tasks", "more"]')
    assert "is also the id of" in suite.list()


def test_task_that_changed_after_it_was_listed_is_not_run(tmp_path):
    path = tmp_path / "tally" / "tally-price-active.yaml"
    path.parent.mkdir()
    content = (SUPPORT / "tally_tasks" / "tally" / path.name).read_bytes()
    path.write_bytes(content)
    listing = Listing("tally-price-active", "active", "absolute", False)
    assert TaskFile(path, "tally", digest_of(content), listing).task.id == listing.id
    path.write_bytes(content.replace(b"1250", b"1240"))
    with pytest.raises(TaskError, match="was changed after this session had checked it"):
        TaskFile(path, "tally", digest_of(content), listing).task  # noqa: B018


def test_digest_changes_with_content_name_and_a_package_that_takes_a_modules_place(tmp_path):
    def digest():
        return Digests().of(Sources({}, (str(tmp_path),), ()))

    (tmp_path / "events.py").write_text("one = 1\n")
    seen = [digest()]
    (tmp_path / "notes.txt").write_text("not code")
    (tmp_path / "data").mkdir()
    assert digest() == seen[0]
    (tmp_path / "events.py").write_text("one = 2\n")
    seen.append(digest())
    (tmp_path / "events.py").rename(tmp_path / "event.py")
    seen.append(digest())
    (tmp_path / "events").mkdir()
    (tmp_path / "events" / "__init__.py").write_text("")
    seen.append(digest())
    assert len(set(seen)) == len(seen)


def test_package_that_would_be_imported_from_elsewhere_is_another_one():
    assert Digests().of(Sources({"json": json_file()}, (), ())) is not None
    assert Digests().of(Sources({"json": "/elsewhere/json/__init__.py"}, (), ())) is None
    assert Digests().of(Sources({"there_is_no_such_package": "/x.py"}, (), ())) is None


def json_file():
    import json

    return json.__file__
