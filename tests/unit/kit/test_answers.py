"""Every answer is one that the app's description, from which the page's client is made, describes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import jsonschema
import pytest

from tests.unit.kit.hostile import Attack, Operation, attacks
from tests.unit.kit.target import Target

SAMPLE = 150
"""One hostile request in so many is sent by default, besides the fair ones."""


@pytest.mark.parametrize("share", [SAMPLE, pytest.param(5, marks=pytest.mark.slow)])
def test_answer_is_as_described(target: Target, share: int) -> None:
    description, ids = target.description(), target.ids()
    wrong = [
        f"{attack}: {problem}"
        for operation in target.operations()
        for attack in _requests(operation, ids, share)
        for problem in _problems(description, operation, *target.ask(attack))
    ]
    assert wrong == []


def _requests(operation: Operation, ids: list[str], share: int) -> Iterator[Attack]:
    """The operation on everything there is, and a sample of what may be wrong with its query and body."""
    yield from map(operation.fair, ids if "{" in operation.path or operation.body is not None else ids[:1])
    first = random.Random(f"{operation.method} {operation.path}").randrange(share)
    for id_ in ids[:2]:
        every = attacks(operation, id_, ids[:4])
        own = [a for a in every if (a.method, a.target.partition("?")[0]) == (operation.method, operation.target(id_))]
        yield from own[first::share]


def _problems(description: Mapping[str, Any], operation: Operation, status: int | None, text: str) -> Iterator[str]:
    if status is None:
        return  # a request that the server cannot be told at all
    responses = description["paths"][operation.path][operation.method.lower()]["responses"]
    if str(status) not in responses and not 400 <= status < 500:
        yield f"answered with {status}, which is not described"
        return
    # Whatever is refused is refused in one shape; the page tells these apart by their sentences.
    described = responses.get(str(status), responses["422"])
    shape = described.get("content", {}).get("application/json", {}).get("schema")
    if shape is None:
        return
    validator = jsonschema.Draft202012Validator({**shape, "components": description["components"]})
    error = jsonschema.exceptions.best_match(validator.iter_errors(json.loads(text)))
    if error is not None:
        yield f"{status} with {text[:200]}: {error.json_path}: {error.message[:200]}"
