"""How an agent of the agents table becomes one that the plugin can run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_sentinel.agent import AgentSpec
from pytest_sentinel.model.spec import ModelSpec

if TYPE_CHECKING:
    from pytest_sentinel.agent import Agent, AgentContext
    from pytest_sentinel.option_table import Settings
    from pytest_sentinel.waiting.contract import WaitToolSpec


def agent_spec(spec: ModelSpec, settings: Settings, wait_tool: WaitToolSpec) -> AgentSpec:
    """The registration of a model agent; nothing heavy is imported until one is made."""

    def make(context: AgentContext) -> Agent:
        from pytest_sentinel.limits import Limits
        from pytest_sentinel.model.agent import ModelAgent
        from pytest_sentinel.model.slots import Slots

        del context
        limits = Limits(settings.max_steps, settings.max_tokens, settings.max_cost_usd)
        slots = Slots(settings.folder / ".slots", settings.max_concurrent_calls)
        return ModelAgent(spec, limits, slots, wait_tool.make())

    def check_ready() -> None:
        from pytest_sentinel.model.ready import check_ready

        if settings.replay is None:
            check_ready(spec)

    prices = spec.prices
    return AgentSpec(
        spec.name,
        make,
        summary=f"{spec.model} at {spec.base_url}",
        think_rates=spec.rates,
        calls_model=True,
        input_usd_per_million=None if prices is None else prices.input_usd_per_million,
        output_usd_per_million=None if prices is None else prices.output_usd_per_million,
        unpriced=tuple(dict.fromkeys(model.model for model in (spec, spec.watcher) if model and model.prices is None)),
        check_ready=check_ready,
        described=spec.model_dump(mode="json"),
    )
