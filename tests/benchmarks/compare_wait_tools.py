"""Compare the wait tools: the same scripted model and judge, the same tasks, the virtual clock. Prints Markdown tables.

    .venv/bin/python tests/benchmarks/compare_wait_tools.py [--tools watch,predicate] [--only EXPRESSION] [--out FILE]

The model is `tests/support/mail_policy.py` behind a real server, so what is sent to the endpoint is what a real model
would be sent. Tokens are counted the same way for all: the bytes of each request's body, without those of pictures, by
four, and a fixed number for each picture. A call costs simulated time by its tokens, as it would with a real model.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT)]

from mail_policy import WAIT_TOOLS, policy  # noqa: E402
from model_server import ModelServer  # noqa: E402
from runs import run  # noqa: E402

PICTURE_TOKENS = 1105
"""What one screenshot of 1280 by 800 pixels counts, tokens: 85 and 170 for each of 6 tiles of 512 pixels."""
BYTES_PER_TOKEN = 4
RATES = {"base_s": 0.5, "input_s_per_token": 0.0001, "output_s_per_token": 0.02}
"""Seconds that a call takes on the simulated clock: `--think-time=tokens` with these rates."""

AGENTS = """
[agents.scripted]
model = "scripted"
base_url = "{base_url}"
vision = true

[agents.scripted.think_rates]
base_s = {base_s}
input_s_per_token = {input_s_per_token}
output_s_per_token = {output_s_per_token}
"""


@dataclass(frozen=True)
class Row:
    """What one task cost with one wait tool."""

    task: str
    outcome: str
    passed: bool
    reaction_s: float | None
    agent_calls: int
    watcher_calls: int
    agent_tokens: float
    watcher_tokens: float
    waiting_tokens: float
    wakes: int
    mattered: int
    wall_s: float

    @property
    def tokens(self) -> float:
        """Tokens sent in all."""
        return self.agent_tokens + self.watcher_tokens


def counting_policy(request: dict[str, Any]) -> Any:
    """The policy, with token counts as this comparison counts them."""
    reply = policy(request)
    pictures = [url for message in request["messages"] for url in picture_urls(message)]
    given = (len(json.dumps(request)) - sum(map(len, pictures))) // BYTES_PER_TOKEN + len(pictures) * PICTURE_TOKENS
    made = len(json.dumps(reply.body["choices"][0]["message"])) // BYTES_PER_TOKEN
    reply.body["usage"] = {"prompt_tokens": given, "completion_tokens": made, "total_tokens": given + made}
    return reply


def picture_urls(message: dict[str, Any]) -> list[str]:
    """The pictures of a message, as they are sent."""
    content = message.get("content")
    parts = content if isinstance(content, list) else []
    return [part["image_url"]["url"] for part in parts if "image_url" in part]


def sent_tokens(calls: list[dict[str, Any]]) -> float:
    """Tokens of the requests of calls, as this comparison counts them."""
    return sum(
        (call["request_bytes"] - call["picture_bytes"]) / BYTES_PER_TOKEN + call["pictures"] * PICTURE_TOKENS
        for call in calls
    )


def rows_of(wait_tool: str, agents_file: Path, reports: Path, only: str) -> list[Row]:
    """Run the tasks with one wait tool and read what the run recorded."""
    options = [
        "--agent=scripted", f"--agents-file={agents_file}", f"--wait-tool={wait_tool}", "--think-time=tokens", "-q",
        "-k", only, "--retries=0",
    ]  # fmt: skip
    finished = run(reports, wait_tool, *options)
    rows = []
    for task_id, result in sorted(finished.results.items()):
        calls = [event for event in finished.events(task_id) if event["kind"] == "model_called"]
        by_role = {role: [call for call in calls if call["role"] == role] for role in ("agent", "watcher")}
        rows.append(
            Row(
                task=task_id,
                outcome=result.outcome,
                passed=result.passed,
                reaction_s=None if result.reaction_ms is None else result.reaction_ms / 1000,
                agent_calls=len(by_role["agent"]),
                watcher_calls=len(by_role["watcher"]),
                agent_tokens=sent_tokens(by_role["agent"]),
                watcher_tokens=sent_tokens(by_role["watcher"]),
                waiting_tokens=sent_tokens([call for call in calls if call["phase"] == "waiting"]),
                wakes=result.usage.wakes,
                mattered=result.usage.wakes_that_mattered,
                wall_s=result.wall.agent_s,
            )
        )
    if not rows:
        raise SystemExit(finished.output)
    return rows


def summary(found: dict[str, list[Row]]) -> list[str]:
    """One line a wait tool, over all its tasks."""
    lines = [
        "| wait tool | passed | reaction, median and longest (s) | model calls (agent + watcher) | tokens sent (agent "
        "+ watcher) | of these while waiting | wakes | that mattered | wall (s) |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for wait_tool, rows in found.items():
        reactions = [row.reaction_s for row in rows if row.reaction_s is not None]
        agent_calls, watcher_calls = sum(row.agent_calls for row in rows), sum(row.watcher_calls for row in rows)
        waiting = sum(row.waiting_tokens for row in rows)
        agent, watcher = sum(row.agent_tokens for row in rows), sum(row.watcher_tokens for row in rows)
        median_s, longest_s = statistics.median(reactions or [0.0]), max(reactions, default=0.0)
        lines.append(
            f"| `{wait_tool}` | {sum(row.passed for row in rows)} of {len(rows)} | {median_s:.1f}, {longest_s:.1f} "
            f"| {agent_calls + watcher_calls} ({agent_calls} + {watcher_calls}) "
            f"| {agent + watcher:,.0f} ({agent:,.0f} + {watcher:,.0f}) | {waiting:,.0f} "
            f"| {sum(row.wakes for row in rows)} | {sum(row.mattered for row in rows)} "
            f"| {sum(row.wall_s for row in rows):.0f} |"
        )
    return lines


def details(found: dict[str, list[Row]]) -> list[str]:
    """One line a task: for each wait tool the reaction, tokens, calls, wakes and those that mattered."""
    lines = [f"| task | {' | '.join(f'`{tool}`' for tool in found)} |", f"|---{'|---' * len(found)}|"]
    for task in sorted({row.task for rows in found.values() for row in rows}):
        cells = [_cell(next(row for row in rows if row.task == task)) for rows in found.values()]
        lines.append(f"| {task.removeprefix('micromail-')} | {' | '.join(cells)} |")
    return lines


def _cell(row: Row) -> str:
    reaction = row.outcome if row.reaction_s is None or not row.passed else f"{row.reaction_s:.1f} s"
    calls = row.agent_calls + row.watcher_calls
    return f"{reaction}; {row.tokens:,.0f}; {calls}; {row.mattered} of {row.wakes}; {row.wall_s:.0f} s"


def main() -> None:
    """Run, print, and perhaps write the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tools", default=",".join(WAIT_TOOLS), help="wait tools, parted by commas")
    parser.add_argument("--only", default="micromail", help="which tasks, as pytest's -k")
    parser.add_argument("--out", type=Path, help="file to write the tables to")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ModelServer(counting_policy) as server:
        agents_file = Path(folder) / "agents.toml"
        agents_file.write_text(AGENTS.format(base_url=server.base_url, **RATES))
        found = {
            tool: rows_of(tool, agents_file, Path(folder) / "reports", given.only) for tool in given.tools.split(",")
        }
    cells = "In each cell: reaction; tokens sent; model calls; wakes that mattered of all; wall time."
    text = "\n".join([*summary(found), "", cells, "", *details(found), ""])
    print(text)
    if given.out is not None:
        given.out.write_text(text)
    for failure in server.failures:
        traceback.print_exception(failure)
    if server.failures:
        raise SystemExit("the policy failed")


if __name__ == "__main__":
    main()
