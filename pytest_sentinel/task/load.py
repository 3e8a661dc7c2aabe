"""Reading task files: YAML to a `Task`, every error with file, field and the closest valid value."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.environment import Database, Environment, ExpandingEvent, items_of
from pytest_sentinel.escape import short
from pytest_sentinel.invalid import problems
from pytest_sentinel.task.files import TaskError, content_of
from pytest_sentinel.task.model import AllowedLiteral, AllowedSelect, EventSpec, StepModel, Task
from pytest_sentinel.task.plan import Variant, ids_in, make_plan, placeholders
from pytest_sentinel.task.yaml_text import YamlError, read_yaml

__all__ = ["TaskError", "check_task", "parse_task", "read_task"]
MADE_BY_USER = "user-"
"""How references begin of what the signed-in user makes during a run: in no catalog."""


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
        data = read_yaml(content)
    except YamlError as error:
        raise TaskError(path, ("", str(error))) from error
    if not isinstance(data, dict):
        raise TaskError(path, ("", "must be a mapping of fields (id, prompt, events, …)"))
    try:
        task = Task.model_validate(data)
    except ValidationError as error:
        raise TaskError(path, *problems(error, Task, data)) from error
    if task.id != path.stem:
        raise TaskError(path, ("id", f"{task.id!r} must be the file's name, {path.stem!r}"))
    return task


def check_task(path: Path, task: Task, environment: Environment, world: Any, variant: Variant | None = None) -> None:
    """Check everything that needs the environment: kinds, references, preload, slots, SQL; and the variant, if given.

    Raises:
        TaskError: Something is wrong; the message names each thing.
    """
    found = list(_problems(task, environment, world))
    if not found and variant is not None:
        try:
            make_plan(task, environment, world, variant)
        except ValueError as error:
            found = [("", str(error))]
    if found:
        raise TaskError(path, *found)


def _problems(task: Task, environment: Environment, world: Any) -> Iterator[tuple[str, str]]:
    wrong_events = [
        problem
        for index, spec in enumerate(task.events)
        for problem in _event_problems(f"events[{index}] (at {spec.at:g} s)", spec, environment, world)
    ]
    yield from wrong_events
    yield from _action_problems(task, environment)
    yield from _placeholder_problems(task, environment, world)
    try:
        database = environment.database(world, task.preload)
    except ValueError as error:
        yield from (("preload", line.removeprefix("preload: ")) for line in str(error).splitlines())
        return
    try:
        yield from _sql_problems(task, database)
    finally:
        database.close()
    if not wrong_events:
        yield from _expansion_problems(task, environment, world)


def _action_problems(task: Task, environment: Environment) -> Iterator[tuple[str, str]]:
    kinds = [(f"consequential[{index}]", kind) for index, kind in enumerate(task.consequential)]
    kinds += [(f"allowed[{index}]", a.kind) for index, a in enumerate(task.allowed) if isinstance(a, AllowedLiteral)]
    for field, kind in kinds:
        if kind not in environment.actions:
            yield field, f"{environment.name} has no action {short(kind)}{did_you_mean(kind, environment.actions)}"


def _event_problems(field: str, spec: EventSpec, environment: Environment, world: Any) -> Iterator[tuple[str, str]]:
    model = environment.events.get(spec.kind)
    if model is None:
        yield field, f"{environment.name} has no event {short(spec.kind)}{did_you_mean(spec.kind, environment.events)}"
        return
    try:
        event: Any = model.model_validate(spec.fields)
    except ValidationError as error:
        for name, problem in problems(error, model, spec.fields):
            yield f"{field}.{spec.kind}{name and '.'}{name}", problem
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


def _placeholder_problems(task: Task, environment: Environment, world: Any) -> Iterator[tuple[str, str]]:
    items = {ref for of_kind in items_of(world).values() for ref in of_kind}
    texts: list[tuple[str, str, Mapping[str, Any]]] = [("prompt", task.prompt, task.slots)]
    if task.evidence is not None:
        for field in ("open", "text"):
            texts.append((f"evidence.{field}", getattr(task.evidence, field), task.slots))
        for index, path in enumerate(task.evidence.absent_at):
            texts.append((f"evidence.absent_at[{index}]", path, task.slots))
    for index, step in enumerate(task.solution):
        texts += [(f"solution[{index}]", text, {**task.slots, **task.facts}) for text in _step_texts(step)]
    for field, text, known in texts:
        for name in placeholders(text):
            if name not in known:
                yield field, f"{{{name}}} is neither a slot nor a fact{did_you_mean(name, known)}"
        for ref in ids_in(text) if items else ():
            if ref not in items and not ref.startswith(MADE_BY_USER):
                yield field, f"{{id:{ref}}}: {environment.name} has no item {short(ref)}{did_you_mean(ref, items)}"


def _step_texts(step: StepModel) -> Iterator[str]:
    yield from (text for text in (step.visit, step.notify) if text is not None)
    for element in (step.click, step.type, step.select):
        if element is not None:
            yield element.name
            yield from (text for text in (getattr(element, "text", None), getattr(element, "option", None)) if text)
