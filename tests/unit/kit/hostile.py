"""Requests that no page makes: every operation of an app's description, with one part after another gone wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote

from tests.unit.kit.hostile_values import BODIES, ENCODED, HEADERS, KINDS, METHODS, RAW_VALUES, TEXTS

Schema = Mapping[str, Any]

KIND = (("Content-Type", "application/json"),)


@dataclass(frozen=True)
class Attack:
    """One request."""

    method: str
    target: str
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return f"{self.method} {self.target[:200]} {dict(self.headers)} {self.body[:200]!r}"


@dataclass(frozen=True)
class Operation:
    """One method of one path."""

    method: str
    path: str
    query: tuple[str, ...]
    body: Schema | None
    shapes: Schema
    """What the parts of the body refer to."""

    def target(self, id_: str) -> str:
        """The path with every placeholder filled."""
        parts = [id_ if part.startswith("{") else part for part in self.path.split("/")]
        return "/".join(parts)

    def sample(self, id_: str) -> Any:
        """A body of the right shape, which names an id wherever it can."""
        return None if self.body is None else sample(self.body, self.shapes, id_)

    def fair(self, id_: str) -> Attack:
        """The request as it should be, about the thing of this id."""
        body = b"" if self.body is None else json.dumps(self.sample(id_)).encode()
        return Attack(self.method, self.target(id_), body, KIND)


def operations(description: Schema) -> list[Operation]:
    """All operations of an OpenAPI description; those that remove something come last."""
    shapes = description["components"]["schemas"]
    found = [
        Operation(
            method.upper(),
            path,
            tuple(part["name"] for part in details.get("parameters", ()) if part["in"] == "query"),
            _body(details),
            shapes,
        )
        for path, methods in description["paths"].items()
        for method, details in methods.items()
    ]
    return sorted(found, key=lambda operation: operation.method == "DELETE")


def sample(schema: Schema, shapes: Schema, text: str) -> Any:
    """Something of this shape, with all optional fields, and the same text wherever there is one."""
    schema = _resolved(schema, shapes)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    makers: dict[str, Callable[[], Any]] = {
        "object": lambda: {name: sample(part, shapes, text) for name, part in schema.get("properties", {}).items()},
        "array": lambda: [sample(schema["items"], shapes, text)] * max(1, schema.get("minItems", 1)),
        "boolean": lambda: True,
        "integer": lambda: schema.get("minimum", 1),
        "number": lambda: schema.get("minimum", 1.5),
        "null": lambda: None,
    }
    return makers.get(schema.get("type", ""), lambda: text)()


def attacks(operation: Operation, id_: str, ids: Sequence[str]) -> Iterator[Attack]:
    """The operation, with one thing wrong at a time.

    Args:
        operation: What to attack.
        id_: What its path leads to.
        ids: Other ids of the app, some of things of another kind.
    """
    fair, right = operation.fair(id_), operation.sample(id_)
    yield fair
    if "{" in operation.path:
        for text in [*(quote(text, safe="") for text in TEXTS), *ENCODED, *ids]:
            yield replace(fair, target=operation.target(text))
    for name in operation.query:
        for text in [*(quote(text) for text in TEXTS), *ENCODED, *ids]:
            yield replace(fair, target=f"{fair.target}?{name}={text}&{name}={text}")
    if operation.body is not None:
        for raw in [*RAW_VALUES, *(f'"{other}"' for other in ids), json.dumps(list(ids))]:
            yield from (replace(fair, body=body) for body in _spoilt(right, raw))
        yield from (replace(fair, body=body) for body in BODIES)
        yield from (replace(fair, headers=(("Content-Type", other),)) for other in KINDS)
    yield from other_methods(fair.target)


def other_methods(target: str) -> Iterator[Attack]:
    """A path by all methods."""
    for method in METHODS:
        yield Attack(method, target)


def other_headers(target: str) -> Iterator[Attack]:
    """A path with headers that are not meant for it."""
    for headers in HEADERS:
        yield Attack("GET", target, headers=tuple(headers.items()))


def _spoilt(body: Any, raw: str) -> Iterator[bytes]:
    """The body with each of its values in turn replaced, and with one field too many."""
    for path in _paths(body):
        mark = "\ue000"
        yield json.dumps(_replaced(body, path, mark), ensure_ascii=False).replace(f'"{mark}"', raw).encode()
    if isinstance(body, dict):
        yield json.dumps({**body, "\ue000": 1}, ensure_ascii=False).replace("1}", raw + "}").encode()


def _paths(data: Any) -> Iterator[tuple[Any, ...]]:
    yield ()
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        yield from ((key, *rest) for rest in _paths(part))


def _replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    if isinstance(data, dict):
        return {**data, path[0]: _replaced(data[path[0]], path[1:], value)}
    return [*data[: path[0]], _replaced(data[path[0]], path[1:], value), *data[path[0] + 1 :]]


def _body(details: Schema) -> Schema | None:
    content = details.get("requestBody", {}).get("content", {}).get("application/json")
    return None if content is None else dict(content["schema"])


def _resolved(schema: Schema, shapes: Schema) -> Schema:
    while True:
        if "$ref" in schema:
            schema = shapes[schema["$ref"].rpartition("/")[2]]
        elif several := schema.get("anyOf") or schema.get("oneOf") or schema.get("allOf"):
            schema = several[0]
        else:
            return schema
