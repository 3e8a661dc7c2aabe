"""Prints as JSON what a program can see: variables, its folder, processes, and files that it is told to look for."""

import json
import os
import sys
from pathlib import Path


def seen(path):
    """How many entries a folder has, or bytes a file; or why that cannot be told."""
    try:
        return len(list(path.iterdir())) if path.is_dir() else len(path.read_bytes())
    except OSError as error:
        return error.strerror


def writable(folder):
    try:
        (folder / "planted.pth").write_text("x")
    except OSError as error:
        return error.strerror
    return "written"


def command_of(process):
    """A process's command line; empty where it has just ended."""
    try:
        return (process / "cmdline").read_bytes().decode()
    except OSError:
        return ""


here = Path.cwd()
entries = [path.name for path in here.iterdir()]
task_dir, *paths = map(Path, sys.argv[1:])
processes = [path for path in Path("/proc").iterdir() if path.name.isdecimal()]
found = {
    "variables": dict(os.environ),
    "here": str(here),
    "task_dir": str(task_dir),
    "entries": entries,
    "paths": {str(path): seen(path) for path in paths},
    "writing": {str(folder): writable(folder) for folder in (task_dir, *paths) if folder.is_dir()},
    "commands": [command for path in processes if (command := command_of(path))],
}
print(json.dumps(found))
