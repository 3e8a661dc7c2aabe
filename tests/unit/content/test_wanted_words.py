"""What a task watches for occurs where that task needs it and nowhere else in the mailbox or its arrivals."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from environments._kit.people import Persona
from environments._kit.world import World
from environments.micromail import environment
from environments.micromail.models.catalog import MailItem
from environments.micromail.models.mailbox import preview

TASKS = Path(__file__).parents[2] / "tasks" / "micromail"
FIRST_MAIL, NO_MAIL = "per-046", "per-047"
"""Whom two tasks wait for: the first writes once, the second never."""


@pytest.fixture(scope="module")
def world() -> World:
    return environment.load_world(None)


def _refs(world: World, holds: Callable[[MailItem], bool]) -> set[str]:
    return {mail.id for mail in world.of(MailItem).values() if holds(mail)}


def _everything(mail: MailItem) -> str:
    return "\n".join([mail.subject, mail.body, *(file.name for file in mail.attachments)]).casefold()


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"december|\bdec\b", {"mail-016", "mail-368"}),
        (r"auto-?scal", {"mail-375"}),
        (r"inspector-app-mockup", {"mail-356"}),
        (r"press-release-final", set()),
        (r"press release", set()),
        (r"mock-?up\.", {"mail-355", "mail-356"}),
    ],
)
def test_wanted_words_occur_only_where_a_task_needs_them(world: World, pattern: str, expected: set[str]) -> None:
    assert _refs(world, lambda mail: re.search(pattern, _everything(mail)) is not None) == expected


@pytest.mark.parametrize(
    ("ref", "words"),
    [
        ("mail-016", ["december"]),
        ("mail-368", ["december", "18,640"]),
        ("mail-375", ["autoscaling", "1,850"]),
        ("mail-356", ["inspector-app-mockup", "{per-005}"]),
        ("mail-384", ["thank-you card"]),
    ],
)
def test_what_a_detail_task_asks_for_stands_past_the_preview(world: World, ref: str, words: list[str]) -> None:
    mail = world.of(MailItem)[ref]
    listed = f"{mail.subject}\n{preview(mail.body)}".casefold()
    for word in words:
        name = re.fullmatch(r"\{(per-\d+)\}", word)
        wanted = world.of(Persona)[name[1]].name.casefold() if name else word
        assert wanted in _everything(mail)
        assert wanted not in listed


def test_the_file_asked_for_is_attached_to_one_mail(world: World) -> None:
    has_file = {
        mail.id
        for mail in world.of(MailItem).values()
        for f in mail.attachments
        if f.name == "inspector-app-mockup.png"
    }
    assert has_file == {"mail-356"}


def test_the_first_mail_of_somebody_is_the_only_one(world: World) -> None:
    assert _refs(world, lambda mail: mail.sender == FIRST_MAIL) == {"mail-390"}
    assert _refs(world, lambda mail: FIRST_MAIL in (*mail.to, *mail.cc)) == set()


def test_who_is_waited_for_in_vain_neither_writes_nor_is_written_to(world: World) -> None:
    assert _refs(world, lambda mail: NO_MAIL in (mail.sender, *mail.to, *mail.cc)) == set()


@pytest.mark.parametrize(
    ("person", "expected"),
    [(FIRST_MAIL, {"mail-390", "mail-391", "mail-392"}), (NO_MAIL, {"mail-395", "mail-396", "mail-397", "mail-398"})],
)
def test_who_is_waited_for_is_named_only_in_decoys(world: World, person: str, expected: set[str]) -> None:
    name = world.of(Persona)[person].name
    assert _refs(world, lambda mail: name in mail.body or name in mail.subject) == expected


def test_targets_and_matches_arrive_in_their_own_task_only() -> None:
    uses: dict[str, set[str]] = {}
    for path in TASKS.glob("*.yaml"):
        for event in yaml.safe_load(path.read_text(encoding="utf-8"))["events"]:
            fields = next(value for value in event.values() if isinstance(value, dict))
            uses.setdefault(fields["mail"], set()).add(path.stem)
    own = {
        "mail-356": "micromail-attachment-name-absolute-active",
        "mail-368": "micromail-body-december-relative-active",
        "mail-375": "micromail-body-keyword-absolute-active",
        "mail-384": "micromail-cc-relative-active",
        "mail-390": "micromail-sender-absolute-passive",
    }
    assert {ref: uses[ref] for ref in own} == {ref: {task} for ref, task in own.items()}
