"""What a model call costs in simulated time on the virtual clock."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ThinkRates:
    """Rates of `--think-time=tokens`: seconds a call takes whatever its size, and seconds per token."""

    base_s: float = 0.0
    input_s_per_token: float = 0.0
    output_s_per_token: float = 0.0


def think_s(
    mode: str, rates: ThinkRates | None, *, duration_s: float, input_tokens: int | None, output_tokens: int | None
) -> float:
    """Simulated seconds to charge for one answered call.

    Args:
        mode: `measured`, `tokens`, or a number of seconds.
        rates: The agent's rates; needed by `tokens`.
        duration_s: Wall time of the attempt that was answered; failed attempts, back-off and queueing are not in it.
        input_tokens: Tokens sent; None where the endpoint gave no figure.
        output_tokens: Tokens answered; None likewise.

    Raises:
        ValueError: `tokens` without rates, or without the endpoint's figures.
    """
    if mode == "measured":
        return duration_s
    if mode != "tokens":
        return float(mode)
    if rates is None:
        raise ValueError("--think-time=tokens needs think_rates in the agents table; give them, or a number of seconds")
    if input_tokens is None or output_tokens is None:
        raise ValueError("--think-time=tokens needs token counts, and the endpoint gave none; use measured or a number")
    return rates.base_s + rates.input_s_per_token * input_tokens + rates.output_s_per_token * output_tokens
