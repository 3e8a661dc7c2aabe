"""No request may break an app: a failure is counted as ours, so that an agent could end a run with it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.unit.kit.hostile import Attack, Operation, attacks, other_headers, other_methods
from tests.unit.kit.hostile_values import PLACES
from tests.unit.kit.target import Target
from tests.unit.kit.test_screen import break_off

SAMPLE = 100
"""One request in so many is sent by default; all of them take minutes an app."""


@pytest.mark.parametrize("share", [SAMPLE, pytest.param(1, marks=pytest.mark.slow)])
def test_no_request_makes_an_app_fail(target: Target, share: int) -> None:
    ids = target.ids()
    broken = [str(attack) for operation in target.operations() for attack in _aimed(target, operation, ids, share)]
    assert broken == []
    _still_sound(target)


def test_no_request_makes_the_common_parts_fail(mail: Target) -> None:
    odd = [attack for place in PLACES for attack in other_methods(place)]
    served = ["/", "/index.html", "/contact", "/api/session", "/media/avatars/" + mail.ids()[-1]]
    odd += [attack for place in served for attack in other_headers(place)]
    assert [str(attack) for attack in odd if _breaks(mail, attack)] == []
    _still_sound(mail)


def test_no_request_that_breaks_off_makes_an_app_fail(target: Target) -> None:
    for operation in target.operations():
        path = operation.target("x")
        break_off(target.server.url, f"{operation.method} {path}", "application/json", b'{"a": 1,')
    _still_sound(target)
    assert target.database.query("SELECT count(*) FROM actions") == [(0,)]


def _aimed(target: Target, operation: Operation, ids: list[str], share: int) -> Iterator[Attack]:
    """Find something that the operation works on, then attack it there; yields what broke the app."""
    hit = next((id_ for id_ in ids if (target.send(operation.fair(id_)) or 500) < 300), ids[0])
    every = list(attacks(operation, hit, ids[:4]))
    first = random.Random(f"{operation.method} {operation.path}").randrange(share)
    yield from (attack for attack in every[first::share] if _breaks(target, attack))


def _breaks(target: Target, attack: Attack) -> bool:
    status = target.send(attack)
    return status is not None and status >= 500 and not _is_unbuilt_page(target, status)


def _is_unbuilt_page(target: Target, status: int) -> bool:
    return status == 503 and not (target.environment.web_dist / "index.html").is_file()


def _still_sound(target: Target) -> None:
    assert target.server.failures == []
    assert target.server.alive
    assert target.send(Attack("GET", "/api/session")) == 200
