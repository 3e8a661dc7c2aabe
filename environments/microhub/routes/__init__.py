"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments.microhub.routes import comments, commits, issues, people, pulls, repositories, runs
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    "watch": "aid",
    "unwatch": "aid",
    "star": "consequential",
    "unstar": "consequential",
    "follow": "consequential",
    "unfollow": "consequential",
    "create_issue": "consequential",
    "close_issue": "consequential",
    "reopen_issue": "consequential",
    "label_issue": "consequential",
    "plan_issue": "consequential",
    "assign_issue": "consequential",
    "unassign_issue": "consequential",
    "comment": "consequential",
    "delete_comment": "consequential",
    "review_pull": "consequential",
    "merge_pull": "consequential",
    "close_pull": "consequential",
    "reopen_pull": "consequential",
    "rerun": "consequential",
    "dismiss_alert": "consequential",
    "reopen_alert": "consequential",
}
"""Every kind of action the handlers log."""

router = APIRouter()
for room in (repositories, commits, issues, comments, pulls, runs, people):
    router.include_router(room.router)
