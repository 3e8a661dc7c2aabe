"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments.microscholar.routes import alerts, authors, citing, labels, library, papers
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    "read_alert": "look",
    "unread_alert": "look",
    "read_all_alerts": "look",
    "create_alert": "aid",
    "drop_alert": "aid",
    "delete_alert": "consequential",
    "save_paper": "consequential",
    "unsave_paper": "consequential",
    "create_label": "consequential",
    "delete_label": "consequential",
    "label_paper": "consequential",
    "unlabel_paper": "consequential",
    "cite_paper": "consequential",
    "forget_citation": "consequential",
    "follow_author": "consequential",
    "unfollow_author": "consequential",
}
"""Every kind of action the handlers log."""

router = APIRouter()
for room in (papers, citing, library, labels, authors, alerts):
    router.include_router(room.router)
