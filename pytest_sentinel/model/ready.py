"""What can be known before the first task: is there a key, does the endpoint answer, does it know the model."""

from __future__ import annotations

import os

import pytest

from pytest_sentinel.closest import did_you_mean
from pytest_sentinel.model.secrets import Key
from pytest_sentinel.model.spec import ModelSpec

ANSWER_LIMIT_S = 10.0


def check_ready(spec: ModelSpec) -> None:
    """Check an agent's models.

    Raises:
        pytest.UsageError: One of them cannot be asked; the message says what to do.
    """
    for model in (spec, *([spec.watcher] if spec.watcher else [])):
        if model.key_variable is not None and not os.environ.get(model.key_variable):
            raise pytest.UsageError(
                f"agent {model.name!r} needs the key of {model.base_url}: set the environment variable "
                f"{model.key_variable}, or name another one with key_variable in the agents table"
            )
        _check_endpoint(model, Key.of(model))


def _check_endpoint(spec: ModelSpec, key: Key) -> None:
    import httpx

    address = f"{spec.base_url.rstrip('/')}/models"
    try:
        answer = httpx.get(
            address, headers={"Authorization": f"Bearer {key.reveal()}"}, timeout=ANSWER_LIMIT_S, follow_redirects=True
        )
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise pytest.UsageError(
            f"agent {spec.name!r}: {spec.base_url} does not answer ({type(error).__name__}); start the server, or mend "
            "base_url in the agents table (it usually ends in /v1)"
        ) from None
    if answer.status_code in (401, 403):
        variable = spec.key_variable or "none is sent; name its variable with key_variable in the agents table"
        raise pytest.UsageError(f"agent {spec.name!r}: {spec.base_url} refuses the key ({variable})")
    if answer.status_code == 200:
        _check_listed(spec, _listed(answer))


def _listed(answer: object) -> list[str]:
    """The models that an endpoint lists; none where it lists them in no way that is known."""
    try:
        data = answer.json()["data"]  # type: ignore[attr-defined]
        return [str(entry["id"]) for entry in data]
    except (ValueError, KeyError, TypeError):
        return []


def _check_listed(spec: ModelSpec, listed: list[str]) -> None:
    wanted = spec.model
    known = any(name in (wanted, f"{wanted}:latest") or name.endswith(f"/{wanted}") for name in listed)
    if not listed or known or spec.unlisted:
        return
    raise pytest.UsageError(
        f"agent {spec.name!r}: {spec.base_url} does not list the model {wanted!r}{did_you_mean(wanted, listed)}; mend "
        "model in the agents table, or set unlisted = true if the endpoint serves it all the same"
    )
