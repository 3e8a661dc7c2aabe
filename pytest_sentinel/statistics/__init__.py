"""Statistics of runs: intervals, trials, paired comparison, cumulative incidence, power.

Everything here is arithmetic on counts and lists of numbers; how these are read from a record stands elsewhere. SciPy
is imported inside the functions that need it, so that nobody pays for it who does not compare runs.
"""

from __future__ import annotations

from pytest_sentinel.statistics.bounds import bounds, too_many
from pytest_sentinel.statistics.incidence import area_difference, cumulative_incidence, incidence_area, mean_interval
from pytest_sentinel.statistics.paired import PairedTest, compare_paired, difference_interval, holm, mcnemar, sign_flip
from pytest_sentinel.statistics.power import detectable_by_mcnemar, detectable_by_mean, mcnemar_power
from pytest_sentinel.statistics.proportions import (
    CONFIDENCE,
    Interval,
    Tally,
    clustered_interval,
    proportion_interval,
)
from pytest_sentinel.statistics.trials import flaky, pass_hat_k

__all__ = [
    "CONFIDENCE",
    "Interval",
    "PairedTest",
    "Tally",
    "area_difference",
    "bounds",
    "clustered_interval",
    "compare_paired",
    "cumulative_incidence",
    "detectable_by_mcnemar",
    "detectable_by_mean",
    "difference_interval",
    "flaky",
    "holm",
    "incidence_area",
    "mcnemar",
    "mcnemar_power",
    "mean_interval",
    "pass_hat_k",
    "proportion_interval",
    "sign_flip",
    "too_many",
]
