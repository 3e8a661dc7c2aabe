"""Names inside written text: `{role.field}`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from environments._kit.problems import closest

Fields = Mapping[str, str]
"""What may stand after the dot."""

_REFERENCE = re.compile(r"\{\{([a-z][a-z0-9_-]*\.[A-Za-z]+)\}\}|\{([a-z][a-z0-9_-]*)\.([A-Za-z]+)\}")


def render(text: str, fields_of: Callable[[str], Fields]) -> str:
    """Replace each `{role.field}`; `{{role.field}}` becomes the literal, other braces stay as they are.

    Args:
        text: The written text.
        fields_of: Fields of a role; raises LookupError (with a sentence) for an unknown one.

    Raises:
        LookupError: A role or field does not exist; the message names it.
    """

    def value(match: re.Match[str]) -> str:
        literal, role, field = match.groups()
        if literal:
            return f"{{{literal}}}"
        fields = fields_of(role)
        if field not in fields:
            raise LookupError(f"{match[0]}: no field {field!r}{closest(field, fields)}")
        return fields[field]

    return _REFERENCE.sub(value, text)


def roles_in(text: str) -> set[str]:
    """The roles a text names."""
    return {match[2] for match in _REFERENCE.finditer(text) if match[2]}
