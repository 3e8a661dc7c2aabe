"""Token counts as the endpoint gives them, and what they cost. Unknown stays unknown and is never 0."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pytest_sentinel.model.spec import Prices


@dataclass(frozen=True)
class Tokens:
    """Token counts of one call; None where the endpoint gave none.

    `cached` is a part of `input`, `reasoning` a part of `output`.
    """

    input: int | None = None
    cached: int | None = None
    output: int | None = None
    reasoning: int | None = None

    def cost_usd(self, prices: Prices | None) -> float | None:
        """What the call cost; None where a price or a count is unknown.

        Where the endpoint does not say how much of the input it had cached, all of it counts as not cached.
        """
        if prices is None or self.input is None or self.output is None:
            return None
        cached = min(self.cached or 0, self.input)
        cached_price = prices.cached_input_usd_per_million
        cached_price = prices.input_usd_per_million if cached_price is None else cached_price
        millionths = (
            (self.input - cached) * prices.input_usd_per_million
            + cached * cached_price
            + self.output * prices.output_usd_per_million
        )
        return round(millionths / 1_000_000, 9)


def tokens_of(usage: object) -> Tokens:
    """Read `usage`, under the names that endpoints use for the classes."""
    if not isinstance(usage, Mapping):
        return Tokens()
    given = _count(usage.get("prompt_tokens"))
    if not given:  # no request is empty: a server that says 0 has not counted
        return Tokens()
    return Tokens(
        input=given,
        cached=_cached(usage),
        output=_output(usage, given),
        reasoning=_count(_inner(usage, "completion_tokens_details").get("reasoning_tokens")),
    )


def _output(usage: Mapping[str, object], given: int) -> int | None:
    """Tokens of the answer; where the total holds more (reasoning that is listed apart), that is part of them."""
    output, total = _count(usage.get("completion_tokens")), _count(usage.get("total_tokens"))
    if output is not None and total is not None and total > given + output:
        return total - given
    return output


def _cached(usage: Mapping[str, object]) -> int | None:
    for value in (
        _inner(usage, "prompt_tokens_details").get("cached_tokens"),
        usage.get("prompt_cache_hit_tokens"),
        usage.get("cached_tokens"),
    ):
        if (count := _count(value)) is not None:
            return count
    return None


def _inner(usage: Mapping[str, object], key: str) -> Mapping[str, object]:
    value = usage.get(key)
    return value if isinstance(value, Mapping) else {}


def _count(value: object) -> int | None:
    """A count of tokens; None for what is none, such as -1 or a truth value."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not float(value).is_integer() or value < 0:
        return None
    return int(value)
