"""The ten MicroHub tasks as the list of tasks states them, and what they start from."""

from __future__ import annotations

import re

import pytest

from environments._kit.world import World
from environments.microhub import environment
from environments.microhub.models.catalog import CommitItem, FileItem, RepoItem
from environments.microhub.models.work_catalog import CommentItem, IssueItem, PullItem
from pytest_sentinel.task.plan import Variant, make_plan
from tests.unit.content.moments import task_of


def test_the_start_is_as_large_as_promised(world: World) -> None:
    least = {IssueItem: 80, PullItem: 40, CommitItem: 150}
    for model, count in least.items():
        assert sum(item.base == "standard" for item in world.of(model).values()) >= count
    assert len(world.of(RepoItem)) >= 3
    files = [file.repo for file in world.of(FileItem).values()]
    assert max(files.count(repo) for repo in world.of(RepoItem)) >= 30


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"cyber resilience", {"issue-301"}),
        (r"complian", {"issue-301", "issue-302", "issue-304"}),
        (r"totp", {"issue-361"}),
        (r"telemetr", set()),
        (r"froze(?!n=True)|freez", {"issue-058", "issue-351"}),
        (r"not react|unrespons|not respond", set()),
        (r"## steps to reproduce", {"issue-055", "issue-341"}),
        (r"1,370", {"issue-351"}),
        (r"61482", {"issue-341"}),
    ],
)
def test_wanted_words_occur_only_where_a_task_needs_them(world: World, pattern: str, expected: set[str]) -> None:
    texts = {issue.id: f"{issue.title}\n{issue.body}" for issue in world.of(IssueItem).values()}
    texts |= {pull.id: f"{pull.title}\n{pull.body}" for pull in world.of(PullItem).values()}
    texts |= {comment.id: comment.text for comment in world.of(CommentItem).values()}
    texts |= {commit.id: commit.message for commit in world.of(CommitItem).values()}
    texts |= {file.id: file.content for file in world.of(FileItem).values()}
    assert {id_ for id_, text in texts.items() if re.search(pattern, text, re.IGNORECASE)} == expected


@pytest.mark.parametrize("ref", ["issue-301", "issue-341", "issue-351", "issue-361"])
def test_the_title_of_a_wanted_issue_tells_nothing(world: World, ref: str) -> None:
    title = world.of(IssueItem)[ref].title
    assert not re.search(r"complian|resilience|reproduce|froze|respond|totp|2fa|factor", title, re.IGNORECASE)


def test_stars_stop_just_short_of_what_is_asked(world: World) -> None:
    plan = make_plan(task_of("microhub-stars-noop"), environment, world, Variant())
    highest, stars = 0, world.of(RepoItem)["ent-190"].stars
    for event in plan.task.events:
        if event.kind.startswith("stars_") and event.fields["repo"] == "ent-190":
            stars += event.fields["count"] * (1 if event.kind == "stars_gained" else -1)
            highest = max(highest, stars)
    assert (highest, stars) == (699, 698)


def test_five_issues_are_open_where_eight_are_waited_for(world: World) -> None:
    issues = [issue for issue in world.of(IssueItem).values() if issue.repo == "ent-190" and issue.base]
    assert sum(issue.closed is None for issue in issues) == 5
