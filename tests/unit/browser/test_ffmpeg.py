from __future__ import annotations

import os
from pathlib import Path

import pytest

from pytest_sentinel.browser.ffmpeg import ffmpeg_lent, find_ffmpeg


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "own"))


@pytest.fixture
def system(tmp_path: Path) -> Path:
    path = tmp_path / "bin" / "ffmpeg"
    path.parent.mkdir()
    path.touch(0o755)
    return path


def test_no_ffmpeg_is_none(tmp_path: Path) -> None:
    assert find_ffmpeg() is None
    with ffmpeg_lent(tmp_path):
        assert os.environ["PLAYWRIGHT_BROWSERS_PATH"] == str(tmp_path / "own")


def test_systems_ffmpeg_is_lent_to_playwright(system: Path, tmp_path: Path) -> None:
    assert find_ffmpeg() == system
    folder = tmp_path / "lent"
    folder.mkdir()
    for _ in range(2):  # a browser that is started again borrows it again
        with ffmpeg_lent(folder):
            assert os.environ["PLAYWRIGHT_BROWSERS_PATH"] == str(folder)
            assert find_ffmpeg() is not None
            assert find_ffmpeg().resolve() == system  # type: ignore[union-attr]
        assert os.environ["PLAYWRIGHT_BROWSERS_PATH"] == str(tmp_path / "own")


def test_variable_that_was_not_set_is_not_set_afterwards(
    system: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PLAYWRIGHT_BROWSERS_PATH")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with ffmpeg_lent(tmp_path):
        assert "PLAYWRIGHT_BROWSERS_PATH" in os.environ
    assert "PLAYWRIGHT_BROWSERS_PATH" not in os.environ


def test_playwrights_own_comes_first(system: Path, tmp_path: Path) -> None:
    lent = tmp_path / "lent"
    lent.mkdir()
    with ffmpeg_lent(lent):
        place = next(lent.rglob("ffmpeg-*-*"), None) or next(lent.rglob("ffmpeg-linux"))
    own = tmp_path / "own" / place.relative_to(lent)
    own.parent.mkdir(parents=True)
    own.touch(0o755)
    assert find_ffmpeg() == own
