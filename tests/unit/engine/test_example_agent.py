"""The agent in the documentation runs as it stands there."""

import re

import pytest
from runs import ROOT
from suites import make_suite

PAGE = ROOT / "docs" / "how-to" / "write-an-agent.md"


@pytest.mark.browser
@pytest.mark.slow
def test_example_agent_passes_a_task_it_fits(tmp_path):
    suite = make_suite(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    (tmp_path / "my_agent.py").write_text(code)
    options = ("--agent=my_agent:WordWatcher", "--agent-option=word=9.87", "--agent-option=every=20", "-k", "passing")
    finished = suite.run(*options)
    assert finished.code == 0, finished.output
    assert finished.results["tally-passing-passive"].message.startswith("It has come: ")


def test_page_names_every_tool_and_what_the_session_holds():
    from pytest_sentinel.tools import Tools

    text = PAGE.read_text()
    public = [name for name, value in vars(Tools).items() if not name.startswith("_") and callable(value)]
    missing = [name for name in public if name not in {"begin", "look", "waiting"} and f"{name}(" not in text]
    assert not missing
