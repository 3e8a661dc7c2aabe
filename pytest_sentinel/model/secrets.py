"""Keys: read from the environment when a run begins, and taken out of everything an endpoint sends back.

An endpoint may repeat a key, in an error ("incorrect key sk-…") or in an answer. What it sends is cleaned before
anything else sees it, so nothing made from it (record, report, traceback, message) can hold a key.
"""

from __future__ import annotations

import os

from pytest_sentinel.model.spec import ModelSpec

HIDDEN = "[secret]"
SHORTEST = 8
"""A key with fewer characters is a placeholder (`none`, `ollama`), which ordinary text may hold."""
PLACEHOLDER = "none"


class Key:
    """An endpoint's key; showing the object does not show it."""

    __slots__ = ("_value",)

    def __init__(self, value: str | None) -> None:
        self._value = value or ""

    @classmethod
    def of(cls, spec: ModelSpec) -> Key:
        """The key that the environment holds for a model's endpoint."""
        return cls(os.environ.get(spec.key_variable) if spec.key_variable else None)

    def reveal(self) -> str:
        """The key as the client needs it; a placeholder where the endpoint takes none."""
        return self._value or PLACEHOLDER

    def hide_in(self, text: str) -> str:
        """The text without the key."""
        return text.replace(self._value, HIDDEN) if len(self._value) >= SHORTEST else text
