"""Files and commits: what a push does to the files, and how the files of a branch stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from environments._kit.tables import AddedBy
from environments.microhub.models.tables import Branch, Commit, File

NEWEST = (Commit.committed_at_s.desc(), Commit.ref)


class ConflictError(ValueError):
    """What a commit wants to change does not stand in the files as they are now."""


@dataclass(frozen=True)
class Version:
    """A file of some branch."""

    content: str
    commit_ref: str
    """The last commit that touched it."""


def changed(files: Mapping[str, Version], changes: Iterable[Mapping[str, Any]], commit_ref: str) -> dict[str, Version]:
    """The files that these changes touch, as they stand afterwards.

    Raises:
        ConflictError: A changed file is not there, an added one is, or a changed place is not found exactly once.
    """
    found: dict[str, Version] = {}
    for change in changes:
        path, now = change["path"], files.get(change["path"])
        if change["kind"] == "added":
            if now is not None:
                raise ConflictError(f"{path} exists already")
            found[path] = Version(change["content"], commit_ref)
            continue
        if now is None:
            raise ConflictError(f"{path} does not exist any more")
        content = now.content
        for edit in change["edits"]:
            if content.count(edit["old"]) != 1:
                raise ConflictError(f"{path} has changed in the same place")
            content = content.replace(edit["old"], edit["new"])
        found[path] = Version(content, commit_ref)
    return found


def default_files(session: Session, repo_ref: str) -> dict[str, Version]:
    """The files of the default branch by path."""
    rows = session.scalars(select(File).where(File.repo_ref == repo_ref).order_by(File.path))
    return {row.path: Version(row.content, row.commit_ref) for row in rows}


def branch_commits(session: Session, repo_ref: str, branch: str) -> Sequence[Commit]:
    """The commits that were made on a branch, newest first."""
    wanted = select(Commit).where(Commit.repo_ref == repo_ref, Commit.branch == branch)
    return session.scalars(wanted.order_by(*NEWEST)).all()


def branch_files(session: Session, branch: Branch) -> dict[str, Version]:
    """The files of a branch by path; a branch that cannot be merged shows its own side where it can."""
    files = default_files(session, branch.repo_ref)
    if branch.is_default:
        return files
    for commit in reversed(branch_commits(session, branch.repo_ref, branch.name)):
        try:
            files |= changed(files, commit.changes, commit.ref)
        except ConflictError:
            continue
    return dict(sorted(files.items()))


def can_merge(session: Session, repo_ref: str, branch: str) -> bool:
    """Whether all commits of a branch fit to the default branch as it stands."""
    files = default_files(session, repo_ref)
    try:
        for commit in reversed(branch_commits(session, repo_ref, branch)):
            files |= changed(files, commit.changes, commit.ref)
    except ConflictError:
        return False
    return True


def write_changes(session: Session, commit: Commit, at_s: float, added_by: AddedBy) -> None:
    """Make the changes of a commit in the files of the default branch.

    Raises:
        ConflictError: They do not fit; nothing is changed.
    """
    found = changed(default_files(session, commit.repo_ref), commit.changes, commit.ref)
    for path, version in found.items():
        row = session.get(File, (commit.repo_ref, path))
        if row is None:
            row = File(repo_ref=commit.repo_ref, path=path, added_at=at_s, added_by=added_by)
            session.add(row)
        row.content, row.commit_ref = version.content, version.commit_ref


def added_patch(content: str) -> dict[str, Any]:
    """Patch and counts of a file that is added."""
    lines = content.splitlines()
    patch = "\n".join([f"@@ -0,0 +1,{len(lines)} @@", *(f"+{line}" for line in lines)])
    return {"patch": patch, "additions": len(lines), "deletions": 0}


def squashed(commits: Sequence[Commit]) -> list[dict[str, Any]]:
    """The changes of several commits, oldest first, as those of one."""
    found: dict[str, dict[str, Any]] = {}
    for change in (change for commit in commits for change in commit.changes):
        before = found.get(change["path"])
        if before is None:
            found[change["path"]] = dict(change)
            continue
        before["edits"] = [*before["edits"], *change["edits"]]
        before["patch"] = f"{before['patch']}\n{change['patch']}"
        before["additions"] += change["additions"]
        before["deletions"] += change["deletions"]
        if before["kind"] == "added":
            content = before["content"]
            for edit in change["edits"]:
                content = content.replace(edit["old"], edit["new"])
            before |= {"content": content, "edits": [], **added_patch(content)}
    return list(found.values())
