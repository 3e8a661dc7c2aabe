"""When the condition of each task comes true, as the list of tasks states it, and the tasks as they are written."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pytest_sentinel.task.load import read_task
from pytest_sentinel.task.model import Task

FOLDER = Path(__file__).parents[2] / "tasks"
MOMENTS: Mapping[str, Mapping[str, float | None]] = {
    "microchat": {
        "microchat-attachment-absolute-active": 192.63,
        "microchat-attachment-noop": None,
        "microchat-mentions-noop": None,
        "microchat-mentions-relative-active": 385.92,
        "microchat-missed-calls-absolute-passive": 99.9,
        "microchat-missed-calls-relative-passive": 156.85,
        "microchat-unread-absolute-active": 374.51,
        "microchat-unread-absolute-passive": 407.89,
        "microchat-unread-conversations-relative-passive": 388.26,
        "microchat-urgent-relative-active": 274.17,
    },
    "microdin": {
        "microdin-cobol-noop": None,
        "microdin-connections-absolute-passive": 226.02,
        "microdin-documentation-absolute-active": 458.57,
        "microdin-jobs-absolute-active": 440.6,
        "microdin-jobs-absolute-passive": 68.4,
        "microdin-jobs-noop": None,
        "microdin-notifications-relative-passive": 182.70,
        "microdin-posts-relative-passive": 129.21,
        "microdin-python-relative-active": 213.53,
        "microdin-react-relative-active": 100.58,
    },
    "microfy": {
        "microfy-followers-absolute-active": 396.19,
        "microfy-followers-noop": None,
        "microfy-likes-absolute-active": 92.37,
        "microfy-lyric-golden-relative-active": 479.03,
        "microfy-lyric-subway-absolute-active": 329.11,
        "microfy-lyric-tangerine-noop": None,
        "microfy-lyric-whiskey-relative-active": 174.34,
        "microfy-new-releases-relative-active": 245.00,
        "microfy-plays-absolute-active": 187.58,
        "microfy-public-playlists-relative-passive": 380.51,
    },
    "microgram": {
        "microgram-activity-relative-passive": 161.85,
        "microgram-comments-absolute-passive": 350.12,
        "microgram-comments-noop": None,
        "microgram-comments-relative-active": 337.76,
        "microgram-dm-keyword-absolute-active": 413.77,
        "microgram-dm-merger-noop": None,
        "microgram-follows-absolute-active": 80.04,
        "microgram-likes-absolute-active": 156.26,
        "microgram-posts-relative-passive": 200.78,
        "microgram-stories-absolute-passive": 296.12,
    },
    "microhood": {
        "microhood-buy-dip-relative-active": 348.67,
        "microhood-news-count-relative-passive": 464.14,
        "microhood-orders-absolute-active": 100.52,
        "microhood-orders-noop": None,
        "microhood-portfolio-absolute-passive": 422.34,
        "microhood-portfolio-relative-passive": 409.93,
        "microhood-price-absolute-passive": 457.08,
        "microhood-price-noop": None,
        "microhood-rebalance-relative-active": 120.45,
        "microhood-sell-order-absolute-active": 226.68,
    },
    "microhub": {
        "microhub-body-compliance-absolute-active": 163.85,
        "microhub-body-reproduce-relative-active": 232.73,
        "microhub-body-unresponsive-relative-active": 502.82,
        "microhub-browse-absolute-passive": 366.23,
        "microhub-contribute-absolute-active": 526.85,
        "microhub-issues-relative-passive": 564.68,
        "microhub-issues-telemetry-noop": None,
        "microhub-stars-absolute-passive": 587.31,
        "microhub-stars-noop": None,
        "microhub-stars-relative-passive": 565.42,
    },
    "microlendar": {
        "microlendar-description-analytics-relative-active": 168.71,
        "microlendar-description-hawaii-absolute-active": 572.46,
        "microlendar-description-iceland-noop": None,
        "microlendar-description-notifications-absolute-active": 68.09,
        "microlendar-events-absolute-passive": 120.59,
        "microlendar-events-noop": None,
        "microlendar-personal-relative-passive": 334.87,
        "microlendar-tasks-absolute-passive": 221.51,
        "microlendar-today-events-relative-passive": 313.11,
        "microlendar-work-relative-passive": 125.93,
    },
    "micromail": {
        "micromail-attachment-name-absolute-active": 568.27,
        "micromail-attachment-name-noop": None,
        "micromail-body-december-relative-active": 370.68,
        "micromail-body-keyword-absolute-active": 484.76,
        "micromail-cc-relative-active": 501.63,
        "micromail-inbox-relative-passive": 130.85,
        "micromail-junk-relative-passive": 297.75,
        "micromail-sender-absolute-noop": None,
        "micromail-sender-absolute-passive": 119.40,
        "micromail-unread-absolute-passive": 585.56,
    },
    "microscholar": {
        "microscholar-abstract-relative-active": 375.19,
        "microscholar-alert-absolute-passive": 150.83,
        "microscholar-alert-noop": None,
        "microscholar-alertcount-relative-passive": 320.88,
        "microscholar-papercount-relative-passive": 199.94,
        "microscholar-save-relative-active": 256.14,
        "microscholar-search-absolute-active": 231.83,
        "microscholar-search-absolute-passive": 154.6,
        "microscholar-search-noop": None,
        "microscholar-snippet-absolute-active": 228.1,
    },
    "microtube": {
        "microtube-comment-count-relative-active": 367.73,
        "microtube-comment-keyword-absolute-active": 567.16,
        "microtube-comment-minecraft-noop": None,
        "microtube-notification-count-absolute-passive": 573.71,
        "microtube-notification-count-relative-passive": 212.34,
        "microtube-notifications-noop": None,
        "microtube-subscribers-absolute-passive": 131.76,
        "microtube-video-absolute-active": 350.12,
        "microtube-video-total-relative-passive": 256.69,
        "microtube-views-relative-active": 242.0,
    },
}
"""By app and task, simulated s from the start; None where it never does."""


def app_of(task_id: str) -> str:
    return task_id.partition("-")[0]


def file_of(task_id: str) -> Path:
    return FOLDER / app_of(task_id) / f"{task_id}.yaml"


@cache
def task_of(task_id: str) -> Task:
    return read_task(file_of(task_id))
