"""Roles, pools and names inside text."""

from __future__ import annotations

from collections import Counter

import pytest

from environments._world.cast import Cast, Draw
from environments._world.drawn import USER, draw_world
from environments._world.template import render, roles_in

WORLD = draw_world(0)


def pool(name: str | list[str], *never: str) -> Draw:
    return Draw.model_validate({"pool": name, "not": list(never)})


def test_pool_never_gives_the_user_kept_out_people_or_somebody_twice() -> None:
    cast = Cast(WORLD, "x", keep_out=["per-019"])
    found = [cast.find(pool(["per-001", "per-018", "per-019", "per-020"]), str(n)) for n in range(2)]
    assert sorted(found) == ["per-018", "per-020"]
    with pytest.raises(LookupError, match="nobody is left"):
        cast.find(pool(["per-001", "per-018", "per-019", "per-020"]), "more")


def test_fixed_roles_are_not_drawn_for_others() -> None:
    written = {"a": pool(["per-018", "per-019"]), "b": "per-018"}
    assert Cast.of(WORLD, "x", written).roles == {"a": "per-019", "b": "per-018"}


def test_not_takes_ids_and_roles() -> None:
    cast = Cast.of(WORLD, "x", {"lead": "per-018"})
    assert cast.find(pool("design", "lead", "per-019"), "a") == "per-020"


def test_another_world_draws_somebody_else() -> None:
    drawn = {Cast(draw_world(seed), "x").find(pool("colleague"), "a") for seed in range(8)}
    assert len(drawn) > 3


def test_busy_people_are_drawn_more_often() -> None:
    drawn = Counter(Cast(WORLD, str(n)).find(pool(["per-002", "per-040"]), "a") for n in range(400))
    assert drawn["per-002"] > 3 * drawn["per-040"] > 0


def test_unknown_pool_and_role_name_the_closest() -> None:
    cast = Cast.of(WORLD, "x", {"lead": "per-018"})
    with pytest.raises(LookupError, match="no pool 'desing'; closest is 'design'"):
        cast.find(pool("desing"), "a")
    with pytest.raises(LookupError, match="no person, entity or role 'laed'; closest is 'lead'"):
        cast.find("laed", "a")


def test_names_are_those_of_cast_sender_user_and_world() -> None:
    cast = Cast.of(WORLD, "x", {"lead": "per-018"})
    text = "{lead.first} {sender.last} {user.first} {ent-014.ticker} {employer.name} {lead.their}"
    assert cast.render(text, "per-002") == "Freya Nwosu Ines VOLT Larkspan her"


def test_signature_ends_a_mail_in_the_usual_form() -> None:
    lines = WORLD.fields("per-006")["signature"].split("\n")
    assert lines[:4] == ["-- ", "Priya Deshmukh", "Engineering manager, Rounds", "Larkspan"]


def test_other_braces_stay_and_doubled_ones_are_literal() -> None:
    text = 'json: {"a": {1}} {x} {{user.first}} {user.first}'
    assert WORLD.render(text) == 'json: {"a": {1}} {x} {user.first} Ines'


def test_unknown_field_or_role_is_refused() -> None:
    with pytest.raises(LookupError, match=r"\{user\.frist\}: no field 'frist'; closest is 'first'"):
        WORLD.render("Hi {user.frist}")
    with pytest.raises(LookupError, match="no person, entity or role 'per-200'"):
        WORLD.render("{per-200.name}")
    with pytest.raises(LookupError, match="'sender'"):
        Cast(WORLD, "x").render("{sender.name}")


def test_roles_in_a_text_are_found() -> None:
    assert roles_in("{lead.name} and {per-002.first}, not {{user.first}}") == {"lead", "per-002"}
    assert render("plain", lambda _role: {}) == "plain"


def test_pools_hold_groups_kinds_and_listed_companies() -> None:
    assert len(WORLD.pools["colleague"]) == 40
    assert len(WORLD.pools["listed"]) == 36
    assert USER not in WORLD.pools["colleague"]
    assert len(WORLD.pools["artist"]) == 40
