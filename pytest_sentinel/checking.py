"""The battery on one task file of a suite."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pytest_sentinel.commands import CommandError

if TYPE_CHECKING:
    import pytest

    from pytest_sentinel.task.plan import Plan


def problems_of(config: pytest.Config, file: Path, *, in_browser: bool) -> list[str]:
    """Everything that a person has to put right in a task file, a sentence each.

    Args:
        config: Of a session that knows the environments.
        file: The task file; its folder has the environment's name.
        in_browser: Whether the built-in agents play it, too.

    Raises:
        CommandError: There is no browser, or it broke.
    """
    from pytest_sentinel.battery.offline import problems
    from pytest_sentinel.registry import environments_of, world_of
    from pytest_sentinel.state import state_of
    from pytest_sentinel.task.files import TaskError, load_task_files
    from pytest_sentinel.task.plan import Variant, make_plan

    world_folder = state_of(config).settings.world
    try:
        (loaded,) = load_task_files([file], environments := environments_of(config), world_folder)
    except TaskError as error:
        return str(error).split(f"\n{file}: ")
    except ValueError as error:  # of a catalog
        raise CommandError(str(error)) from error
    environment = environments.get(loaded.environment)
    world = world_of(environment, world_folder)
    try:
        plan = make_plan(loaded.task, environment, world, Variant())
    except ValueError as error:  # of a slot or an event, which only the plan shows
        return [str(error)]
    found = list(problems(loaded.task, environment, world))
    if in_browser and not found:
        found += _in_browser(config, plan)
    return found


def _in_browser(config: pytest.Config, plan: Plan) -> list[str]:
    from pytest_sentinel.battery.in_browser import browser_problems
    from pytest_sentinel.browser.find import BrowserNotFound
    from pytest_sentinel.errors import InfrastructureError
    from pytest_sentinel.launching import browser_host
    from pytest_sentinel.state import state_of

    try:
        host = browser_host(config, state_of(config).settings)
        try:
            return list(browser_problems(plan, host))
        finally:
            host.close()
    except (BrowserNotFound, InfrastructureError) as error:
        raise CommandError(str(error)) from error
