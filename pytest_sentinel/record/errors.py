"""The one error of the record; a module of its own, so that catching it imports nothing heavy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


class RecordError(Exception):
    """The record cannot be written or read; the message names the file and what to do."""


@contextmanager
def as_usage_error() -> Iterator[None]:
    """Let a refusal of the record end the session as one clear line, where nothing has run yet.

    Raises:
        pytest.UsageError: The record cannot be written or read.
    """
    try:
        yield
    except RecordError as error:
        raise pytest.UsageError(str(error)) from error
