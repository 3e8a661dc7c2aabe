"""The folder of a run as bytes, and back again: the bytes come from another machine and are not trusted."""

from __future__ import annotations

import io
import shutil
import tarfile
import tempfile
from pathlib import Path, PurePosixPath

from pytest_sentinel.commands import CommandError

LEVEL = 3
"""Of compression: databases and JSON lines become small at any level, and nodes have better things to do."""


def pack(run: Path) -> bytes:
    """A run's folder with all that is in it.

    Raises:
        OSError: A file cannot be read.
    """
    held = io.BytesIO()
    with tarfile.open(fileobj=held, mode="w:gz", compresslevel=LEVEL) as archive:
        archive.add(run, run.name)
    return held.getvalue()


def unpack(archive: bytes, reports: Path, run: str) -> Path:
    """Put a run among the others; its folder appears when it is whole.

    Args:
        archive: What `pack` made.
        reports: Folder that holds the runs.
        run: Name of the run.

    Raises:
        CommandError: The archive is damaged, or would write anywhere but in the run's folder; the folder exists; the
            disk refuses.
    """
    target = reports / run
    if target.exists():
        raise CommandError(f"{target} exists; name another run with --name")
    try:
        reports.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".unpacking-", dir=reports) as begun:
            _extract(archive, Path(begun), run)
            shutil.move(Path(begun) / run, target)
    except (tarfile.TarError, EOFError, ValueError) as error:
        raise CommandError(f"what came back of {run} is no archive of a run: {error}") from error
    except OSError as error:
        raise CommandError(f"cannot write {target}: {error.strerror or error}") from error
    return target


def _extract(archive: bytes, into: Path, run: str) -> None:
    with tarfile.open(fileobj=io.BytesIO(archive), mode="r:gz") as opened:
        for member in opened:
            if PurePosixPath(member.name).parts[:1] != (run,) or not (member.isfile() or member.isdir()):
                raise ValueError(f"{member.name!r} is no file or folder below {run}")
            opened.extract(member, into, filter="data")
    if not (into / run / "run.json").is_file():
        raise ValueError("it holds no run.json")
