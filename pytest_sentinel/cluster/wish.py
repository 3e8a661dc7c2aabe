"""What a user asks of a cluster, checked on the driver's machine before anything is sent anywhere."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from pytest_sentinel.cluster.job import ShardJob, run_of
from pytest_sentinel.commands import CommandError
from pytest_sentinel.option_table import OPTIONS, Settings
from pytest_sentinel.option_values import BadValueError, run_name
from pytest_sentinel.state import state_of
from pytest_sentinel.task.files import find_task_files

OWN = {"run": "--name", "shard": "--shards", "reports": "--reports before the --"}
"""Settings that the driver decides, and what decides them."""
OF_THE_NODE = {*OWN, "browser_path"}
"""Settings whose environment variables stay on the machine where they are set."""


@dataclass(frozen=True)
class Wish:
    """The command's arguments."""

    name: str
    shards: int
    reports: Path
    address: str | None = None
    workers: int | None = None
    options: tuple[str, ...] = ()
    """Options of pytest."""

    def check(self) -> None:
        """Refuse what could only fail later.

        Raises:
            CommandError: A name is none, or the folder of a run that would be written exists.
        """
        for run in (self.name, *(run_of(self.name, number) for number in range(1, self.shards + 1))):
            try:
                run_name(run)
            except BadValueError as error:
                raise CommandError(f"--name {self.name}: {error}") from error
            if (self.reports / run).exists():
                raise CommandError(f"{self.reports / run} exists; name another run with --name, or move it away")

    def jobs(self, config: pytest.Config) -> list[ShardJob]:
        """The shards of the run.

        Args:
            config: The configuration of a session with the same options.

        Raises:
            CommandError: An option is the driver's to decide or makes no sense on nodes, or there are too few tasks.
            pytest.UsageError: A folder of task files is missing.
        """
        settings = state_of(config).settings
        _check_options(config, settings, self.workers)
        tasks = len(find_task_files([config.rootpath / folder for folder in settings.tasks]))
        if tasks < self.shards:
            near = f"closest valid value: {tasks}" if tasks > 1 else "run it with pytest alone"
            raise CommandError(f"--shards {self.shards}: the suite has {tasks} tasks; {near}")
        folder, variables = str(config.invocation_params.dir), _variables()
        return [
            ShardJob(self.name, number, self.shards, self.options, self.workers, folder, variables)
            for number in range(1, self.shards + 1)
        ]


def _check_options(config: pytest.Config, settings: Settings, workers: int | None) -> None:
    for attribute, instead in OWN.items():
        if settings.sources[attribute] == "option":
            raise CommandError(f"--{attribute} among the options of pytest: the cluster decides it; use {instead}")
    if settings.dry_run:
        raise CommandError("--dry-run runs nothing, so it needs no cluster: give it to pytest here")
    if config.option.xmlpath:
        raise CommandError("--junitxml: each shard would write it on its node; junit.xml lies in the run of each")
    if workers and getattr(config.option, "numprocesses", None):
        raise CommandError("-n and --workers-per-shard say the same; use --workers-per-shard")


def _variables() -> dict[str, str]:
    """The environment variables of our settings: they hold on the nodes as they hold here."""
    names = [option.environment for option in OPTIONS if option.attribute not in OF_THE_NODE]
    return {name: os.environ[name] for name in names if name in os.environ}
