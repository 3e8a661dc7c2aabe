"""Prints an app's OpenAPI description, from which the page's typed client is generated; never served."""

from __future__ import annotations

import importlib
import json
import sys

from environments._kit.app import create_app
from environments._kit.environment import Environment


def print_openapi(env_name: str) -> None:
    """Print the description of one app as JSON.

    Raises:
        ModuleNotFoundError: There is no such app.
    """
    environment = importlib.import_module(f"environments.{env_name}").environment
    assert isinstance(environment, Environment)
    app = create_app(None, environment.title, environment.router, environment.web_dist)
    print(json.dumps(app.openapi(), indent=2, sort_keys=True))


if __name__ == "__main__":
    print_openapi(sys.argv[1])
