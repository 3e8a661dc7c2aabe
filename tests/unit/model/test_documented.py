"""What is documented about the agents table is what there is."""

import re
import tomllib
from pathlib import Path

import pytest
from runs import ROOT

from pytest_sentinel.commands.agents import line
from pytest_sentinel.model import talk
from pytest_sentinel.model.asking import FIRST_PAUSE_S, LONGEST_PAUSE_S
from pytest_sentinel.model.prompt import IDLE_TURNS
from pytest_sentinel.model.request import BYTES_PER_TOKEN, PICTURE_TOKENS
from pytest_sentinel.model.spec import ModelSpec, Prices, Rates
from pytest_sentinel.model.table import SHIPPED, read_agents_table
from pytest_sentinel.programs.spec import ProgramSpec

PAGE = (ROOT / "docs" / "reference" / "agents.md").read_text()
OF_MODELS = PAGE.partition("## Keys")[2].partition("## Outside programs")[0]
OF_PROGRAMS = PAGE.partition("## Outside programs")[2].partition("## Prices")[0]
TEMPLATE = SHIPPED.with_name("template.toml").read_text()
KEYS = [name for name in ModelSpec.model_fields if name != "name"]


def uncommented(text):
    """The template with every commented key in force."""
    head, start, keys = text.partition("[agents.my-model]\n")
    return head + start + re.sub(r"^# (?=\w+ = |\[)", "", keys, flags=re.MULTILINE)


@pytest.mark.parametrize("key", KEYS)
def test_key_is_documented_with_its_default(key):
    (row,) = re.findall(rf"^\| `{key}` \| ([^|]+) \|", OF_MODELS, re.MULTILINE)
    field = ModelSpec.model_fields[key]
    if field.is_required():
        assert row == "required"
    elif isinstance(field.default, bool):
        assert row == f"`{str(field.default).lower()}`"
    elif isinstance(field.default, int | float):
        assert row == f"{field.default:g}"
    elif isinstance(field.default, str):
        assert row == f"`{field.default}`"


def test_no_other_key_is_documented():
    assert sorted(re.findall(r"^\| `(\w+)` \|", OF_MODELS, re.MULTILINE)) == sorted(KEYS)
    of_programs = [name for name in ProgramSpec.model_fields if name != "name"]
    assert re.findall(r"^\| `(\w+)` \|", OF_PROGRAMS, re.MULTILINE) == of_programs


def test_template_is_valid_as_it_is_and_with_every_key_in_force(tmp_path):
    (tmp_path / "plain.toml").write_text(TEMPLATE)
    assert read_agents_table(tmp_path, tmp_path / "plain.toml").spec("my-model").vision is False
    whole = uncommented(TEMPLATE)
    (tmp_path / "whole.toml").write_text(whole)
    table = read_agents_table(tmp_path, tmp_path / "whole.toml")
    assert table.spec("my-model").watcher.model == "gpt-4o"
    written = tomllib.loads(whole)["agents"]["my-model"]
    assert set(written) == set(KEYS)
    assert (set(written["prices"]), set(written["think_rates"])) == (set(Prices.model_fields), set(Rates.model_fields))
    defaults = {key: ModelSpec.model_fields[key].default for key in KEYS}
    shown = {key: value for key, value in written.items() if isinstance(defaults[key], bool | int | float)}
    assert shown == {key: defaults[key] for key in shown}


def test_examples_are_valid(tmp_path):
    for number, block in enumerate(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)):
        file = tmp_path / f"{number}.toml"
        file.write_text(block)
        table = read_agents_table(tmp_path, file)
        assert [table.spec(name).name for name in table.names] == list(table.names)


def test_figures_are_those_of_the_code():
    for words in (
        f"newest {talk.TURNS} turns",
        f"oldest {talk.COLLAPSED} become a line",
        f"newest {talk.LINES} stay",
        f"{talk.SAID_CHARS:,} characters a turn",
        f"doubles from {FIRST_PAUSE_S:g} s to {LONGEST_PAUSE_S:g} s",
        f"{PICTURE_TOKENS:,} tokens for a picture",
    ):
        assert words in PAGE
    assert (IDLE_TURNS, BYTES_PER_TOKEN) == (8, 4)


def test_shipped_agents_are_named():
    named = PAGE.partition("\n1. ")[2].partition("\n2. ")[0]
    assert set(re.findall(r"`([^`]+)`", named)) == set(tomllib.loads(SHIPPED.read_text())["agents"])


def test_command_says_what_a_run_would_use(tmp_path, monkeypatch):
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    table = read_agents_table(Path(tmp_path), None)
    assert line(table.spec("gpt-4o")) == (
        "gpt-4o: gpt-4o at https://api.openai.com/v1, key in OPENAI_API_KEY (not set), prices unknown"
    )
