"""Schemathesis finds no request that makes an app fail, and no answer that its description does not describe.

Run by `make test-api`, which installs Schemathesis.
"""

from __future__ import annotations

import random

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from environments import ENVIRONMENTS
from tests.support.served import Sink
from tests.unit.kit.target import Target, serving

pytestmark = pytest.mark.slow
EXAMPLES = 40
"""Requests for each operation of an API."""
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]


@pytest.mark.parametrize("name", sorted(ENVIRONMENTS))
def test_api_answers_every_request_as_it_should(name: str) -> None:
    asked: dict[str, set[int]] = {}
    with serving(name, Sink()) as target:
        schema = schemathesis.openapi.from_dict(target.description())
        for result in schema.get_all_operations():
            operation = result.ok()

            @settings(
                max_examples=EXAMPLES,
                derandomize=True,
                database=None,
                deadline=None,
                phases=[Phase.generate, Phase.shrink],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def ask(case: schemathesis.Case) -> None:
                _aim(case, target)
                answer = case.call(base_url=target.server.url, timeout=10)
                asked.setdefault(case.operation.label, set()).add(answer.status_code)
                case.validate_response(answer, checks=CHECKS)

            if operation.path != "/api/push":  # which never ends
                ask()
        assert target.server.failures == []
    refused = [label for label, statuses in asked.items() if min(statuses) >= 300]
    assert len(refused) < len(asked) / 2, refused  # what is only ever refused has hardly been tried


def _aim(case: schemathesis.Case, target: Target) -> None:
    """Ask of four in five for something that there is: no generator would ever guess an id."""
    draw = random.Random(repr((case.path_parameters, case.body, case.query)))
    for named in (case.path_parameters, case.query, case.body):
        for name in [name for name in named if name.endswith("_id")] if isinstance(named, dict) else []:
            if draw.random() < 4 / 5 and (ids := _ids(target, name.removesuffix("_id"))):
                named[name] = draw.choice(ids)


def _ids(target: Target, noun: str) -> list[str]:
    """Ids of what a parameter is named after; of everything where no table is."""
    tables = [
        table.name
        for table in target.environment.tables.tables.values()
        if "id" in table.columns and table.name.startswith(noun)
    ]
    of_noun = [str(id_) for name in tables for (id_,) in target.database.query(f"SELECT id FROM {name} LIMIT 20")]
    return of_noun or target.ids()
