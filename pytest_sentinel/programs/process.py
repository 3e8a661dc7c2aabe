"""A running program with everything that it started: its output is kept, and it can be ended as a whole."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import IO

import psutil

from pytest_sentinel.programs.sandbox import Wrapped

KEPT_BYTES = 4_000_000
"""How much is kept of each of the two outputs; the rest is read and dropped, so that the program is not held up."""
DRAIN_S = 2.0
"""How long to wait for the end of the outputs once the program is gone, wall s."""
_CHUNK_BYTES = 65_536
_WRAPPER = "bwrap"


class Output:
    """What a program writes to one of its outputs."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.total_bytes = 0
        self._kept = bytearray()
        self._stream = stream
        self._thread = threading.Thread(target=self._read, name="sentinel-program-output", daemon=True)
        self._thread.start()

    @property
    def kept(self) -> bytes:
        """Its beginning, at most `KEPT_BYTES`."""
        return bytes(self._kept)

    def drain(self) -> None:
        """Wait for its end, which a program that outlived everything may keep from coming."""
        self._thread.join(DRAIN_S)

    def _read(self) -> None:
        with self._stream, contextlib.suppress(OSError, ValueError):
            while chunk := os.read(self._stream.fileno(), _CHUNK_BYTES):
                self.total_bytes += len(chunk)
                self._kept += chunk[: max(0, KEPT_BYTES - len(self._kept))]


class Program:
    """A program in a process group of its own."""

    def __init__(self, wrapped: Wrapped, folder: Path, environment: Mapping[str, str]) -> None:
        """Start it in a folder, with these variables and no others.

        Raises:
            OSError: It cannot be started.
        """
        self._process = subprocess.Popen(
            wrapped.command,
            pass_fds=wrapped.files,
            cwd=folder,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self.stdout, self.stderr = Output(self._process.stdout), Output(self._process.stderr)
        self._known: dict[int, psutil.Process] = {}

    def wait(self, timeout_s: float) -> int | None:
        """Its exit code, negative for a signal; None while it runs after `timeout_s` of wall time."""
        self._remember()
        try:
            return self._process.wait(timeout_s)
        except subprocess.TimeoutExpired:
            return None

    def stop(self, grace_s: float) -> bool:
        """End it and all that it started, also in process groups of their own.

        Args:
            grace_s: How long they may take once they are asked to end, wall s.

        Returns:
            Whether something had to be killed.
        """
        self._remember()
        asked = [process for process in self._known.values() if not _is_wrapper(process)]
        for process in asked:
            with contextlib.suppress(psutil.Error):
                process.terminate()
        psutil.wait_procs(asked, timeout=grace_s)
        self._remember()
        left = [process for process in self._known.values() if _runs(process)]
        for process in left:
            with contextlib.suppress(psutil.Error):
                process.kill()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        psutil.wait_procs(left, timeout=grace_s)
        self._process.wait()
        self.stdout.drain()
        self.stderr.drain()
        return any(not _is_wrapper(process) for process in left)

    def _remember(self) -> None:
        """Note who descends from it: once a parent is gone, its children cannot be found any more."""
        with contextlib.suppress(psutil.Error):
            leader = psutil.Process(self._process.pid)
            for process in (leader, *leader.children(recursive=True)):
                self._known.setdefault(process.pid, process)


def _runs(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False


def _is_wrapper(process: psutil.Process) -> bool:
    """Whether it is the sandbox itself, whose end would kill what runs in it at once."""
    try:
        return process.name() == _WRAPPER
    except psutil.Error:
        return False
