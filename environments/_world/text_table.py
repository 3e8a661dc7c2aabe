"""The bounds that text must keep, and the table of its measures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from environments._world.drawn import draw_world
from environments._world.generate import generator
from environments._world.text import RUN_WORDS, Texts

# Bounds are looser than any real mailbox or feed; what breaks them was stamped, or written by one hand in one mood.
LEAST_AUTHORS_FOR_SPREAD = 10
LEAST_TOP_FIFTH_SHARE = 0.35
LEAST_SINGLE_SHARE = 0.2
MOST_ONE_AUTHOR_SHARE = 0.25
LEAST_HOURS = 10
"""Different hours of the day."""
LEAST_DAY_SHARE = 0.4
MOST_DAY_SHARE = 0.95

_COLUMNS = (
    "catalog", "texts", "words p10 / median / p90", "authors", "busiest fifth", "wrote 1 or 2", "hours of day",
    "08 to 18 h", "threads (longest)", "shared runs", "placeholders",
)  # fmt: skip


def measured(seed: int, environment: str) -> list[Texts]:
    """The texts of an app's catalogs in one world.

    Raises:
        ValueError: The material is wrong.
        LookupError: The app has no generator.
    """
    module = generator(environment)
    lines = module.catalogs(draw_world(seed))
    return [Texts(f"{environment}/{file}", lines[file], fields) for file, fields in module.TEXTS.items()]


def faults(texts: Texts) -> Iterator[str]:
    """One sentence for each bound that a catalog's text breaks."""
    yield from (f"{one} and {other} share {RUN_WORDS} words in a row: {run}" for one, other, run in texts.runs)
    yield from (f"{id_}: {what!r} looks like a placeholder" for id_, what in texts.unfinished)
    yield from (f"{id_} has no text" for id_, body in texts.bodies.items() if not body.strip())
    p10, _median, p90 = texts.lengths_words
    if p90 < texts.fields.length_ratio * p10:
        yield f"lengths vary too little: {p10:.0f} words at the 10th percentile, {p90:.0f} at the 90th"
    if len(texts.authors) >= LEAST_AUTHORS_FOR_SPREAD:
        yield from _author_faults(texts)
    if texts.hours:
        yield from _hour_faults(texts)


def _author_faults(texts: Texts) -> Iterator[str]:
    if texts.top_fifth_share < LEAST_TOP_FIFTH_SHARE:
        yield f"the busiest fifth of the authors wrote only {texts.top_fifth_share:.0%}"
    if texts.single_share < LEAST_SINGLE_SHARE:
        yield f"only {texts.single_share:.0%} of the authors wrote one or two texts"
    share = texts.authors[0] / sum(texts.authors)
    if share > MOST_ONE_AUTHOR_SHARE:
        yield f"one author wrote {share:.0%}"


def _hour_faults(texts: Texts) -> Iterator[str]:
    if len(texts.hours) < LEAST_HOURS:
        yield f"all was written in {len(texts.hours)} hours of the day"
    if not LEAST_DAY_SHARE <= texts.day_share <= MOST_DAY_SHARE:
        yield f"{texts.day_share:.0%} was written between 08:00 and 18:00"


def table(seed: int, environments: Sequence[str]) -> str:
    """A Markdown table of all measures, and below it every broken bound.

    Raises:
        ValueError: The material is wrong.
        LookupError: An app has no generator.
    """
    found = [texts for name in environments for texts in measured(seed, name)]
    rows = [_COLUMNS, ("---",) * len(_COLUMNS), *(_row(texts) for texts in found)]
    broken = [f"{texts.file}: {fault}" for texts in found for fault in faults(texts)]
    return "\n".join([*(f"| {' | '.join(row)} |" for row in rows), *broken])


def _row(texts: Texts) -> tuple[str, ...]:
    authors, threads = texts.authors, [size for size in texts.threads if size > 1]
    return (
        texts.file,
        str(len(texts.bodies)),
        " / ".join(f"{length:.0f}" for length in texts.lengths_words),
        str(len(authors)) if authors else "",
        f"{texts.top_fifth_share:.0%}" if authors else "",
        f"{texts.single_share:.0%}" if authors else "",
        str(len(texts.hours)) if texts.hours else "",
        f"{texts.day_share:.0%}" if texts.hours else "",
        f"{len(threads)} ({threads[0]})" if threads else "",
        str(len(texts.runs)),
        str(len(texts.unfinished)),
    )
