"""When the Python environment has to be made anew."""

from __future__ import annotations

import importlib.util
import venv
from pathlib import Path
from types import ModuleType

import pytest

from tests.unit.repo.repository import ROOT


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The set-up script, looking at an environment of the test's own."""
    spec = importlib.util.spec_from_file_location("setup_script", ROOT / "scripts" / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(__import__("sys").modules, "setup_script", module)
    spec.loader.exec_module(module)
    place(module, tmp_path / ".venv", monkeypatch)
    return module


def place(module: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "VENV", folder)
    monkeypatch.setattr(module, "VENV_PYTHON", folder / "bin" / "python")


def test_missing_environment_is_not_usable(script: ModuleType) -> None:
    assert not script.environment_usable()


def test_fresh_environment_is_usable(script: ModuleType) -> None:
    script.call(script.sys.executable, "-m", "venv", "--without-pip", "--clear", script.VENV)
    assert script.environment_usable()


def test_environment_made_by_another_tool_is_usable(script: ModuleType) -> None:
    venv.create(script.VENV, symlinks=True)
    settings = script.VENV / "pyvenv.cfg"
    lines = settings.read_text(encoding="utf-8").splitlines()
    settings.write_text("\n".join(line for line in lines if not line.startswith("command")), encoding="utf-8")
    assert script.environment_usable()


def test_moved_environment_is_not_usable(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script.call(script.sys.executable, "-m", "venv", "--without-pip", script.VENV)
    place(script, script.VENV.rename(tmp_path / "elsewhere"), monkeypatch)
    assert not script.environment_usable()


def test_environment_whose_python_is_gone_is_not_usable(script: ModuleType) -> None:
    script.call(script.sys.executable, "-m", "venv", "--without-pip", script.VENV)
    script.VENV_PYTHON.unlink()
    script.VENV_PYTHON.symlink_to(script.VENV / "gone")
    assert not script.environment_usable()


def test_old_python_is_refused_with_advice(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "PYTHON_MINIMUM", (4, 0))
    with pytest.raises(script.SetupError, match=r"Python 4\.0 or newer is needed, this is 3\.\d+\.\d+"):
        script.check_python()
