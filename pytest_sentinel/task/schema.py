"""The published JSON schema of task files: the task's own fields, and each environment's events and preload."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from pytest_sentinel.environment import Environment
from pytest_sentinel.task.model import STOP_S, Role, Task


def task_schema(environments: Mapping[str, Environment]) -> dict[str, Any]:
    """A JSON schema (draft 2020-12) for task files of these environments.

    An event or an allowed action of any of them is accepted; that it is one of the task's own environment is checked
    when the file is loaded.
    """
    schema = Task.model_json_schema(by_alias=True)
    definitions = schema.setdefault("$defs", {})
    definitions["EventSpec"] = _events(environments, definitions)
    definitions["AllowedLiteral"] = _allowed(environments, definitions["AllowedLiteral"])
    definitions["StepModel"] = {"anyOf": [{"const": "await_condition"}, definitions["StepModel"]]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": "pytest-sentinel task"}


def _events(environments: Mapping[str, Environment], definitions: dict[str, Any]) -> dict[str, Any]:
    kinds: dict[str, list[dict[str, Any]]] = {}
    for environment in environments.values():
        for kind, model in environment.events.items():
            own = model.model_json_schema(ref_template=f"#/$defs/{environment.name}.{kind}.{{model}}")
            for name, definition in own.pop("$defs", {}).items():
                definitions[f"{environment.name}.{kind}.{name}"] = definition
            kinds.setdefault(kind, []).append({**own, "title": f"{environment.name}: {kind}"})
    common = {
        "at": {"type": "number", "minimum": 0, "maximum": STOP_S, "description": "Simulated time, s from the start."},
        "role": {"enum": list(get_args(Role))},
        "label": {"type": "string", "description": "A name for `allowed` and `solution` to refer to."},
    }
    return {
        "type": "object",
        "properties": {**common, **{kind: _one(models) for kind, models in sorted(kinds.items())}},
        "required": ["at", "role"],
        "additionalProperties": False,
        "oneOf": [{"required": [kind]} for kind in sorted(kinds)],
    }


def _allowed(environments: Mapping[str, Environment], plain: dict[str, Any]) -> dict[str, Any]:
    kinds = sorted({kind for environment in environments.values() for kind in environment.actions})
    target = {
        "anyOf": [
            {"type": ["string", "null"]},
            {
                "type": "object",
                "properties": {"target": {"type": ["string", "null"]}, "params": {"type": "object"}},
                "additionalProperties": False,
            },
        ]
    }
    return {
        **plain,
        "properties": {**plain["properties"], **dict.fromkeys(kinds, target)},
        "additionalProperties": False,
        "oneOf": [{"required": [kind]} for kind in kinds],
    }


def _one(models: list[dict[str, Any]]) -> dict[str, Any]:
    return models[0] if len(models) == 1 else {"anyOf": models}
