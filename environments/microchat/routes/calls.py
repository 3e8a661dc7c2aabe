"""The list of calls."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter
from sqlalchemy import select

from environments._kit.context import App, Change
from environments._kit.refusal import not_found, refused
from environments._kit.tables import next_user_ref
from environments.microchat.models.shapes import CallFilter, CallInfo, CallList, CallWish
from environments.microchat.models.tables import Call, id_of
from environments.microchat.models.views import call_info
from environments.microchat.routes.find import chat_of

router = APIRouter()

FILTERS: dict[CallFilter, Callable[[Call], bool]] = {
    "all": lambda _call: True,
    "missed": lambda call: call.outcome == "missed",
    "incoming": lambda call: call.direction == "incoming",
    "outgoing": lambda call: call.direction == "outgoing",
    "group": lambda call: call.is_group,
}


@router.get("/api/calls")
def list_calls(app: App, filter: CallFilter = "all") -> CallList:  # noqa: A002  (the name in the URL)
    """Calls of one sort, newest first."""
    with app.reading() as session:
        calls = session.scalars(select(Call).order_by(Call.started_at_s.desc(), Call.ref)).all()
        return CallList(
            calls=[call_info(app.world, call) for call in calls if FILTERS[filter](call)],
            counts={name: sum(map(holds, calls)) for name, holds in FILTERS.items()},
        )


@router.post("/api/calls", status_code=201)
def start_call(wish: CallWish, app: App) -> CallInfo:
    """Call the others of a chat, or those of an earlier call; nobody picks up."""
    with app.change() as change:
        ref = next_user_ref(change.session, "call")
        call, target = _to_chat(change, wish.chat_id) if wish.chat_id else _again(change, wish.call_id)
        call.id, call.ref = id_of(ref), ref
        call.direction, call.outcome, call.duration_s = "outgoing", "no_answer", 0
        call.started_at_s = call.added_at = change.at_s
        call.added_by = "user"
        change.session.add(call)
        change.log("start_call", ref, to=target)
        return call_info(app.world, call)


@router.delete("/api/calls/{call_id}", status_code=204)
def remove_call(call_id: str, app: App) -> None:
    """Take a call off the list."""
    with app.change() as change:
        call = change.session.get(Call, call_id)
        if call is None:
            raise not_found("call")
        change.session.delete(call)
        change.log("remove_call", call.ref)


def _to_chat(change: Change, chat_id: str) -> tuple[Call, str]:
    chat = chat_of(change.session, chat_id)
    others = chat.others
    if chat.kind == "channel":
        raise refused("A channel cannot be called; call a person or a group.")
    call = Call(
        is_group=len(others) > 1,
        name=chat.name,
        person_ref=others[0].ref,
        person_name=others[0].name,
        others=", ".join(member.name for member in others[1:]),
    )
    return call, chat.ref


def _again(change: Change, call_id: str | None) -> tuple[Call, str]:
    earlier = change.session.get(Call, call_id) if call_id else None
    if earlier is None:
        raise not_found("call")
    same = ("is_group", "name", "person_ref", "person_name", "others")
    return Call(**{field: getattr(earlier, field) for field in same}), earlier.ref
