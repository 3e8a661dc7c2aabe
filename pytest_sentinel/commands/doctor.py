"""`doctor`: is everything here that a run needs, and how to mend what is not."""

from __future__ import annotations

import argparse
from pathlib import Path

from pytest_sentinel.commands import a_name, a_path

HELP = "Check Python, packages, browser, web pages, write access and (if named) a model endpoint."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what can be named."""
    parser.add_argument("--headed", action="store_true", help="check the browser with a window, as for pytest --headed")
    parser.add_argument("--reports", type=a_path, default=Path("reports"), metavar="FOLDER", help="where runs go")
    parser.add_argument(
        "--endpoint", type=a_name, metavar="URL", help="base address of an OpenAI-compatible server, ending in /v1"
    )
    parser.add_argument(
        "--key-variable",
        type=a_name,
        default="OPENAI_API_KEY",
        metavar="NAME",
        help="environment variable that holds the endpoint's key (default: %(default)s)",
    )


def run(options: argparse.Namespace) -> int:
    """Check everything, print one line a finding, and how to mend each that failed.

    Returns:
        0 if all is well, else 1.
    """
    from pytest_sentinel import doctor

    findings = doctor.examine(options.reports, options.headed, options.endpoint, options.key_variable)
    print(doctor.render(findings))
    return 0 if all(finding.ok for finding in findings) else 1
