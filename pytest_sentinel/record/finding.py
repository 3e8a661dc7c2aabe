"""Finding a run that a user names: by its name among the runs, or by the path of its folder."""

from __future__ import annotations

from pathlib import Path

from pytest_sentinel.record.store import RunFolder


def run_path(which: str, reports: Path) -> Path:
    """Where the run of this name or path is, if it is anywhere."""
    try:
        return Path(which) if (Path(which) / "run.json").is_file() else reports / which
    except OSError:  # no path can be so long; nor can a name, which is then said
        return reports / which


def find_run(which: str, reports: Path) -> RunFolder:
    """The run of this name or path.

    Raises:
        RecordError: There is none, or its `run.json` is damaged; the message lists the runs there are.
    """
    return RunFolder.existing(run_path(which, reports))
