"""Draws the live view below pytest's own lines, where there is a terminal; elsewhere the plain lines are all there is.

pytest takes file descriptor 1 away while a test runs. The view writes to a copy of it that was made before, from a
thread that reads the run's folder once a second; it steps aside for every line that pytest prints.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from typing import TYPE_CHECKING, TextIO

import pytest

from pytest_sentinel.live.place import FOLDER, live_file, worker_name
from pytest_sentinel.record.errors import RecordError
from pytest_sentinel.reporting.items import RUN_FOLDER

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.live import Live

    from pytest_sentinel.live.board import BoardReader


class LiveFiles:
    """Takes a process's live file away when its session ends; needed wherever tasks run."""

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """A file that stays behind is that of a killed worker."""
        folder = session.config.stash.get(RUN_FOLDER, None)
        if folder is None:
            return
        live_file(folder.path, worker_name()).unlink(missing_ok=True)
        place = folder.path / FOLDER
        if not hasattr(session.config, "workerinput") and place.is_dir() and not any(place.iterdir()):
            place.rmdir()


class LiveView:
    """The view of one session."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._terminal = os.fdopen(os.dup(sys.stdout.fileno()), "w") if wanted(config, sys.stdout) else None
        self._live: Live | None = None
        self._reader: BoardReader | None = None

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_logstart(self) -> Generator[None, None, None]:
        """Begin with the first task, and step aside."""
        self._hide()
        yield
        self._show()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_logreport(self) -> Generator[None, None, None]:
        """Step aside for the line of a finished task."""
        self._hide()
        yield
        self._show()

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """What comes now is the summary."""
        self._hide()
        self._reader = None
        if self._terminal is not None:
            self._terminal.close()
            self._terminal = None

    def _hide(self) -> None:
        if self._live is not None:
            self._live.stop()
            self._live = None

    def _show(self) -> None:
        if self._terminal is None or RUN_FOLDER not in self._config.stash:
            return
        from rich.console import Console
        from rich.live import Live

        from pytest_sentinel.live.board import BoardReader

        if self._reader is None:
            self._reader = BoardReader(self._config.stash[RUN_FOLDER].path)
        columns, lines = os.get_terminal_size(self._terminal.fileno())
        console = Console(file=self._terminal, width=columns, height=lines)
        self._live = Live(
            console=console, get_renderable=self._draw, refresh_per_second=1, transient=True,
            redirect_stdout=False, redirect_stderr=False,
        )  # fmt: skip
        self._live.start()

    def _draw(self) -> RenderableType:
        from pytest_sentinel.live.view import draw

        assert self._reader is not None
        try:
            return draw(self._reader.read())
        except RecordError as error:
            return str(error)


def wanted(config: pytest.Config, stdout: TextIO) -> bool:
    """Whether there is a terminal to draw on, and nothing but tasks' lines is printed to it."""
    option = config.option
    plain = getattr(option, "capture", "no") == "no" or option.collectonly or config.get_verbosity() < 0
    return not plain and stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
