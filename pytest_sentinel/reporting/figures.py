"""How figures are written for people: short, with their unit, and `unknown` where nobody knows."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pytest_sentinel.statistics.proportions import Interval
from pytest_sentinel.summary import Share

LISTED = 5
"""So many names are listed before it is only said how many more there are."""


def seconds(value_s: float | None) -> str:
    """`12.3s`; a dash where there is none."""
    return "-" if value_s is None else f"{value_s:.1f}s" if value_s < 1000 else f"{value_s:.0f}s"


def brief_seconds(value_s: float | None) -> str:
    """A time in five characters, up to a day: `12.3s`, `720s`; a dash where there is none."""
    return seconds(value_s) if value_s is None or value_s < 100 else f"{value_s:.0f}s"


def milliseconds(value_ms: int | None) -> str:
    """A time in ms, written in seconds; a dash where there is none."""
    return seconds(None if value_ms is None else value_ms / 1000)


def tokens(count: int | None) -> str:
    """`9,400`, `81.4k`, `1.25M`."""
    if count is None:
        return "unknown"
    if count < 10_000:
        return f"{count:,}"
    return f"{count / 1000:.1f}k" if count < 1_000_000 else f"{count / 1_000_000:.2f}M"


def dollars(value_usd: float | None) -> str:
    """`$4.65`; four places below a cent."""
    if value_usd is None:
        return "unknown"
    return f"${value_usd:.4f}" if 0 < value_usd < 0.01 else f"${value_usd:,.2f}"


def whole_percent(share: float) -> int:
    """A share in percent without places; halves go up, as on the pages."""
    return math.floor(100 * share + 0.5)


def percentage(share: float) -> str:
    """A share in percent without its sign: `85`; 0 and 100 mean none and all, so that others are `<1` and `>99`."""
    if 0 < share < 0.005:
        return "<1"
    return ">99" if 0.995 <= share < 1 else str(whole_percent(share))


def percent(share: Share) -> str:
    """`85%`; a dash of nothing."""
    return "-" if share.rate is None else f"{percentage(share.rate)}%"


def percent_range(interval: Interval) -> str:
    """`51 to 71%`."""
    return f"{bounds(interval.low, interval.high)}%"


def bounds(low: float, high: float) -> str:
    """Two shares in percent without their sign: `51 to 71`."""
    return f"{whole_percent(low)} to {whole_percent(high)}"


def listed(names: Sequence[str]) -> str:
    """The first few of many names, and how many more there are."""
    more = f" and {len(names) - LISTED} more" if len(names) > LISTED else ""
    return ", ".join(names[:LISTED]) + more


def points(difference: float) -> str:
    """A difference of two shares in percentage points, with its sign: `+14`, `-3.5`, `0`."""
    rounded = round(100 * difference, 1)
    return f"{rounded:+.0f}" if rounded == round(rounded) and rounded else f"{rounded:+.1f}" if rounded else "0"


def p_value(value: float) -> str:
    """`p = 0.008`, `p < 0.001`."""
    return "p < 0.001" if value < 0.001 else f"p = {value:.3f}" if value < 0.1 else f"p = {value:.2f}"
