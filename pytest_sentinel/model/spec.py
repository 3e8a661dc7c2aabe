"""What the agents table says about one model: where it is, how to ask it, what it costs."""

from __future__ import annotations

import datetime
import json
from typing import Any, Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, field_validator

from pytest_sentinel.think import ThinkRates


class Entry(BaseModel):
    """Base of what tables hold: frozen, unknown keys refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", protected_namespaces=(), allow_inf_nan=False)


class Prices(Entry):
    """Prices of a million tokens in USD, and the day they were looked up."""

    as_of: datetime.date
    input_usd_per_million: float = Field(ge=0)
    output_usd_per_million: float = Field(ge=0)
    cached_input_usd_per_million: float | None = Field(
        None, ge=0, description="Of input tokens that the endpoint had cached; left out: as other input."
    )


class Rates(Entry):
    """Rates of `--think-time=tokens`, s."""

    base_s: float = Field(0.0, ge=0, description="What a call takes whatever its size.")
    input_s_per_token: float = Field(0.0, ge=0)
    output_s_per_token: float = Field(0.0, ge=0)


class ModelSpec(Entry):
    """One model behind an OpenAI-compatible endpoint."""

    name: str = Field(description="Name in the agents table; given by the table's heading.")
    model: str = Field(min_length=1, description="Name of the model, as the endpoint knows it.")
    base_url: str = Field(pattern=r"^https?://", description="Base address of the endpoint, usually ending in /v1.")
    key_variable: str | None = Field(
        None, description="Environment variable that holds the endpoint's key; left out: the endpoint needs none."
    )
    unlisted: bool = Field(False, description="Whether to use a model that the endpoint does not list.")
    vision: bool = Field(False, description="Whether the model can see: it is then sent a screenshot.")
    image_format: Literal["jpeg", "png"] = Field("jpeg", description="Format of screenshots.")
    image_quality: int = Field(70, ge=1, le=100, description="Quality of JPEG screenshots.")
    image_detail: Literal["auto", "low", "high"] | None = Field(
        None, description="`detail` of screenshots, where the endpoint knows it."
    )
    reasoning_effort: str | None = Field(None, description="`reasoning_effort` of every request.")
    temperature: float | None = Field(None, ge=0, description="`temperature` of every request.")
    max_output_tokens: int | None = Field(None, ge=1, description="Longest answer, reasoning included, tokens.")
    max_output_key: Literal["max_tokens", "max_completion_tokens"] = Field(
        "max_tokens", description="Name under which the endpoint takes `max_output_tokens`."
    )
    tool_calls: Literal["native", "json"] = Field(
        "native", description="`json` asks for one JSON object instead, for models without tool calls of their own."
    )
    response_format: Literal["json_schema", "json_object", "none"] = Field(
        "json_schema", description="How the endpoint is asked for JSON by schema; where it cannot, the prompt says it."
    )
    stream: bool = Field(False, description="Whether answers are streamed.")
    extra_body: dict[str, Any] = Field(default_factory=dict, description="Further fields of every request.")
    context_tokens: int | None = Field(
        None, ge=1000, description="Length of the model's context; a longer request is not sent. Unset: unlimited."
    )
    page_chars: int = Field(
        24_000, ge=500, description="Longest page description in one message, characters; a longer page comes in parts."
    )
    timeout_s: float = Field(300.0, gt=0, description="Longest wait for one answer, s of wall time.")
    attempts: int = Field(8, ge=1, description="How often a call is tried before the endpoint counts as broken.")
    patience_s: float = Field(
        900.0, ge=0, description="How long failed attempts and back-off of one call may take together, s of wall time."
    )
    think_rates: Rates | None = Field(None, description="What --think-time=tokens charges.")
    prices: Prices | None = Field(None, description="Left out: unknown, and so are costs.")
    watcher: ModelSpec | None = Field(
        None, description="The model that judges for wait tools, a name in the agents table; left out: the same model."
    )

    @field_validator("base_url")
    @classmethod
    def _without_key(cls, value: str) -> str:
        """An address is recorded, so it must not hold what is secret."""
        address = urlsplit(value)
        if "@" in address.netloc:
            raise ValueError("a key has no place in the address, which is recorded: name its variable in key_variable")
        if not address.hostname or address.port == 0:
            raise ValueError("names no host, as in http://localhost:11434/v1")
        if not value.isprintable() or " " in value:
            raise ValueError("holds a character that no address has")
        return value

    @field_validator("extra_body")
    @classmethod
    def _as_json(cls, value: dict[str, Any]) -> dict[str, Any]:
        try:
            json.dumps(value, allow_nan=False)
        except (TypeError, ValueError, RecursionError) as error:
            raise ValueError(f"cannot be sent as JSON: {error}") from None
        return value

    @property
    def rates(self) -> ThinkRates | None:
        """The rates as the clock takes them."""
        if self.think_rates is None:
            return None
        return ThinkRates(
            self.think_rates.base_s, self.think_rates.input_s_per_token, self.think_rates.output_s_per_token
        )
