"""How an agent's loop calls a wait tool: the one place that tells whose fault a failing wait is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pytest_sentinel.errors import InfrastructureError, ToolError
from pytest_sentinel.runner import LimitReached
from pytest_sentinel.session import GaveUp

if TYPE_CHECKING:
    from pytest_sentinel.session import Session
    from pytest_sentinel.waiting.contract import WaitResult, WaitTool, Watcher


def perform(tool: WaitTool, session: Session, arguments: Mapping[str, Any], watcher: Watcher) -> WaitResult:
    """Wait with a tool.

    Raises:
        ToolError: The arguments are wrong; the message goes back to the model.
        RunEnded: The stop came, or the user was contacted.
        LimitReached: A watcher's call reached a limit of the run.
        InfrastructureError: Anything else that went wrong: a bug of a wait tool says nothing about the agent.
    """
    try:
        return tool.wait(session, arguments, watcher)
    except (ToolError, LimitReached, GaveUp, InfrastructureError):
        raise
    except Exception as error:  # noqa: BLE001 - a wait tool's bug must not pass for the agent's failure
        fault = InfrastructureError(f"wait tool {tool.name}: {type(error).__name__}: {error}")
        session.keep_fault(f"wait tool {tool.name}", fault)
        raise fault from error
