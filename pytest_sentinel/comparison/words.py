"""The sentences of a comparison: which agent is better, how sure that is, and what could not have been seen."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pytest_sentinel.comparison.model import PairFigures, SideFigures
from pytest_sentinel.record.result import Result
from pytest_sentinel.reporting.figures import milliseconds, p_value, percentage, points

LEVEL = 0.05
"""Above this (after Holm) a difference is not shown."""


def percent(share: float) -> str:
    """`62 %`."""
    return f"{percentage(share)} %"


def ended(results: Sequence[Result]) -> str:
    """What became of a task: `success, 33.0 s`, of several trials how often it was passed, and how often in time."""
    if not results:
        return "no verdict"
    if len(results) > 1:
        passed, timely = (sum(map(bool, flags)) for flags in zip(*((r.passed, r.timely) for r in results), strict=True))
        return f"{passed} of {len(results)} passed, {timely} in time"
    (result,) = results
    reason = result.stop_reason.partition(":")[0]
    why = f" ({reason})" if result.outcome == "gave_up" else ""
    delay = "" if result.reaction_ms is None or not result.passed else f", {milliseconds(result.reaction_ms)}"
    return f"{result.outcome}{why}{delay}".replace("_", " ")


def shown(pair: PairFigures) -> bool:
    """Whether a difference is shown."""
    return pair.headline and pair.p_adjusted <= LEVEL


def sentence(pair: PairFigures, names: Sequence[str]) -> str:
    """What one pair says about one endpoint."""
    first, second = names[pair.first], names[pair.second]
    if not pair.headline:
        return (
            f"No headline on {pair.endpoint} of {first} and {second}: more than 2 % of the runs of one have no "
            f"verdict. With these counted either way the difference is between {points(pair.at_least)} and "
            f"{points(pair.at_most)} points. Complete the runs (--run=NAME) and compare again."
        )
    shares = f"{percent(pair.first_share)} against {percent(pair.second_share)} of {pair.tasks} tasks"
    sure = f"{points(pair.difference)} points, 95 % interval {points(pair.low)} to {points(pair.high)}, {_p(pair)}"
    if not shown(pair):
        between = f"No difference in {pair.endpoint} is shown between {first} and {second}"
        return f"{between}: {shares} ({sure}). {_missed(pair)}"
    more = first if pair.difference > 0 else second
    less = second if pair.difference > 0 else first
    if pair.endpoint == "timely success":
        return f"{more} is better than {less} on timely success: {first} {shares} ({sure}).{_errors(pair)}"
    return f"{more} raises more false alarms than {less}: {first} {shares} ({sure}).{_errors(pair)}"


def _p(pair: PairFigures) -> str:
    adjusted = f" ({p_value(pair.p_adjusted)} after Holm)" if pair.p_adjusted != pair.p_value else ""
    return p_value(pair.p_value) + adjusted


def _missed(pair: PairFigures) -> str:
    if pair.detectable is None:
        return f"{pair.tasks} tasks as alike as these are too few to show any difference reliably."
    return (
        f"A true difference of {math.ceil(100 * pair.detectable)} points or more would be found in four of five such "
        "comparisons; a smaller one may be there."
    )


def _errors(pair: PairFigures) -> str:
    if pair.at_least == pair.at_most or (pair.at_least > 0) == (pair.at_most > 0):
        return ""
    return " Runs without a verdict could turn this round."


def conclusion(sides: Sequence[SideFigures], pairs: Sequence[PairFigures]) -> list[str]:
    """The answer first: the primary endpoint, then the guardrail; for two sides with what follows from both."""
    lines = [
        pair.sentence for endpoint in ("timely success", "false alarms") for pair in pairs if pair.endpoint == endpoint
    ]
    if len(sides) == 2 and (both := _together([side.name for side in sides], pairs)):
        return [both, *lines]
    return lines


def _together(names: Sequence[str], pairs: Sequence[PairFigures]) -> str | None:
    found = {pair.endpoint: pair for pair in pairs}
    success, alarms = found.get("timely success"), found.get("false alarms")
    if success is None or not success.headline:
        return None
    if not shown(success):
        return f"It is not shown whether {names[0]} or {names[1]} is better."
    better, worse = (names[0], names[1]) if success.difference > 0 else (names[1], names[0])
    if alarms is None or not alarms.headline:
        return f"{better} is better than {worse} on timely success; nothing is known of false alarms."
    if not shown(alarms):
        return f"{better} is better than {worse}, and no difference in false alarms speaks against it."
    if (alarms.difference > 0) == (success.difference > 0):
        return f"{better} reacts more often in time, but also raises more false alarms than {worse}: no clear winner."
    return f"{better} is better than {worse} on both counts: more timely success and fewer false alarms."
