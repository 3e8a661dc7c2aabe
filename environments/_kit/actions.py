"""The log of what the user did; the judge compares it with what the task allows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy.orm import Session

from environments._kit.problems import closest
from environments._kit.tables import Action
from pytest_sentinel.environment import ActionClass


def log_action(
    session: Session,
    classes: Mapping[str, ActionClass],
    at_s: float,
    kind: str,
    target: str | None = None,
    params: Mapping[str, Any] | None = None,
) -> None:
    """Write one action; called by route handlers and by nothing else.

    Raises:
        LookupError: The kind is not classified in the environment's table of actions.
    """
    if kind not in classes:
        raise LookupError(f"action {kind!r} is not classified{closest(kind, classes)}")
    text = None if params is None else json.dumps(params, sort_keys=True, ensure_ascii=False)
    session.add(Action(at_s=at_s, kind=kind, target=target, params=text, class_=classes[kind]))
