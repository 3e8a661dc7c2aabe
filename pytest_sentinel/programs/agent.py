"""Runs an outside program as the agent of one task."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import tempfile
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_sentinel.errors import InfrastructureError
from pytest_sentinel.programs.process import Program
from pytest_sentinel.programs.sandbox import Sandbox, Wrapped
from pytest_sentinel.programs.spec import USAGE_FILE, ProgramSpec, filled
from pytest_sentinel.programs.usage import ReportedUsage, read_usage
from pytest_sentinel.record.events import ProgramEnded, ProgramStarted, UsageReported
from pytest_sentinel.session import AgentCrashed, RunEnded

if TYPE_CHECKING:
    from pytest_sentinel.session import Session

LOOK_EVERY_S = 0.1
"""How often to look whether the program or the run has ended, wall s."""
AT_END_S = 60.0
"""How much longer than the run the program may be quiet before it counts as hung, wall s."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
TAIL_CHARS = 400


class ProgramAgent:
    """An agent that is a program: it is started, watched, and ended with all that it started."""

    def __init__(self, spec: ProgramSpec, executable: Path, sandbox: Sandbox | None) -> None:
        self._spec = spec
        self._executable = executable
        self._sandbox = sandbox

    def run(self, session: Session) -> None:
        """Run the program until it ends, the user was contacted, or the stop comes.

        Raises:
            AgentCrashed: It ended by itself with an exit code other than 0, or by a signal.
            InfrastructureError: It could not be started.
            RunEnded: It was ended because the run was over.
        """
        folder = Path(tempfile.mkdtemp(prefix="task-")).resolve()
        try:
            self._run_in(folder, session)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def _run_in(self, folder: Path, session: Session) -> None:
        left_s = (session.clock.stop_s - session.now_s()) / session.clock.speed
        session.busy(left_s + AT_END_S)
        program = self._start(folder, session, left_s)
        atexit.register(program.stop, 0.0)
        try:
            code = self._follow(program, session)
        finally:
            killed = program.stop(self._spec.stop_grace_s)
            atexit.unregister(program.stop)
            self._keep(program, folder, session)
        session.recorder.add(ProgramEnded, exit_code=code, killed=killed, **_sizes(program))
        if code is None:
            raise RunEnded(session.over or "stop")
        if code != 0:
            raise AgentCrashed(_last_words(code, program.stderr.kept))

    def _start(self, folder: Path, session: Session, left_s: float) -> Program:
        brief = session.brief
        values = {
            "start_url": brief.start_url,
            "contact_url": brief.contact_url,
            "prompt": f"{brief.instruction}\n\n{brief.prompt}",
            "task_dir": str(folder),
            "deadline_s": f"{left_s:.0f}",
        }
        command = [str(self._executable), *filled(self._spec.command[1:], values)]
        session.recorder.add(ProgramStarted, command=tuple(command), sandboxed=self._sandbox is not None)
        unwrapped = nullcontext(Wrapped(tuple(command)))
        wrapping = unwrapped if self._sandbox is None else self._sandbox.wrapping(command, folder)
        try:
            with wrapping as wrapped:
                return Program(wrapped, folder, self._environment(folder))
        except OSError as error:
            raise InfrastructureError(f"{self._executable} could not be started: {error}") from error

    def _environment(self, folder: Path) -> dict[str, str]:
        """As little as a program needs, and what the table names."""
        named = {name: os.environ[name] for name in self._spec.pass_variables if name in os.environ}
        return {"PATH": PATH, "HOME": str(folder), "TMPDIR": str(folder), "LANG": "C.UTF-8", **named}

    def _follow(self, program: Program, session: Session) -> int | None:
        """Wait for the end of the program, whose exit code is returned, or of the run: None."""
        known = session.revision
        while session.over is None:
            code = program.wait(LOOK_EVERY_S)
            if code is not None:
                return code
            if session.revision != known:
                known = session.revision
                session.look_at_state()
        return None

    def _keep(self, program: Program, folder: Path, session: Session) -> None:
        session.recorder.keep("program/stdout.txt", program.stdout.kept)
        session.recorder.keep("program/stderr.txt", program.stderr.kept)
        try:
            usage = read_usage(folder / USAGE_FILE)
        except ValueError as error:
            session.recorder.warn("program", f"what it used is unknown: {error}")
            usage = None
        if usage is not None:
            session.recorder.add(UsageReported, **_reported(usage, self._spec))
        session.spent(None if usage is None else usage.cost(self._spec.prices))


def _reported(usage: ReportedUsage, spec: ProgramSpec) -> dict[str, int | float | None]:
    return {**usage.model_dump(), "cost_usd": usage.cost(spec.prices)}


def _sizes(program: Program) -> dict[str, int]:
    return {"stdout_bytes": program.stdout.total_bytes, "stderr_bytes": program.stderr.total_bytes}


def _last_words(code: int, stderr: bytes) -> str:
    how = f"exit code {code}" if code > 0 else f"ended by {signal.Signals(-code).name}"
    said = " ".join(stderr.decode("utf-8", "replace").split())[-TAIL_CHARS:]
    return f"{how}; it wrote last: {said}" if said else f"{how}, without a word on standard error"
