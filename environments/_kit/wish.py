"""The base of what the user asks an app to do."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Wish(BaseModel):
    """Body of a request that changes something."""

    model_config = ConfigDict(extra="forbid")
