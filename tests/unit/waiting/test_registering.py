"""Wait tools are registered by a hook, ours like a third party's."""

import pytest
from suites import make_suite

from pytest_sentinel import builtin

OURS = ("sleep", "wait_for", "sentinel_step", "watch", "predicate")

THIRD_PARTY = """
class Doze:
    name = "doze"
    description = "Waits for a change, whatever it is."
    parameters = {"type": "object", "properties": {}}

    def wait(self, session, arguments, watcher):
        from pytest_sentinel.waiting.contract import WaitResult

        with session.tools.waiting(self.name, dict(arguments), 60) as wait:
            seen = wait.next_change()
            return WaitResult("time_out" if seen is None else "met", wait.last.text, wait.wakes)


class Mine:
    def __init__(self, context):
        self.tool = context.make_wait_tool()

    def run(self, session):
        from pytest_sentinel.waiting.calling import perform

        session.tools.observe()
        while True:
            perform(self.tool, session, {}, None)


def pytest_sentinel_wait_tools():
    from pytest_sentinel.waiting.contract import WaitToolSpec

    return {"doze": WaitToolSpec("doze", Doze)}
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
    made = make_suite(tmp_path, THIRD_PARTY)
    conftest = tmp_path / "conftest.py"
    conftest.write_text(conftest.read_text().replace("lambda context: Mine()", "Mine"))
    return made


@pytest.mark.browser
def test_third_partys_tool_is_named_made_and_used(suite):
    finished = suite.run("--wait-tool=doze", "-k", "ring")
    assert finished.code == 0, finished.output
    (result,) = finished.results.values()
    assert (result.outcome, result.labels.wait_tool) == ("silent", "doze")
    waited = [event for event in finished.events("tally-ring-noop") if event["kind"] == "waited"]
    assert {event["tool"] for event in waited} == {"doze"}
    assert [event["at_s"] for event in waited if event["wakes"] > event["ignored"]] == [90.0, 600.0, 700.0]


def test_unknown_tool_is_one_error_that_names_the_closest(suite):
    finished = suite.run("--wait-tool=dose")
    assert finished.code == 4
    assert "--wait-tool=dose: no such wait tool; closest is 'doze'" in finished.output
    assert "Known: doze, predicate, sentinel_step, sleep, wait_for, watch" in finished.output
