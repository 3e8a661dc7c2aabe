"""The one place that finds what somebody probably meant, for errors that name the closest valid value."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher

_ENOUGH = 0.5
"""Similarity (0 to 1) below which a suggestion would only confuse."""

_LISTED = 6
"""How many values are listed when none is near."""


def closest(word: str, options: Iterable[str]) -> str | None:
    """The option most like `word`, ignoring case and the kind of separator; None when none is near.

    Of equally near options the first given wins, so that the answer does not depend on anything else.
    """
    best, best_likeness = None, _ENOUGH
    matcher = SequenceMatcher(b=_plain(word), autojunk=False)
    for option in options:
        matcher.set_seq1(_plain(option))
        if min(matcher.real_quick_ratio(), matcher.quick_ratio()) < best_likeness:
            continue
        likeness = matcher.ratio()
        if likeness > best_likeness or (best is None and likeness == best_likeness):
            best, best_likeness = option, likeness
    return best


def did_you_mean(word: str, options: Iterable[str]) -> str:
    """The end of an error sentence, with its semicolon: the closest valid value, or which values are valid.

    For example `f"no persona {word!r}{did_you_mean(word, personas)}"`.
    """
    known = list(dict.fromkeys(options))
    if not known:
        return "; there are none to choose from"
    near = closest(word, known)
    if near is not None:
        return f"; closest is {near!r}"
    listed = ", ".join(repr(option) for option in known[:_LISTED])
    more = f" and {len(known) - _LISTED} more" if len(known) > _LISTED else ""
    return f"; valid: {listed}{more}"


def _plain(word: str) -> str:
    return re.sub(r"[\s_-]+", "-", word.strip().casefold())
