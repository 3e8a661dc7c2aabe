"""The published figures, as context for ours; no test is computed against them.

They come from other prompts and other apps, one trial a task, at a speed that is not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

SOURCE = "SentinelBench, arXiv:2606.05342 (June 2026)"
CAVEAT = "context only: other prompts, other apps, one trial, no test against them"


class Published(NamedTuple):
    """One configuration's row of both published tables, by `all`, `passive`, `active`, `noop`."""

    name: str
    success: Mapping[str, float]
    """Share of the tasks, 0 to 1."""
    median_tokens: Mapping[str, int]


def _row(name: str, success: tuple[float, ...], tokens: tuple[int, ...]) -> Published:
    groups = ("all", "passive", "active", "noop")
    return Published(name, dict(zip(groups, success, strict=True)), dict(zip(groups, tokens, strict=True)))


PUBLISHED = (
    _row("GPT-5.4 (low), wait_for", (0.75, 0.92, 0.50, 0.95), (81_361, 68_962, 198_469, 73_672)),
    _row("GPT-5.4 (low), sleep", (0.68, 0.76, 0.60, 0.70), (437_811, 265_863, 468_932, 815_721)),
    _row("GPT-4o, wait_for", (0.48, 0.63, 0.12, 0.95), (50_289, 57_768, 49_608, 25_105)),
    _row("GPT-4o, sleep", (0.46, 0.53, 0.14, 1.00), (114_165, 107_508, 130_010, 57_329)),
    _row("Qwen 3.5 9B, wait_for", (0.48, 0.50, 0.24, 0.95), (236_458, 106_877, 320_276, 464_389)),
    _row("Qwen 3.5 9B, sleep", (0.49, 0.39, 0.36, 0.95), (352_281, 206_166, 352_281, 754_293)),
)
