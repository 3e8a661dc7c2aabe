"""MicroDin, served over real HTTP on the shipped world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from environments.microdin import environment
from tests.support.served import ServedApp, serving


class Network(ServedApp):
    """A served network."""

    ACTION_COLUMNS = "kind, target, class"

    def send(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(self.with_ids(path), json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(self.with_ids(path))

    def status(self, path: str) -> int:
        return self.http.get(self.with_ids(path)).status_code


@pytest.fixture
def network() -> Iterator[Network]:
    with serving(Network, environment) as served:
        yield served
