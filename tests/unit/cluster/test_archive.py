"""A run's folder as bytes: there and back, and what no node may send."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

import pytest

from pytest_sentinel.cluster.archive import pack, unpack
from pytest_sentinel.commands import CommandError

RUN = "monday-shard-1"


@pytest.fixture
def run(tmp_path: Path) -> Path:
    folder = tmp_path / "node" / RUN
    (folder / "tasks" / "a" / "1").mkdir(parents=True)
    (folder / "run.json").write_text("{}")
    (folder / "tasks" / "a" / "1" / "final.sqlite3").write_bytes(bytes(range(256)))
    return folder


def forged(fields: dict[str, object]) -> bytes:
    """A run's archive with one more member."""
    held = io.BytesIO()
    with tarfile.open(fileobj=held, mode="w:gz") as archive:
        archive.addfile(tarfile.TarInfo(f"{RUN}/run.json"))
        member = tarfile.TarInfo(f"{RUN}/more")
        for name, value in fields.items():
            setattr(member, name, value)
        archive.addfile(member)
    return held.getvalue()


def test_run_comes_back_as_it_was(run: Path, tmp_path: Path) -> None:
    unpacked = unpack(pack(run), tmp_path / "reports", RUN)
    assert unpacked == tmp_path / "reports" / RUN
    assert (unpacked / "tasks" / "a" / "1" / "final.sqlite3").read_bytes() == bytes(range(256))
    assert list((tmp_path / "reports").iterdir()) == [unpacked]


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"name": "../escaped"}, id="above"),
        pytest.param({"name": f"{RUN}/../../escaped"}, id="above-from-within"),
        pytest.param({"name": "/escaped"}, id="absolute"),
        pytest.param({"name": "other/run.json"}, id="another-run"),
        pytest.param({"type": tarfile.SYMTYPE, "linkname": ".."}, id="link"),
        pytest.param({"type": tarfile.LNKTYPE, "linkname": f"{RUN}/run.json"}, id="hard-link"),
        pytest.param({"type": tarfile.CHRTYPE}, id="device"),
        pytest.param({"type": tarfile.FIFOTYPE}, id="pipe"),
    ],
)
def test_member_that_is_no_file_of_the_run_is_refused(fields: dict[str, object], tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=f"{RUN} is no archive of a run"):
        unpack(forged(fields), tmp_path / "reports", RUN)
    assert list((tmp_path / "reports").iterdir()) == []
    assert [path.name for path in tmp_path.iterdir()] == ["reports"]


def test_archive_cut_short_is_refused(run: Path, tmp_path: Path) -> None:
    whole = pack(run)
    with pytest.raises(CommandError, match="no archive of a run"):
        unpack(whole[: len(whole) // 2], tmp_path / "reports", RUN)


def test_what_is_no_archive_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="no archive of a run"):
        unpack(b"no archive", tmp_path / "reports", RUN)


def test_archive_without_a_record_is_refused(run: Path, tmp_path: Path) -> None:
    (run / "run.json").unlink()
    with pytest.raises(CommandError, match="holds no run.json"):
        unpack(pack(run), tmp_path / "reports", RUN)


def test_existing_run_is_left_alone(run: Path, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=f"{RUN} exists; name another run with --name"):
        unpack(pack(run), run.parent, RUN)
