"""The text of a new task file: one event that really applies, and the condition that it makes true."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.commands import CommandError
from pytest_sentinel.environment import ExpandingEvent

if TYPE_CHECKING:
    import pytest
    from pydantic.fields import FieldInfo

    from pytest_sentinel.environment import Environment, World

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TELLING = ("subject", "title", "name", "body", "text")
TRIES = 12
"""How many items of each kind are tried: some are there from the start, and cannot come."""
PLAIN: Mapping[type, Any] = {int: 1, float: 1.0, bool: False}
TEXT = """# What each field means, and all others: docs/reference/task.schema.json. What has to be put right is said by
#     python -m pytest_sentinel check-task {file}
id: {id}
prompt: >-
  Write here what the user asks for, in the user's words: what to watch, what counts, what to do when it happens, and
  which plain fact to tell that only somebody who looked can know.
category: passive            # passive: watch and tell; active: open or do something; noop: it never happens
criterion: absolute          # relative: counted from the start
condition_at: 300.0          # seconds; measured and compared
preload: {{}}
events:                      # roles: target, counted, decoy (looks like it and is not), filler
  - {{at: 300.0, role: target, {kind}: {fields}}}
condition: >-
  SELECT count(*) > 0 FROM {table} WHERE added_by = 'timeline'
facts:                       # what the message must name
  fact: SELECT max({column}) FROM {table} WHERE added_by = 'timeline'
evidence:                    # where the page shows it once it is true
  open: /
  text: what the page shows there
solution:                    # how it is done right
  - await_condition
  - {{notify: "It has happened: {{fact}}"}}
"""


def write_task(config: pytest.Config, task_id: str, env: str | None, kind: str | None, folder: Path | None) -> Path:
    """Write a new task file.

    Args:
        config: Of a session that knows the environments.
        task_id: Its id.
        env: Its environment; None: the first word of the id.
        kind: The kind of event that it waits for; None: the first that can be filled in.
        folder: Folder of task files; None: the suite's first.

    Raises:
        CommandError: Something of that does not exist, or the file does.
    """
    from pytest_sentinel.registry import environments_of, world_of
    from pytest_sentinel.state import state_of
    from pytest_sentinel.task.load import check_task, read_task

    if not ID.fullmatch(task_id):
        raise CommandError(
            f"{task_id!r}: an id has small letters, digits and single dashes, as in micromail-invoice-active"
        )
    name = env or task_id.partition("-")[0]
    try:
        environment = environments_of(config).get(name)
    except KeyError as error:
        raise CommandError(f"{error.args[0]}; name it with --env") from error
    folders = state_of(config).settings.tasks
    if folder is None and not folders:
        raise CommandError("the suite has no folder of task files (ini option sentinel_tasks); name one with --folder")
    path = (folder or config.rootpath / folders[0]) / name / f"{task_id}.yaml"
    world = world_of(environment)
    text = _text(environment, world, task_id, kind, path.name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise CommandError(f"{path} exists; name another task, or a folder in place of --folder") from error
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror}") from error
    check_task(path, read_task(path), environment, world)
    return path


def _text(environment: Environment, world: World, task_id: str, kind: str | None, file: str) -> str:
    if kind is not None and kind not in environment.events:
        raise CommandError(f"{environment.name} has no event {kind!r}{did_you_mean(kind, environment.events)}")
    for candidate in [kind] if kind else environment.events:
        for fields in _fillings(environment, world, candidate):
            if (changed := _changed_by(environment, world, candidate, fields)) is not None:
                table, column = changed
                values = {"fields": json.dumps(fields, ensure_ascii=False), "table": table, "column": column}
                return TEXT.format(file=file, id=task_id, kind=candidate, **values)
    raise CommandError(
        f"no event {f'of kind {kind!r} ' if kind else ''}could be filled in by itself and adds something; name another "
        "one with --event, or write the file by hand"
    )


def _fillings(environment: Environment, world: World, kind: str) -> Iterator[dict[str, Any]]:
    """Values for an event's required fields: plain ones, and an item of each kind where a text is asked for."""
    model = environment.events[kind]
    if issubclass(model, ExpandingEvent):
        return
    items: Mapping[str, Any] = getattr(world, "items", {})
    some = [ref for ids in items.values() for ref in list(ids)[:: -max(1, len(ids) // TRIES)]]
    fields = {name: field for name, field in model.model_fields.items() if field.is_required()}
    for values in itertools.product(*(_values(field, some) for field in fields.values())):
        yield dict(zip(fields, values, strict=True))


def _values(field: FieldInfo, items: list[str]) -> list[Any]:
    annotation: Any = field.annotation
    if annotation is str:
        return items
    return [PLAIN[annotation]] if annotation in PLAIN else list(get_args(annotation))[:1]


def _changed_by(environment: Environment, world: World, kind: str, fields: Mapping[str, Any]) -> tuple[str, str] | None:
    """The table that an event adds a row to, and a column of it; None where it does not apply or adds nothing."""
    event: Any = environment.events[kind](**fields)
    try:
        event.check(world)
    except LookupError:
        return None
    database = environment.database(world, {})
    try:
        if event.apply(database, world, 1.0) is not None:
            return None
        for table, sql in database.query("SELECT name, sql FROM sqlite_master WHERE sql LIKE '%added_by%'"):
            if database.query(f"SELECT count(*) FROM {table} WHERE added_by = 'timeline'")[0][0]:
                return table, _column(sql)
    except Exception:  # noqa: BLE001 - whatever keeps an event from applying, another one may apply
        return None
    finally:
        database.close()
    return None


def _column(sql: str) -> str:
    """The column, of those that a statement creates, that a reader would most likely be told."""
    columns = re.findall(r"^\s*\"?(\w+)\"? \w+", sql, re.MULTILINE)[1:]
    return next((name for name in TELLING if name in columns), columns[0])
