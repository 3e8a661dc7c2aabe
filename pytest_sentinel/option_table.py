"""The one table of options, and the values in force.

The fields of `Settings` are the table: attribute, flag, ini name, environment variable, default, unit and help of every
option are declared (or derived from what is declared) here and nowhere else.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from pytest_sentinel import option_values as o
from pytest_sentinel.option_values import Option

Source = Literal["option", "environment", "ini", "default", "replay", "agent"]


def _option(flag: str | None, parse: o.Parser, default: Any, help: str, **more: Any) -> Any:
    option = Option("", flag, default, parse, help, **more)
    if isinstance(default, dict):
        return dataclasses.field(default_factory=lambda: dict(default), metadata={"option": option})
    return dataclasses.field(default=default, metadata={"option": option})


def _count(low: int, high: float = math.inf, *, example: int) -> o.Parser:
    return o.number(low, high, example=example, integer=True)


@dataclasses.dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings in force; `sources` remembers where each came from, `started_at` when the session began (UTC)."""

    agent: str = _option(
        "--agent", o.text, "reference",
        "The agent to run: a built-in, a name from the agents table, or module:Class.",
    )  # fmt: skip
    agent_options: Mapping[str, str] = _option(
        "--agent-option", o.pair, {},
        "An option of the agent, KEY=VALUE; may be repeated (in the environment variable, parted by commas).",
        repeatable=True,
    )  # fmt: skip
    agents_file: Path | None = _option(
        "--agents-file",
        o.path,
        None,
        "A TOML file with [agents.NAME] tables that add to and override the agents table.",
    )
    wait_tool: str = _option("--wait-tool", o.text, "sleep", "The tool with which the agent waits.")
    clock: Literal["virtual", "real"] = _option(
        "--clock", o.choice("virtual", "real"), "virtual",
        "The clock of a task: virtual time costs no wall time while the agent waits.", choices=("virtual", "real"),
    )  # fmt: skip
    speed: float = _option(
        "--speed", o.number(0.25, 4, example=1), 1.0, "How many times faster than real time; only with --clock=real."
    )
    think_time: str = _option(
        "--think-time", o.think_time, "measured",
        "What a model call costs on the virtual clock: as measured, by tokens, or a number of seconds.", unit="s",
    )  # fmt: skip
    action_time_s: float = _option(
        "--action-time", o.number(0, 60, example=0.5), 0.5, "What a tool call costs on the virtual clock.", unit="s"
    )
    seed: int = _option(
        "--seed", _count(0, 2**31 - 1, example=0), 0, "Draws the moment of each task; 0 keeps the published moments."
    )
    duration_s: float = _option(
        "--duration", o.duration, 720.0,
        "Length of a task, such as 40m or 2d; what precedes the moment is stretched. Default: 12m.", unit="s",
    )  # fmt: skip
    withhold: bool = _option(
        "--withhold", o.switch, False, "Run event tasks without their event: nothing to report.", switch=True
    )
    world: Path | None = _option("--world", o.path, None, "Folder of another generated world.")
    trials: int = _option("--trials", _count(1, 1000, example=1), 1, "How often each task is run.")
    shard: str | None = _option(
        "--shard", o.shard, None,
        "Run only the Kth of N parts of the suite, K/N: so that several machines share a run. See `merge`.",
    )  # fmt: skip
    run: str = _option(
        "--run", o.run_name, "", "Name of the run's folder; naming an existing one completes it. "
        "Default: date, time and agent.",
    )  # fmt: skip
    reports: Path = _option(
        "--reports", o.path, Path("reports"), "Folder that holds the runs. Default: below the rootdir."
    )
    fail_under: float | None = _option(
        "--fail-under", o.number(0, 1, example=0.7), None, "Pass the session if at least this share of tasks passes."
    )
    dry_run: bool = _option(
        "--dry-run", o.switch, False, "Say what would run and what it might cost; run nothing.", switch=True
    )
    retries: int = _option(
        "--retries", _count(0, 2, example=2), 2, "How often a task is run again after a fault that is not the agent's."
    )
    hang_timeout_s: float = _option(
        "--hang-timeout", o.number(1, 86_400, example=600), 600.0,
        "Wall time without a sign of life after which an agent, server or browser counts as hung.", unit="s",
    )  # fmt: skip
    browser_path: Path | None = _option("--sentinel-browser", o.path, None, "Path of the Chromium to use.")
    max_steps: int | None = _option(
        "--max-steps", _count(1, example=100), None, "Steps after which an agent is stopped."
    )
    max_tokens: int | None = _option(
        "--max-tokens",
        _count(1, example=500_000),
        None,
        "Tokens per task after which an agent is stopped.",
        unit="tokens",
    )
    max_cost_usd: float | None = _option(
        "--max-cost", o.number(0, example=1), None, "Cost of one task after which an agent is stopped.", unit="USD"
    )
    budget_usd: float | None = _option(
        "--budget",
        o.number(0, example=10),
        None,
        "Cost of the session after which no further task is begun.",
        unit="USD",
    )
    max_concurrent_calls: int | None = _option(
        "--max-concurrent-calls", _count(1, 10_000, example=4), None, "Model calls under way at once, over all workers."
    )
    replay: str | None = _option(
        "--replay", o.run_name, None,
        "Name of a run to replay from its record: offline, with its settings, its tasks and the answers it got.",
    )  # fmt: skip
    sandbox: Literal["auto", "required", "off"] = _option(
        "--sandbox", o.choice("auto", "required", "off"), "auto",
        "Whether outside programs run in a sandbox: where one works, always, or never.",
        choices=("auto", "required", "off"),
    )  # fmt: skip
    tasks: tuple[str, ...] = _option(
        None, o.text, (), "Folders of task files, each holding one folder per environment.", repeatable=True
    )
    sources: Mapping[str, Source] = dataclasses.field(default_factory=dict)
    started_at: str = ""

    @property
    def think_time_s(self) -> float | None:
        """The fixed duration of a model call, s; None where it is measured or taken from tokens."""
        return None if self.think_time in ("measured", "tokens") else float(self.think_time)

    @property
    def folder(self) -> Path:
        """The folder of this run."""
        return self.reports / self.run


OPTIONS: tuple[Option, ...] = tuple(
    dataclasses.replace(field.metadata["option"], attribute=field.name)
    for field in dataclasses.fields(Settings)
    if "option" in field.metadata
)
