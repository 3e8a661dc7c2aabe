"""A pytest plugin and benchmark for agents that watch web apps and act at the right moment."""

__version__ = "0.1.0"
