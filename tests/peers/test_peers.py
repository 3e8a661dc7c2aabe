"""Agents of other people do a task with a scripted model behind them. Run by `make test-peers`, which installs them."""

import json

import peer_policies
import pytest
from model_server import ModelServer
from runs import ROOT, run

from pytest_sentinel.browser.find import find_browser
from scripts.peers import MCP_SERVER, PYTHON

pytestmark = [pytest.mark.slow, pytest.mark.browser]
TASK = "micromail-sender-absolute-passive"
PEERS = {
    "browser-use": ("browser_use_agent.py", peer_policies.browser_use),
    "playwright-mcp": ("playwright_mcp_agent.py", peer_policies.playwright_mcp),
}


@pytest.mark.parametrize("peer", PEERS)
def test_peer_passes_a_task_in_the_sandbox(peer, tmp_path):
    assert PYTHON.is_file(), "the peers are not installed; run make test-peers"
    program, policy = PEERS[peer]
    where = {"url": "start_url", "contact": "contact_url", "prompt": "prompt", "out": "task_dir"}
    arguments = [word for flag, name in where.items() for word in (f"--{flag}", f"{{{name}}}")]
    table = {
        "command": [str(PYTHON), str(ROOT / "examples" / program), *arguments],
        "pass_variables": ["OPENAI_BASE_URL", "OPENAI_API_KEY", "CHROMIUM", "PLAYWRIGHT_MCP", "ANONYMIZED_TELEMETRY"],
        "visible": [str(ROOT / "examples"), str(PYTHON.parents[2])],
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in table.items()]
    (tmp_path / "agents.toml").write_text("\n".join([f"[agents.{peer}]", *lines, ""]))
    with ModelServer(policy) as server:
        variables = {
            "OPENAI_BASE_URL": server.base_url,
            "OPENAI_API_KEY": "none",
            "CHROMIUM": str(find_browser(headed=False).path),
            "PLAYWRIGHT_MCP": f"node {MCP_SERVER}",
            "ANONYMIZED_TELEMETRY": "false",
        }
        options = [f"--agent={peer}", f"--agents-file={tmp_path / 'agents.toml'}", "--speed=2", "-k", TASK]
        finished = run(tmp_path / "reports", "peer", *options, "--retries=0", "--sandbox=required", env=variables)
    assert not server.failures, server.failures
    result = finished.results[TASK]
    assert result.outcome == "success", finished.output + stderr_of(finished)
    assert result.timely
    assert result.usage.model_calls > 3
    assert result.usage.agent.input_tokens > 1000
    assert (result.labels.interface, result.labels.sandbox) == ("browser", "bubblewrap")


def stderr_of(finished):
    """The last of what the program wrote."""
    folder = finished.path / "tasks" / TASK / "1" / "1" / "program"
    return "".join((folder / name).read_text()[-3000:] for name in ("stdout.txt", "stderr.txt"))
