"""An app's OpenAPI description, from which the page's typed client is generated; never served."""

from __future__ import annotations

import importlib.util
import json
import sys

from environments._kit.app import create_app
from environments._kit.environment import Environment


def document(env_name: str) -> str:
    """The description of one app as JSON.

    Raises:
        LookupError: There is no such app.
    """
    module = f"environments.{env_name}"
    if not env_name.isidentifier() or importlib.util.find_spec(module) is None:
        raise LookupError(f"no environment {env_name!r}")
    environment: Environment = importlib.import_module(module).environment
    app = create_app(None, environment.title, environment.router, environment.web_dist)
    return json.dumps(app.openapi(), indent=2, sort_keys=True)


if __name__ == "__main__":
    print(document(sys.argv[1]))
