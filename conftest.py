"""Registers this checkout's environments; its task folder is named in pyproject.toml."""

from environments import ENVIRONMENTS


def pytest_sentinel_environments():
    """The apps in `environments/`."""
    return ENVIRONMENTS
