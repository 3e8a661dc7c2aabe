"""Every screen of MicroHub worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.app_page import AppPage

Scene = Callable[[AppPage], None]
PRELOAD = {"base": "standard"}

REPO, APP, FIRMWARE = "ent-189", "ent-188", "ent-190"
ISSUE, OPEN_PULL, COMMIT, PERSON = "issue-064", "pull-041", "commit-043", "per-007"


def _open(app: AppPage, path: str, ref: str = "", repo: str = REPO) -> None:
    app.visit(f"/repo/{app.environment.public_id(repo)}{path}{app.environment.public_id(ref) if ref else ''}")


def dashboard(app: AppPage) -> None:
    """The start page."""
    app.visit("/")
    app.happen("issue_opened", 62.0, issue="issue-332")


def home(app: AppPage) -> None:
    """A repository: files, README, languages."""
    _open(app, "")


def readme(app: AppPage) -> None:
    """The README of the firmware."""
    _open(app, "", repo=FIRMWARE)


def folder(app: AppPage) -> None:
    """A folder."""
    _open(app, "/tree/", "branch-ent-189")
    app.click("link", "gate", exact=True)


def file(app: AppPage) -> None:
    """A file with its lines."""
    repo, branch = (app.environment.public_id(ref) for ref in (REPO, "branch-ent-189"))
    app.visit(f"/repo/{repo}/file/{branch}?path=gate/frames.py")


def branches(app: AppPage) -> None:
    """All branches."""
    _open(app, "/branches")


def commits(app: AppPage) -> None:
    """Commits of the default branch."""
    _open(app, "/commits")


def commit(app: AppPage) -> None:
    """A commit with its diff."""
    _open(app, "/commits/", COMMIT)


def issues(app: AppPage) -> None:
    """Issues with their filters."""
    _open(app, "/issues")
    app.happen("issue_opened", 62.0, issue="issue-333")


def filtered(app: AppPage) -> None:
    """Closed issues with one label."""
    _open(app, "/issues?state=closed&label=bug")


def nothing(app: AppPage) -> None:
    """No issue passes the filters."""
    _open(app, "/issues?label=relay&q=windmill")


def issue(app: AppPage) -> None:
    """An issue with its conversation."""
    _open(app, "/issues/", ISSUE, APP)


def comment(app: AppPage) -> None:
    """A comment is being written, and looked at."""
    _open(app, "/issues/", "issue-044")
    app.get("textbox", "Add a comment").fill(
        "Tried it at **pier 4**:\n\n1. cable out\n2. cable in\n3. backlog zero after `41 s`"
    )
    app.click("button", "Preview")
    app.page.mouse.wheel(0, 2000)


def new_issue(app: AppPage) -> None:
    """An issue without a title is refused."""
    _open(app, "/issues/new")
    app.get("textbox", "Description").fill("The relay at pier 9 has been quiet since the storm.")
    app.click("button", "Submit new issue")
    app.page.get_by_role("alert").wait_for()


def milestones(app: AppPage) -> None:
    """Milestones and how far they are."""
    _open(app, "/milestones")


def pulls(app: AppPage) -> None:
    """Open pull requests."""
    _open(app, "/pulls")


def pull(app: AppPage) -> None:
    """A pull request."""
    _open(app, "/pulls/", OPEN_PULL)


def merging(app: AppPage) -> None:
    """Before a merge."""
    _open(app, "/pulls/", "pull-042")
    app.click("button", "Squash and merge")


def checks(app: AppPage) -> None:
    """The checks of a pull request."""
    _open(app, "/pulls/", "pull-045")
    app.click("link", "Checks")


def diff(app: AppPage) -> None:
    """What a pull request changes."""
    _open(app, "/pulls/", "pull-043")
    app.click("link", "Files changed")


def runs(app: AppPage) -> None:
    """Runs, one of them under way."""
    _open(app, "/actions")
    app.happen("commit_pushed", 60.0, commit="commit-401")
    app.happen("run_started", 62.0, run="run-401")


def log(app: AppPage) -> None:
    """The log of a job that failed."""
    _open(app, "/actions/", "run-p045-0")


def releases(app: AppPage) -> None:
    """Releases with their notes."""
    _open(app, "/releases")


def security(app: AppPage) -> None:
    """Security alerts."""
    _open(app, "/security")


def alert(app: AppPage) -> None:
    """An opened security alert."""
    _open(app, "/security/", "alert-01")


def profile(app: AppPage) -> None:
    """Somebody's profile."""
    app.visit(f"/users/{app.environment.public_id(PERSON)}")


def organisation(app: AppPage) -> None:
    """The profile of an organisation."""
    app.visit(f"/users/{app.environment.public_id('ent-001')}")


def search(app: AppPage) -> None:
    """What a search has found."""
    app.visit("/search?q=receipt&type=code")


def missing(app: AppPage) -> None:
    """An address that leads nowhere."""
    _open(app, "/wiki")


def loading(app: AppPage) -> None:
    """The issues are on their way."""
    app.page.route("**/api/repos/*/issues?**", lambda _route: None)
    app.page.goto(f"{app.server.url}/repo/{app.environment.public_id(REPO)}/issues")
    expect(app.get("status", "Loading the issues")).to_be_visible()


def error(app: AppPage) -> None:
    """The issues could not be loaded."""
    detail = "The shelf with the issues is being painted. Please try again in a minute."
    app.page.route("**/api/repos/*/issues?**", lambda route: route.fulfill(status=503, json={"detail": detail}))
    app.page.goto(f"{app.server.url}/repo/{app.environment.public_id(REPO)}/issues")
    app.page.get_by_role("alert").wait_for()


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        *(dashboard, home, readme, folder, file, branches, commits, commit, issues, filtered, nothing, issue, comment),
        *(new_issue, milestones, pulls, pull, merging, checks, diff, runs, log, releases, security, alert, profile),
        *(organisation, search, missing, loading, error),
    )
}
