"""Figures of channels and videos: as large as their channels let them be, and much the same in every world."""

from __future__ import annotations

import math
import random

from environments.microtube.models.tables import NAME

SUBSCRIBERS_FROM_TO = {True: (3, 900), False: (2_400, 1_900_000)}
"""Of a person, of a thing."""
CREATOR_SUBSCRIBERS = (18_000, 640_000)
CREATORS = ("per-056", "per-062", "per-063", *(f"per-{number:03d}" for number in range(87, 95)))
"""People whom many watch."""
FULL_REACH_S = 20 * 86_400.0
"""After so long a video has most of the views it will ever get."""


def subscribers(id_: str, is_person: bool) -> int:
    """How many have subscribed to a channel."""
    bounds = CREATOR_SUBSCRIBERS if id_ in CREATORS else SUBSCRIBERS_FROM_TO[is_person]
    low, high = (math.log(bound) for bound in bounds)
    return round(math.exp(random.Random(f"{NAME}:{id_}:subscribers").uniform(low, high)))


def reach(id_: str, channel_subscribers: int, at_s: float | None) -> dict[str, int]:
    """Views, likes and dislikes of a video.

    Args:
        id_: The video's.
        channel_subscribers: Of its channel.
        at_s: When it was uploaded; None = it comes later, hence nobody has seen it.
    """
    if at_s is None:
        return {"views": 0, "likes": 0, "dislikes": 0}
    draw = random.Random(f"{NAME}:{id_}:reach")
    age = min(-at_s / FULL_REACH_S, 1.0) ** 0.5
    views = round((channel_subscribers * draw.uniform(0.04, 0.5) * draw.choice((1, 1, 1, 1, 2, 5)) + 40) * age)
    likes = round(views * draw.uniform(0.015, 0.07))
    return {"views": views, "likes": likes, "dislikes": round(likes * draw.uniform(0.004, 0.06))}
