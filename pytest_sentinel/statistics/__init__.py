"""Statistics of runs: intervals, paired comparison, cumulative incidence, power.

Everything here is arithmetic on counts and lists of numbers; how these are read from a record stands elsewhere. SciPy
is imported inside the functions that need it, so that no session pays for it before its last test has ended.
"""

from __future__ import annotations

from pytest_sentinel.statistics.proportions import CONFIDENCE, Interval, proportion_interval

__all__ = ["CONFIDENCE", "Interval", "proportion_interval"]
