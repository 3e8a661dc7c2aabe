"""A sandbox for outside programs, by bubblewrap: the file system without the tasks, and no other process to look at."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

NAME = "bubblewrap"
UNSANDBOXED = "unsandboxed"
EMPTY = Path("/tmp")  # noqa: S108 - the sandbox's own
"""A folder that is always empty inside, and writable."""
_TRIAL_S = 20.0
_BASE = ("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", str(EMPTY))
_WALLS = ("--unshare-pid", "--unshare-ipc", "--unshare-uts", "--die-with-parent", "--cap-drop", "ALL")


@dataclass(frozen=True)
class Wrapped:
    """A command, and the open files that it inherits."""

    command: tuple[str, ...]
    files: tuple[int, ...] = ()


@dataclass(frozen=True)
class Sandbox:
    """What a program may see: everything readable, but for what is hidden; its own folder writable."""

    wrapper: str
    hidden: tuple[Path, ...]
    """Folders that are empty inside: tasks, records, this plugin and the apps."""
    visible: tuple[Path, ...] = ()
    """Files and folders that are there all the same."""
    always_hidden: tuple[Path, ...] = ()
    """Folders that are empty even below what is visible."""

    @contextmanager
    def wrapping(self, command: Sequence[str], folder: Path) -> Iterator[Wrapped]:
        """The command that runs another one in the sandbox, in `folder`; start it within the block."""
        words = [*self._mounts(), "--bind", str(folder), str(folder), *_WALLS, "--chdir", str(folder)]
        # Handed over in a file: on the command line they would tell what is hidden.
        descriptor = os.memfd_create("arguments")
        try:
            os.write(descriptor, b"".join(word.encode() + b"\0" for word in words))
            os.lseek(descriptor, 0, os.SEEK_SET)
            yield Wrapped((self.wrapper, "--args", str(descriptor), "--", *command), (descriptor,))
        finally:
            os.close(descriptor)

    def _mounts(self) -> list[str]:
        mounts = [*_BASE]
        for path in self.hidden:
            mounts += ["--tmpfs", str(path)]
        for path in self.visible:
            mounts += ["--ro-bind", str(path), str(path)]
        for path in self.always_hidden:
            if any(path.is_relative_to(shown) for shown in self.visible):
                mounts += ["--tmpfs", str(path)]
        return mounts

    def sees(self, path: Path) -> bool:
        """Whether a program inside finds this file."""
        return self._succeeds("/usr/bin/test", "-e", str(path))

    def works(self) -> bool:
        """Whether this machine lets a program run in it."""
        return self._succeeds("/usr/bin/test", "-d", "/")

    def _succeeds(self, *command: str) -> bool:
        with tempfile.TemporaryDirectory() as folder:
            with self.wrapping(command, Path(folder).resolve()) as wrapped:
                try:
                    done = subprocess.run(
                        wrapped.command, pass_fds=wrapped.files, check=False, capture_output=True, timeout=_TRIAL_S
                    )
                except (OSError, subprocess.TimeoutExpired):
                    return False
            return done.returncode == 0


@functools.cache
def working_wrapper() -> str | None:
    """Path of a bubblewrap that works on this machine, None where there is none."""
    found = shutil.which("bwrap")
    return found if found is not None and Sandbox(found, ()).works() else None


def distinct(paths: Iterable[Path]) -> tuple[Path, ...]:
    """Existing folders, resolved, without those that lie in another one."""
    found = sorted({path.resolve() for path in paths if path.is_dir()})
    return tuple(path for path in found if not any(path != other and path.is_relative_to(other) for other in found))
