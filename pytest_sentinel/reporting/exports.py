"""Exports of a run: one flat row a task and trial as JSON lines and CSV, and a summary in Markdown."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from pytest_sentinel.escape import for_html, visible
from pytest_sentinel.record.files import write_whole, writing
from pytest_sentinel.record.result import DELAYS_S, Result
from pytest_sentinel.reporting import figures
from pytest_sentinel.reporting.contract import FinishedRun
from pytest_sentinel.summary import NO_VERDICT, Group, Share, Summary, expects_silence

Value = str | int | float | bool | None
STEP_SUMMARY = "GITHUB_STEP_SUMMARY"
"""GitHub names a file in this variable; what is written to it is shown on the job's page."""
FAILURES = 50
"""So many failed tasks are listed in Markdown."""

COLUMNS: Mapping[str, tuple[str, Callable[[Result], Value]]] = {
    "task": ("id of the task", lambda r: r.task_id),
    "environment": ("its app", lambda r: r.environment),
    "category": ("passive, active or noop", lambda r: r.category),
    "criterion": ("absolute or relative", lambda r: r.criterion),
    "agent": ("the agent", lambda r: r.agent),
    "wait_tool": ("the wait tool", lambda r: r.labels.wait_tool),
    "trial": ("number of the trial, from 1", lambda r: r.trial),
    "attempts": ("attempts that the trial took; more than one after a fault of ours", lambda r: r.attempt),
    "outcome": ("the outcome", lambda r: r.outcome),
    "flags": ("every test that failed, parted by spaces", lambda r: " ".join(r.flags)),
    "passed": ("whether it passed; empty without a verdict", lambda r: None if r.outcome in NO_VERDICT else r.passed),
    "silence_expected": ("whether the right answer was to write nothing", expects_silence),
    "timely": ("success within 60 s; empty where silence was expected", lambda r: r.timely),
    **{
        f"within_{delay}_s": (f"success within {delay} s", lambda r, d=delay: r.success_within.get(d))  # type: ignore[misc]
        for delay in DELAYS_S
    },
    "paper_passed": ("what the published rule would have said", lambda r: r.paper.passed),
    "reaction_ms": ("contact minus condition, ms", lambda r: r.reaction_ms),
    "condition_at_s": ("measured moment of the condition, s", lambda r: r.times.condition_at_s),
    "shown_at_s": ("the agent's own app first showed it, s", lambda r: r.times.shown_at_s),
    "observed_at_s": ("the first look that held the evidence, s", lambda r: r.times.observed_at_s),
    "done_at_s": ("what was asked was first done, s", lambda r: r.times.done_at_s),
    "contact_at_s": ("the message, s", lambda r: r.times.contact_at_s),
    "ended_at_s": ("the end, s", lambda r: r.times.ended_at_s),
    "input_tokens": ("the agent's input, cached input included", lambda r: r.usage.agent.input_tokens),
    "cached_tokens": ("of it cached", lambda r: r.usage.agent.cached_tokens),
    "output_tokens": ("the agent's output, reasoning included", lambda r: r.usage.agent.output_tokens),
    "reasoning_tokens": ("of it reasoning", lambda r: r.usage.agent.reasoning_tokens),
    "watcher_input_tokens": ("the watcher's input", lambda r: r.usage.watcher.input_tokens),
    "watcher_output_tokens": ("the watcher's output", lambda r: r.usage.watcher.output_tokens),
    "waiting_tokens": ("input and output while waiting", lambda r: r.usage.waiting_tokens),
    "acting_tokens": ("input and output while acting", lambda r: r.usage.acting_tokens),
    "total_tokens": ("all input and output", lambda r: r.usage.total_tokens),
    "cost_usd": ("cost, USD; empty where unknown", lambda r: r.usage.cost_usd),
    "model_calls": ("answered calls of models", lambda r: r.usage.model_calls),
    "tool_calls": ("calls of tools", lambda r: r.usage.tool_calls),
    "steps": ("turns of the agent", lambda r: r.usage.steps),
    "wakes": ("how often a wait tool looked", lambda r: r.usage.wakes),
    "wakes_that_mattered": ("of these: those that found something that counts", lambda r: r.usage.wakes_that_mattered),
    "think_s": ("wall time inside model calls, s", lambda r: round(r.wall.think_s, 3)),
    "wall_s": ("wall time of the attempt, s", lambda r: round(r.wall.total_s, 3)),
    "simulated_s": ("simulated time, s", lambda r: r.simulated_s),
    "clock": ("virtual or real", lambda r: r.labels.clock),
    "think_time": ("what a model call cost on the virtual clock", lambda r: r.labels.think_time),
    "speed": ("speed of the real clock", lambda r: r.labels.speed),
    "duration_s": ("length of the task, s", lambda r: r.labels.duration_s),
    "seed": ("seed of the timings", lambda r: r.labels.seed),
    "withheld": ("whether the event was withheld", lambda r: r.labels.withheld),
    "world": ("the world", lambda r: r.labels.world),
    "interface": ("tools or browser", lambda r: r.labels.interface),
    "sandbox": ("of an outside program: its sandbox", lambda r: r.labels.sandbox),
    "workers": ("workers of the session", lambda r: r.labels.workers),
    "message": ("what the agent wrote", lambda r: r.message),
    "stop_reason": ("why the agent ended", lambda r: r.stop_reason),
    "task_hash": ("SHA-256 of the task file", lambda r: r.hashes.task),
    "catalog_hash": ("SHA-256 of the catalogs", lambda r: r.hashes.catalog),
    "code_hash": ("SHA-256 of plugin and app", lambda r: r.hashes.code),
}
"""Column -> what it holds, and how it is read from a result."""


def row(result: Result) -> dict[str, Value]:
    """One result as a flat row; None is unknown, or does not apply."""
    return {name: read(result) for name, (_meaning, read) in COLUMNS.items()}


def write_jsonl(run: FinishedRun) -> None:
    """Write `results.jsonl`: pure ASCII, one object a line.

    Raises:
        RecordError: The disk refuses.
    """
    lines = (json.dumps(row(result), ensure_ascii=True, allow_nan=False) for result in run.results)
    write_whole(run.folder / "results.jsonl", "".join(f"{line}\n" for line in lines))


def write_csv(run: FinishedRun) -> None:
    """Write `results.csv` in UTF-8: what is unknown is empty, and no cell begins a formula.

    Raises:
        RecordError: The disk refuses.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows([_cell(value) for value in row(result).values()] for result in run.results)
    write_whole(run.folder / "results.csv", text.getvalue())


def write_markdown(run: FinishedRun) -> None:
    """Write `summary.md`; on GitHub, also onto the job's page.

    Raises:
        RecordError: The disk refuses.
    """
    text = markdown(run)
    write_whole(run.folder / "summary.md", text)
    if shown := os.environ.get(STEP_SUMMARY):
        with writing(Path(shown)), Path(shown).open("a", encoding="utf-8") as file:
            file.write(text)


def markdown(run: FinishedRun) -> str:
    """A run's summary as Markdown: the headlines, a table by category, and what failed."""
    summary = run.summary
    lines = [
        f"## {_inline(summary.agent) or 'No result'} in run {_inline(run.folder.name)}",
        "",
        f"**Timely success {_share(summary.timely_success)}**, right within 60 s. "
        f"**False alarms {_share(summary.false_alarms)}.**",
        "",
        *_table(summary),
        "",
        *_failures(run.results),
    ]
    return "\n".join(lines) + "\n"


def _table(summary: Summary) -> list[str]:
    within = " | ".join(f"{delay} s" for delay in DELAYS_S)
    head = f"| | runs | passed | {within} | median reaction | median tokens | cost |"
    return [head, f"|---|{'---:|' * (head.count('|') - 2)}", *(_line(g) for g in summary.groups if g.runs)]


def _line(group: Group) -> str:
    within = ["" if group.name == "noop" else str(group.success_within[delay]) for delay in DELAYS_S]
    cells = [
        group.name,
        str(group.runs),
        _share(group.passed),
        *within,
        figures.milliseconds(group.reaction_median_ms),
        figures.tokens(group.tokens_median),
        figures.dollars(group.cost_usd),
    ]
    return f"| {' | '.join(cells)} |"


def _failures(results: tuple[Result, ...]) -> list[str]:
    failed = [result for result in results if not result.passed]
    if not failed:
        return ["Everything passed."]
    lines = ["<details><summary>What did not pass</summary>", ""]
    lines += [f"- `{r.task_id}`, trial {r.trial}: {r.outcome}. {_inline(r.explanation)}" for r in failed[:FAILURES]]
    more = [f"- and {len(failed) - FAILURES} more"] if len(failed) > FAILURES else []
    return [*lines, *more, "", "</details>"]


def _share(share: Share) -> str:
    return f"{share.count} of {share.of} ({figures.percent(share)})"


def _inline(text: str) -> str:
    """Text of others on one line, in which neither HTML nor Markdown means anything."""
    spelled = for_html(" ".join(text.split()))
    return "".join(f"\\{char}" if char in "\\`*_[]|~" else char for char in spelled)


def _cell(value: Value) -> str | int | float:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        shown = visible(value)
        return f"'{shown}" if shown.startswith(("=", "+", "-", "@", "\t")) else shown
    return value
