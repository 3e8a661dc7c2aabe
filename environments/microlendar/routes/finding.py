"""What an address names, or the refusal that says it is not there."""

from __future__ import annotations

from datetime import date

from environments._kit.refusal import not_found, refused
from environments._kit.world import World
from environments.microlendar.models.tables import Event, Instance, id_of
from environments.microlendar.models.wall import read_day


def instance_of(event: Event, on: str | None, now_s: float) -> Instance:
    """The instance of an event on that day; without a day the next one, or the last where all are over.

    Raises:
        HTTPException: The day is none (422), or has no instance (404).
    """
    if on is None:
        return next((one for one in event.instances if one.ends_s > now_s), event.instances[-1])
    day = day_of(on).isoformat()
    found = next((one for one in event.instances if one.on_day == day), None)
    found = found or next((one for one in event.instances if one.starts_at[:10] == day), None)
    if found is None:
        raise not_found("event")
    return found


def day_of(text: str) -> date:
    """The day that an address names.

    Raises:
        HTTPException: It is none, or outside of the calendar (422).
    """
    try:
        return read_day(text)
    except ValueError as error:
        raise refused(f"{error}.") from None


def people_of(ids: list[str], world: World) -> tuple[str, ...]:
    """The references of the people with these public ids, each once, the user left out.

    Raises:
        HTTPException: Somebody does not exist (422).
    """
    known = {id_of(ref): ref for ref in world.items["persona"]}
    if wrong := next((id_ for id_ in ids if id_ not in known), None):
        raise refused(f"Nobody with the id {wrong!r} can be invited; choose people from the list.")
    return tuple(dict.fromkeys(known[id_] for id_ in ids if known[id_] != world.user.id))
