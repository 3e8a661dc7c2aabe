"""Agents tables gone wrong anywhere: taken, or refused in one line that names the file and the key."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spoiling import as_toml, spoilt, spoilt_bytes

from pytest_sentinel.escape import visible
from pytest_sentinel.model.table import read_agents_table

PRICES = {"as_of": "2026-01-01", "input_usd_per_million": 1.0, "output_usd_per_million": 2}
TABLE = {
    "agents": {
        "mine": {
            "model": "m",
            "base_url": "http://127.0.0.1:1/v1",
            "vision": True,
            "page_chars": 5_000,
            "timeout_s": 3.5,
            "extra_body": {"a": {"b": [1, "x"]}},
            "think_rates": {"base_s": 1.0},
            "prices": PRICES,
            "watcher": "judge",
        },
        "judge": {"model": "j", "base_url": "https://judge.example/v1", "key_variable": "KEY"},
        "program": {"command": ["true", "--url", "{start_url}"], "pass_variables": ["HOME"], "stop_grace_s": 1.0},
    },
    "prices": {"j": PRICES},
}
MOST_CHARS = 3_000


def lines(table: object) -> str:
    """A document of TOML, each of its first keys in a line."""
    return "\n".join(f"{as_toml(str(k))} = {as_toml(v)}" for k, v in table.items()) if isinstance(table, dict) else "x"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


def taken(root: Path, own: bytes | None, project: bytes = b"") -> bool:
    """Whether tables of this content are right; if not, that this is said well."""
    file = root / "own.toml"
    file.write_bytes(own or b"")
    (root / "pyproject.toml").write_bytes(project)
    try:
        table = read_agents_table(root, None if own is None else file)
        for name in table.names:
            if table.is_program(name):
                table.program(name)
            else:
                table.spec(name)
    except pytest.UsageError as error:
        told = str(error)
        assert "own.toml" in told or "pyproject.toml" in told
        assert visible(told) == told
        assert told.count("\n") == 0
        assert len(told) < MOST_CHARS
        return False
    return True


def test_right_table_is_taken(root: Path) -> None:
    assert taken(root, lines(TABLE).encode())
    assert taken(root, None, lines({"tool": {"pytest_sentinel": TABLE}}).encode())


@settings(max_examples=150)
@given(data=st.data())
def test_spoilt_value_is_refused_in_a_line(root: Path, data: st.DataObject) -> None:
    table = data.draw(spoilt(TABLE))
    taken(root, lines(table).encode())
    taken(root, None, lines({"tool": {"pytest_sentinel": table}}).encode())


@settings(max_examples=150)
@given(data=st.data())
def test_spoilt_text_is_refused_in_a_line(root: Path, data: st.DataObject) -> None:
    text = data.draw(spoilt_bytes(lines(TABLE).encode()))
    taken(root, text)
    taken(root, None, text)
