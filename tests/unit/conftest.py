"""Property tests of ours find the same examples on every run, and no example has a deadline: machines differ."""

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")
