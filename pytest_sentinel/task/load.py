"""Reading task files: YAML to a `Task`, every error with file, field and the closest valid value."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml
from pydantic import BaseModel, ValidationError

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.environment import Database, Environment, ExpandingEvent
from pytest_sentinel.task.files import TaskError, content_of
from pytest_sentinel.task.model import AllowedLiteral, AllowedSelect, EventSpec, StepModel, Task
from pytest_sentinel.task.plan import Variant, make_plan, placeholders

__all__ = ["TaskError", "check_task", "parse_task", "read_task"]

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_task(path: Path) -> Task:
    """Read one task file and check its shape; references and SQL are checked by `check_task`.

    Raises:
        TaskError: The file is no YAML, has an unknown or wrong field, or another id than its name says.
    """
    return parse_task(path, content_of(path))


def parse_task(path: Path, content: bytes) -> Task:
    """`read_task` for a file whose content has been read.

    Raises:
        TaskError: The content is no YAML, has an unknown or wrong field, or another id than the file's name says.
    """
    try:
        data = yaml.load(content.decode("utf-8"), Loader=_Loader)
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise TaskError(path, "", f"is not YAML: {' '.join(str(error).split())}") from error
    if not isinstance(data, dict):
        raise TaskError(path, "", "must be a mapping of fields (id, prompt, events, …)")
    try:
        task = Task.model_validate(data)
    except ValidationError as error:
        raise TaskError(path, *_first_problem(error, Task)) from error
    if task.id != path.stem:
        raise TaskError(path, "id", f"{task.id!r} must be the file's name, {path.stem!r}")
    return task


def check_task(path: Path, task: Task, environment: Environment, world: Any, variant: Variant | None = None) -> None:
    """Check everything that needs the environment: kinds, references, preload, slots, SQL; and the variant, if given.

    Raises:
        TaskError: The first thing that is wrong.
    """
    for field, problem in _problems(task, environment, world):
        raise TaskError(path, field, problem)
    if variant is not None:
        try:
            make_plan(task, environment, world, variant)
        except ValueError as error:
            raise TaskError(path, "", str(error)) from error


def _problems(task: Task, environment: Environment, world: Any) -> Iterator[tuple[str, str]]:
    for index, spec in enumerate(task.events):
        yield from _event_problems(f"events[{index}] (at {spec.at:g} s)", spec, environment, world)
    for kind in (*task.consequential, *(a.kind for a in task.allowed if isinstance(a, AllowedLiteral))):
        if kind not in environment.actions:
            yield (
                "allowed/consequential",
                f"{environment.name} has no action {kind!r}{did_you_mean(kind, environment.actions)}",
            )
    try:
        database = environment.database(world, task.preload)
    except ValueError as error:
        yield "preload", str(error)
        return
    try:
        yield from _sql_problems(task, database)
    finally:
        database.close()
    yield from _placeholder_problems(task)
    yield from _expansion_problems(task, environment, world)


def _event_problems(field: str, spec: EventSpec, environment: Environment, world: Any) -> Iterator[tuple[str, str]]:
    model = environment.events.get(spec.kind)
    if model is None:
        yield field, f"{environment.name} has no event {spec.kind!r}{did_you_mean(spec.kind, environment.events)}"
        return
    try:
        event: Any = model(**spec.fields)
    except ValidationError as error:
        name, problem = _first_problem(error, model)
        yield f"{field}.{spec.kind}.{name}", problem
        return
    try:
        event.check(world)
    except LookupError as error:
        yield f"{field}.{spec.kind}", str(error.args[0])


def _expansion_problems(task: Task, environment: Environment, world: Any) -> Iterator[tuple[str, str]]:
    """Only a whole plan shows whether what an event stands for goes together with the events around it."""
    if not any(issubclass(environment.events[spec.kind], ExpandingEvent) for spec in task.events):
        return
    for variant in (Variant(), Variant(withhold=task.category != "noop")):
        try:
            make_plan(task, environment, world, variant)
        except ValueError as error:
            yield "events", str(error)
            return


def _sql_problems(task: Task, database: Database) -> Iterator[tuple[str, str]]:
    from pytest_sentinel.mentions import mentions
    from pytest_sentinel.sql import SqlError, check_select

    database.create_function("mentions", 2, mentions)
    known = dict.fromkeys((*task.slots, "condition_at", "window_end", "contact_at", "message"))
    for field, sql, columns in _statements(task):
        try:
            check_select(sql, columns=columns, parameters=known, database=database)
        except (SqlError, sqlite3.Error) as error:
            yield field, str(error)


def _statements(task: Task) -> Iterator[tuple[str, str, tuple[int, ...]]]:
    yield "condition", task.condition, (1,)
    if task.done is not None:
        yield "done", task.done, (1,)
    for group in ("facts", "among", "slots"):
        yield from ((f"{group}.{name}", sql, (1,)) for name, sql in getattr(task, group).items())
    for index, item in enumerate(task.allowed):
        if isinstance(item, AllowedSelect):
            yield f"allowed[{index}].select", item.select, (2, 3, 4, 5)


def _placeholder_problems(task: Task) -> Iterator[tuple[str, str]]:
    texts: list[tuple[str, str, Mapping[str, Any]]] = [("prompt", task.prompt, task.slots)]
    if task.evidence is not None:
        for field in ("open", "text"):
            texts.append((f"evidence.{field}", getattr(task.evidence, field), task.slots))
    for index, step in enumerate(task.solution):
        texts += [(f"solution[{index}]", text, {**task.slots, **task.facts}) for text in _step_texts(step)]
    for field, text, known in texts:
        for name in placeholders(text):
            if name not in known:
                yield field, f"{{{name}}} is neither a slot nor a fact{did_you_mean(name, known)}"


def _step_texts(step: StepModel) -> Iterator[str]:
    yield from (text for text in (step.visit, step.notify) if text is not None)
    for element in (step.click, step.type, step.select):
        if element is not None:
            yield element.name
            yield from (text for text in (getattr(element, "text", None), getattr(element, "option", None)) if text)


def _first_problem(error: ValidationError, model: type[BaseModel]) -> tuple[str, str]:
    found = error.errors()
    # A misspelt field is also a missing one: say the first.
    problem = next((one for one in found if one["type"] == "extra_forbidden"), found[0])
    field = ".".join(str(part) for part in problem["loc"])
    if problem["type"] == "extra_forbidden":
        name = str(problem["loc"][-1])
        return field, f"unknown field {name!r}{did_you_mean(name, _fields_at(model, problem['loc'][:-1]))}"
    message = problem["msg"].removeprefix("Value error, ")
    given = problem.get("input")
    if problem["type"] == "literal_error":
        options = [part.strip(" '") for part in str(problem["ctx"]["expected"]).replace(" or ", ",").split(",")]
        return field, f"{given!r} is not one of {', '.join(options)}{did_you_mean(str(given), options)}"
    shown = f" (got {given!r})" if isinstance(given, str | int | float | bool) else ""
    return field, message + shown


@lru_cache(maxsize=64)
def _fields_at(model: type[BaseModel], location: tuple[Any, ...]) -> tuple[str, ...]:
    """The field names of the part of a model that an error location points into, as far as it can be told."""
    current: type[BaseModel] = model
    for part in location:
        field = current.model_fields.get(str(part)) if isinstance(part, str) else None
        if field is None:
            continue
        inner = [t for t in _types_in(field.annotation) if isinstance(t, type) and issubclass(t, BaseModel)]
        if inner:
            current = inner[0]
    return tuple(current.model_fields)


def _types_in(annotation: Any) -> Iterator[Any]:
    arguments = getattr(annotation, "__args__", ())
    if not arguments:
        yield annotation
    for argument in arguments:
        yield from _types_in(argument)
