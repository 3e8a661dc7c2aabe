"""Text and comma-separated files."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count

from environments._kit.files.content import COLUMNS, LABELS, SENTENCES, Content


def make_text(content: Content, size_bytes: int) -> bytes:
    """A title and numbered notes, as many as fit."""
    return _fitted(chain([content.title, "", *content.sentences, ""], _notes(content)), size_bytes)


def make_csv(content: Content, size_bytes: int) -> bytes:
    """A table with as many rows as fit."""
    return _fitted(chain([",".join(COLUMNS)], _rows(content)), size_bytes)


def _notes(content: Content) -> Iterator[str]:
    chance = content.random("notes")
    return (f"{number}. {chance.choice(SENTENCES)}" for number in count(1))


def _rows(content: Content) -> Iterator[str]:
    chance = content.random("csv")
    return (",".join(map(str, content.row(chance, chance.choice(LABELS)))) for _ in count())


def _fitted(lines: Iterator[str], size_bytes: int) -> bytes:
    # Spaces behind the last line bring the file to its exact size.
    text = bytearray()
    for line in lines:
        encoded = line.encode() + b"\n"
        if len(text) + len(encoded) > size_bytes:
            break
        text += encoded
    text[-1:] = b" " * (size_bytes - len(text)) + b"\n"
    return bytes(text)
