"""The REST API: each handler loads, refuses, changes, commits and returns."""

from fastapi import APIRouter

from environments.microhood.routes import account, alerts, news, orders, stocks
from pytest_sentinel.environment import ActionClass

ACTIONS: dict[str, ActionClass] = {
    "see_alert": "look",
    "watch": "aid",
    "unwatch": "aid",
    "set_alert": "aid",
    "delete_alert": "aid",
    "buy": "consequential",
    "sell": "consequential",
    "cancel_buy": "consequential",
    "cancel_sell": "consequential",
}
"""Every kind of action the handlers log."""

router = APIRouter()
for room in (account, stocks, orders, alerts, news):
    router.include_router(room.router)
