"""The command `cluster` up to the cluster itself: what it refuses before anything is sent anywhere."""

from __future__ import annotations

import importlib.util
import socket
from pathlib import Path

import pytest

from pytest_sentinel.__main__ import build_parser, main
from pytest_sentinel.cluster import whole
from pytest_sentinel.cluster.job import ShardJob
from pytest_sentinel.cluster.ray_pool import check_answers
from pytest_sentinel.commands import CommandError


class Pool:
    """In place of a cluster: keeps what it is asked, and says that it was reached."""

    most_cpus = 8

    def __init__(self, address: str | None, cpus: int) -> None:
        self.asked = (address, cpus)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is held."""

    def submit(self, job: ShardJob) -> ShardJob:
        raise Reached(job)


class Reached(Exception):  # noqa: N818 - no error
    pass


@pytest.fixture
def suite_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A suite of two task files, and a Ray that seems to be there."""
    ini = "[pytest]\nasyncio_default_fixture_loop_scope = function\nsentinel_tasks = tasks\n"
    (tmp_path / "pytest.ini").write_text(ini)
    for name in ("a", "b"):
        (tmp_path / "tasks" / "app").mkdir(parents=True, exist_ok=True)
        (tmp_path / "tasks" / "app" / f"{name}.yaml").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(whole, "check_installed", lambda: None)
    monkeypatch.setattr(whole, "RayPool", Pool)
    return tmp_path


def command(*more: str, name: str = "monday", shards: str = "2") -> int:
    try:
        return main(["cluster", "--name", name, "--shards", shards, *more])
    except SystemExit as ended:  # argparse says it
        return int(ended.code or 0)


def test_what_follows_the_dashes_is_for_pytest() -> None:
    words = ["cluster", "--name", "x", "--shards", "2", "--", "--agent=idle", "-k", "a and b"]
    assert build_parser().parse_args(words).options == ["--agent=idle", "-k", "a and b"]


def test_missing_ray_is_one_line_that_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *more: None if name == "ray" else found(name, *more))
    monkeypatch.chdir(tmp_path)
    assert command() == 2
    assert "pip install 'ray>=2.60'" in capsys.readouterr().err


def test_address_where_nothing_listens_is_told_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        check_answers(address)
    with pytest.raises(CommandError, match=f"no Ray cluster at {address}: .* `ray start --head` begins one"):
        check_answers(address)


@pytest.mark.parametrize("word", ["auto", "local", ""])
def test_words_of_ray_are_left_to_it(word: str) -> None:
    check_answers(word)


def test_nodes_get_options_folder_and_variables(suite_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENTINEL_SEED", "7")
    monkeypatch.setenv("SENTINEL_BROWSER", "/usr/bin/true")
    with pytest.raises(Reached) as reached:
        command("--workers-per-shard", "2", "--", "--agent=idle")
    job = reached.value.args[0]
    expected = ShardJob("monday", 1, 2, ("--agent=idle",), 2, str(suite_folder), {"SENTINEL_SEED": "7"})
    assert job == expected


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--", "--shard=1/2"], "--shard among the options of pytest: the cluster decides it; use --shards"),
        (["--", "--run=tuesday"], "use --name"),
        (["--", "--reports=elsewhere"], "use --reports before the --"),
        (["--", "--dry-run"], "give it to pytest here"),
        (["--", "--junitxml=junit.xml"], "each shard would write it on its node"),
        (["--workers-per-shard", "2", "--", "-n", "2"], "use --workers-per-shard"),
        (["--workers-per-shard", "0"], "closest valid value: 1"),
        (["--", "--agent=idel"], "idle"),
    ],
)
def test_option_that_makes_no_sense_is_refused(
    words: list[str], said: str, suite_folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert command(*words) == 2
    assert said in capfd.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"shards": "1"}, "allowed: a whole number from 2 to 9999; closest valid value: 2"),
        ({"shards": "3"}, "--shards 3: the suite has 2 tasks; closest valid value: 2"),
        ({"name": "../x"}, "closest valid value: x"),
        ({"name": "x" * 95}, "at most 100"),
    ],
)
def test_impossible_whole_is_refused(
    given: dict[str, str], said: str, suite_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(**given) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("run", ["monday", "monday-shard-2"])
def test_run_that_exists_is_refused_before_the_work(
    run: str, suite_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (suite_folder / "reports" / run).mkdir(parents=True)
    assert command() == 2
    assert f"{run} exists; name another run with --name" in capsys.readouterr().err
