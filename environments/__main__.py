"""`python -m environments`: make the world's catalogs and media, measure their text, print an app's API."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from environments._world import generate, text_table
from environments._world.media import plan
from environments._world.studio.build import build


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    chosen = _parser().parse_args(arguments)
    commands = {"generate": _generate, "text-table": _text_table, "media": _media, "openapi": _openapi}
    try:
        return commands[chosen.command](chosen)
    except ModuleNotFoundError as error:
        print(f"this command needs a package that is not installed: {error.name}; run `make setup`", file=sys.stderr)
        return 1
    except (LookupError, ValueError) as error:
        print(error.args[0], file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m environments", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("generate", help="make catalogs from material")
    make.add_argument("--env", help="this app only (default: all)")
    make.add_argument("--world-seed", type=int, default=0, help="0 is the shipped world")
    make.add_argument("--out", type=Path, help="folder of the world (default, for seed 0 only: the shipped one)")
    table = commands.add_parser("text-table", help="measure the text of the catalogs")
    table.add_argument("--env", help="this app only (default: all)")
    table.add_argument("--world-seed", type=int, default=0)
    studio = commands.add_parser("media", help="draw portraits, pictures, films and music")
    studio.add_argument("--out", type=Path, help="folder of the world (default: the shipped one)")
    api = commands.add_parser("openapi", help="print an app's OpenAPI document")
    api.add_argument("env")
    return parser


def _generate(chosen: argparse.Namespace) -> int:
    if chosen.world_seed and not chosen.out:
        raise ValueError(f"world seed {chosen.world_seed} needs --out DIR: only world 0 is the shipped one")
    contents = generate.files(chosen.world_seed, [chosen.env] if chosen.env else None)
    changed = generate.write(contents, chosen.out)
    for path in changed:
        print(f"wrote {path}")
    print(f"world {chosen.world_seed}: {len(contents)} files, {len(changed)} changed")
    return 0


def _text_table(chosen: argparse.Namespace) -> int:
    print(text_table.table(chosen.world_seed, [chosen.env] if chosen.env else generate.names()))
    return 0


def _media(chosen: argparse.Namespace) -> int:
    folder = (chosen.out or generate.ENVIRONMENTS) / "_world" / "media"
    built = build(list(plan()), folder)
    print(f"{folder}: {built.files} files, {built.made} made, {built.size_bytes / 1e6:.1f} MB")
    return 0


def _openapi(chosen: argparse.Namespace) -> int:
    # The web frameworks load slowly, and only this command needs them.
    from environments._kit.openapi import document

    print(document(chosen.env))
    return 0


if __name__ == "__main__":
    sys.exit(main())
