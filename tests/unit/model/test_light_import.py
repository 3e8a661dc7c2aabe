"""The model client is not imported before a model is asked."""

import json
import subprocess
import sys

import pytest
from runs import ROOT

CLIENT = {"openai", "httpx2"}


def loaded_by(statement):
    code = f"{statement}\nimport json, sys\nprint()\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT)
    return {name.split(".")[0] for name in json.loads(done.stdout.splitlines()[-1])}


@pytest.mark.parametrize(
    "statement",
    [
        "import pytest; pytest.main(['--version'])",
        "import pytest; pytest.main(['-VV'])",
        "import pytest; pytest.main(['--collect-only', '-q', '--agent=gpt-4o'])",
        "import pytest_sentinel.plugin",
        "import pytest_sentinel.model.register, pytest_sentinel.model.table, pytest_sentinel.replaying",
    ],
)
def test_model_client_is_not_loaded(statement):
    loaded = loaded_by(statement)
    assert "pytest" in loaded or "pytest_sentinel" in loaded
    assert not loaded & CLIENT


def test_model_client_is_what_a_call_loads():
    assert loaded_by("import pytest_sentinel.model.wire") & CLIENT == set()
    assert loaded_by("import openai") >= CLIENT
