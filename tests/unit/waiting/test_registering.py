"""Wait tools are registered by a hook, ours like a third party's."""

import re

import pytest
from runs import ROOT
from suites import make_suite

from pytest_sentinel import builtin
from pytest_sentinel.waiting import arguments, changes, telling, wait_for, watch
from pytest_sentinel.waiting import sentinel_step as step

OURS = ("sleep", "wait_for", "sentinel_step", "watch", "predicate")

PAGE = (ROOT / "docs" / "reference" / "wait-tools.md").read_text()
EXAMPLE = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)[1]
MINE = """

class Mine:
    def __init__(self, context):
        self.tool = context.make_wait_tool()

    def run(self, session):
        from pytest_sentinel.waiting.calling import perform

        session.tools.observe()
        while True:
            perform(self.tool, session, {}, None)
"""


@pytest.mark.parametrize("name", OURS)
def test_built_in_tool_is_made_under_its_own_name_with_a_schema_of_plain_types(name):
    spec = builtin.pytest_sentinel_wait_tools()[name]
    tool = spec.make()
    assert (spec.name, tool.name) == (name, name)
    assert spec.summary
    assert tool.description
    assert tool.parameters["type"] == "object"
    assert tool.parameters["additionalProperties"] is False
    for field in tool.parameters["properties"].values():
        assert set(field) <= {"type", "enum", "description"}
        assert field["type"] in ("string", "number", "boolean")
        assert field["description"]


def test_each_run_gets_a_tool_of_its_own():
    spec = builtin.pytest_sentinel_wait_tools()["watch"]
    assert spec.make() is not spec.make()


@pytest.fixture
def suite(tmp_path):
    made = make_suite(tmp_path, EXAMPLE + MINE)
    conftest = tmp_path / "conftest.py"
    conftest.write_text(conftest.read_text().replace("lambda context: Mine()", "Mine"))
    return made


@pytest.mark.browser
def test_tool_of_the_reference_page_is_registered_made_and_used(suite):
    finished = suite.run("--wait-tool=any_change", "-k", "ring")
    assert finished.code == 0, finished.output
    (result,) = finished.results.values()
    assert (result.outcome, result.labels.wait_tool) == ("silent", "any_change")
    waited = [event for event in finished.events("tally-ring-noop") if event["kind"] == "waited"]
    assert {event["tool"] for event in waited} == {"any_change"}
    assert [event["at_s"] for event in waited if event["wakes"] > event["ignored"]] == [90.0, 600.0, 700.0]


def test_unknown_tool_is_one_error_that_names_the_closest(suite):
    finished = suite.run("--wait-tool=any_chance")
    assert finished.code == 4
    assert "--wait-tool=any_chance: no such wait tool; closest is 'any_change'" in finished.output
    assert "Known: any_change, predicate, sentinel_step, sleep, wait_for, watch" in finished.output


@pytest.mark.parametrize("name", OURS)
def test_reference_page_names_every_argument(name):
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{name}` | `"))
    assert re.findall(r"`(\w+)`", row.split(" | ")[1]) == sorted_as_documented(
        builtin.pytest_sentinel_wait_tools()[name].make()
    )


def sorted_as_documented(tool):
    """A tool's arguments, the time-out last."""
    return sorted(tool.parameters["properties"], key=lambda argument: argument == "timeout_s")


def test_reference_page_gives_the_figures_of_the_code():
    for figure in (
        f"at most {telling.TOLD_CHARS:,} characters",
        f"Of long texts in a change {telling.LINE_CHARS} characters",
        f"`timeout_s` is {arguments.TIMEOUT_S:g} where",
        f"at most one judgement in {wait_for.JUDGE_EVERY_S:g} s, the page",
        f"the page loaded again each {wait_for.RELOAD_EVERY_S:g} s",
        f"{step.FIRST_S:g} s between two checks at first, then {step.SHORTEST_S:g} to {step.LONGEST_S:g}",
        f"times {step.QUICKER} after a check that found something new, times {step.SLOWER} after",
        f"then one in {watch.REFILL_S:g} s",
    ):
        assert figure in PAGE
    assert (wait_for.LOOK_EVERY_S, watch.IN_A_ROW, changes.KEPT_REMOVALS) == (1.0, 3, 8)
