"""How an outside program of the agents table becomes an agent that the plugin can run."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.programs.sandbox import EMPTY

if TYPE_CHECKING:
    from pytest_sentinel.agent import Agent, AgentContext
    from pytest_sentinel.option_table import Settings
    from pytest_sentinel.programs.sandbox import Sandbox
    from pytest_sentinel.programs.spec import ProgramSpec

LIMITS = {"max_steps": "--max-steps", "max_tokens": "--max-tokens", "max_cost_usd": "--max-cost"}


def agent_spec(spec: ProgramSpec, settings: Settings, rootdir: Path, apps: Sequence[str]) -> AgentSpec:
    """The registration of an outside program.

    Args:
        spec: What the agents table says.
        settings: The settings in force.
        rootdir: Where paths in the table begin.
        apps: Modules of the registered apps.

    Raises:
        pytest.UsageError: A sandbox is required, and none works on this machine.
    """
    box = _sandbox(spec, settings, rootdir, apps)

    def make(context: AgentContext) -> Agent:
        from pytest_sentinel.programs.agent import ProgramAgent

        del context
        return ProgramAgent(spec, executable(spec, rootdir), box)

    def check_ready() -> None:
        for attribute, flag in LIMITS.items():
            if getattr(settings, attribute) is not None:
                raise pytest.UsageError(
                    f"{flag}: what an outside program uses while it runs is not known; leave it out"
                )
        program = executable(spec, rootdir)
        if box is not None and not box.sees(program):
            raise pytest.UsageError(
                f"agent {spec.name!r}: {program} lies in a folder that is hidden in the sandbox; name it, and what it "
                "needs, with visible in the agents table, or use --sandbox=off"
            )

    return AgentSpec(
        spec.name,
        make,
        summary=" ".join(spec.command),
        check_ready=check_ready,
        options=(),
        real_only=True,
        outside=True,
        sandbox=_name(box),
        described=spec.model_dump(mode="json"),
    )


def executable(spec: ProgramSpec, rootdir: Path) -> Path:
    """The program's file.

    Raises:
        pytest.UsageError: There is none, or it is not executable.
    """
    word = spec.command[0]
    found = shutil.which(str(rootdir / word) if "/" in word else word)
    if found is None:
        raise pytest.UsageError(
            f"agent {spec.name!r}: there is no program {word!r}; install it, or mend command in the agents table"
        )
    return Path(found).absolute()


def _name(box: Sandbox | None) -> str:
    from pytest_sentinel.programs.sandbox import NAME, UNSANDBOXED

    return UNSANDBOXED if box is None else NAME


def _sandbox(spec: ProgramSpec, settings: Settings, rootdir: Path, apps: Sequence[str]) -> Sandbox | None:
    from pytest_sentinel.programs.sandbox import Sandbox, distinct, working_wrapper

    wrapper = None if settings.sandbox == "off" else working_wrapper()
    if wrapper is None:
        if settings.sandbox == "required":
            raise pytest.UsageError(
                "--sandbox=required: bubblewrap does not work here; install it (Debian: apt-get install bubblewrap), "
                "or use --sandbox=auto, which says `unsandboxed` on every report"
            )
        return None
    ours = distinct(folder for module in ("pytest_sentinel", *apps) for folder in _folders_of(module))
    suite = [rootdir, settings.reports, *(rootdir / folder for folder in settings.tasks)]
    hidden = distinct([*suite, *ours, *([settings.world] if settings.world else [])])
    visible = tuple((rootdir / path).resolve() for path in spec.visible)
    return Sandbox(wrapper, hidden, (*visible, *_own_python(executable(spec, rootdir), hidden)), ours)


def _folders_of(module: str) -> list[Path]:
    """The folder of the package that a module belongs to."""
    found = importlib.util.find_spec(module.partition(":")[0].partition(".")[0])
    return [Path(folder) for folder in (found.submodule_search_locations or ())] if found is not None else []


def _own_python(program: Path, hidden: Sequence[Path]) -> list[Path]:
    """The virtual environment that a hidden program belongs to: it cannot run without."""
    home = program.parent.parent
    is_hidden = any(program.is_relative_to(folder) for folder in (*hidden, EMPTY))
    return [home] if is_hidden and (home / "pyvenv.cfg").is_file() else []
