"""The examples for many machines: they parse, what they call exists, and each machine gets its own part."""

from __future__ import annotations

import fnmatch
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from pytest_sentinel.__main__ import build_parser
from pytest_sentinel.option_table import OPTIONS
from tests.unit.repo.repository import ROOT

HOW_TO = ROOT / "docs" / "how-to"
PAGE = (HOW_TO / "many-machines.md").read_text(encoding="utf-8")
OURS = {option.flag for option in OPTIONS}
SHOW = '#!/bin/sh\nprintf "%s\\n" "$@"\n'
"""In place of a program: prints its arguments, a line each."""


def documents(name: str) -> list[Any]:
    return list(yaml.safe_load_all((HOW_TO / name).read_text(encoding="utf-8")))


def workflow(name: str) -> dict[str, Any]:
    jobs: dict[str, Any] = documents(name)[0]["jobs"]
    return jobs


def commands_of(jobs: dict[str, Any]) -> list[str]:
    return [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]


def shell_of(job: Any) -> str:
    """The command line of a job of Kubernetes."""
    (container,) = job["spec"]["template"]["spec"]["containers"]
    assert container["command"] == ["sh", "-c"]
    (line,) = container["args"]
    return str(line)


def written() -> list[str]:
    """Every command of ours on the page and in the files."""
    page = [line.strip().split("   #")[0] for line in PAGE.splitlines() if line.startswith("    ")]
    files = [*commands_of(workflow("github-actions-matrix.yml")), *map(shell_of, documents("kubernetes-job.yml"))]
    quoted = [word for line in page for word in shlex.split(line) if " " in word]  # what sbatch wraps
    return [line for line in [*page, *quoted, *files] if re.search(r"pytest\b|pytest_sentinel\b", line)]


@pytest.mark.parametrize("line", [line for line in written() if re.match(r"(\S*python -m )?pytest ", line)])
def test_options_of_pytest_exist(line: str) -> None:
    flags = re.findall(r"(?<=\s)(--?[a-z][a-z-]*)", line[line.index("pytest ") :].partition("||")[0])
    assert "--shard" in flags
    assert set(flags) - OURS <= {"-n"}


@pytest.mark.parametrize("line", [line for line in written() if re.match(r"\S*python -m pytest_sentinel ", line)])
def test_commands_of_ours_are_accepted(line: str) -> None:
    words = shlex.split(line[line.index("pytest_sentinel") :])[1:]
    options = build_parser().parse_args(words)
    for word in getattr(options, "options", []):
        assert word.partition("=")[0] in OURS


def test_page_has_a_command_of_each_kind() -> None:
    lines = "\n".join(written())
    assert all(f"pytest_sentinel {name} " in lines for name in ("merge", "cluster"))
    assert lines.count("--shard=") >= 4


def test_every_file_beside_the_page_is_named_on_it() -> None:
    assert all(f"({name})" in PAGE for name in ("github-actions-matrix.yml", "slurm-array.sh", "kubernetes-job.yml"))


def test_matrix_merges_what_its_shards_keep() -> None:
    shard, merge = workflow("github-actions-matrix.yml").values()
    kept, found = shard["steps"][-1]["with"], merge["steps"][-3]["with"]
    numbers = shard["strategy"]["matrix"]["shard"]
    assert numbers == list(range(1, len(numbers) + 1))
    assert fnmatch.fnmatch(kept["name"], found["pattern"])
    assert kept["path"] == f"{found['path']}/{kept['name']}"


def test_slurm_array_gives_each_task_its_part(tmp_path: Path) -> None:
    stand_in = tmp_path / ".venv" / "bin" / "python"
    stand_in.parent.mkdir(parents=True)
    stand_in.write_text(SHOW)
    stand_in.chmod(0o755)
    variables = {"SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_CPUS_PER_TASK": "2"}
    command = ["/bin/bash", HOW_TO / "slurm-array.sh", "monday", "--agent=idle", "-k", "a b"]
    done = subprocess.run(command, cwd=tmp_path, env=variables, check=True, capture_output=True, text=True)
    expected = ["-m", "pytest", "--agent=idle", "-k", "a b", "-n", "2", "--shard=3/8", "--run=monday-part-3"]
    assert done.stdout.splitlines() == expected


@pytest.mark.parametrize(("code", "ended"), [(0, 0), (1, 0), (3, 1)])
def test_indexed_job_gives_each_index_its_part(code: int, ended: int, tmp_path: Path) -> None:
    shards, _ = documents("kubernetes-job.yml")
    (tmp_path / "pytest").write_text(f"{SHOW}exit {code}\n")
    (tmp_path / "pytest").chmod(0o755)
    of = shards["spec"]["completions"]
    variables = {"JOB_COMPLETION_INDEX": str(of - 1), "PATH": str(tmp_path)}
    done = subprocess.run(
        ["/bin/sh", "-c", shell_of(shards)], env=variables, capture_output=True, text=True, check=False
    )
    words = done.stdout.splitlines()
    assert words[-2:] == [f"--shard={of}/{of}", f"--run=part-{of}"]
    assert (done.returncode, shards["spec"]["completionMode"]) == (ended, "Indexed")


def test_jobs_share_image_and_volume() -> None:
    shards, merge = (job["spec"]["template"]["spec"] for job in documents("kubernetes-job.yml"))
    assert shards["volumes"] == merge["volumes"]
    for key in ("image", "volumeMounts"):
        assert shards["containers"][0][key] == merge["containers"][0][key]
    assert f"-t {shards['containers'][0]['image']} ." in PAGE


def test_image_is_made_of_what_exists() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n", "", re.sub(r"(?m)^#.*\n", "", text)).strip().splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line]
    assert {name for name, _ in steps} == {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "ENTRYPOINT"}
    assert "/" not in steps[0][1], "an image by its plain name, from no named registry"
    ran = " ".join(rest for name, rest in steps if name == "RUN")
    assert {"python3", "python3-venv", "make", "git"} <= set(ran.split())
    assert all((ROOT / script).is_file() for script in re.findall(r"\S+\.py\b", ran))
    assert steps[-1] == ["ENTRYPOINT", '["pytest"]']


def test_image_ignores_what_git_ignores() -> None:
    def patterns(name: str) -> list[str]:
        lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
        return [line.removeprefix("**/").rstrip("/") for line in lines if line and not line.startswith("#")]

    files = subprocess.run(["git", "ls-files", "*.gitignore"], cwd=ROOT, check=True, capture_output=True, text=True)
    ignored = [str(Path(name).parent / line) for name in files.stdout.split() for line in patterns(name)]
    assert sorted(patterns(".containerignore")) == sorted(ignored)
