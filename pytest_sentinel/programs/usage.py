"""What a program says about its own use of models, in a small file that it may leave in its working folder."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from pytest_sentinel.model.tokens import Tokens

if TYPE_CHECKING:
    from pytest_sentinel.model.spec import Prices

FILE_BYTES = 65_536
"""A longer file is refused."""


class ReportedUsage(BaseModel):
    """The file's content: whole numbers of tokens over the whole run; what is left out is unknown."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    input_tokens: int | None = Field(None, ge=0, description="All input, cached input included.")
    cached_tokens: int | None = Field(None, ge=0, description="Of the input: what the endpoint had cached.")
    output_tokens: int | None = Field(None, ge=0, description="All output, reasoning included.")
    reasoning_tokens: int | None = Field(None, ge=0, description="Of the output: reasoning.")
    model_calls: int | None = Field(None, ge=0, description="Answered calls of models.")
    steps: int | None = Field(None, ge=0, description="Turns of the agent.")
    cost_usd: float | None = Field(None, ge=0, allow_inf_nan=False, description="What all that cost.")

    def cost(self, prices: Prices | None) -> float | None:
        """Its cost in USD: what it says itself, else its tokens at the table's prices, else unknown."""
        if self.cost_usd is not None:
            return self.cost_usd
        return Tokens(self.input_tokens, self.cached_tokens, self.output_tokens).cost_usd(prices)


def read_usage(path: Path) -> ReportedUsage | None:
    """Read the file; None where there is none.

    Raises:
        ValueError: It is no plain small file, or holds something else than it should; the text says what.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise ValueError(f"{path.name} cannot be read: {error.strerror}") from None
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise ValueError(f"{path.name} is no plain file")
        content = file.read(FILE_BYTES + 1)
    if len(content) > FILE_BYTES:
        raise ValueError(f"{path.name} is longer than {FILE_BYTES} bytes")
    try:
        return ReportedUsage.model_validate_json(content)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise ValueError(f"{path.name}: {place + ': ' if place else ''}{first['msg']}") from None
