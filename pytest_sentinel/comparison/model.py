"""What a comparison comes to, as plain values: what the terminal and the page show, and nothing else."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from pytest_sentinel.summary import GroupName

EndpointName = Literal["timely success", "false alarms"]


class Part(BaseModel):
    """Base of the parts: frozen, unknown fields refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Estimate(Part):
    """A share of the runs with a verdict, how sure it is, and what runs without a verdict could make of it."""

    count: int
    of: int
    low: float | None = Field(description="Of the 95 % interval clustered by task, 0 to 1.")
    high: float | None
    unknown: int = Field(0, description="Planned runs without a verdict.")
    at_least: float | None = Field(None, description="The share if no unknown run counted.")
    at_most: float | None = Field(None, description="The share if every unknown run counted.")

    @property
    def share(self) -> float | None:
        """The share, 0 to 1; None of nothing."""
        return self.count / self.of if self.of else None


class CategoryRow(Part):
    """One category of one side, as the published tables cut it."""

    category: GroupName
    passed: Estimate
    paper_passed: Estimate = Field(description="By the published rule.")
    tokens_median: int | None = Field(description="None where a run's tokens are unknown, or there is no run.")


class Stratum(Part):
    """Timely success on a part of the event tasks; description, no test."""

    kind: Literal["category", "criterion", "environment"]
    name: str
    timely: Estimate


class Matched(Part):
    """The same event tasks with and without their event: hits and false alarms told apart."""

    hits: Estimate = Field(description="Timely successes where the event came.")
    alarms: Estimate = Field(description="Messages where it did not.")
    both_right: Estimate = Field(description="Pairs with a timely success here and silence there.")


class SideFigures(Part):
    """One agent's figures on the tasks that all runs hold."""

    name: str
    runs: tuple[str, ...]
    timely: Estimate
    false_alarms: Estimate
    area: float | None = Field(description="Below the curve of success over delay, to 120 s; 0 to 1.")
    curve: tuple[tuple[float, float], ...] = Field(description="Steps: delay in s, share of runs that had succeeded.")
    categories: tuple[CategoryRow, ...]
    strata: tuple[Stratum, ...]
    matched: Matched | None
    flaky: tuple[str, ...] = Field(description="Tasks of which some trials passed and some did not.")
    cost_usd: float | None = Field(description="Of the runs with a verdict; None where unknown.")


class PairFigures(Part):
    """Two sides on one endpoint, first minus second."""

    endpoint: EndpointName
    first: int = Field(description="Index of the side.")
    second: int
    tasks: int = Field(description="Tasks with a verdict on both sides; 0: nothing could be compared.")
    first_share: float
    second_share: float
    difference: float
    low: float
    high: float
    p_value: float
    p_adjusted: float = Field(description="By Holm, for all pairs of this endpoint.")
    method: str
    first_better: int = Field(description="Tasks on which the first side's share is larger.")
    second_better: int
    detectable: float | None = Field(description="The smallest true difference found in four of five such comparisons.")
    at_least: float = Field(description="The difference if every unknown run spoke against the first.")
    at_most: float
    headline: bool = Field(description="Whether at most 2 % of either side's runs lack a verdict.")
    sentence: str


class AreaPair(Part):
    """The difference of two areas below the curves, first minus second."""

    first: int
    second: int
    difference: float
    low: float | None
    high: float | None


class TaskApart(Part):
    """A task that the sides did not end alike."""

    task_id: str
    sides: tuple[str, ...] = Field(description="What became of it on each side, in words.")


class Comparison(Part):
    """The whole comparison."""

    sides: tuple[SideFigures, ...]
    tasks: int
    trials: int = Field(description="Most trials of a task.")
    conclusion: tuple[str, ...]
    pairs: tuple[PairFigures, ...]
    areas: tuple[AreaPair, ...]
    apart: tuple[TaskApart, ...] = Field(description="The tasks on which passing or being timely differs.")
    unlike: tuple[str, ...] = Field(description="What differs although it should not; compared all the same.")
    limits: tuple[str, ...] = Field(description="Limits of a run of a task that are not the same for all sides.")
    notes: tuple[str, ...]
    published: bool = Field(description="Whether the published figures are to be shown beside ours.")
