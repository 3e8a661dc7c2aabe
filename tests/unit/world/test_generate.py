"""Generating catalogs: the shipped world byte for byte, another one for another seed."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from environments._world import generate

ROOT = Path(generate.__file__).parents[2]


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "environments", *arguments],
        cwd=ROOT, env=os.environ | variables, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def seven(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("world-7")
    generate.write(generate.files(7), folder)
    return folder


def ids(path: Path) -> list[str]:
    return [json.loads(line)["id"] for line in path.read_text(encoding="utf-8").splitlines()]


def test_seed_0_is_the_shipped_world_byte_for_byte() -> None:
    for path, text in generate.files(0).items():
        shipped = generate._target(path, None)
        assert shipped.read_bytes() == text.encode(), f"{path}: run `python -m environments generate` and commit"


def test_command_gives_the_same_bytes_in_another_process_and_zone(tmp_path: Path, seven: Path) -> None:
    done = run(
        "generate", "--world-seed", "7", "--out", str(tmp_path), PYTHONHASHSEED="17", TZ="Asia/Kathmandu", LC_ALL="C"
    )
    assert done.returncode == 0, done.stderr
    made = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert made == {path.relative_to(seven): path.read_bytes() for path in seven.rglob("*.*")}


def test_every_seed_has_the_same_ids(seven: Path) -> None:
    for path, text in generate.files(0).items():
        if path.endswith(".jsonl"):
            assert ids(seven / path) == [json.loads(line)["id"] for line in text.splitlines()], path


@pytest.mark.parametrize("name", generate.names())
def test_another_world_loads_and_fills_a_database(name: str, seven: Path) -> None:
    environment = importlib.import_module(f"environments.{name}").environment
    world = environment.load_world(seven)
    database = environment.database(world, {"base": "standard"})
    try:
        [(user,)] = database.query("SELECT name FROM personas WHERE is_user")
    finally:
        database.close()
    assert user == world.user.name
    assert user != environment.load_world().user.name


@pytest.mark.slow
@pytest.mark.parametrize("name", generate.names())
def test_another_world_names_nobody_of_the_shipped_one(name: str, seven: Path) -> None:
    shipped = [json.loads(line) for line in generate.files(0)["_world/personas.jsonl"].splitlines()]
    names = [person["name"] for person in shipped]
    for path in (seven / name).glob("*.jsonl"):
        text = path.read_text(encoding="utf-8")
        assert [person for person in names if person in text] == []


def test_pairings_and_times_differ_between_worlds(seven: Path) -> None:
    mails = [json.loads(line) for line in generate.files(0)["micromail/mails.jsonl"].splitlines()]
    others = [json.loads(line) for line in (seven / "micromail/mails.jsonl").read_text(encoding="utf-8").splitlines()]
    pairs = list(zip(mails, others, strict=True))
    assert any(a["sender"] != b["sender"] for a, b in pairs)
    assert any(a["sent_at_s"] != b["sent_at_s"] for a, b in pairs)


def test_generating_twice_writes_nothing_the_second_time(tmp_path: Path) -> None:
    contents = {"_world/a.jsonl": "{}\n"}
    assert generate.write(contents, tmp_path) == [tmp_path / "_world/a.jsonl"]
    assert generate.write(contents, tmp_path) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("generate", "--world-seed", "7"), "world seed 7 needs --out DIR"),
        (("generate", "--env", "micromial"), "no environment 'micromial'"),
        (("text-table", "--env", "nothing"), "no environment 'nothing'"),
    ],
)
def test_wrong_input_is_one_sentence(arguments: tuple[str, ...], message: str) -> None:
    done = run(*arguments)
    assert done.returncode == 1
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_openapi_is_printed_as_json() -> None:
    done = run("openapi", "micromail")
    assert done.returncode == 0, done.stderr
    assert "/api/mails" in json.loads(done.stdout)["paths"]
