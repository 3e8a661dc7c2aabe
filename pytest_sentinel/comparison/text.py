"""A comparison as plain text for the terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from pytest_sentinel.comparison.model import Comparison, Estimate, SideFigures
from pytest_sentinel.comparison.published import CAVEAT, PUBLISHED, SOURCE
from pytest_sentinel.escape import clip, for_terminal
from pytest_sentinel.reporting import figures
from pytest_sentinel.statistics.incidence import HORIZON_S
from pytest_sentinel.summary import GROUPS

NAME_CHARS = 28
"""Width of the column of names."""
PART_CHARS = 20
"""Width of a side's column in the table of parts."""


def render(comparison: Comparison, width: int) -> Iterator[str]:
    """The lines; `width` of the terminal in characters bounds the wrapped ones."""
    for line in _lines(comparison):
        indent = "  " if line[:1] not in (" ", "") else ""
        wraps = len(line) > width and "  " not in line.strip()
        shown = for_terminal(line, one_line=True)
        yield from textwrap.wrap(shown, max(width, 40), subsequent_indent=indent) if wraps else [shown]


def _lines(comparison: Comparison) -> Iterator[str]:
    trials = "one trial each" if comparison.trials == 1 else f"up to {comparison.trials} trials each"
    yield f"{len(comparison.sides)} agents on {comparison.tasks} tasks, {trials}"
    if comparison.unlike:
        yield "WARNING: these runs are not comparable, and were compared because of --anyway:"
        yield from (f"- {difference}" for difference in comparison.unlike)
    if comparison.limits:
        yield "WARNING: these runs had different limits, so a difference need not be the agents':"
        yield from (f"- {limit}" for limit in comparison.limits)
    yield from (f"Note: {note}" for note in comparison.notes)
    yield ""
    yield from comparison.conclusion
    yield ""
    yield from _headline(comparison)
    yield from _areas(comparison)
    yield from _matched(comparison)
    yield from _by_category(comparison)
    yield from _strata(comparison)
    yield from _apart(comparison)
    yield from _flaky(comparison)


def _name(name: str) -> str:
    return f"{clip(name, NAME_CHARS):<{NAME_CHARS}}"


def _headline(comparison: Comparison) -> Iterator[str]:
    yield f"{'':{NAME_CHARS}}  {'timely success':<30}  {'false alarms':<26}  no verdict"
    for side in comparison.sides:
        unknown = side.timely.unknown + side.false_alarms.unknown
        yield f"{_name(side.name)}  {_estimate(side.timely):<30}  {_estimate(side.false_alarms):<26}  {unknown}"
        if unknown:
            ranges = f"{_bounds(side.timely):<30}  {_bounds(side.false_alarms)}"
            yield f"{'  with these either way':<{NAME_CHARS}}  {ranges}".rstrip()
    yield "Timely: right within 60 s, of runs with an event. Intervals are 95 %, clustered by task."
    yield ""


def _estimate(estimate: Estimate) -> str:
    if estimate.share is None or estimate.low is None or estimate.high is None:
        return "-"
    interval = figures.bounds(estimate.low, estimate.high)
    return f"{figures.percentage(estimate.share)} % ({interval}), {estimate.count} of {estimate.of}"


def _bounds(estimate: Estimate) -> str:
    if estimate.at_least is None or estimate.at_most is None:
        return "-"
    return f"{figures.bounds(estimate.at_least, estimate.at_most)} %"


def _areas(comparison: Comparison) -> Iterator[str]:
    yield f"Success over delay (area to {HORIZON_S:.0f} s: 100 if all succeeded at once, 0 if none did in time)"
    for side in comparison.sides:
        steps = "  ".join(f"{delay} s {_reached(side, delay)}" for delay in (10, 30, 60, 120))
        yield f"{_name(side.name)}  {steps}  area {'-' if side.area is None else f'{100 * side.area:.1f}'}"
    for pair in comparison.areas:
        names = f"{comparison.sides[pair.first].name} minus {comparison.sides[pair.second].name}"
        interval = (
            ""
            if pair.low is None
            else f", 95 % interval {figures.points(pair.low)} to {figures.points(pair.high or 0)}"
        )
        yield f"Area of {names}: {figures.points(pair.difference)}{interval}"
    yield ""


def _reached(side: SideFigures, delay_s: float) -> str:
    shares = [share for step_s, share in side.curve if step_s <= delay_s]
    return f"{figures.percentage(shares[-1]):>3} %" if shares else "  -  "


def _matched(comparison: Comparison) -> Iterator[str]:
    known = [(side.name, side.matched) for side in comparison.sides if side.matched is not None]
    if not known:
        return
    yield "The same tasks with and without their event"
    yield f"{'':{NAME_CHARS}}  {'hits':<26}  {'false alarms':<26}  both right"
    for name, matched in known:
        cells = f"{_estimate(matched.hits):<26}  {_estimate(matched.alarms):<26}  {_estimate(matched.both_right)}"
        yield f"{_name(name)}  {cells}"
    yield ""


def _by_category(comparison: Comparison) -> Iterator[str]:
    head = "".join(f"{group:>9}" for group in GROUPS)
    yield f"{'Passed, %':{NAME_CHARS}}{head}"
    for side in comparison.sides:
        yield _name(side.name) + "".join(f"{_percent(row.passed):>9}" for row in side.categories)
        yield _name("  by the published rule") + "".join(f"{_percent(row.paper_passed):>9}" for row in side.categories)
    if comparison.published:
        yield "published:"
        yield from (_name(row.name) + "".join(f"{100 * row.success[g]:>9.0f}" for g in GROUPS) for row in PUBLISHED)
    yield ""
    yield f"{'Median tokens':{NAME_CHARS}}{head}"
    for side in comparison.sides:
        yield _name(side.name) + "".join(f"{_tokens(row.tokens_median):>9}" for row in side.categories)
    if comparison.published:
        yield "published:"
        for row in PUBLISHED:
            yield _name(row.name) + "".join(f"{figures.tokens(row.median_tokens[g]):>9}" for g in GROUPS)
        yield f"Published figures: {SOURCE}; {CAVEAT}."
    yield ""


def _percent(estimate: Estimate) -> str:
    return "-" if estimate.share is None else figures.percentage(estimate.share)


def _share(estimate: Estimate) -> str:
    return "-" if estimate.share is None else f"{_percent(estimate)} % of {estimate.of}"


def _tokens(count: int | None) -> str:
    return "-" if count is None else figures.tokens(count)


def _strata(comparison: Comparison) -> Iterator[str]:
    yield "Timely success by part (description; parts are not tested)"
    yield " " * NAME_CHARS + "".join(f"{clip(side.name, PART_CHARS - 2):>{PART_CHARS}}" for side in comparison.sides)
    for index, stratum in enumerate(comparison.sides[0].strata):
        own = [side.strata[index].timely for side in comparison.sides]
        shares = "".join(f"{_share(estimate):>{PART_CHARS}}" for estimate in own)
        yield f"{stratum.kind + ' ' + stratum.name:<{NAME_CHARS}}{shares}".rstrip()


def _apart(comparison: Comparison) -> Iterator[str]:
    if comparison.apart:
        yield ""
        yield f"The {len(comparison.apart)} tasks that did not end alike"
        for task in comparison.apart:
            yield task.task_id
            for side, words in zip(comparison.sides, task.sides, strict=True):
                yield f"  {_name(side.name)}  {words}"


def _flaky(comparison: Comparison) -> Iterator[str]:
    if comparison.trials > 1:
        yield ""
        for side in comparison.sides:
            yield f"Flaky with {side.name}: {figures.listed(side.flaky) or 'none'}"
