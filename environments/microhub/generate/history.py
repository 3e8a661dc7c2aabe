"""Histories: commits back from the files as they are now, branches, and what ran on them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from environments._world.company import Company
from environments._world.drawn import DrawnWorld
from environments._world.generate import Lines
from environments.microhub.generate import runs
from environments.microhub.generate.edits import Files, Step, backward, forward
from environments.microhub.generate.names import in_changes, in_code
from environments.microhub.generate.written import (
    WrittenCommit,
    WrittenHistory,
    WrittenPull,
    WrittenRepo,
    WrittenRun,
)
from environments.microhub.models.sharing import sha_of
from environments.microhub.models.tables import NAME

MAIN = "main"
DENSER = 1.35
"""Above 1: the history is denser towards the start of the run."""
LEAST_APART_S = 420.0
RUNS_KEPT = 14
"""So many of the newest commits of a default branch have runs."""


@dataclass
class Historian:
    """Knows the files of each repository, and when what happened to them."""

    world: DrawnWorld
    repos: dict[str, WrittenRepo]
    pulls: dict[str, WrittenPull]
    found: dict[str, Lines]
    files: dict[str, Files] = field(default_factory=dict)
    """As they are at the start, by repository."""
    merged: dict[str, tuple[float, str]] = field(default_factory=dict)
    """When a pull request was merged, and as which commit."""

    def tell(self, history: WrittenHistory) -> None:
        """Add the history of a repository.

        Raises:
            ValueError: Its commits do not lead to its files.
        """
        repo = self.repos[history.repo]
        now = {file.path: in_code(self.world, file.text) for file in history.files}
        self.files[repo.id] = now
        times = self._times(history)
        self._branch(f"branch-{repo.id}", repo.id, MAIN, times[0], is_default=True)
        steps = self._steps(history, now)
        last: dict[str, str] = {}
        for n, (written, step, at_s) in enumerate(zip(history.commits, steps, times, strict=True)):
            id_ = written.id or f"commit-{written.pull}"
            who, message = self._who_and_what(written, id_)
            changes = step.changes(is_done=True)
            self._commit(id_, repo.id, MAIN, who, message, at_s, changes)
            last |= {change["path"]: id_ for change in changes}
            if written.pull:
                self.merged[written.pull] = (at_s, id_)
            if n >= len(times) - RUNS_KEPT:
                self._runs(repo, id_, who, at_s, "push", written.fails, written.because)
        for path, text in now.items():
            line = {"id": f"{repo.id}:{path}", "repo": repo.id, "path": path, "content": text, "commit": last[path]}
            self.found["files.jsonl"].append(line)
        for written in history.later:
            self._later(repo, written)

    def branch_of(self, repo_id: str, pull: WrittenPull, author: str, at_s: float | None) -> None:
        """The branch of a pull request that is not merged, with its commit and the runs on it."""
        number = pull.id.removeprefix("pull-")
        self._branch(f"branch-{number}", repo_id, pull.branch, at_s)
        step = forward(self.files[repo_id], in_changes(self.world, pull))
        company = Company.of(self.world, NAME, pull.id, at_work=True)
        message = company.render(pull.message or pull.title, author)
        self._commit(f"commit-p{number}", repo_id, pull.branch, author, message, at_s, step.changes(is_done=False))
        if at_s is not None:
            self._runs(self.repos[repo_id], f"commit-p{number}", author, at_s, "pull_request", pull.fails, pull.because)

    def arriving_run(self, run: WrittenRun) -> None:
        """A run that comes by the timeline.

        Raises:
            LookupError: Its commit or workflow does not exist.
        """
        commit = next((line for line in self.found["commits.jsonl"] if line["id"] == run.commit), None)
        if commit is None:
            raise LookupError(f"no commit {run.commit!r}")
        trigger = "push" if commit["branch"] == MAIN else "pull_request"
        self._run(run.id, commit, run.workflow, commit["author"], None, trigger, run.fails, run.because)

    def number_runs(self) -> None:
        """Number the runs of each workflow in the order of time, those of timelines after all others."""
        numbers: dict[tuple[str, str], int] = {}
        ordered = sorted(self.found["runs.jsonl"], key=lambda run: (run["at_s"] is None, run["at_s"] or 0, run["id"]))
        for run in ordered:
            key = (run["repo"], run["workflow"])
            numbers[key] = numbers.get(key, random.Random(f"{NAME}:{key}:runs").randint(120, 900)) + 1
            run["number"] = numbers[key]

    def _times(self, history: WrittenHistory) -> list[float]:
        times: list[float] = []
        count = len(history.commits)
        for n, written in enumerate(history.commits):
            day = -1 - round((abs(history.since) - 1) * (1 - n / count) ** DENSER)
            who = written.by or self.pulls[str(written.pull)].by
            company = Company.of(self.world, NAME, written.id or f"commit-{written.pull}", at_work=True)
            drawn = company.moment(written.when or f"{day}d", company.find(who, "by"), "commit")
            times.append(max(drawn, times[-1] + LEAST_APART_S) if times else drawn)
        return times

    def _steps(self, history: WrittenHistory, now: Files) -> list[Step]:
        """What each commit did, oldest first; the first one brings whatever no other one brings."""
        steps: list[Step] = []
        for written in reversed(history.commits[1:]):
            commit = self.pulls[written.pull] if written.pull else written
            try:
                steps.append(backward(now, in_changes(self.world, commit)))
            except ValueError as error:
                raise ValueError(f"{written.id or written.pull}: {error}") from error
            now = steps[-1].before
        steps.append(Step({}, now))
        empty = [n for n, step in enumerate(steps) if step.before == step.after]
        if empty:
            written = history.commits[len(steps) - 1 - empty[0]]
            raise ValueError(f"{written.id or written.pull}: changes nothing")
        return steps[::-1]

    def _who_and_what(self, written: WrittenCommit, id_: str) -> tuple[str, str]:
        company = Company.of(self.world, NAME, id_, at_work=True)
        if written.pull is None:
            who = company.find(written.by, "by")
            return who, company.render(written.message, who)
        pull = self.pulls[written.pull]
        who = company.find(pull.by, "by")
        return who, f"{company.render(pull.title, who)} ({{#{pull.id}}})"

    def _later(self, repo: WrittenRepo, written: WrittenCommit) -> None:
        who, message = self._who_and_what(written, str(written.id))
        changes = forward(self.files[repo.id], in_changes(self.world, written)).changes(is_done=False)
        self._commit(str(written.id), repo.id, MAIN, who, message, None, changes)

    def _branch(self, id_: str, repo: str, name: str, at_s: float | None, is_default: bool = False) -> None:
        base = None if at_s is None else "standard"
        line = {"id": id_, "base": base, "at_s": at_s, "repo": repo, "name": name, "is_default": is_default}
        self.found["branches.jsonl"].append(line)

    def _commit(
        self, id_: str, repo: str, branch: str, author: str, message: str, at_s: float | None, changes: Any
    ) -> None:
        base = None if at_s is None else "standard"
        self.found["commits.jsonl"].append(
            {
                "id": id_, "base": base, "at_s": at_s, "repo": repo, "branch": branch, "author": author,
                "sha": sha_of(id_), "message": message.strip(), "changes": changes,
            }
        )  # fmt: skip

    def _runs(
        self, repo: WrittenRepo, commit_id: str, actor: str, at_s: float, trigger: str, fails: str | None,
        because: list[str],
    ) -> None:  # fmt: skip
        commit = self.found["commits.jsonl"][-1]
        for n, workflow in enumerate(repo.workflows):
            if trigger in workflow.runs_on:
                failing = fails if fails in workflow.jobs else None
                began_s = min(at_s + 9 + n, -60.0)
                id_ = f"run-{commit_id.removeprefix('commit-')}-{n}"
                self._run(id_, commit, workflow.name, actor, began_s, trigger, failing, because)

    def _run(
        self, id_: str, commit: dict[str, Any], workflow: str, actor: str, at_s: float | None, trigger: str,
        fails: str | None, because: list[str],
    ) -> None:  # fmt: skip
        known = {flow.name: flow for flow in self.repos[commit["repo"]].workflows}
        if workflow not in known:
            raise LookupError(f"no workflow {workflow!r} in {commit['repo']!r}")
        rng = random.Random(f"{NAME}:{id_}:log")
        made = runs.jobs(known[workflow], commit["sha"], rng, fails, because)
        self.found["runs.jsonl"].append(
            {
                "id": id_, "base": None if at_s is None else "standard", "at_s": at_s, "repo": commit["repo"],
                "commit": commit["id"], "actor": actor, "workflow": workflow, "trigger": trigger, "number": 1,
                "jobs": made,
            }
        )  # fmt: skip
