"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from environments._kit.folding import fold


def holds(text: str, words: list[str]) -> bool:
    """Whether a text has all these folded words."""
    folded = fold(text)
    return all(word in folded for word in words)
