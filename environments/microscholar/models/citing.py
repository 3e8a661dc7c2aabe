"""Citations of a paper in several styles."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

from environments.microscholar.models.shapes import CitationText, Style
from environments.microscholar.models.tables import Author, Paper

ENTRY_TYPES = {
    "article": "article",
    "conference": "inproceedings",
    "book": "book",
    "thesis": "phdthesis",
    "preprint": "misc",
}
SOURCE_FIELDS = {"article": "journal", "conference": "booktitle", "book": "publisher", "thesis": "school"}
_LATEX = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "&": r"\&", "%": r"\%", "$": r"\$", "#": r"\#", "_": r"\_",
    "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
}  # fmt: skip
_DULL = {"a", "an", "the", "on", "of", "in", "for", "and", "to", "with", "from", "at"}
AND_OTHERS_FROM = 4
"""From so many authors on, MLA names the first only."""


def citations(paper: Paper) -> list[CitationText]:
    """A citation of the paper in every style."""
    return [CitationText(style=style, name=name, text=write(paper)) for style, (name, write) in STYLES.items()]


def citation(paper: Paper, style: Style) -> CitationText:
    """A citation of the paper in one style."""
    name, write = STYLES[style]
    return CitationText(style=style, name=name, text=write(paper))


def bibtex_key(paper: Paper) -> str:
    """`aaltonen2021listening`: first author, year, first word of the title that says something."""
    words = [_plain(word) for word in paper.title.split()]
    telling = next((word for word in words if word and word not in _DULL), "paper")
    return f"{_plain(paper.authors[0].last_name)}{paper.year}{telling}"


def place_in_source(paper: Paper) -> str:
    """`12 (3), 210-224`, as far as it is known."""
    numbers = f"{paper.volume}" if paper.volume else ""
    if paper.volume and paper.issue:
        numbers += f" ({paper.issue})"
    return ", ".join(part for part in (numbers, _pages(paper, "-")) if part)


def _plain(word: str) -> str:
    decomposed = unicodedata.normalize("NFKD", word.casefold())
    return "".join(re.findall(r"[a-z0-9]+", decomposed.encode("ascii", "ignore").decode()))


def _pages(paper: Paper, dash: str) -> str:
    return f"{paper.first_page}{dash}{paper.last_page}" if paper.first_page else ""


def _first(author: Author) -> str:
    return author.name.removesuffix(f" {author.last_name}")


def _listed(names: Sequence[str], last: str, pair: str | None = None) -> str:
    """Names with commas, `last` before the last one, `pair` between two."""
    if len(names) < 2:
        return names[0]
    if len(names) == 2:
        return f"{names[0]}{pair or last}{names[1]}"
    return f"{', '.join(names[:-1])}{last}{names[-1]}"


def _inverted(authors: Sequence[Author]) -> list[str]:
    """The first as `Aaltonen, Henrik`, all others as `Sanna Virtala`."""
    return [f"{authors[0].last_name}, {_first(authors[0])}", *(author.name for author in authors[1:])]


def _end(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _mla(paper: Paper) -> str:
    names = _inverted(paper.authors)
    who = f"{names[0]}, et al" if len(names) >= AND_OTHERS_FROM else _listed(names, ", and ")
    numbers = f" {paper.volume}.{paper.issue}" if paper.volume and paper.issue else ""
    pages = f": {_pages(paper, '-')}" if paper.first_page else ""
    return f"{_end(who)} “{_end(paper.title)}” {paper.source}{numbers} ({paper.year}){pages}."


def _apa(paper: Paper) -> str:
    names = [f"{author.last_name}, {author.name[0]}." for author in paper.authors]
    place = f", {_volume(paper)}" if paper.volume else ""
    pages = f", {_pages(paper, '–')}" if paper.first_page else ""
    return f"{_listed(names, ', & ')} ({paper.year}). {_end(paper.title)} {paper.source}{place}{pages}."


def _chicago(paper: Paper) -> str:
    names = _listed(_inverted(paper.authors), ", and ")
    numbers = f" {paper.volume}, no. {paper.issue}" if paper.volume and paper.issue else ""
    pages = f": {_pages(paper, '–')}" if paper.first_page else ""
    return f"{_end(names)} “{_end(paper.title)}” {paper.source}{numbers} ({paper.year}){pages}."


def _harvard(paper: Paper) -> str:
    names = _listed([f"{author.last_name}, {author.name[0]}." for author in paper.authors], " and ")
    place = f", {_volume(paper)}" if paper.volume else ""
    pages = f", pp. {_pages(paper, '–')}" if paper.first_page else ""
    return f"{names}, {paper.year}. {_end(paper.title)} {paper.source}{place}{pages}."


def _vancouver(paper: Paper) -> str:
    names = ", ".join(f"{author.last_name} {author.name[0]}" for author in paper.authors)
    numbers = f";{_volume(paper)}" if paper.volume else ""
    pages = f":{_pages(paper, '-')}" if paper.first_page else ""
    return f"{names}. {_end(paper.title)} {paper.source}. {paper.year}{numbers}{pages}."


def _volume(paper: Paper) -> str:
    return f"{paper.volume}({paper.issue})" if paper.issue else f"{paper.volume}"


def _bibtex(paper: Paper) -> str:
    fields = {
        "title": f"{{{_latex(paper.title)}}}",
        "author": _latex(" and ".join(f"{author.last_name}, {_first(author)}" for author in paper.authors)),
        SOURCE_FIELDS.get(paper.kind, "howpublished"): _latex(paper.source),
        "volume": f"{paper.volume or ''}",
        "number": f"{paper.issue or ''}",
        "pages": _pages(paper, "--"),
        "year": f"{paper.year}",
    }
    lines = ",\n".join(f"  {name} = {{{value}}}" for name, value in fields.items() if value)
    return f"@{ENTRY_TYPES[paper.kind]}{{{bibtex_key(paper)},\n{lines}\n}}"


def _latex(text: str) -> str:
    return "".join(_LATEX.get(char, char) for char in text)


STYLES: dict[Style, tuple[str, Callable[[Paper], str]]] = {
    "mla": ("MLA", _mla),
    "apa": ("APA", _apa),
    "chicago": ("Chicago", _chicago),
    "harvard": ("Harvard", _harvard),
    "vancouver": ("Vancouver", _vancouver),
    "bibtex": ("BibTeX", _bibtex),
}
"""By the word that stands for them in requests: the name, and how it is written."""
