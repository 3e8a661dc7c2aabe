"""`play`: a person does a task by hand, and the result is recorded as that of the agent `human`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from pytest_sentinel.commands import a_name, as_argument
from pytest_sentinel.option_values import run_name

if TYPE_CHECKING:
    import pytest

HELP = "Do a task by hand in a visible browser; the result is recorded as that of the agent `human`."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which task, and how."""
    parser.add_argument("task", type=a_name, metavar="TASK", help="id of the task")
    parser.add_argument("--speed", default="1", metavar="N", help="how many times faster than real time, 0.25 to 4")
    parser.add_argument(
        "--no-window", action="store_true", help="open no browser: print the addresses, to be opened in one's own"
    )
    parser.add_argument(
        "--run",
        dest="run_name",
        type=as_argument(run_name),
        metavar="NAME",
        help="name of the run; default: date, time and human",
    )


def run(options: argparse.Namespace) -> int:
    """Run one task with a person.

    Returns:
        pytest's exit code: 0 if the person passed.

    Raises:
        CommandError: There is no such task.
    """
    import pytest

    from pytest_sentinel.commands import CommandError

    only = Only(options.task)
    arguments = ["--agent=human", "-s", f"--speed={options.speed}", *([] if options.no_window else ["--headed"])]
    code = pytest.main([*arguments, *([f"--run={options.run_name}"] if options.run_name else [])], plugins=[only])
    if only.error is not None:
        raise CommandError(only.error)
    return int(code)


class Only:
    """Keeps one task of those that are collected."""

    def __init__(self, task_id: str) -> None:
        self.error: str | None = None
        self._task_id = task_id

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Drop the others; complain where none is left."""
        import pytest

        from pytest_sentinel.closest import did_you_mean
        from pytest_sentinel.reporting.items import task_item

        found = {kept.task_id: item for item in items if (kept := task_item(item)) is not None}
        config.hook.pytest_deselected(items=[item for item in items if item is not found.get(self._task_id)])
        items[:] = [found[self._task_id]] if self._task_id in found else []
        if not items:
            self.error = f"there is no task {self._task_id!r}{did_you_mean(self._task_id, found)}"
            raise pytest.UsageError(self.error)
