"""Work in a session of pytest that collects and runs nothing.

It gives commands what a run has: its configuration, and what hooks and `conftest.py` register.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pytest

from pytest_sentinel.commands import CommandError
from pytest_sentinel.record.errors import RecordError

T = TypeVar("T")


def in_suite(work: Callable[[pytest.Config], T], arguments: Sequence[str] = ()) -> T:
    """Do some work where a session would collect.

    Args:
        work: Takes the session's configuration.
        arguments: Options of pytest.

    Raises:
        CommandError: pytest could not be started here, or the suite or its record is wrong.
    """
    worker = _Worker(work)
    quiet = ["--collect-only", "-p", "no:terminal", "-p", "no:cacheprovider"]
    code = pytest.main([*quiet, *arguments], plugins=[worker])
    if worker.error is not None:
        raise CommandError(worker.error)
    if not worker.found:
        raise CommandError(f"pytest could not be started here (exit code {int(code)}); run this where the suite is")
    return worker.found[0]


class _Worker(Generic[T]):
    def __init__(self, work: Callable[[pytest.Config], T]) -> None:
        self.found: list[T] = []
        self.error: str | None = None
        self._work = work

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> bool:
        """Work instead of collecting."""
        from pytest_sentinel.task.load import TaskError

        try:
            self.found.append(self._work(session.config))
        except (CommandError, RecordError, TaskError, pytest.UsageError, pytest.Collector.CollectError) as error:
            self.error = str(error)
        return True
